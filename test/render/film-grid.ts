import { mkdirSync, writeFileSync } from "node:fs";
import { register } from "node:module";
import { parseArgs } from "node:util";
import { buildAssets } from "../../lib/local/assets/build.ts";

/**
 * Draws a film's frames for human eyes, without the film kernel: `npm run film -- slideshow --size story --theme dark`.
 * - `--data short|long|sample` chooses the content, `--brand moss` a look, and `--fonts editorial` a pairing.
 * - `--every 0.5` chooses the seconds from one picture to the next.
 * - `--at 2.4` draws one frame at its full size, and `--mp4` the film itself.
 *
 * They are written to `out/films/`.
 */
buildAssets();
register("./support/binary-loader.mjs", import.meta.url);
const { TEMPLATES } = await import("../../lib/render/templates/index.ts");
const { BRANDS } = await import("./support/cases.ts");
const { previewOf } = await import("./film/preview.ts");

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "story" },
    theme: { type: "string", default: "light" },
    data: { type: "string", default: "sample" },
    brand: { type: "string", default: "beacon" },
    fonts: { type: "string" },
    seed: { type: "string", default: "1" },
    watermark: { type: "boolean", default: false },
    every: { type: "string", default: "0.5" },
    at: { type: "string" },
    mp4: { type: "boolean", default: false },
  },
});

function oneOf<K extends string>(name: string, value: string | undefined, choices: readonly K[]): K {
  const found = choices.find((choice) => choice === value);
  if (found) return found;
  console.error(`There is no ${name} "${value}". Choose from: ${choices.join(", ")}.`);
  process.exit(2);
}

const films = Object.values(TEMPLATES).filter(({ film }) => film);
const id = oneOf(
  "film",
  positionals[0],
  films.map((template) => template.id),
);
const size = oneOf("size", values.size, ["story", "square", "wide", "portrait", "landscape"]);
const theme = oneOf("theme", values.theme, ["light", "dark"]);
const data = oneOf("data", values.data, ["sample", "short", "long"]);
const looks = Object.keys(BRANDS) as (keyof typeof BRANDS)[];
const brand = {
  ...BRANDS[oneOf("brand", values.brand, looks)],
  ...(values.fonts && { fonts: values.fonts }),
};

const template = films.find((one) => one.id === id) as (typeof films)[number];
const spec = { size, theme, data, brand, watermark: values.watermark, seed: Number(values.seed) };
const preview = await previewOf(template, spec);
const out = new URL("../../out/films/", import.meta.url);
mkdirSync(out, { recursive: true });
const name = [id, size, theme, data, values.brand].join("-");
const file = values.mp4 ? `${name}.mp4` : values.at ? `${name}-${values.at}.png` : `${name}.png`;
writeFileSync(new URL(file, out), await made());
console.log(`${preview.about}\nout/films/${file}`);

function made(): Promise<Uint8Array> {
  if (values.mp4) return preview.mp4();
  return values.at ? preview.frame(Number(values.at)) : preview.grid(Number(values.every));
}
