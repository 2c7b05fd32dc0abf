/** After the build: a `.br` and a `.gz` beside every text file, so that the server need not compress anything. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const BUILT = join(import.meta.dirname, "../src/rockworker/server/page");
const TEXT = /\.(js|css|html|svg)$/;

for (const name of readdirSync(BUILT, { recursive: true, encoding: "utf8" }).filter((path) => TEXT.test(path))) {
  const data = readFileSync(join(BUILT, name));
  writeFileSync(join(BUILT, `${name}.br`), brotliCompressSync(data));
  writeFileSync(join(BUILT, `${name}.gz`), gzipSync(data, { level: 9 }));
}
