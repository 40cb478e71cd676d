import { mkdirSync, writeFileSync } from "node:fs";
import { register } from "node:module";
import { parseArgs } from "node:util";
import { buildAssets } from "../../lib/local/assets/build.ts";

/**
 * Draws art directions for human eyes: `npm run looks`, with the names of templates, `--looks`, `--channel`.
 * `out/looks.png` has a row for each template, and a column for each direction.
 */
buildAssets();
register("./support/binary-loader.mjs", import.meta.url);
const { TEMPLATES } = await import("../../lib/render/templates/index.ts");
const { render } = await import("../../lib/render/render.ts");
const { testPhotos } = await import("./support/photos.ts");
const { LOOKS } = await import("../../lib/render/look/looks.ts");
const { LOOK_BRANDS } = await import("./support/look-brands.ts");
const { rowsSheet } = await import("./support/rows-sheet.ts");
const { readAsset } = await import("../support/assets.ts");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    looks: { type: "string" },
    channel: { type: "string" },
    theme: { type: "string" },
    out: { type: "string" },
    watermark: { type: "boolean" },
    brands: { type: "boolean" },
    tall: { type: "string" },
    grey: { type: "boolean" },
  },
});
const looks = values.looks?.split(",") ?? Object.keys(LOOKS);
const photos = await testPhotos();
const wanted =
  positionals.length > 0 ? positionals : Object.keys(TEMPLATES).filter((id) => !id.startsWith("film"));
const rows: Uint8Array[][] = [];
for (const id of wanted) {
  const template = TEMPLATES[id];
  if (!template) throw new Error(`There is no template "${id}".`);
  const row: Uint8Array[] = [];
  const list = values.brands
    ? LOOK_BRANDS
    : looks.map((look, i) => ({
        ...LOOK_BRANDS[i % LOOK_BRANDS.length],
        look,
        name: LOOK_BRANDS[i % LOOK_BRANDS.length]?.name ?? "",
      }));
  for (const brand of list) {
    const { pages, layout, checks } = await render(template, {
      assetType: template.assetTypes[0],
      channel: (values.channel ?? "web") as "web",
      data: template.data.parse(template.sample),
      brand: brand as (typeof LOOK_BRANDS)[number],
      photos,
      seed: 1,
      ...(values.theme && { theme: values.theme as "light" }),
      watermark: values.watermark ?? false,
      readAsset,
    });
    const faults = checks
      .filter(({ passed }) => !passed)
      .map(
        ({ id: check, evidence, hard }) =>
          `${hard ? "!" : ""}${check}: ${evidence[0]?.quote} ${evidence[0]?.source}`,
      );
    if (faults.length > 0) console.log(id, brand.look, layout, faults.join(" | "));
    const [page] = pages;
    if (page) row.push(page.bytes);
  }
  rows.push(row);
}
const out = values.out ?? "out/looks.png";
mkdirSync("out", { recursive: true });
writeFileSync(out, await rowsSheet(rows, Number(values.tall ?? 200)));
console.log(out);
