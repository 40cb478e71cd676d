import { describe, expect, test } from "vitest";
import { LOOKS, type LookId } from "../../lib/render/look/looks.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { type AssetType, Format } from "../../lib/vocab.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";
import { extremeOf } from "./support/extremes.ts";
import { testPhotos } from "./support/photos.ts";

/** Pixels on a picture that is 1080 wide; low pictures are judged by their height. */
const LEAST = { wide: 24, share: 0.0355 };
/** The mark of free plans, and ornament that is set as text. */
const UNREAD = new Set(["watermark", "ornament", "initial"]);

const stills = Object.values(TEMPLATES).filter(({ film }) => !film);
const photos = testPhotos();
const LOOK_IDS = Object.keys(LOOKS) as LookId[];

/** Each template has another direction in each size. */
const lookOf = (turn: number, format: Format): LookId =>
  LOOK_IDS[(turn + Format.options.indexOf(format)) % LOOK_IDS.length] ?? "signal";

async function tooSmall(id: string, format: Format, data: unknown, look: LookId): Promise<string[]> {
  const template = TEMPLATES[id];
  if (!template) throw new Error(`There is no ${id}.`);
  const [assetType] = template.assetTypes as readonly AssetType[];
  const planned = await plan(template, {
    assetType: assetType ?? "card",
    channel: "linkedin",
    format,
    data,
    brand: { ...BRANDS.beacon, look },
    photos: await photos,
    seed: 1,
    watermark: false,
    readAsset,
  });
  const { width, height } = planned.context.size;
  const least = Math.min((LEAST.wide * width) / 1080, LEAST.share * height);
  const { prepared } = await prepare(template, planned);
  return prepared.flatMap(({ page }, i) =>
    textNodes(page).flatMap(({ text, style: { fontSize }, attributes: { part = "" } = {} }) =>
      fontSize < least - 0.5 && !UNREAD.has(part)
        ? `${id} ${format} page ${i + 1}: ${part} "${text}" ${fontSize} of ${least.toFixed(1)}`
        : [],
    ),
  );
}

describe.each(Format.options)(
  "%s: no text is smaller than 24 pixels of a picture that is 1080 wide",
  (format) => {
    test.each(stills.map((template, turn) => ({ id: template.id, template, turn })))(
      "$id",
      async ({ template, turn }) => {
        const found: string[] = [];
        for (const data of [
          template.data.parse(template.sample),
          extremeOf(template, "longest"),
          extremeOf(template, "shortest"),
        ])
          found.push(...(await tooSmall(template.id, format, data, lookOf(turn, format))));
        expect(found).toEqual([]);
      },
    );
  },
);
