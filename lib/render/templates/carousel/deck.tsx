/** @jsxImportSource #template */
import { fitStack, type StackPart, type TextStack } from "../../fit.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { type AlikeColumn, fitAlike } from "../kit/alike.ts";
import { enlarged } from "../kit/enlarged.ts";
import { type CallToAction, type Footer, footer } from "../kit/footer.tsx";
import { iconsFor } from "../kit/icon-for.ts";
import type { IconName } from "../kit/icon-set.ts";
import { panelOn } from "../kit/panel-on.ts";
import { duotoneLook } from "../kit/photo-duotone.tsx";
import { stack } from "../kit/stack.tsx";
import type { MessageColumn } from "../kit/stack-column.tsx";
import { BODY, HEADLINE } from "../kit/type-styles.ts";
import { areaOf } from "../series/chrome.tsx";
import { linesOf, type Series, type Slide } from "../series/data.ts";
import { rhythm } from "../series/rhythm.ts";
import { type Banner, bannerOf } from "./banner.tsx";
import type { Ribbon } from "./ribbon.tsx";
import { isDrawn, isShown, photoOf } from "./shown.ts";
import { bare, underTags } from "./tag-over.tsx";

type SlideTextKey = "title" | "body";

/** Everything that is decided for all slides together, so that nothing jumps from one to the next. Pixels. */
export type Deck = {
  backgrounds: Surface[];
  available: Box;
  /** The area of the slides between, which have no hint at their foot. */
  inside: Box;
  /**
   * The colour of the first slide as a ribbon through the slides between, over their words and over their edges: it
   * holds numbers and pictures. Undefined where the words need all the room.
   */
  ribbon: Ribbon | undefined;
  /** The ribbon with the titles on it, where slides are not counted and show nothing else. */
  banner: Banner | undefined;
  cover: MessageColumn;
  /** Whether the first slide stands on a photograph. */
  isOverPhoto: boolean;
  inner: TextStack<SlideTextKey>[];
  closing: MessageColumn;
  action: Footer;
  /** Icons of the inner slides, or none when some slide has none: then they are numbered. */
  icons: IconName[] | undefined;
  /** Whether slides have a mark at all. */
  marked: boolean;
  /** Whether each of them has its number: a count of the pages beside it would be a second one. */
  isCounted: boolean;
  /** Where every inner title begins. */
  top: number;
};

/** A smaller drawing is a sticker, in design pixels. */
export const LEAST_DRAWING = 130;

/** The ribbon, in design pixels: the least height, and the room over and under it. */
const RIBBON = { least: 150, over: 26, under: 48 };

/** Side of the icon tile, and the gap under it, in design pixels. */
export const MARK = { side: 88, gap: 34 };

/** Shares of the area that texts may take: on the slides between, beside something shown, and on the first and last. */
type DeckShares = { text: number; shown: number; ends: number };

/** What leaves room for a number or a picture over the words, what leaves it to a large drawing, and what fills a slide. */
const SHARE = { under: 0.63, drawn: 0.48, alone: 0.96 };
/** Largest type of the first slide and the last, in design pixels: beside a drawing, and where words are the picture. */
const ENDS = { drawn: 146, lettered: 190 };
/** The least drawing on the first slide and the last, in design pixels. */
const LEAST_AT_ENDS = { usual: 210, ordered: 130 };
export const leastAtEnds = ({ subject, unit }: RenderContext) =>
  LEAST_AT_ENDS[subject?.isOrdered ? "ordered" : "usual"] * unit;
/** Between a drawing, the words and the action there, in design pixels. */
const END_GAP = 46;
/** Words under a drawing that would be smaller than this, in design pixels, take more of the room. */
const LEAST_TITLE = 72;

export function deckOf(context: RenderContext, data: Series): Deck {
  const wide = { text: 1, shown: 1, ends: 1 };
  if (context.shape === "wide") return build(context, data, wide);
  const tall = {
    text: leavesRoom(context, data) ? SHARE.under : SHARE.alone,
    shown: data.slides.some((slide) => photoOf(context, slide)) ? 0.45 : 0.6,
    ends: context.subject ? SHARE.under : SHARE.alone,
  };
  const first = build(context, data, tall);
  return isCut(first) ? build(context, data, { ...wide, shown: 0.68 }) : first;
}

/** Whether something stands over the words of some slide: its number, its picture, what it names. */
const leavesRoom = (context: RenderContext, { slides, numbered }: Series) =>
  numbered !== false || slides.some((slide, i) => isShown(context, slide) || isDrawn(context, i));

