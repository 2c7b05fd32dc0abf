import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// During development: `rockworker serve` on port 8000, and `npm run dev` beside it.
const SERVER = "http://127.0.0.1:8000";
const BUILT = "../src/rockworker/server/page";
const TEXT = /\.(js|css|html|svg)$/;

/** Leaves a `.br` and a `.gz` beside every text file of the build, so that the server need not compress anything. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      const folder = join(import.meta.dirname, BUILT);
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => TEXT.test(path))) {
        const data = readFileSync(join(folder, name));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data, { params }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: "es2022",
    // The first versions that know light-dark().
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
