import { isFilm } from "../asset-types.ts";
import type { Brand } from "../brand/brand.ts";
import type { Ports } from "../core/ports.ts";
import { draw } from "../render/engine.ts";
import { plan } from "../render/plan.ts";
import { altTextOf, lintPlan, prepare } from "../render/render.ts";
import type { RunView } from "../runs/store.ts";
import type { Story } from "../story/schema.ts";
import { encodeBase64 } from "../text/base64.ts";
import type { Verdict } from "../vocab.ts";
import { type Design, designOf } from "./design.ts";
import { planOf } from "./film/plan.ts";
import { judgedContent } from "./judged-content.ts";
import { judgedByHouse } from "./judged-story.ts";
import { renderInputOf } from "./render-input.ts";
import { storyOf } from "./story-of.ts";
import { withRoom } from "./with-room.ts";

/** Longer side of the picture, in pixels, and of what it is compared by. */
const SIDE = { picture: 640, compared: 96 };

export type DrawnPreview = {
  /** A small WebP of the first picture. */
  image_base64: string;
  width: number;
  height: number;
  alt_text: string;
  template: string;
  /** The text of the post for the run's channel. */
  post: string;
  verdict: Verdict;
  /** Why, in a sentence. */
  summary: string;
};

/**
 * Draws the first picture of a run that has its story and is stored nowhere, and judges it as the run would be.
 * @throws PermanentFailure when the story has not enough to say for the asset type.
 */
export const drawPreview = async (ports: Ports, run: RunView, brand: Brand): Promise<DrawnPreview> =>
  (await previewWithDesign(ports, run, brand)).preview;

/** A preview with what it was drawn from. `pixels` draws it small, as straight RGBA rows, to compare it with others. */
export type DesignedPreview = {
  preview: DrawnPreview;
  design: Design;
  /** Undefined for a run that came with its content. */
  story: Story | undefined;
  pixels(): Promise<Uint8Array>;
};

/** The same with what it was drawn from. */
export async function previewWithDesign(ports: Ports, run: RunView, brand: Brand): Promise<DesignedPreview> {
  const isFixed = run.outputType !== null || isFilm(run.assetType);
  const layOut = (except: readonly string[]) => laidOut(ports, run, brand, except);
  const { design, planned, checks, unshown } = await (isFixed ? layOut([]) : withRoom(layOut));
  const [page] = (await prepare(design.template, planned)).prepared;
  if (!page) throw new Error("A design without a page.");
  const { width, height } = planned.context.size;
  const longer = Math.max(width, height);
  const scale = Math.min(1, SIDE.picture / longer);
  const bytes = await draw(page.scene, "webp", scale);
  const { story, report } = judgedPreview(ports, { ...run, lint: checks }, brand, unshown);
  const preview = {
    image_base64: encodeBase64(bytes),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt_text: altTextOf(design.template, planned, { page: page.page, index: 0 }),
    template: design.template.id,
    post: (story ? story.posts[run.channel] : run.outputText) ?? "",
    verdict: report.verdict,
    summary: report.summary,
  };
  const pixels = () => draw(page.scene, "raw", Math.min(1, SIDE.compared / longer));
  return { preview, design, story, pixels };
}

/** A run that came with its content has no story. */
function judgedPreview(ports: Ports, run: RunView, brand: Brand, unshown: string[]) {
  if (run.body) return { story: undefined, report: judgedContent(run, brand) };
  const story = { ...storyOf(run), unshown };
  return { story, report: judgedByHouse({ ...run, story }, brand, ports.now()).report };
}

async function laidOut(ports: Ports, run: RunView, brand: Brand, except: readonly string[]) {
  const designed = await designOf(ports, run, brand, except);
  const planned = await plannedFor(ports, run, designed.design);
  return { ...designed, planned, checks: await lintPlan(designed.design.template, planned) };
}

/** A film is previewed by its first scene. */
const plannedFor = async (ports: Ports, run: RunView, design: Design) =>
  isFilm(run.assetType)
    ? (await planOf(ports, run, design)).planned
    : plan(design.template, await renderInputOf(ports, run, design));