const isCut = ({ cover, closing, inner }: Deck) =>
  [cover, closing].some(({ node }) => textNodes(node).some(({ attributes }) => attributes?.cut)) ||
  inner.some(({ parts }) => parts.title?.cut || parts.body?.cut);

function build(context: RenderContext, data: Series, shares: DeckShares): Deck {
  const { theme, shape, measureText } = context;
  const available = areaOf(context);
  const inside = underTags(context, data.slides);
  const columns = data.slides.map((slide) => columnOf(context, data, slide, inside, shares));
  const inner = fillShort(measureText, columns, fitAlike(measureText, columns));
  // A number has its words right under it; the others begin at one height.
  const isApart = (slide: Slide) => linesOf(slide) !== undefined || (slide.stat !== "" && shape !== "wide");
  const heights = inner.filter((_, i) => !isApart(data.slides[i] as Slide)).map(({ height }) => height);
  const tallest = Math.max(0, ...heights);
  const surface = panelOn(theme);
  const isPlain = data.numbered === false && data.slides.every((slide) => !isShown(context, slide));
  const banner =
    surface && shape !== "wide" && isPlain
      ? bannerOf(context, data.slides.map(bare), { inside, surface })
      : undefined;
  const hasRibbon = surface && leavesRoom(context, data);
  const ribbon = banner ?? (hasRibbon ? ribbonOver(context, { inside, surface }, tallest) : undefined);
  const mark = ribbon ? 0 : markHeight(context, data);
  const spare = inside.height - tallest - mark;
  const icons = data.numbered === undefined ? iconsOf(context, data.slides) : undefined;
  return {
    ...endsOf(context, data, available, shares),
    backgrounds: groundsOf(theme, data.slides, { ribbon, banner }),
    available,
    inside,
    ribbon,
    banner,
    inner,
    icons,
    marked: data.numbered !== false,
    isCounted: data.numbered === true || (data.numbered === undefined && !icons),
    top: inside.y + Math.round(spare * (shape === "wide" ? 0.5 : 1)) + mark,
  };
}

/** Slides with a ribbon are all quiet, so that it goes on from one to the next; one of a title alone is its colour. */
function groundsOf(
  theme: RenderContext["theme"],
  slides: readonly Slide[],
  { ribbon, banner }: Pick<Deck, "ribbon" | "banner">,
): Surface[] {
  const grounds = rhythm(theme, slides);
  if (!ribbon) return grounds;
  return grounds.map((ground, i) => {
    const slide = slides[i - 1];
    if (banner && slide?.body === "" && !linesOf(slide)) return banner.surface;
    return slide?.stat === "" || (slide && linesOf(slide)) ? theme.page : ground;
  });
}

function ribbonOver(
  { unit, size, shape }: RenderContext,
  { inside, surface }: { inside: Box; surface: Surface },
  words: number,
): Ribbon | undefined {
  const y = inside.y - Math.round(RIBBON.over * unit);
  const end = inside.y + inside.height - words - Math.round(RIBBON.under * unit);
  if (shape === "wide" || end - y < RIBBON.least * unit) return;
  return { box: { x: 0, y, width: size.width, height: end - y }, surface };
}

/** Texts of less than this share of the tallest leave a slide empty, and may be so much larger than the others. */
const SHORT = { share: 0.6, growth: 1.6 };

/** Texts that are much shorter than those of other slides are set larger. */
function fillShort(
  measureText: RenderContext["measureText"],
  columns: readonly AlikeColumn<SlideTextKey>[],
  alike: readonly TextStack<SlideTextKey>[],
): TextStack<SlideTextKey>[] {
  const tallest = Math.max(...alike.map(({ height }) => height));
  return columns.map(({ parts, height }, i) => {
    const set = alike[i] as TextStack<SlideTextKey>;
    if (set.height >= SHORT.share * tallest) return set;
    const larger = parts.map((part) => {
      const size = set.parts[part.key]?.size ?? part.min;
      return { ...part, min: size, max: size * SHORT.growth };
    });
    return fitStack(measureText, larger, Math.min(height, tallest));
  });
}

const iconsOf = (context: RenderContext, slides: readonly Slide[]) =>
  iconsFor(slides.filter((slide) => !isShown(context, slide)).map(({ title }) => title));

