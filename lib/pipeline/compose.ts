import { PLANS } from "../billing/plans.ts";
import type { Brand } from "../brand/brand.ts";
import { sha256 } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import { plan } from "../render/plan.ts";
import { drawPlan } from "../render/render.ts";
import type { RunAsset, RunView } from "../runs/store.ts";
import type { Check, FileType } from "../vocab.ts";
import { lookOf } from "./brand-look.ts";
import { copyOf } from "./copy-of.ts";
import { type Design, designOf } from "./design.ts";
import { drawnBefore } from "./drawn-before.ts";
import { readPhotos } from "./photos.ts";
import type { Picture } from "./picture.ts";
import type { Step } from "./step.ts";

const ENDINGS: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };

/** Draws the pictures, unless the same ones lie in storage, and stores them under the names the run has had since its creation. */
export const compose: Step = async ({ ports, run, brand }) => {
  const dna = await brand();
  const seed = run.seed ?? seedOf(run);
  const design = await designOf(ports, run, dna, seed);
  const { template } = design;
  const planned = await plan(template, await inputOf(ports, run, dna, { ...design, seed }));
  const drawn = (await drawnBefore(ports, run, planned.hash)) ?? (await draw(template, planned));
  const assets = await store(ports, run, drawn.pictures);
  return {
    patch: {
      lint: drawn.checks,
      renderHash: planned.hash,
      altText: assets.map(({ altText }) => altText).join("\n"),
      outputType: template.id,
    },
    assets,
  };
};

async function inputOf(
  ports: Ports,
  run: RunView,
  dna: Brand,
  { template, data, seed }: Design & { seed: number },
) {
  const { assetType, channel } = run;
  return {
    assetType,
    channel,
    ...(run.format && { format: run.format }),
    ...(run.theme && { theme: run.theme }),
    data,
    photos: await readPhotos(ports, run.workspaceId, template.photos?.(data) ?? []),
    brand: await lookOf(ports, run.workspaceId, dna),
    seed,
    watermark: PLANS[dna.plan].watermark,
    output: fileTypeOf(run),
    writtenBy: writerOf(run),
    ...(run.language && { language: run.language }),
    readAsset: ports.assets.read,
  };
}

/** A model's copy names itself as the author of its headline. */
const writerOf = (run: RunView) =>
  !run.body && copyOf(run).headlines[0]?.by === "model" ? ("model" as const) : ("people" as const);

/** Instagram publishes nothing but JPEG. */
const fileTypeOf = ({ fileType, channel }: RunView): FileType =>
  fileType ?? (channel === "instagram" ? "jpeg" : "png");

async function draw(
  ...drawing: Parameters<typeof drawPlan>
): Promise<{ pictures: Picture[]; checks: Check[] }> {
  const { pages, checks } = await drawPlan(...drawing);
  return { pictures: pages.map((page) => ({ ...page, bytes: new Uint8Array(page.bytes) })), checks };
}

async function store({ files }: Ports, run: RunView, pictures: Picture[]): Promise<RunAsset[]> {
  const assets: RunAsset[] = [];
  for (const [index, { bytes, mimeType, width, height, altText }] of pictures.entries()) {
    const hash = await sha256(bytes);
    const number = pictures.length > 1 ? `-${index + 1}` : "";
    const key = `${run.assetToken}/${run.assetType}${number}.${ENDINGS[mimeType] ?? "bin"}`;
    await files.put(key, bytes, { mimeType, sha256: hash });
    const role = pictures.length > 1 ? "slide" : "primary";
    const size = { width, height, bytes: bytes.byteLength };
    assets.push({ index, role, key, mimeType, ...size, sha256: hash, altText, durationMs: null });
  }
  return assets;
}

/** Live runs without a seed look different from each other, and each looks the same when it is drawn again. Test runs never change. */
const seedOf = ({ id, livemode }: RunView) => (livemode ? Number.parseInt(id.slice(-7), 16) : 0);
