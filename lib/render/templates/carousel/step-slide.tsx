/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import { type FittedText, fitStack, fitText, sharedSizes, sized, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import { isPaper } from "../../look/dress.ts";
import type { MeasureText } from "../../measure-text.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { TypeStyle } from "../../wrap.ts";
import type { AlikeColumn } from "../kit/alike.ts";
import { panelOn } from "../kit/panel-on.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, HEADLINE } from "../kit/type-styles.ts";
import { linesOf, type Series, type Slide } from "../series/data.ts";
import { PhotoBox } from "../series/photo.tsx";
import { drawingOver } from "./ribbon.tsx";
import { isDrawn, photoOf } from "./shown.ts";
import { numeralColor, type StepForm, type StepRooms, stepFormOf, stepRooms } from "./step-field.ts";
import { tagOver, tagRoom } from "./tag-over.tsx";

type StepText = TextStack<"title" | "body">;

/** The slides of steps: one large number each, and its words in all the room that is left. */
export type StepDeck = {
  form: StepForm;
  rooms: StepRooms;
  /** By the index of their slide; one with a figure or a list is no step. */
  texts: ReadonlyMap<number, StepText>;
  count: number;
};

/** In design pixels. */
const SIZE = {
  title: { max: 168, least: 32, besideFigure: 112 },
  body: { max: 92, most: 62, least: 26 },
  gap: 26,
  bar: { height: 10, apart: 12, under: 38 },
};
/** Of the height, what the number has: the first in which words are large, else the last but one, and the last for the largestBody texts. */
const SHARES = [0.44, 0.4, 0.35, 0.3, 0.22];
/** Titles alone and over a text of their own are large from here on, in design pixels. */
const LARGE = { alone: 72, over: 56 };
/** How high a digit is, and how far under the head of its line it begins, in sizes of its type. */
const DIGIT = { height: 0.72, top: 0.115 };
/** Of the room, how high a number is, and the smallest part of that in a narrow room; of a number, the room under its foot. */
const NUMERAL = { high: 0.88, least: 0.3, under: 0.03 };
/** Of the width, the most for a drawing beside a number. */
const DRAWING = 0.46;

/** Undefined where nothing is counted, or where the words need all the room. */
export function stepsOf(context: RenderContext, data: Series, inside: Box): StepDeck | undefined {
  const count = data.numbered === false ? (data.steps ?? 0) : data.slides.length;
  const form = stepFormOf(context);
  // On wide slides a drawing stands where the number would.
  if (count === 0 || (form === "beside" && context.slideSubjects)) return;
  const shares = form === "beside" ? [1] : SHARES;
  const sets = shares.map((share): StepDeck => {
    const rooms = stepRooms(context, inside, form, share);
    const texts = textsIn(context, data.slides, count, wordsBox(context, rooms));
    return { form, rooms, texts, count };
  });
  const whole = sets.filter(({ texts }) => [...texts.values()].every(isWhole));
  const large = whole.find(({ texts }) => [...texts.values()].every((one) => isLarge(context, one)));
  return large ?? whole.at(-2) ?? whole.at(-1);
}

const isWhole = ({ parts }: StepText): boolean => !parts.title?.cut && !parts.body?.cut;
const isLarge = ({ unit }: RenderContext, { parts }: StepText): boolean =>
  (parts.title?.size ?? 0) >= (parts.body ? LARGE.over : LARGE.alone) * unit;

/** Under its tag, where it has one. */
function underTag(context: RenderContext, box: Box, { tag }: Slide): Box {
  const down = tag ? tagRoom(context) : 0;
  return { ...box, y: box.y + down, height: box.height - down };
}

/** The words under the progress mark. */
function wordsBox({ unit }: RenderContext, { words }: StepRooms): Box {
  const down = Math.round((SIZE.bar.height + SIZE.bar.under) * unit);
  return { ...words, y: words.y + down, height: words.height - down };
}

function textsIn(
  context: RenderContext,
  slides: readonly Slide[],
  count: number,
  box: Box,
): ReadonlyMap<number, StepText> {
  const { unit, measureText } = context;
  const sized = ({ max, least }: { max: number; least: number }) => ({
    ...{ max: max * unit, min: least * unit, width: box.width },
  });
  // What a figure says stands under it in smaller type, and the words of a series are alike.
  const max = slides.some(({ stat }) => stat !== "") ? SIZE.title.besideFigure : SIZE.title.max;
  const heading = { ...sized({ ...SIZE.title, max }), typeStyle: HEADLINE, maxLines: 7, gap: 0 };
  const columnOf = (slide: Slide): AlikeColumn<"title" | "body"> => ({
    height: underTag(context, box, slide).height,
    parts: [
      { key: "title", text: slide.title, ...heading },
      {
        ...{ key: "body", text: slide.body, typeStyle: BODY, ...sized(SIZE.body), maxLines: 9 },
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

/** Each title fills its room as far as it stays like the others, and texts have one size: an even edge would cost a third of that. */
function alikeIn(
  measureText: MeasureText,
  columns: readonly AlikeColumn<"title" | "body">[],
  largestBody: number,
): StepText[] {
  const bare = columns.map(({ parts, height }) => ({ parts: parts.map(unevenly), height }));
  const own = bare.map(({ parts, height }) => fitStack(measureText, parts, height));
  const titles = sharedSizes(columns, own, "title").filter((size) => size !== undefined);
  const most = ALIKE * Math.min(...titles);
  const body = Math.min(largestBody, ...own.flatMap(({ parts }) => parts.body?.size ?? []));
  return bare.map(({ parts, height }, i) => {
    const title = Math.min(own[i]?.parts.title?.size ?? 0, most);
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
/** The largest title is so many times the smallest. */
const ALIKE = 1.3;

const unevenly = <P extends { typeStyle: TypeStyle }>(part: P): P => ({
  ...part,
  typeStyle: { ...part.typeStyle, isHeadline: false },
});

type StepSlide = { index: number; slide: Slide };

/** One step: its number or its photograph, how far one has come, and the words. */
export function stepSlide(
  context: RenderContext,
  steps: StepDeck,
  surface: Surface,
  { index, slide }: StepSlide,
): Node[] {
  const { rooms, texts, count } = steps;
  const box = underTag(context, wordsBox(context, rooms), slide);
  const text = texts.get(index);
  const photo = photoOf(context, slide);
  return [
    ...(photo
      ? [<PhotoBox context={context} box={rooms.zone} photo={photo} surface={surface} radius={0} />]
      : numbered(context, steps, surface, index)),
    ...progress(context, rooms.words, surface, { index, count }),
    ...(slide.tag ? [tagOver(context, box, surface, slide.tag)] : []),
    <Place box={{ ...box, height: text?.height ?? 0 }}>
      <div style={{ flexDirection: "column", width: box.width }}>
        <TextLines fitted={text?.parts.title} color={surface.title} part="headline" />
        <div style={{ marginTop: text?.gaps.body ?? 0 }}>
          <TextLines fitted={text?.parts.body} color={surface.muted} part="supporting" />
        </div>
      </div>
    </Place>,
  ];
}

/** The number in its zone, on its field, and the drawing of what the step names beside it. */
function numbered(
  context: RenderContext,
  { form, rooms: { zone } }: StepDeck,
  page: Surface,
  index: number,
): Node[] {
  const field = fieldIn(context, form, page);
  const surface = field ?? page;
  const hasDrawing = context.slideSubjects !== undefined;
  const drawing = isDrawn(context, index)
    ? drawingOver(context, { box: drawingZone(context, zone), surface }, index, {
        most: context.safe.width * DRAWING,
      })
    : undefined;
  return [
    <Place box={zone} style={{ ...(field && { backgroundColor: field.background }) }}>
      {numeral(context, { form, zone, hasDrawing }, surface, `${index + 1}`)}
    </Place>,
    ...(drawing ? [drawing] : []),
  ];
}

/** What the number stands on. One over an edge stands on the page, unless that has no colour. */
const fieldIn = ({ theme }: RenderContext, form: StepForm, { background }: Surface): Surface | undefined =>
  form === "foot" || (form === "side" && !isPaper(background)) ? undefined : panelOn(theme);

/** A drawing keeps to the margins. */
function drawingZone({ safe }: RenderContext, zone: Box): Box {
  const y = Math.max(zone.y, safe.y);
  return { ...zone, y, height: Math.min(zone.y + zone.height, safe.y + safe.height) - y };
}

type NumeralPlace = { form: StepForm; zone: Box; hasDrawing: boolean };

/** A number is whole: it keeps to the margins, and no edge cuts it. */
function numeral(context: RenderContext, place: NumeralPlace, surface: Surface, text: string): Node {
  const { form, zone } = place;
  const right = context.safe.x + context.safe.width - zone.x;
  const isLeft = form === "field" || place.hasDrawing;
  const left = isLeft ? context.safe.x - zone.x : 0;
  const most = (zone.height * NUMERAL.high) / DIGIT.height;
  const fitted = numeralAt(context, text, most, right - left);
  const digit = fitted.size * DIGIT.height;
  const top = form === "foot" ? zone.height - digit * (1 + NUMERAL.under) : (zone.height - digit) / 2;
  const box = {
    x: isLeft ? left : Math.round(right - fitted.width),
    y: Math.round(top - DIGIT.top * fitted.size),
    width: fitted.width,
    height: fitted.height,
  };
  return (
    <Place box={box}>
      <TextLines fitted={fitted} color={numeralColor(context, surface)} part="ornament" />
    </Place>
  );
}

function numeralAt({ measureText }: RenderContext, text: string, max: number, width: number): FittedText {
  return fitText(measureText, { text, typeStyle: FIGURE, min: max * NUMERAL.least, max, width, maxLines: 1 });
}

/** A bar for each step, those that are done in full colour. */
function progress(
  context: RenderContext,
  { x, y, width }: Box,
  surface: Surface,
  { index, count }: { index: number; count: number },
): Node[] {
  const { unit, look } = context;
  const apart = Math.round(SIZE.bar.apart * unit);
  const height = Math.max(3, Math.round(SIZE.bar.height * unit));
  const each = (width - apart * (count - 1)) / count;
  const rest = mix(surface.background, surface.ink, 0.2);
  return Array.from({ length: count }, (_, i) => (
    <Place
      box={{ x: Math.round(x + i * (each + apart)), y, width: Math.round(each), height }}
      style={{
        backgroundColor: i <= index ? surface.ink : rest,
        borderRadius: Math.round((height / 2) * Math.min(1, look.corner)),
      }}
    />
  ));
}