/** The first and the last slide. */
function endsOf(context: RenderContext, data: Series, available: Box, { ends }: DeckShares) {
  const surface = context.theme.wash;
  const width = Math.round(available.width * (context.shape === "wide" ? 0.86 : 1));
  const height = available.height * ends;
  const isLoud = !context.subject;
  const max = isLoud ? ENDS.lettered : ENDS.drawn;
  const isOverPhoto = context.photos.has(data.cover.photo ?? "");
  const ground = isOverPhoto ? duotoneLook(context).surface : surface;
  const set = (message: Parameters<typeof stack>[1], below: number, on: Surface, by = 1) => {
    const draw = (room: number) =>
      stack(enlarged(context, by), message, { width, height: room, surface: on, max: max / by, isLoud });
    const under = context.subject && ends < 1 ? draw(available.height * SHARE.drawn - below) : undefined;
    if (under && isLarge(context, under)) return under;
    const beside = draw(height - below);
    // A drawing in what long words leave would be a sticker: they have all the room.
    const left = available.height - beside.height - below;
    return context.subject && ends < 1 && left < leastAtEnds(context)
      ? draw(available.height * SHARE.alone - below)
      : beside;
  };
  const cover = set(data.cover, 0, ground);
  const action = actionAtEnd(context, data.closing, { width: available.width, surface });
  const below = action.height && action.height + Math.round(44 * context.unit);
  const { headline, supporting = "" } = data.closing;
  const said = { kicker: "", supporting, headline };
  const sizes = supporting === "" ? [] : LARGER_NEEDS.map((by) => set(said, below, surface, by));
  // The drawing on the last slide keeps its room.
  const drawing = context.subject ? Math.round(leastAtEnds(context) + 2 * END_GAP * context.unit) : 0;
  const most = available.height - below - drawing;
  const closing =
    sizes.find((one) => isLarge(context, one) && one.height <= most) ?? set(said, below, surface);
  return { cover, closing, action, isOverPhoto };
}

/** How much larger than on a card the day and the place stand on the last slide, whose headline is a few words. */
const LARGER_NEEDS = [1.6, 1.3];
/** How much larger than on a card what to do stands where the last slide has nothing but words, and beside a drawing: the first that fits whole. */
const LARGER_ACTION = { alone: [1.7, 1.35], drawn: [1.3] };

function actionAtEnd(context: RenderContext, said: CallToAction, look: Parameters<typeof footer>[2]): Footer {
  const larger = context.shape === "wide" ? [] : LARGER_ACTION[context.subject ? "drawn" : "alone"];
  const sizes = larger.map((by) => footer(enlarged(context, by), said, look));
  return sizes.find(({ cut }) => !cut) ?? footer(context, said, look);
}

/** Whether a message is whole, and its headline as large as one under a drawing should be. */
function isLarge({ unit }: RenderContext, { node }: MessageColumn): boolean {
  const texts = textNodes(node);
  const largest = Math.max(0, ...texts.map(({ style }) => style.fontSize));
  return largest >= LEAST_TITLE * unit && !texts.some(({ attributes }) => attributes?.cut);
}

/**
 * Height of the mark above a title. It is 0 where the mark stands beside, where there is none, or where every
 * slide has a number or picture.
 */
function markHeight(context: RenderContext, { slides, numbered }: Series): number {
  const isAbove = context.shape !== "wide" && numbered !== false;
  const some = isAbove && slides.some((slide) => !isShown(context, slide));
  return some ? Math.round((MARK.side + MARK.gap) * context.unit) : 0;
}

function columnOf(
  context: RenderContext,
  data: Series,
  slide: Slide,
  available: Box,
  shares: DeckShares,
): AlikeColumn<SlideTextKey> {
  const shown = isShown(context, slide);
  const width = textWidth(context);
  const height = shown
    ? available.height * shares.shown
    : available.height * shares.text - (shares.text === 1 ? markHeight(context, data) : 0);
  return { parts: partsOf(context, data.slides, slide, width), height };
}

/** On wide slides a mark, number or picture stands beside its text. */
export const textWidth = ({ safe, shape }: RenderContext) =>
  Math.round(safe.width * (shape === "wide" ? 0.52 : 1));

function partsOf(
  { unit }: RenderContext,
  slides: readonly Slide[],
  { title, body }: Slide,
  width: number,
): StackPart<SlideTextKey>[] {
  const longest = Math.max(...slides.map((slide) => slide.title.length));
  const largest = longest <= 16 ? 176 : longest <= 36 ? 144 : 108;
  return [
    {
      key: "title",
      text: title,
      typeStyle: HEADLINE,
      min: 32 * unit,
      max: largest * unit,
      width,
      maxLines: 5,
      gap: 0,
    },
    {
      key: "body",
      text: body,
      typeStyle: BODY,
      min: 24 * unit,
      max: 50 * unit,
      width,
      maxLines: 9,
      gap: 28 * unit,
      shrinkOrder: 1,
    },
  ];
}
