import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { register } from "node:module";

/** Renews the golden pictures: `npm run golden`. Look at them before you commit. */
register("./support/binary-loader.mjs", import.meta.url);
const { TEMPLATES } = await import("../../lib/render/templates/index.ts");
const { drawGolden } = await import("./support/golden.ts");
const { shootTemplate } = await import("./support/template-golden.ts");

function emptied(path: string): URL {
  const folder = new URL(path, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (/\.(png|json)$/.test(file)) rmSync(new URL(file, folder));
  return folder;
}

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const layouts = emptied("./golden/");
const { hashes, previews } = await drawGolden();
writeFileSync(new URL("hashes.json", layouts), written(hashes));
for (const [name, bytes] of Object.entries(previews)) writeFileSync(new URL(`${name}.png`, layouts), bytes);

const folder = emptied("./golden/templates/");
const all: Record<string, Record<string, string>> = {};
for (const [turn, template] of Object.values(TEMPLATES).entries()) {
  const { hashes: own, previews: shown } = await shootTemplate(template, turn);
  all[template.id] = own;
  for (const [name, bytes] of Object.entries(shown)) writeFileSync(new URL(`${name}.png`, folder), bytes);
}
writeFileSync(new URL("hashes.json", folder), written(all));
const { shootLooks } = await import("./support/look-golden.ts");
const looks = emptied("./golden/looks/");
const shot = await shootLooks();
writeFileSync(new URL("hashes.json", looks), written(shot.hashes));
writeFileSync(new URL("sheet.png", looks), shot.sheet);
const { drawTryPictures } = await import("./support/try-pictures.ts");
for (const [brand, bytes] of await drawTryPictures())
  writeFileSync(new URL(`../../functions/public/landing/${brand}.webp`, import.meta.url), bytes);
console.log(`${Object.keys(hashes).length} layout shots, ${Object.keys(all).length} templates`);
