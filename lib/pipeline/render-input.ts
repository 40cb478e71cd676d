import { ASSET_TYPES } from "../asset-types.ts";
import type { Ports } from "../core/ports.ts";
import type { RenderInput } from "../render/plan.ts";
import type { RunView } from "../runs/store.ts";
import type { FileType } from "../vocab.ts";
import { loadBrandLook } from "./brand-snapshot.ts";
import { copyOf } from "./copy-of.ts";
import type { Design } from "./design.ts";
import { drawMascot } from "./mascot.ts";
import { readPhotos } from "./photos.ts";

/** A design with the bytes of everything that it names, for the render engine. */
export async function renderInputOf(ports: Ports, run: RunView, design: Design): Promise<RenderInput> {
  const { template, data, seed, brand, mascot, watermark } = design;
  const { assetType, channel } = run;
  const shown = mascot && (await drawMascot(ports, mascot));
  return {
    assetType,
    channel,
    ...(run.format && { format: run.format }),
    ...(run.theme && { theme: run.theme }),
    data,
    photos: await readPhotos(ports, run, template.photos?.(data) ?? []),
    brand: {
      ...(await loadBrandLook(ports, run, brand)),
      ...(shown && { mascot: shown }),
    },
    seed,
    watermark,
    output: fileTypeOf(run),
    writtenBy: writerOf(run),
    ...(run.language && { language: run.language }),
    readAsset: ports.assets.read,
  };
}

/** A model's copy names itself as the author of its headline. */
const writerOf = (run: RunView) =>
  !run.body && copyOf(run).headlines[0]?.by === "model" ? ("model" as const) : ("people" as const);

/** Instagram publishes no pictures but JPEG; the poster of a video is not published. */
const fileTypeOf = ({ fileType, channel, assetType }: RunView): FileType =>
  fileType ?? (channel === "instagram" && ASSET_TYPES[assetType].stills !== "poster" ? "jpeg" : "png");
