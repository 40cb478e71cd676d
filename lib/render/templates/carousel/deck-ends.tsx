/** @jsxImportSource #template */
import { slogan } from "../../locks.tsx";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { enlarged } from "../kit/enlarged.ts";
import { type CallToAction, type Footer, footer } from "../kit/footer.tsx";
import { duotoneLook } from "../kit/photo-duotone.tsx";
import { stack } from "../kit/stack.tsx";
import type { MessageColumn } from "../kit/stack-column.tsx";
import { areaOf, footOf, insideOf } from "../series/chrome.tsx";
import type { Series } from "../series/data.ts";

/** Shares of the area that texts may take: on the slides between, beside something shown, and on the first and last. */
export type DeckShares = { text: number; shown: number; ends: number };

/** What leaves room for a number or a picture over the words, what leaves it to a large drawing, and what fills a slide. */
export const SHARE = { under: 0.63, drawn: 0.48, alone: 0.96 };
/** Largest type of the first slide and the last, in design pixels: beside a drawing, and where words are the picture. */
const ENDS = { drawn: 146, lettered: 190 };
/** The least drawing on the first slide and the last, in design pixels. */
const LEAST_AT_ENDS = { usual: 160, ordered: 130 };
export const leastAtEnds = ({ subject, unit }: RenderContext) =>
  LEAST_AT_ENDS[subject?.isOrdered ? "ordered" : "usual"] * unit;
/** Between a drawing, the words and the action there, in design pixels. */
const END_GAP = 46;
/** Words under a drawing that would be smaller than this, in design pixels, take more of the room. */
const LEAST_TITLE = 72;

/** The first slide and the last: without a head where neither the name nor a page stands in it, the last with a foot only for the slogan. */
export function endAreas(context: RenderContext, isCounted: boolean): EndAreas {
  const { safe, isSigned } = context;
  const foot = footOf(context);
  const raised = (area: Box): Box =>
    isSigned && isCounted ? { ...area, y: safe.y, height: area.y + area.height - safe.y } : area;
  const last = slogan(context, foot.width, foot.height) ? areaOf(context) : insideOf(context);
  return { available: raised(areaOf(context)), last: raised(last) };
}

/** Where words stand on the first slide, and on the last. */
type EndAreas = { available: Box; last: Box };
type EndMessage = Parameters<typeof stack>[1];
type EndPlace = { area: Box; below: number; on: Surface; isLast: boolean };

/** The first and the last slide. */
export function endsOf(context: RenderContext, data: Series, areas: EndAreas, { ends }: DeckShares) {
  const surface = context.theme.wash;
  const { available, last } = areas;
  const isOverPhoto = context.photos.has(data.cover.photo ?? "");
  const ground = isOverPhoto ? duotoneLook(context).surface : surface;
  const place = { area: available, below: 0, on: ground, isLast: false };
  const beside = endText(context, data.cover, place, ends);
  const isCoverDrawn = !isOverPhoto && hasLargeDrawing(context, available, beside);
  const cover = isCoverDrawn || isOverPhoto ? beside : (alone(context, data.cover, place) ?? beside);
  const action = actionAtEnd(context, data.closing, { width: last.width, surface });
  const below = action.height && action.height + Math.round(44 * context.unit);
  const { headline, supporting = "" } = data.closing;
  const said = { kicker: "", supporting, headline };
  const closing = endText(context, said, { area: last, below, on: surface, isLast: true }, ends);
  return { cover, isCoverDrawn, closing, action, isOverPhoto };
}

/** Of the width: a drawing over the words of the cover that is smaller is none, and they have its room. */
const LEAST_OF_COVER = 0.5;
/** The largest side of the drawing on the cover, of the width. */
export const COVER_DRAWING = 0.86;

/** Room for the drawing over the words of the cover, in pixels; wide slides have none. */
export const coverRoom = ({ unit, shape }: RenderContext, area: Box, { height }: MessageColumn): number =>
  shape === "wide" ? 0 : area.height - height - Math.round(END_GAP * unit);

/** Words beside it stay as large as this, in design pixels. */
const LEAST_WORDS = 84;

