import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Which file has which class. */
const taken = new Map();

/** Short, since it stands at every element that has a style of its own. */
function cssHash({ hash, filename = "" }) {
  const name = `s${hash(filename).slice(0, 4)}`;
  const owner = taken.get(name) ?? filename;
  if (owner !== filename) throw new Error(`${owner} and ${filename} would share the class ${name}: one of them needs another name`);
  taken.set(name, filename);
  return name;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash,
  },
};
