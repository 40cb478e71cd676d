import { ASSET_TYPES, isFilm } from "../asset-types.ts";
import type { Brand } from "../brand/brand.ts";
import type { Ports } from "../core/ports.ts";
import { plan } from "../render/plan.ts";
import { drawPlan } from "../render/render.ts";
import { findRun, type RunAsset, type RunView } from "../runs/store.ts";
import { largestOf } from "../story/review/picture-lead.ts";
import { ledByOthers } from "../story/review/wished-lead.ts";
import type { Story } from "../story/schema.ts";
import { canonicalJson } from "../text/canonical-json.ts";
import { own } from "../text/own.ts";
import type { Check } from "../vocab.ts";
import { type Design, designOf, serializeDesign } from "./design.ts";
import { planOf } from "./film/plan.ts";
import { drawStills, filmAltText } from "./film/stills.ts";
import { pictureOf, type RenderedPages, type RenderedPicture } from "./picture.ts";
import { renderInputOf } from "./render-input.ts";
import { findRenderedPages } from "./rendered-pages.ts";
import type { Step, StepOutcome } from "./step.ts";
import { storeFile } from "./stored-file.ts";
import { storyOf } from "./story-of.ts";
import { withWatermark } from "./watermark-of.ts";
import { withRoom } from "./with-room.ts";

const ENDINGS: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };

/**
 * Draws the pictures, unless identical ones are stored, and stores them under the names fixed at the run's
 * creation. For a film these are its stills, and the design is stored for the film step.
 */
export const compose: Step = async ({ ports, run, brand }) => {
  const { design, unshown, unmet, hash, altText, pictures, checks } = await drawn(ports, run, await brand());
  const assets = await store(ports, run, pictures);
  const same = (await isAsBefore(ports, run, assets)) ? [SAME_AS_BEFORE] : [];
  const warnings = [...unmet, ...same];
  const patch: StepOutcome["patch"] = {
    lint: withWatermark(checks, design.watermark),
    renderHash: hash,
    altText: altText ?? assets.map((asset) => asset.altText).join("\n"),
    outputType: design.template.id,
    ...(warnings.length > 0 && { warnings: [...run.warnings, ...warnings] }),
    ...(!run.body && withUnshown(storyOf(run), unshown)),
    ...(isFilm(run.assetType) && { design: serializeDesign(design) }),
  };
  return { patch, assets };
};

const SAME_AS_BEFORE =
  "The picture is the same as that of the run it was made from: what was asked for changes nothing that it shows. Ask for another template, theme or copy.";

/** Whether a run that was made from another one has the very same pictures. With other words it may be the post that changes. */
async function isAsBefore(
  { db }: Ports,
  { workspaceId, parentRunId, copyOverrides }: RunView,
  assets: readonly RunAsset[],
): Promise<boolean> {
  const parent = parentRunId ? await findRun(db, workspaceId, parentRunId) : undefined;
  if (!parent || canonicalJson(parent.copyOverrides) !== canonicalJson(copyOverrides)) return false;
  const stills = parent.assets.filter(({ mimeType }) => mimeType.startsWith("image/"));
  return (
    stills.length > 0 &&
    stills.length === assets.length &&
    assets.every(({ sha256 }, i) => sha256 === stills[i]?.sha256)
  );
}

type Drawn = Awaited<ReturnType<typeof designOf>> & RenderedPages & Pick<PlannedRender, "hash" | "altText">;

async function drawnAs(ports: Ports, run: RunView, dna: Brand, except: readonly string[]): Promise<Drawn> {
  const designed = await designOf(ports, run, dna, except);
  const plan = isFilm(run.assetType) ? stillsOf : picturesOf;
  const { hash, altText, draw } = await plan(ports, run, designed.design);
  const pages = (await findRenderedPages(ports, run, hash)) ?? (await draw());
  return { ...designed, ...pages, hash, ...(altText !== undefined && { altText }) };
}

/** The pictures of the best design that has room. A template that the caller named is kept. */
const drawn = (ports: Ports, run: RunView, dna: Brand): Promise<Drawn> =>
  run.body || run.outputType || isFilm(run.assetType)
    ? drawnAs(ports, run, dna, [])
    : withRoom(
        (except) => drawnAs(ports, run, dna, except),
        ({ checks }) => missesWished(run, checks),
      );

/** Whether the largest type of a picture is about something else than the author wants to be seen first. */
function missesWished(run: RunView, checks: readonly Check[]): boolean {
  const { lead, closing } = largestOf(checks, run.assetType);
  return lead !== undefined && ledByOthers(storyOf(run), lead, closing).length > 0;
}

/** The story is written again only where the picture has left out something else than it says. */
const withUnshown = (story: Story, unshown: string[]): StepOutcome["patch"] =>
  canonicalJson(story.unshown) === canonicalJson(unshown) ? {} : { story: { ...story, unshown } };

/** What to draw, under the hash that says whether it has been drawn before. */
type PlannedRender = { hash: string; altText?: string; draw: () => Promise<RenderedPages> };

async function picturesOf(ports: Ports, run: RunView, design: Design): Promise<PlannedRender> {
  const { template } = design;
  const planned = await plan(template, await renderInputOf(ports, run, design));
  const draw = async () => {
    const { pages, checks } = await drawPlan(template, planned);
    return { pictures: pages.map(pictureOf), checks };
  };
  return { hash: planned.hash, draw };
}

async function stillsOf(ports: Ports, run: RunView, design: Design): Promise<PlannedRender> {
  const { template } = design;
  const filmPlan = await planOf(ports, run, design);
  const draw = () => drawStills(template, filmPlan, run.assetType);
  return { hash: filmPlan.hash, altText: filmAltText(template, filmPlan), draw };
}

async function store({ files }: Ports, run: RunView, pictures: RenderedPicture[]): Promise<RunAsset[]> {
  const assets: RunAsset[] = [];
  for (const [i, { bytes, mimeType, width, height, altText }] of pictures.entries()) {
    const { role, index, suffix } = placeOf(run, i, pictures.length);
    const key = `${run.assetToken}/${run.assetType}${suffix}.${own(ENDINGS, mimeType) ?? "bin"}`;
    const hash = await storeFile(files, key, bytes, mimeType);
    const size = { width, height, bytes: bytes.byteLength };
    assets.push({ index, role, key, mimeType, ...size, sha256: hash, altText, durationMs: null });
  }
  return assets;
}

/** The role of a picture in its run. A film comes first, and its stills after it. */
function placeOf(
  { assetType }: RunView,
  i: number,
  count: number,
): Pick<RunAsset, "role" | "index"> & { suffix: string } {
  const index = isFilm(assetType) ? i + 1 : i;
  const slide = { role: "slide", index, suffix: `-${i + 1}` };
  switch (ASSET_TYPES[assetType].stills) {
    case "poster":
      return { role: "poster", index, suffix: "-poster" };
    case "slides":
      return slide;
    case "pictures":
      return count > 1 ? slide : { role: "primary", index, suffix: "" };
  }
}