function hasLargeDrawing(context: RenderContext, area: Box, words: MessageColumn): boolean {
  const { subject, size, unit } = context;
  const room = coverRoom(context, area, words);
  // What the author wants to be seen is.
  if (!subject || subject.isOrdered) return subject !== undefined && room >= leastAtEnds(context);
  return room >= LEAST_OF_COVER * size.width && headlineOf(words) >= LEAST_WORDS * unit;
}

/** The words of the cover where they are its picture; undefined where they would be cut. */
function alone(given: RenderContext, message: EndMessage, place: EndPlace): MessageColumn | undefined {
  if (given.shape === "wide") return;
  const { subject: _, ...context } = given;
  const set = endText(context, message, place, SHARE.alone);
  return textNodes(set.node).some(({ attributes }) => attributes?.cut) ? undefined : set;
}

/** A message in the largest type under its headline that leaves a drawing its room, and the headline of a cover its size. */
function endText(context: RenderContext, message: EndMessage, place: EndPlace, ends: number): MessageColumn {
  const { area, below } = place;
  const set = (by: number) => atSize(context, message, place, { ends, by });
  const usual = set(1);
  if (message.supporting === "") return usual;
  const drawing = Math.round(leastAtEnds(context) + (END_GAP + 4) * context.unit);
  const room = area.height - below;
  // Where the usual size leaves no drawing its room, the words have all of it.
  const hasDrawing = context.subject !== undefined && usual.height <= room - drawing;
  const most = room - (hasDrawing ? drawing : 0);
  const larger = LARGER_NEEDS.map(set).filter(({ height }) => height <= most);
  const keeps = (one: MessageColumn) => isLeading(one) && headlineOf(one) >= KEPT * headlineOf(usual);
  const needed = place.isLast ? larger.find((one) => isLarge(context, one)) : undefined;
  return needed ?? larger.find(keeps) ?? usual;
}

function atSize(
  context: RenderContext,
  message: EndMessage,
  { area, below, on }: EndPlace,
  { ends, by }: { ends: number; by: number },
): MessageColumn {
  const width = Math.round(area.width * (context.shape === "wide" ? 0.86 : 1));
  const isLoud = !context.subject;
  const max = isLoud ? ENDS.lettered : ENDS.drawn;
  const draw = (share: number) =>
    stack(enlarged(context, by), message, {
      ...{ width, height: area.height * share - below },
      ...{ surface: on, max: max / by, isLoud },
    });
  const under = context.subject && ends < 1 ? draw(SHARE.drawn) : undefined;
  if (under && isLarge(context, under)) return under;
  const beside = draw(ends);
  // A drawing in what long words leave would be a sticker: they have all the room.
  const left = area.height - beside.height - below;
  return context.subject && ends < 1 && left < leastAtEnds(context) ? draw(SHARE.alone) : beside;
}

/** How much larger than on a card the line under a headline stands on the first slide and the last. */
const LARGER_NEEDS = [1.6, 1.3];
/** What a long headline keeps of its size over a larger line, and how much larger than that it stays. */
const KEPT = 0.85;
const LEADING = 1.3;

const sizesOf = ({ node }: MessageColumn): number[] => textNodes(node).map(({ style }) => style.fontSize);
const headlineOf = (message: MessageColumn): number => Math.max(0, ...sizesOf(message));

function isLeading(message: MessageColumn): boolean {
  const [first = 0, second = 0] = [...new Set(sizesOf(message))].toSorted((a, b) => b - a);
  return first >= LEADING * second && !textNodes(message.node).some(({ attributes }) => attributes?.cut);
}

/** How much larger than on a card what to do stands where the last slide has nothing but words, and beside a drawing: the first that fits whole. */
const LARGER_ACTION = { alone: [1.7, 1.35], drawn: [1.6, 1.3] };

function actionAtEnd(context: RenderContext, said: CallToAction, look: Parameters<typeof footer>[2]): Footer {
  const larger = context.shape === "wide" ? [] : LARGER_ACTION[context.subject ? "drawn" : "alone"];
  const sizes = larger.map((by) => footer(enlarged(context, by), said, look));
  return sizes.find(({ cut }) => !cut) ?? footer(context, said, look);
}

/** Whether a message is whole, and its headline as large as one under a drawing should be. */
const isLarge = ({ unit }: RenderContext, message: MessageColumn): boolean =>
  headlineOf(message) >= LEAST_TITLE * unit &&
  !textNodes(message.node).some(({ attributes }) => attributes?.cut);
