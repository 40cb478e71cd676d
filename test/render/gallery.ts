import { mkdirSync, writeFileSync } from "node:fs";
import { register } from "node:module";
import { parseArgs } from "node:util";
import { buildAssets } from "../../lib/local/assets/build.ts";
import type { Shown } from "./support/sheet.ts";

/**
 * Draws templates for human eyes: `npm run gallery` all of them, `npm run gallery -- stat quote` some.
 * `out/gallery.html` shows every picture, `out/gallery.png` all samples at once, `out/gallery/` holds the files.
 */
buildAssets();
register("./support/binary-loader.mjs", import.meta.url);
const { TEMPLATES } = await import("../../lib/render/templates/index.ts");
const { render } = await import("../../lib/render/render.ts");
const { sizesOf, variantsOf } = await import("./support/variants.ts");
const { contactSheet, pageOf } = await import("./support/sheet.ts");

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = Object.values(TEMPLATES).filter(
  ({ id }) => positionals.length === 0 || positionals.includes(id),
);
if (wanted.length === 0) {
  console.error(`There is no such template. Choose from: ${Object.keys(TEMPLATES).join(", ")}.`);
  process.exit(2);
}

const out = new URL("../../out/", import.meta.url);
mkdirSync(new URL("gallery/", out), { recursive: true });
const shown: Shown[] = [];
for (const [turn, template] of wanted.entries()) {
  const sizes = (await sizesOf(template)).map((input, i) => ({
    name: `${template.id}-size-${i + 1}`,
    input,
  }));
  for (const { name, input } of [...(await variantsOf(template, turn)), ...sizes]) {
    const { pages, layout, checks } = await render(template, input);
    const faults = checks
      .filter(({ passed }) => !passed)
      .map(({ id, evidence }) => `${id}: ${evidence[0]?.quote ?? ""}`);
    for (const [i, { bytes, width, height }] of pages.entries()) {
      const file = pages.length > 1 ? `${name}-${i + 1}.png` : `${name}.png`;
      writeFileSync(new URL(`gallery/${file}`, out), bytes);
      shown.push({
        template: template.id,
        file,
        bytes,
        width,
        height,
        layout,
        faults: i === 0 ? faults : [],
      });
    }
    if (faults.length > 0) console.log(`${name}: ${faults.join(" | ")}`);
  }
}
writeFileSync(new URL("gallery.html", out), pageOf(shown));
writeFileSync(new URL("gallery.png", out), await contactSheet(shown));
console.log(`${wanted.length} templates, ${shown.length} pictures: out/gallery.html, out/gallery.png`);
