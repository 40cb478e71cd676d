import { LOOKS, type LookId } from "../../../lib/render/look/looks.ts";
import { render } from "../../../lib/render/render.ts";
import type { Template } from "../../../lib/render/template.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import type { Check } from "../../../lib/vocab.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "./cases.ts";
import { testPhotos } from "./photos.ts";
import { rowsSheet } from "./rows-sheet.ts";
import { sha256 } from "./shots.ts";

/** Templates that stand for the others, each in another shape. */
const SHOWN = [
  ["announcement", "web"],
  ["stat", "linkedin"],
  ["listicle", "instagram"],
  ["product_hero", "tiktok"],
] as const;

const BRANDS_SHOWN = [BRANDS.moss, BRANDS.beacon, BRANDS.volt, BRANDS.harbor];

type LookShot = { name: string; checks: Check[]; bytes: Uint8Array };

/** Every direction but the house's in its three variants and both themes, in turn. */
async function shootLook(look: LookId): Promise<LookShot[]> {
  const photos = await testPhotos();
  const shots: LookShot[] = [];
  for (const [i, [id, channel]] of SHOWN.entries()) {
    const template = TEMPLATES[id] as Template;
    const { pages, checks } = await render(template, {
      assetType: template.assetTypes[0],
      channel,
      data: template.data.parse(template.sample),
      brand: { ...BRANDS.beacon, ...BRANDS_SHOWN[i], id: `golden-${i}`, look },
      photos,
      seed: 1,
      theme: i % 2 ? "dark" : "light",
      watermark: i > 1,
      readAsset,
    });
    for (const { bytes } of pages) shots.push({ name: `${look}-${id}-${channel}`, checks, bytes });
  }
  return shots;
}

/** Everything that is stored: a hash of each picture, and one small sheet. */
export async function shootLooks() {
  const ids = (Object.keys(LOOKS) as LookId[]).filter((id) => id !== "signal");
  const shots: LookShot[][] = [];
  for (const id of ids) shots.push(await shootLook(id));
  const hashes = Object.fromEntries(shots.flat().map(({ name, bytes }) => [name, sha256(bytes)]));
  const sheet = await rowsSheet(
    shots.map((row) => row.map(({ bytes }) => bytes)),
    240,
  );
  return { hashes, sheet, shots: shots.flat() };
}
