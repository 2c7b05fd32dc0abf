import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// During development: `rockworker serve` on port 8000, and `npm run dev` beside it.
const SERVER = "http://127.0.0.1:8000";
const BUILT = "../src/rockworker/server/page";
const TEXT = /\.(js|css|html|svg)$/;

/** Messages without what only those who write them need. */
function lean(): Plugin {
  return {
    name: "lean",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl") || query !== "raw") return null;
      const text = readFileSync(path, "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}(?=[a-z])/g, "\n");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** What a game says in a language comes in one piece. */
function messagesOf(id: string): string | null {
  const [, game, language] = /games\/(\w+)\/locale\/(\w+)\//.exec(id) ?? [];
  if (game) return `${game}-${language}`;
  const [, spoken, name] = /web\/locale\/(\w+)\/(rockwell|clockworker)\.ftl/.exec(id) ?? [];
  return name ? `${name}-${spoken}` : null;
}

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
  plugins: [lean(), svelte(), compressed()],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: "es2022",
    // The first versions that know light-dark().
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: messagesOf, debugName: "messages", test: /\.ftl/ }] } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
