import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// During development: `rockworker serve` on port 8000, and `npm run dev` beside it.
const SERVER = "http://127.0.0.1:8000";
const BUILT = "../src/rockworker/server/page";
const TEXT = /\.(js|css|html|svg)$/;

const GAMES = "../src/rockworker/games";
/** What the server says in words by itself, or what only the terminal needs. */
const NOT_HERE = /^(actions|events|expected|hints|options|prompts|reasons|standing|statistics|terminal)\.ftl$/;

/** `virtual:messages`: for each language and name, a function that loads all its messages in one piece. */
function messages(): Plugin {
  const LIST = "virtual:messages";
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : null),
    load(id) {
      const [, language, name] = id.split("/");
      if (!id.startsWith(`\0${LIST}`)) return null;
      if (!language || !name) return `export default { ${named().map((path) => `"${path}": () => import("${LIST}/${path}")`)} }`;
      const files = sources(language, name);
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map(lean).join("\n"))}`;
    },
  };
}

/** "en/page", "en/rockwell", … */
function named(): string[] {
  return readdirSync(here("locale")).flatMap((language) =>
    readdirSync(here(`locale/${language}`)).map((file) => `${language}/${file.replace(/\.ftl$/, "")}`));
}

/** A game's own words are those of the engine, one set for terminal and page; then what the page adds. */
function sources(language: string, name: string): string[] {
  const folder = here(`${GAMES}/${name}/locale/${language}`);
  const words = existsSync(folder) ? readdirSync(folder).filter((file) => !NOT_HERE.test(file)).sort() : [];
  return [...words.map((file) => join(folder, file)), here(`locale/${language}/${name}.ftl`)];
}

const here = (path: string) => join(import.meta.dirname, path);

/** Messages without what only those who write them need. */
const lean = (path: string) => readFileSync(path, "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}(?=[a-z])/g, "\n").trim();

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

/** What several screens need, in few pieces: small ones pack badly. */
const SHARED = { name: "shared", test: /src/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 };

/** Such a piece would be called by all who need it, and every list of what is to be loaded would name them. */
const short = (ending: string) => ({ name = "" }: { name?: string }) =>
  `assets/${name.startsWith("shared") ? "shared" : "[name]"}-[hash].${ending}`;

export default defineConfig({
  plugins: [messages(), svelte(), compressed()],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: "es2022",
    // The first versions that know light-dark().
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] }, chunkFileNames: short("js"), assetFileNames: short("[ext]") } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
