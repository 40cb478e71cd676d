/** @jsxImportSource #template */
import { type FittedText, fitStack, sharedSizes, sized, type TextSpec, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { MeasureText } from "../../measure-text.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { TypeStyle } from "../../wrap.ts";
import type { AlikeColumn } from "../kit/alike.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { inTwoSizes } from "../kit/two-sizes.ts";
import { BODY, HEADLINE } from "../kit/type-styles.ts";
import { linesOf, type Series, type Slide } from "../series/data.ts";
import { PhotoBox } from "../series/photo.tsx";
import { photoOf } from "./shown.ts";
import { type StepRooms, stepFormOf, stepRooms } from "./step-field.ts";
import { BAR, barLine, numbered, progress } from "./step-number.tsx";
import { tagOver, tagRoom } from "./tag-over.tsx";

type StepText = TextStack<"title" | "body">;

/** The slides of steps: a number on a field each, and its words in all the room that is left. */
export type StepDeck = {
  /** Of the height, what a number has. */
  share: number;
  /** Whether the fields hold nothing but numbers, beside which there is room to show how far one has come. */
  isBare: boolean;
  inside: Box;
  /** By the index of their slide; one with a figure or a list is no step. */
  texts: ReadonlyMap<number, StepText>;
  count: number;
};

/** In design pixels. */
const SIZE = {
  title: { max: 330, least: 32, besideFigure: 112 },
  body: { max: 140, most: 80, least: 26 },
  gap: 30,
};
/** Of the height, what the number has: the first in which words are large, else the last but one, and the last for the longest texts. */
const SHARES = [0.41, 0.35, 0.29, 0.24, 0.19];
/** Of the height, the most for a number. */
const WIDEST = 0.46;
/** Titles alone and over a text of their own are large from here on, in design pixels. */
const LARGE = { alone: 104, over: 80 };

/** Undefined where nothing is counted, or where the words need all the room. */
export function stepsOf(context: RenderContext, data: Series, inside: Box): StepDeck | undefined {
  const count = data.numbered === false ? (data.steps ?? 0) : data.slides.length;
  const isWide = context.shape === "wide";
  // On wide slides a drawing stands where the number would.
  if (count === 0 || (isWide && context.slideSubjects)) return;
  const isBare = !isWide && !context.slideSubjects && !data.slides.some((slide) => photoOf(context, slide));
  const sets = (isWide ? [1] : SHARES).map((share): StepDeck => {
    const words = wordsBox(context, { share, inside, isBare }, 0).height;
    const height = Math.min(words, wordsBox(context, { share, inside, isBare }, 1).height);
    const { width } = wordsBox(context, { share, inside, isBare }, 0);
    return { share, isBare, inside, texts: textsIn(context, data.slides, count, { width, height }), count };
  });
  const whole = sets.filter(({ texts }) => [...texts.values()].every(isWhole));
  const large = whole.find(({ texts }) => [...texts.values()].every((one) => isLarge(context, one)));
  const set = large ?? whole.at(-2) ?? whole.at(-1);
  return set && !isWide ? widened(context, data.slides, set) : set;
}

/** The words of a step in the rooms of its slide, clear of the bars where these are among them. */
function wordsBox(
  context: RenderContext,
  deck: Pick<StepDeck, "share" | "inside" | "isBare">,
  index: number,
) {
  return underBars(context, deck, stepRooms(context, deck.inside, stepFormOf(context, index), deck));
}

function underBars({ unit }: RenderContext, { isBare }: Pick<StepDeck, "isBare">, rooms: StepRooms): Box {
  const { words, form } = rooms;
  const taken = isBare ? 0 : Math.round((BAR.height + BAR.under) * unit);
  return { ...words, y: words.y + (form === "foot" ? 0 : taken), height: words.height - taken };
}

/** Numbers are as large as the longest words let all of them be. */
function widened(context: RenderContext, slides: readonly Slide[], deck: StepDeck): StepDeck {
  const spare = [...deck.texts].map(([index, { height }]) => {
    const room = Math.min(...[0, 1].map((turn) => wordsBox(context, deck, turn).height));
    return room - height - underTag(context, slides[index] as Slide);
  });
  const share = deck.share + Math.max(0, Math.min(...spare)) / context.size.height;
  return { ...deck, share: Math.max(deck.share, Math.min(WIDEST, share)) };
}

const isWhole = ({ parts }: StepText): boolean => !parts.title?.cut && !parts.body?.cut;
const isLarge = ({ unit }: RenderContext, { parts }: StepText): boolean =>
  (parts.title?.size ?? 0) >= (parts.body ? LARGE.over : LARGE.alone) * unit;

/** The height of its tag, where it has one. */
const underTag = (context: RenderContext, { tag }: Slide): number => (tag ? tagRoom(context) : 0);

function textsIn(
  context: RenderContext,
  slides: readonly Slide[],
  count: number,
  box: Pick<Box, "width" | "height">,
): ReadonlyMap<number, StepText> {
  const { unit, measureText } = context;
  const sized = ({ max, least }: { max: number; least: number }) => ({
    ...{ max: max * unit, min: least * unit, width: box.width },
  });
  // What a figure says stands under it in smaller type, and the words of a series are alike.
  const max = slides.some(({ stat }) => stat !== "") ? SIZE.title.besideFigure : SIZE.title.max;
  const prose = { ...SIZE.body, max: Math.min(SIZE.body.max, max * PROSE) };
  const heading = { ...sized({ ...SIZE.title, max }), typeStyle: HEADLINE, maxLines: 7, gap: 0 };
  const columnOf = (slide: Slide): AlikeColumn<"title" | "body"> => ({
    height: box.height - underTag(context, slide),
    parts: [
      { key: "title", text: slide.title, ...heading },
      {
        ...{ key: "body", text: slide.body, typeStyle: BODY, ...sized(prose), maxLines: 9 },
        ...{ gap: SIZE.gap * unit, shrinkOrder: 1 },
      },
    ],
  });
  const steps = [...slides.entries()].slice(0, count).filter(([, slide]) => isStep(slide));
  const columns = steps.map(([, slide]) => columnOf(slide));
  const sets = alikeIn(measureText, columns, SIZE.body.most * unit);
  return new Map(steps.map(([index], i) => [index, sets[i] as StepText]));
}

const isStep = (slide: Slide): boolean => slide.stat === "" && linesOf(slide) === undefined;

/** Titles have one size or one of two, and texts have one: an even edge would cost a third of that. */
function alikeIn(
  measureText: MeasureText,
  columns: readonly AlikeColumn<"title" | "body">[],
  largestBody: number,
): StepText[] {
  const bare = columns.map(({ parts, height }) => ({ parts: parts.map(unevenly), height }));
  const own = columns.map(({ parts, height }) => fitStack(measureText, parts.map(evenly), height));
  const titles = sharedSizes(columns, own, "title");
  const widest = Math.max(0, ...titles.map((size = 0) => size));
  const alike = inTwoSizes(titles.map((size = widest) => size));
  const body = Math.min(
    largestBody,
    PROSE * Math.min(...alike),
    ...own.flatMap(({ parts }) => parts.body?.size ?? []),
  );
  return bare.map(({ parts, height }, i) => {
    const title = Math.min(own[i]?.parts.title?.size ?? 0, alike[i] ?? 0);
    const at = (share: number) => {
      const sizes = { title: Math.round(title * share), body };
      const fixed = parts.map((part) => {
        return sized(part, Math.max(part.min, Math.min(part.max, sizes[part.key])));
      });
      return fitStack(measureText, fixed, height);
    };
    const sets = SMALLER.map(at);
    return sets.find(({ parts: { title: set } }) => set && !isTorn(set)) ?? at(1);
  });
}

/** A line of a short word costs so much of the size at most. */
const SMALLER = [1, 0.95, 0.9, 0.86];
const SHORT = 0.4;
const isTorn = ({ lines }: FittedText): boolean =>
  lines.some(({ length }) => length < SHORT * Math.max(...lines.map((line) => line.length)));
/** What is said of a step stays smaller than its title, in sizes of that. */
const PROSE = 0.62;

/** Few words lose a third of their size at most for even lines; to many, size is worth more. */
const evenly = <P extends TextSpec>(part: P): P =>
  part.text.length > FEW ? unevenly(part) : { ...part, isLoud: true };
const FEW = 44;

const unevenly = <P extends { typeStyle: TypeStyle }>(part: P): P => ({
  ...part,
  typeStyle: { ...part.typeStyle, isHeadline: false },
});

type StepSlide = { index: number; slide: Slide };

/** One step: its number or its photograph on a field that has what words leave, how far one has come, and the words. */
export function stepSlide(
  context: RenderContext,
  steps: StepDeck,
  surface: Surface,
  { index, slide }: StepSlide,
): Node[] {
  const { texts, count, share, inside } = steps;
  const text = texts.get(index);
  const height = text?.height ?? 0;
  const down = underTag(context, slide);
  const photo = photoOf(context, slide);
  const turn = stepFormOf(context, index);
  // The watermark stands on a photograph at the foot.
  const form = photo && turn === "foot" ? "head" : turn;
  const least = stepRooms(context, inside, form, { share });
  const more = Math.max(0, underBars(context, steps, least).height - down - height);
  const rooms = stepRooms(context, inside, form, { share, more });
  const room = underBars(context, steps, rooms);
  const spare = Math.max(0, room.height - down - height);
  const box = { ...room, y: room.y + down + Math.round(spare / 2), height };
  return [
    ...(photo
      ? [<PhotoBox context={context} box={rooms.zone} photo={photo} surface={surface} radius={0} />]
      : numbered(context, steps, rooms, { surface, index })),
    ...(steps.isBare ? [] : progress(context, barLine(context, rooms), surface, { index, count })),
    ...(slide.tag ? [tagOver(context, box, surface, slide.tag)] : []),
    <Place box={box}>
      <div style={{ flexDirection: "column", width: box.width }}>
        <TextLines fitted={text?.parts.title} color={surface.title} part="headline" />
        <div style={{ marginTop: text?.gaps.body ?? 0 }}>
          <TextLines fitted={text?.parts.body} color={surface.muted} part="supporting" />
        </div>
      </div>
    </Place>,
  ];
}
