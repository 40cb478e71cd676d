import { isFilm } from "../billing/plans.ts";
import type { Ports } from "../core/ports.ts";
import { plan } from "../render/plan.ts";
import { drawPlan } from "../render/render.ts";
import type { RunAsset, RunView } from "../runs/store.ts";
import { type Design, designOf, keepDesign } from "./design.ts";
import { drawnBefore } from "./drawn-before.ts";
import { planOf } from "./film/plan.ts";
import { drawStills, filmAltText } from "./film/stills.ts";
import { type Drawn, type Picture, pictureOf } from "./picture.ts";
import { renderInputOf } from "./render-input.ts";
import type { Outcome, Step } from "./step.ts";
import { keepFile } from "./stored.ts";

const ENDINGS: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };

/**
 * Draws the pictures, unless the same ones lie in storage, and stores them under the names the run has had since its
 * creation. For a film these are its stills, and what it is made from is kept for the step that makes it.
 */
export const compose: Step = async ({ ports, run, brand }) => {
  const design = await designOf(ports, run, await brand());
  const { hash, altText, draw } = await (isFilm(run.assetType) ? stillsOf : picturesOf)(ports, run, design);
  const { pictures, checks } = (await drawnBefore(ports, run, hash)) ?? (await draw());
  const assets = await store(ports, run, pictures);
  const patch: Outcome["patch"] = {
    lint: checks,
    renderHash: hash,
    altText: altText ?? assets.map((asset) => asset.altText).join("\n"),
    outputType: design.template.id,
    ...(isFilm(run.assetType) && { design: keepDesign(design) }),
  };
  return { patch, assets };
};

/** What to draw, under the hash that says whether it has been drawn before. */
type Drawing = { hash: string; altText?: string; draw: () => Promise<Drawn> };

async function picturesOf(ports: Ports, run: RunView, design: Design): Promise<Drawing> {
  const { template } = design;
  const planned = await plan(template, await renderInputOf(ports, run, design));
  const draw = async () => {
    const { pages, checks } = await drawPlan(template, planned);
    return { pictures: pages.map(pictureOf), checks };
  };
  return { hash: planned.hash, draw };
}

async function stillsOf(ports: Ports, run: RunView, design: Design): Promise<Drawing> {
  const { template } = design;
  const filmPlan = await planOf(ports, run, design);
  const draw = () => drawStills(template, filmPlan, run.assetType);
  return { hash: filmPlan.hash, altText: filmAltText(template, filmPlan), draw };
}

async function store({ files }: Ports, run: RunView, pictures: Picture[]): Promise<RunAsset[]> {
  const assets: RunAsset[] = [];
  for (const [i, { bytes, mimeType, width, height, altText }] of pictures.entries()) {
    const { role, index, suffix } = placeOf(run, i, pictures.length);
    const key = `${run.assetToken}/${run.assetType}${suffix}.${ENDINGS[mimeType] ?? "bin"}`;
    const hash = await keepFile(files, key, bytes, mimeType);
    const size = { width, height, bytes: bytes.byteLength };
    assets.push({ index, role, key, mimeType, ...size, sha256: hash, altText, durationMs: null });
  }
  return assets;
}

/** What a picture is to its run. A film comes first, and its stills after it. */
function placeOf({ assetType }: RunView, i: number, count: number) {
  const index = isFilm(assetType) ? i + 1 : i;
  if (assetType === "video") return { role: "poster", index, suffix: "-poster" };
  if (assetType === "slideshow" || count > 1) return { role: "slide", index, suffix: `-${i + 1}` };
  return { role: "primary", index, suffix: "" };
}
