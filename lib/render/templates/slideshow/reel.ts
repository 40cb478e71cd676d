import { type FittedText, fitStack, type TextStack } from "../../fit.ts";
import { slogan } from "../../locks.tsx";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";
import type { ColumnText } from "../film/column.ts";
import { type MessageKey, messageTexts } from "../film/message.ts";
import { fitAlike } from "../kit/alike.ts";
import { type Footer, footer } from "../kit/footer.tsx";
import { duotoneLook } from "../kit/photo-duotone.tsx";
import { prng } from "../kit/prng.ts";
import { BODY, HEADLINE } from "../kit/type-styles.ts";
import { areaOf } from "../series/chrome.tsx";
import type { Series, Slide } from "../series/data.ts";
import { rhythm } from "../series/rhythm.ts";

export type SlideAlign = "left" | "center";
type IdeaKey = "title" | "body";

/** Texts of a column and how they are set. */
type ColumnSetting<K extends string> = { texts: ColumnText<K>[]; set: TextStack<K> };

/** What is decided for all frames together. Pixels. */
export type SlideshowPlan = {
  align: SlideAlign;
  backgrounds: Surface[];
  available: Box;
  cover: ColumnSetting<MessageKey>;
  ideas: ColumnSetting<IdeaKey>[];
  closing: ColumnSetting<MessageKey>;
  action: Footer;
  fittedSlogan: FittedText | undefined;
};

/** Gaps above the slogan and the call to action of the last frame, in design pixels. */
export const GAP = { fittedSlogan: 36, action: 52 };

/** The words' share of the area beside, or under, a number and a picture. */
const SHARE = { wide: 0.46, other: 0.45 };

export function reelOf(context: RenderContext, data: Series): SlideshowPlan {
  const { theme, unit, seed } = context;
  const align: SlideAlign = prng(seed)() < 0.5 ? "left" : "center";
  const available = areaOf(context);
  const backgrounds = rhythm(theme, data.slides);
  const look = { width: available.width, surface: theme.wash };
  const action = footer(context, data.closing, { ...look, align });
  const fittedSlogan = slogan(context, available.width, 64 * unit);
  const taken = above(action.height, GAP.action, unit) + above(fittedSlogan?.height, GAP.fittedSlogan, unit);
  const isOverPhoto = context.photos.has(data.cover.photo ?? "");
  const ground = isOverPhoto ? { ...look, surface: duotoneLook(context).surface } : look;
  const set = (message: Parameters<typeof messageTexts>[1], height: number, on = look) => {
    const texts = messageTexts(context, message, on);
    return { texts, set: fitStack(context.measureText, texts, height) };
  };
  return {
    align,
    available,
    action,
    fittedSlogan,
    backgrounds,
    cover: set(data.cover, available.height, ground),
    closing: set(
      { headline: data.closing.headline, supporting: data.closing.supporting ?? "" },
      available.height - taken,
    ),
    ideas: ideasOf(context, available, data.slides, backgrounds),
  };
}

/** What something takes with the gap above it; nothing without it. */
export const above = (height = 0, gap: number, unit: number): number =>
  height && height + Math.round(gap * unit);

export const photoOf = ({ photos }: RenderContext, { stat, photo }: Slide): Photo | undefined =>
  stat ? undefined : photos.get(photo);

/** The box of a frame's words: the whole area, or the part that a number or picture leaves. */
export function wordsBox(context: RenderContext, available: Box, slide: Slide): Box {
  if (!slide.stat && !photoOf(context, slide)) return available;
  if (context.shape === "wide") return { ...available, width: Math.round(available.width * SHARE.wide) };
  const height = Math.round(available.height * SHARE.other);
  return { ...available, y: available.y + available.height - height, height };
}

/** Titles are of one size in all frames, and so are the texts under them. */
function ideasOf(
  context: RenderContext,
  available: Box,
  slides: readonly Slide[],
  backgrounds: readonly Surface[],
) {
  const columns = slides.map((slide, i) => {
    const { width, height } = wordsBox(context, available, slide);
    const surface = backgrounds[i + 1] ?? context.theme.page;
    return { parts: ideaTexts(context, slide, surface, width), height };
  });
  const sets = fitAlike(context.measureText, columns);
  return columns.map(({ parts: texts }, i) => ({ texts, set: sets[i] as TextStack<IdeaKey> }));
}

function ideaTexts(
  { unit, shape, theme }: RenderContext,
  { title, body }: Slide,
  surface: Surface,
  width: number,
): ColumnText<IdeaKey>[] {
  const lines = { width, maxLines: 5 };
  const largest = (shape === "wide" ? 124 : 136) * unit;
  return [
    {
      key: "title",
      text: title,
      typeStyle: HEADLINE,
      min: 40 * unit,
      max: largest,
      ...lines,
      gap: 0,
      part: "headline",
      // On the quiet page the words use the brand's colour.
      color: surface === theme.page ? surface.key : surface.title,
    },
    {
      key: "body",
      text: body,
      typeStyle: BODY,
      min: 25 * unit,
      max: 40 * unit,
      ...lines,
      gap: 30 * unit,
      shrinkOrder: 1,
      part: "supporting",
      color: surface.muted,
      as: "block",
    },
  ];
}
