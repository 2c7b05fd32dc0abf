import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// During development: `rockworker serve` on port 8000, and `npm run dev` beside it.
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/rockworker/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The first versions that know light-dark().
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
