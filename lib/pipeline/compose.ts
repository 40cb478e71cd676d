import { PLANS } from "../billing/plans.ts";
import type { Brand } from "../brand/brand.ts";
import { sha256 } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import { render } from "../render/render.ts";
import { card } from "../render/templates/card/card.ts";
import type { RunView } from "../runs/store.ts";
import { cardData } from "./card-data.ts";
import { copyOf } from "./copy-of.ts";
import { DeadEnd, type Step } from "./step.ts";

const ENDINGS: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };

/** Draws the picture and stores it under the name that the run has had since its creation. */
export const compose: Step = async ({ ports, run, brand }) => {
  const { assetType } = run;
  if (assetType !== "card" && assetType !== "og_image") {
    throw new DeadEnd("unsupported_asset_type", `This version does not make ${assetType} assets yet.`);
  }
  const dna = await brand();
  const data = cardData(copyOf(run), dna.name);
  const { pages, checks, renderHash } = await render(card, {
    assetType,
    channel: run.channel,
    ...(run.format && { format: run.format }),
    data,
    brand: { name: dna.name, tagline: dna.tagline, palette: dna.palette, ...(await logoOf(ports, dna)) },
    seed: run.seed ?? seedOf(run),
    watermark: PLANS[dna.plan].watermark,
    ...(run.language && { language: run.language }),
    readAsset: ports.assets.read,
  });
  const [page] = pages;
  if (!page) throw new Error("The template drew no page.");
  const { bytes, mimeType, width, height, altText } = page;
  const hash = await sha256(new Uint8Array(bytes));
  const key = `${run.assetToken}/${assetType}.${ENDINGS[mimeType] ?? "bin"}`;
  await ports.files.put(key, bytes, { mimeType, sha256: hash });
  const asset = {
    index: 0,
    role: "primary",
    key,
    mimeType,
    width,
    height,
    sha256: hash,
    altText,
    durationMs: null,
  };
  return {
    patch: { lint: checks, renderHash, altText },
    assets: [{ ...asset, bytes: bytes.byteLength }],
  };
};

/** The first logo that lies in our own storage; others come in with the image ingest. */
async function logoOf({ files, settings }: Ports, { logos }: Brand) {
  const ours = `${settings.publicUrl}/assets/`;
  for (const url of logos.filter((logo) => logo.startsWith(ours))) {
    const bytes = await files.read(url.slice(ours.length));
    if (bytes) return { logo: { bytes } };
  }
  return {};
}

/** Live runs without a seed look different from each other, and each looks the same when it is drawn again. Test runs never change. */
const seedOf = ({ id, livemode }: RunView) => (livemode ? Number.parseInt(id.slice(-7), 16) : 0);
