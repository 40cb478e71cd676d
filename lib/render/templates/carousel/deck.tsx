/** @jsxImportSource #template */
import type { StackPart, TextStack } from "../../fit.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { AlikeColumn } from "../kit/alike.ts";
import type { Footer } from "../kit/footer.tsx";
import { iconsFor } from "../kit/icon-for.ts";
import type { IconName } from "../kit/icon-set.ts";
import { isPriceTag } from "../kit/money.ts";
import { panelOn } from "../kit/panel-on.ts";
import type { MessageColumn } from "../kit/stack-column.tsx";
import { BODY, HEADLINE } from "../kit/type-styles.ts";
import { insideOf } from "../series/chrome.tsx";
import { linesOf, type Series, type Slide } from "../series/data.ts";
import type { LeafSet } from "../series/leaf-set.ts";
import { rhythm } from "../series/rhythm.ts";
import { type Banner, bannerOf } from "./banner.tsx";
import { type ClosingSlide, closingSlideOf } from "./closing-slide.tsx";
import { fitColumns } from "./column-sizes.ts";
import { type DeckShares, endAreas, endsOf, SHARE } from "./deck-ends.tsx";
import { leafGround, leafSlides } from "./leaves.ts";
import { type OpposedSlide, opposedSlides } from "./opposed-slide.tsx";
import { otherColor } from "./other-color.ts";
import type { Ribbon } from "./ribbon.tsx";
import { isDrawn, isShown, photoOf } from "./shown.ts";
import { type StepDeck, stepsOf } from "./step-slide.tsx";
import { bare, underTags } from "./tag-over.tsx";

type SlideTextKey = "title" | "body";

/** Everything that is decided for all slides together, so that nothing jumps from one to the next. Pixels. */
export type Deck = {
  backgrounds: Surface[];
  available: Box;
  /** The area of the last slide, which has a foot only for the slogan. */
  last: Box;
  /** The area of the slides between, which have no hint at their foot. */
  inside: Box;
  /**
   * The colour of the first slide as a ribbon through the slides between, over their words and over their edges: it
   * holds pictures. Undefined where the words need all the room.
   */
  ribbon: Ribbon | undefined;
  /** The ribbon with the titles on it, where slides are not counted and show nothing else. */
  banner: Banner | undefined;
  /** The slides of a course of events, by their index. */
  leaves: (LeafSet | undefined)[];
  /** The slides of a comparison, by their index. */
  opposed: (OpposedSlide | undefined)[];
  /** The slides with a large number each. */
  steps: StepDeck | undefined;
  cover: MessageColumn;
  /** Whether the subject stands over the words of the first slide. */
  isCoverDrawn: boolean;
  /** Whether the first slide stands on a photograph. */
  isOverPhoto: boolean;
  inner: TextStack<SlideTextKey>[];
  closing: MessageColumn;
  action: Footer;
  /** The last slide where it fills the picture; undefined where its words need the room otherwise. */
  ending: ClosingSlide | undefined;
  /** Icons of the inner slides, or none when some slide has none: then they are numbered. */
  icons: IconName[] | undefined;
  /** Whether slides have a mark at all. */
  marked: boolean;
  /** Whether each of them has its number: a count of the pages beside it would be a second one. */
  isCounted: boolean;
  /** Where every inner title begins. */
  top: number;
  /** Which inner slides have nothing but words: these fill them, and end at their foot. */
  isAlone: boolean[];
};

/** A smaller drawing is a sticker, in design pixels. */
export const LEAST_DRAWING = 130;

/** The ribbon, in design pixels: the least height, and the room over and under it. */
const RIBBON = { least: 150, over: 26, under: 48 };

