import { init } from "takumi-js/wasm/no-init";
import { discardBytes } from "../../../lib/render/film/discard.ts";
import { artsOf, recordPart } from "../../../lib/render/film/encode.ts";
import { type FilmPlan, makeFilm, planFilm, segmentsOf } from "../../../lib/render/film/film.ts";
import { withKernel } from "../../../lib/render/film/instance.ts";
import type { Kernel } from "../../../lib/render/film/kernel.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import type { Format } from "../../../lib/vocab.ts";
import { testPhotos } from "../../render/support/photos.ts";
import { withPhotographs } from "./film-samples.ts";

/** How far a film is made: each stage does all that the one before it does. */
export type Stage = "plan" | "raster" | "layers" | "compose" | "encode" | "mux";

/** A template's sample at a size; with photographs, where it names pictures, or as it is. */
type FilmSample = { film: string; format: Format; fps: 30 | 60; isOfPhotos: boolean };

/** Makes one template's sample several times, or tells the memory that doing so has taken. */
export type FilmOrder =
  | (FilmSample & { stage: Stage; times: number })
  | { film: "memory"; of: "kernel" | "pictures" };

const LOOK = {
  palette: { primary: "#1F5C4A", secondary: "#0E2A23", accent: "#F2A541", background: "#FAF6EC" },
};

/** Drawn with the first film: a Worker draws nothing as it starts. */
let photos: ReturnType<typeof testPhotos> | undefined;
async function planned({ film, format, fps, isOfPhotos }: FilmSample, nth: number) {
  const template = TEMPLATES[film];
  if (!template) throw new Error(`There is no template ${film}.`);
  photos ??= testPhotos();
  const sample = isOfPhotos ? withPhotographs(template.sample) : template.sample;
  const input = {
    assetType: template.assetTypes[0],
    channel: "web",
    format,
    data: template.data.parse(sample),
    photos: await photos,
    brand: { ...LOOK, name: `Fernway ${nth}`, tagline: "Every parcel, by pedal." },
    seed: 1,
    watermark: false,
  } as const;
  return planFilm(template, input, { fps });
}

/** Bytes of a unit of which there is nothing but its length. */
const NOTHING = 4;

const uncoded = (kernel: Kernel): Kernel => ({ ...kernel, encode: () => NOTHING, dissolve: () => NOTHING });
const blank = (kernel: Kernel): Kernel => ({ ...uncoded(kernel), composeMarked: () => 0 });

/** A kernel that leaves out what comes after a stage. */
const UP_TO: Partial<Record<Stage, (kernel: Kernel) => Kernel>> = {
  raster: (kernel) => ({
    ...blank(kernel),
    groundRows() {},
    plainGround() {},
    layerRows() {},
    findDetailed: () => 0,
  }),
  layers: blank,
  compose: uncoded,
};

async function make(plan: FilmPlan, stage: Stage): Promise<number> {
  if (stage === "plan") return plan.durationMs;
  if (stage === "mux") {
    const { bytes } = await makeFilm(plan);
    const { length } = bytes;
    // The finished film is not part of the memory that making it needs.
    discardBytes(bytes);
    return length;
  }
  const shortened = UP_TO[stage] ?? ((kernel) => kernel);
  for (const [index, range] of segmentsOf(plan).entries()) {
    const arts = await artsOf(plan, range);
    const made = await withKernel((kernel) => recordPart(shortened(kernel), plan, arts, { range, index }));
    discardBytes(made);
  }
  return plan.durationMs;
}

async function memoryOf(of: "kernel" | "pictures"): Promise<number> {
  if (of === "pictures") return (await init()).memory.buffer.byteLength;
  return withKernel(async ({ memory }) => memory.buffer.byteLength);
}

// biome-ignore lint/style/noDefaultExport: the entry of a Worker is.
export default {
  async fetch(request: Request): Promise<Response> {
    const order: FilmOrder = await request.json();
    if ("of" in order) return Response.json({ outcome: await memoryOf(order.of) });
    let outcome = 0;
    for (let nth = 0; nth < order.times; nth++) outcome = await make(await planned(order, nth), order.stage);
    return Response.json({ outcome });
  },
};
