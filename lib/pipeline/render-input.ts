import { ASSET_TYPES } from "../asset-types.ts";
import type { Ports } from "../core/ports.ts";
import type { RenderInput } from "../render/plan.ts";
import type { RunView } from "../runs/store.ts";
import { wishedGround } from "../story/ground.ts";
import { wantsNothingElse } from "../story/layout-notes.ts";
import { orderedDrawing } from "../story/ordered-drawing.ts";
import { wantsNoDrawings } from "../story/picture-wishes/no-pictures.ts";
import { stepWanted } from "../story/picture-wishes/step-wish.ts";
import { reachedValue } from "../story/reached-value.ts";
import type { Story } from "../story/schema.ts";
import { unwantedDrawing } from "../story/unwanted-drawing.ts";
import { wantsNumberFirst } from "../story/wished-value.ts";
import type { FileType } from "../vocab.ts";
import { loadBrandLook } from "./brand-snapshot.ts";
import type { Design } from "./design.ts";
import { drawMascot } from "./mascot.ts";
import { readPhotos } from "./photos.ts";
import { storyOf } from "./story-of.ts";

/** A design with the bytes of everything that it names, for the render engine. */
export async function renderInputOf(ports: Ports, run: RunView, design: Design): Promise<RenderInput> {
  const { template, data, seed, brand, mascot, watermark, unseen } = design;
  const { assetType, channel } = run;
  const theme = run.theme ?? (run.body ? undefined : wishedGround(storyOf(run)));
  const shown = mascot && (await drawMascot(ports, mascot));
  return {
    assetType,
    channel,
    ...(run.format && { format: run.format }),
    ...(theme && { theme, isThemeAsked: true }),
    data,
    photos: await readPhotos(ports, run, template.photos?.(data) ?? []),
    brand: {
      ...(await loadBrandLook(ports, run, sloganOf(run, brand))),
      ...(shown && { mascot: shown }),
    },
    seed,
    watermark,
    ...(unseen && { unseen }),
    ...(isPlain(run) && { isPlain: true }),
    ...(!run.body && drawingNotes(run)),
    output: fileTypeOf(run),
    writtenBy: writerOf(run),
    ...languageOf(run),
    readAsset: ports.assets.read,
  };
}

/** What the author wants and does not want to be seen, and what is to stand out. */
function drawingNotes(run: RunView): Pick<RenderInput, "ordered" | "unwanted" | "stressed"> {
  const story = storyOf(run);
  const stressed = stepWanted(story)?.at;
  const [ordered, unwanted] = [orderedDrawing(story), unwantedDrawing(story, run.brief)];
  return {
    ...(ordered.length > 0 && { ordered }),
    ...(unwanted.length > 0 && { unwanted }),
    ...(stressed !== undefined && { stressed }),
  };
}

/** A run without pictures, or with patterns in their place, has no drawing either, and neither has one thing alone or a number that is to be seen first. */
const isPlain = (run: RunView) =>
  run.imagery === "none" ||
  run.imagery === "pattern" ||
  standsAlone(run) ||
  (!run.body && wantsNoDrawings(storyOf(run))) ||
  (!run.body && isNumberFirst(storyOf(run), run.assetType));

/** What was reached leads every picture but a film, where its scene has it. */
const isNumberFirst = (story: Story, assetType: RunView["assetType"]): boolean =>
  wantsNumberFirst(story) || (assetType !== "video" && reachedValue(story) !== undefined);

/** One thing is wanted on the picture, and nothing beside it. */
const standsAlone = (run: RunView) => !run.body && wantsNothingElse(storyOf(run));

const sloganOf = (run: RunView, brand: Design["brand"]): Design["brand"] =>
  standsAlone(run) ? { ...brand, tagline: "" } : brand;

/** A story names its writer: the house, or a language model. */
const writerOf = (run: RunView) =>
  !run.body && storyOf(run).by !== "house" ? ("model" as const) : ("people" as const);

/** Labels and fonts follow the language that the words are in. */
function languageOf(run: RunView) {
  const language = run.body ? run.language : storyOf(run).spoken;
  return language ? { language } : {};
}

/** Instagram publishes no pictures but JPEG; the poster of a video is not published. */
const fileTypeOf = ({ fileType, channel, assetType }: RunView): FileType =>
  fileType ?? (channel === "instagram" && ASSET_TYPES[assetType].stills !== "poster" ? "jpeg" : "png");