/** Side of the icon tile, and the gap under it, in design pixels. */
export const MARK = { side: 88, gap: 34 };

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
  const icons = data.numbered === undefined ? iconsOf(context, data.slides) : undefined;
  const isCounted = data.numbered ?? !icons;
  const areas = endAreas(context, isCounted);
  const inside = underTags(context, data.slides);
  const columns = data.slides.map((slide) => columnOf(context, data, slide, inside, shares));
  const surface = panelOn(theme);
  const steps = stepsIn(context, data, { inside: insideOf(context), icons });
  const hasRibbon = surface && data.numbered === false && leavesRoom(context, data);
  const isAlone = data.slides.map((slide, i) => standsAlone(context, data, slide, i));
  const inner = fitColumns(measureText, columns, { isAlone, height: inside.height });
  // A number has its words right under it; the others begin at one height.
  const isApart = (slide: Slide) => linesOf(slide) !== undefined || (slide.stat !== "" && shape !== "wide");
  const heights = inner
    .filter((_, i) => !isApart(data.slides[i] as Slide) && !isAlone[i])
    .map(({ height }) => height);
  const tallest = Math.max(0, ...heights);
  const isPlain = data.numbered === false && data.slides.every((slide) => !isShown(context, slide));
  const banner =
    surface && shape !== "wide" && isPlain
      ? bannerOf(context, data.slides.map(bare), { inside, surface })
      : undefined;
  const ribbon =
    banner ?? (surface && hasRibbon ? ribbonOver(context, { inside, surface }, tallest) : undefined);
  const mark = ribbon ? 0 : markHeight(context, data);
  const spare = inside.height - tallest - mark;
  const opposed = opposedIn(context, data, inside);
  const leaves = opposed.length > 0 ? [] : leafSlides(context, data, inside);
  return {
    ...endsOf(context, data, areas, shares),
    ending: closingSlideOf(context, data.closing, areas.last),
    backgrounds: groundsOf(theme, data.slides, { ribbon, banner, steps, leaves, opposed }),
    leaves,
    opposed,
    ...areas,
    inside,
    ribbon,
    banner,
    steps,
    inner,
    icons,
    marked: data.numbered !== false,
    isCounted,
    top: inside.y + Math.round(spare * (shape === "wide" ? 0.5 : 1)) + mark,
    isAlone,
  };
}

/** On wide slides icons stand for numbers. */
const stepsIn = (
  context: RenderContext,
  data: Series,
  { inside, icons }: { inside: Box; icons: IconName[] | undefined },
) => (icons && context.shape === "wide" ? undefined : stepsOf(context, data, stepArea(context, inside)));

/** Two things side by side, slide by slide. */
const opposedIn = (context: RenderContext, { slides, numbered, steps }: Series, inside: Box) =>
  numbered === false && !steps ? opposedSlides(context, slides, inside) : [];

/** Without a head where the name does not stand in it: the number of a step has that room. */
function stepArea({ isSigned, safe }: RenderContext, inside: Box): Box {
  return isSigned ? { ...inside, y: safe.y, height: inside.y + inside.height - safe.y } : inside;
}

/** Words without anything over them, on a slide that has no mark either. */
const standsAlone = (context: RenderContext, { numbered }: Series, slide: Slide, index: number): boolean =>
  context.shape !== "wide" &&
  numbered === false &&
  !isShown(context, slide) &&
  !isDrawn(context, index) &&
  linesOf(slide) === undefined;

/** Slides with a ribbon are all quiet, so that it goes on from one to the next; one of a statement is of its colour, or of the page. */
function groundsOf(
  theme: RenderContext["theme"],
  slides: readonly Slide[],
  {
    ribbon,
    banner,
    steps,
    leaves,
    opposed,
  }: Pick<Deck, "ribbon" | "banner" | "steps" | "leaves" | "opposed">,
): Surface[] {
  const grounds = rhythm(theme, slides);
  if (opposed.some(Boolean)) return grounds.map((ground, i) => (slides[i - 1] ? theme.page : ground));
  if (leaves.some(Boolean))
    return grounds.map((ground, i) => (slides[i - 1] ? leafGround(theme, i - 1) : ground));
  if (slides.every(({ stat }) => isPriceTag(stat))) return taggedGrounds(theme, grounds);
  if (!ribbon && !steps) return grounds;
  return grounds.map((ground, i) => {
    const slide = slides[i - 1];
    if (steps?.texts.has(i - 1)) return theme.page;
    const lone = banner?.lones[i - 1];
    if (lone) return lone.form === "head" ? theme.page : (banner?.surface ?? ground);
    return slide?.stat === "" || (slide && linesOf(slide)) ? theme.page : ground;
  });
}

/** The name and the price of an entry change colours from one entry to the next. */
const taggedGrounds = (theme: RenderContext["theme"], grounds: readonly Surface[]): Surface[] =>
  grounds.map((ground, i) => {
    if (i === 0 || i === grounds.length - 1) return ground;
    return i % 2 === 0 ? (otherColor(theme, theme.page) ?? theme.page) : theme.page;
  });

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

const iconsOf = (context: RenderContext, slides: readonly Slide[]) =>
  iconsFor(slides.filter((slide) => !isShown(context, slide)).map(({ title }) => title));

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
