/** @jsxImportSource #template */
import { fitStack, type StackPart, sized, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { MeasureText } from "../../measure-text.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { fitAlike } from "../kit/alike.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { inTwoSizes } from "../kit/two-sizes.ts";
import { BODY, HEADLINE } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import { type Lone, loneSlide, lonesOf } from "./lone.tsx";
import { drawingOver, type Ribbon } from "./ribbon.tsx";
import { isDrawn } from "./shown.ts";

/**
 * The ribbon as the field of the titles, with a drawing over them and the bodies under it. A slide that has only a title
 * is a field as a whole.
 */
export type Banner = Ribbon & {
  inside: Box;
  titles: TextStack<"title">[];
  /** The slides that are only a title. */
  lones: (Lone | undefined)[];
  bodies: TextStack<"body">[];
  /** Height of the drawing over each title; 0 where there is no room for one. */
  drawings: number[];
};

/** In design pixels. */
const SIZE = {
  title: 140,
  titled: 176,
  label: 96,
  least: 44,
  body: 84,
  value: 150,
  over: 26,
  pad: 44,
  under: 52,
  drawing: 130,
};
/** Shares of the area: the most for bodies, and the least for the field. */
const SHARE = { bodies: 0.56, field: 0.3 };

/** Undefined where the texts leave a field no room, or would be cut. */
export function bannerOf(
  context: RenderContext,
  slides: readonly Slide[],
  { inside, surface }: { inside: Box; surface: Surface },
): Banner | undefined {
  const { unit, measureText, size } = context;
  // A tag needs the room over the field.
  const over = slides.some(({ tag }) => tag) ? 0 : SIZE.over * unit;
  const [pad, under] = [SIZE.pad * unit, SIZE.under * unit];
  const bodies = bodiesOf(context, slides, inside);
  const tallest = Math.max(...bodies.map(({ height }) => height));
  const height = Math.round(inside.height + over - (tallest && tallest + under));
  const usual = slides.some((_, i) => isDrawn(context, i)) ? SIZE.title : SIZE.titled;
  const largest = areAnswers(slides) ? SIZE.label : usual;
  const titled = fitAlike(
    measureText,
    slides.flatMap(({ title, body }) =>
      body ? [{ parts: [titlePart(context, title, inside.width, largest)], height: height - 2 * pad }] : [],
    ),
  );
  const lones = lonesOf(context, slides, inside);
  const titles = slides.map(({ body }, i) =>
    body ? (titled.shift() as TextStack<"title">) : (lones[i]?.title ?? NO_TITLE),
  );
  const isCut = titles.some(({ parts }) => parts.title?.cut) || bodies.some(({ parts }) => parts.body?.cut);
  if (isCut || height < inside.height * SHARE.field) return;
  const most = Math.max(...titles.filter((_, i) => slides[i]?.body).map((set) => set.height));
  const drawings = slides.map(({ body }, i) => {
    if (!isDrawn(context, i)) return 0;
    const room = body ? height - most : inside.height - (titles[i]?.height ?? 0);
    const air = (body ? AIR.field : AIR.lone) * pad;
    const side = Math.round(Math.min(room - air, size.width * 0.62));
    return side < SIZE.drawing * unit ? 0 : side;
  });
  const box = { x: 0, y: Math.round(inside.y - over), width: size.width, height };
  return { box, surface, inside, titles, lones, bodies, drawings };
}

/** A list has its title in its own way. */
const NO_TITLE: TextStack<"title"> = { parts: {}, gaps: {}, height: 0 };

/** More letters of a value, or of what it is of, are a sentence, which is read as prose. */
const LONGEST = { value: 48, name: 36 };
const isValue = ({ title, body }: Slide) =>
  body !== "" && body.length <= LONGEST.value && title.length <= LONGEST.name;

/** "How long" over "About ten minutes, and your pet goes home at once": the answers are large, all of them, and what they answer is not. */
const ANSWER = { title: 48, body: 110 };
const areAnswers = (slides: readonly Slide[]): boolean =>
  slides.every(
    ({ title, body, tag }) =>
      !tag && (body === "" || (title.length <= ANSWER.title && body.length <= ANSWER.body)),
  );

/** "Monthly rate" over "€189 or €412": what a few words say of a title is as loud as that, all of them in one size or one of two. */
function bodiesOf(context: RenderContext, slides: readonly Slide[], { width, height }: Box) {
  const isRead = areAnswers(slides) ? ({ body }: Slide) => body !== "" : isValue;
  const fitted = (isLoud: boolean) =>
    inTwo(
      context.measureText,
      slides.flatMap((slide) =>
        isRead(slide) === isLoud ? [{ ...bodyPart(context, slide.body, width, isLoud), isLoud: true }] : [],
      ),
      height * SHARE.bodies,
    );
  const [values, prose] = [fitted(true), fitted(false)];
  return slides.map((slide) => (isRead(slide) ? values : prose).shift() as TextStack<"body">);
}

function inTwo(measureText: MeasureText, parts: StackPart<"body">[], height: number): TextStack<"body">[] {
  const own = parts.map((part) => fitStack(measureText, [part], height).parts.body?.size);
  const largest = Math.max(0, ...own.map((size = 0) => size));
  const sizes = inTwoSizes(own.map((size = largest) => size));
  return parts.map((part, i) => {
    const typeStyle = { ...part.typeStyle, isHeadline: false };
    return fitStack(measureText, [{ ...sized(part, sizes[i] ?? part.min), typeStyle }], height);
  });
}

/** Over and under a drawing on a field and on a whole slide, in its paddings. */
const AIR = { field: 2, lone: 1.6 };

const titlePart = (
  { unit }: RenderContext,
  text: string,
  width: number,
  max: number,
): StackPart<"title"> => ({
  key: "title",
  text,
  typeStyle: HEADLINE,
  min: SIZE.least * unit,
  max: max * unit,
  width,
  maxLines: 6,
  gap: 0,
});

const bodyPart = (
  { unit }: RenderContext,
  text: string,
  width: number,
  isLoud: boolean,
): StackPart<"body"> => ({
  key: "body",
  text,
  typeStyle: isLoud ? HEADLINE : BODY,
  min: 28 * unit,
  max: (isLoud ? SIZE.value : SIZE.body) * unit,
  width,
  maxLines: 9,
  gap: 0,
});

/** A slide whose title stands on the field, or that is a field as a whole. */
export function bannerSlide(
  context: RenderContext,
  banner: Banner,
  ground: Surface,
  { index, slide: { title: text } }: { index: number; slide: Slide },
): Node[] {
  const { box, surface, inside, titles, lones, bodies, drawings } = banner;
  const [title, body, lone] = [titles[index], bodies[index], lones[index]];
  const pad = Math.round(SIZE.pad * context.unit);
  const drawing = drawings[index] ?? 0;
  const drawn = { ...box, y: box.y + Math.round(pad * (lone ? 0.4 : 0.9)), height: drawing };
  const named = drawing > 0 && drawingOver(context, { box: drawn, surface }, index, { share: 1 });
  if (lone) return [...(named ? [named] : []), ...loneSlide(context, lone, text, ground)];
  const height = title?.height ?? 0;
  const under = box.y + box.height + Math.round(SIZE.under * context.unit);
  return [
    <Place box={box} style={{ backgroundColor: surface.background }} />,
    ...(named ? [named] : []),
    <Place box={{ ...inside, y: box.y + box.height - pad - height, height }}>
      <TextLines fitted={title?.parts.title} color={surface.title} part="headline" />
    </Place>,
    <Place box={{ ...inside, y: under, height: body?.height ?? 0 }}>
      <TextLines fitted={body?.parts.body} color={context.theme.page.ink} part="supporting" />
    </Place>,
  ];
}
