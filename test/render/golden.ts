import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { register } from "node:module";

/** Renews the golden pictures: `node --import tsx test/render/golden.ts`. Look at them before you commit. */
register("./support/woff2-loader.mjs", import.meta.url);
const { drawGolden } = await import("./support/golden.ts");

const folder = new URL("./golden/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(new URL(file, folder));

const { hashes, previews } = await drawGolden();
writeFileSync(new URL("hashes.json", folder), `${JSON.stringify(hashes, null, 2)}\n`);
for (const [name, bytes] of Object.entries(previews)) writeFileSync(new URL(`${name}.png`, folder), bytes);
console.log(`${Object.keys(hashes).length} hashes, ${Object.keys(previews).length} pictures`);
