import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { placed } from "../film/column.ts";
import { block, entering } from "../film/lines.tsx";
import type { Slide } from "../series/data.ts";
import { above, GAP, photoOf, type SlideAlign, type SlideshowPlan, wordsBox } from "./reel.ts";
import { photoLayer, shownBox, valueLayers } from "./shown.tsx";

/** Seconds after which the words of a frame begin to come in, and after which what is shown does. */
const CUES = { words: 0.05, shown: 0.15 };

/** The opening statement, as large as it goes. Its first line is there at once: films are chosen by their first frame. */
export const cover = (
  context: RenderContext,
  { available, align, cover: { texts, set } }: SlideshowPlan,
): Layer[] => placed(context, texts, set, { available, align, at: 0.5, openOn: "headline" }).layers;

/** What to do now, and the slogan under it. */
export function closing(context: RenderContext, reel: SlideshowPlan, surface: Surface): Layer[] {
  const { available, closing: message, action, align, fittedSlogan } = reel;
  const { unit } = context;
  const used =
    message.set.height +
    above(action.height, GAP.action, unit) +
    above(fittedSlogan?.height, GAP.fittedSlogan, unit);
  const top = available.y + Math.round((available.height - used) / 2);
  const words = placed(context, message.texts, message.set, {
    available: { ...available, y: top, height: message.set.height },
    align,
    start: CUES.words,
  });
  const under = top + message.set.height;
  const foot = top + used - (fittedSlogan?.height ?? 0);
  return [
    ...words.layers,
    ...actionLayers(reel, under + Math.round(GAP.action * unit), words.end),
    ...block(fittedSlogan, {
      name: "slogan",
      part: "slogan",
      color: surface.muted,
      align,
      at: { ...available, y: foot },
      cue: { kind: "fade", at: words.end + 0.3, seconds: 0.5 },
    }),
  ];
}

function actionLayers({ available, action, align }: SlideshowPlan, y: number, at: number): Layer[] {
  const { node, width, height } = action;
  if (!node) return [];
  const x = align === "left" ? available.x : available.x + Math.round((available.width - width) / 2);
  const cue = { kind: "pop", at, seconds: 0.5 } as const;
  return [{ name: "ask", box: { x, y, width, height }, node, ...entering(cue, 0) }];
}

type SlideTurn = { index: number; slide: Slide };

/** One idea: words alone, or with a number or picture over or beside them. */
export function idea(
  context: RenderContext,
  reel: SlideshowPlan,
  surface: Surface,
  { index, slide }: SlideTurn,
): Layer[] {
  const text = reel.ideas[index];
  if (!text) return [];
  const isWide = context.shape === "wide";
  const available = wordsBox(context, reel.available, slide);
  const isShown = photoOf(context, slide) !== undefined || slide.stat !== "";
  const align = isShown && isWide ? "left" : reel.align;
  const at = isShown && !isWide ? 0 : 0.5;
  const words = placed(context, text.texts, text.set, { available, align, at, start: CUES.words });
  return [
    ...shown(context, { available: reel.available, words: available, slide, surface, align }),
    ...words.layers,
  ];
}

type ShownPhoto = { available: Box; words: Box; slide: Slide; surface: Surface; align: SlideAlign };

/** The number or picture of a frame, if it has one. */
function shown(context: RenderContext, { available, words, slide, surface, align }: ShownPhoto): Layer[] {
  const photo = photoOf(context, slide);
  const box = shownBox(context, available, words);
  if (slide.stat) return valueLayers(context, slide.stat, { surface, box, align, at: CUES.shown });
  return photo ? [photoLayer(context, { photo, surface, box, available, at: CUES.shown })] : [];
}
