/** @jsxImportSource #template */
import { contrast } from "../../color.ts";
import { type FittedText, fitStack, fitText, type StackPart } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { panelOn } from "../kit/panel-on.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { inTwoSizes } from "../kit/two-sizes.ts";
import { HEADLINE, STRONG } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import { comparisonIn, type Opposed } from "../series/opposed.ts";

/** One topic over two halves, of which each has the same room: neither is the better one. */
export type OpposedSlide = { topic: FittedText; halves: OpposedHalf[]; head: Box };
type OpposedHalf = { box: Box; name: FittedText; value: FittedText; words: Box };

/** In design pixels. */
const SIZE = {
  topic: { max: 176, least: 40 },
  name: { max: 58, least: 30 },
  value: { max: 190, least: 34 },
  gap: 40,
  pad: 48,
};
/** Of the height: the least and the most for the topic, and of the width of wide slides. */
const HEAD = { least: 0.34, most: 0.56, wide: 0.36 };

/** The slides of a comparison, by their index: topics, names and values have the same place and size on all of them. */
export function opposedSlides(
  context: RenderContext,
  slides: readonly Slide[],
  inside: Box,
): (OpposedSlide | undefined)[] {
  const found = comparisonIn(slides);
  if (!found) return [];
  const shown = found.slides.filter((one) => one !== undefined);
  const most = roomsOf(context, inside, HEAD.least);
  const names = namesOf(context, found.names, most.words.half);
  const over = names[0].height + Math.round(SIZE.gap * context.unit);
  const under = most.words.half.height - over;
  const { width } = most.words.half;
  const pairs = shown.map(({ first, second }) => [first, second] as const);
  const sizes = inTwoSizes(
    pairs.map((pair) => Math.min(...pair.map((text) => sideOf(context, text, width, under).size))),
  );
  const values = pairs.map((pair, i) => pair.map((text) => sideOf(context, text, width, under, sizes[i])));
  const needed = over + Math.max(...values.flat().map(({ height }) => height));
  const share = 1 - (needed + 2 * SIZE.pad * context.unit) / most.height;
  const { head, halves, words } = roomsOf(context, inside, Math.min(HEAD.most, Math.max(HEAD.least, share)));
  const topics = topicsOf(context, shown, words.topic);
  return found.slides.map((one) => {
    const at = one ? shown.indexOf(one) : -1;
    const [topic, sides = []] = [topics[at], values[at]];
    if (!topic || topic.cut || sides.some(({ cut }) => cut)) return undefined;
    const set = halves.map((half, i) => ({
      ...half,
      name: names[i] as FittedText,
      value: sides[i] as FittedText,
    }));
    return { topic, head, halves: set };
  });
}

function topicsOf(context: RenderContext, shown: readonly Opposed[], { width, height }: Box): FittedText[] {
  const set = (text: string, size?: number) => {
    const spec = part(context, text, SIZE.topic, width);
    return fitText(context.measureText, size ? { ...spec, min: size, max: size } : spec, height);
  };
  const sizes = inTwoSizes(shown.map(({ topic }) => set(topic).size));
  return shown.map(({ topic }, i) => set(topic, sizes[i]));
}

/** The room of the topic, and of both halves under it; on wide slides beside it, one over the other. */
function roomsOf({ size, shape, unit, safe }: RenderContext, inside: Box, share: number) {
  const pad = Math.round(SIZE.pad * unit);
  const end = inside.y + inside.height;
  if (shape === "wide") {
    const left = Math.round(size.width * HEAD.wide);
    const middle = Math.round(size.height / 2);
    const width = safe.x + safe.width - left - pad;
    const half = (y: number, height: number, from: number, to: number) => ({
      box: { x: left, y, width: size.width - left, height },
      words: { x: left + pad, y: from, width, height: to - from },
    });
    const halves = [
      half(0, middle, safe.y, middle - pad / 2),
      half(middle, size.height - middle, middle + pad / 2, end),
    ];
    const topic = { ...inside, width: left - inside.x - pad };
    return { height: end - safe.y, head: topic, halves, words: { topic, half: halves[1]?.words ?? topic } };
  }
  const top = Math.round(safe.y + (end - safe.y) * share);
  const middle = Math.round(size.width / 2);
  const gap = Math.round((2 * pad) / 3);
  const words = { y: top + pad, height: end - top - pad };
  const halves = [
    {
      box: { x: 0, y: top, width: middle, height: size.height - top },
      words: { ...words, x: inside.x, width: middle - inside.x - gap },
    },
    {
      box: { x: middle, y: top, width: size.width - middle, height: size.height - top },
      words: { ...words, x: middle + gap, width: inside.x + inside.width - middle - gap },
    },
  ];
  const topic = { ...inside, height: top - pad - inside.y };
  const narrow = Math.min(...halves.map((half) => half.words.width));
  return {
    height: end - safe.y,
    head: topic,
    halves,
    words: { topic, half: { ...words, x: 0, width: narrow } },
  };
}

const part = (
  { unit }: RenderContext,
  text: string,
  { max, least }: { max: number; least: number },
  width: number,
): StackPart<"text"> => ({
  ...{ key: "text", text, typeStyle: HEADLINE, width, maxLines: 5, gap: 0 },
  ...{ max: max * unit, min: least * unit },
});

/** Both names in one size. */
function namesOf({ measureText, unit }: RenderContext, names: readonly [string, string], { width }: Box) {
  const { max, least } = SIZE.name;
  const set = (text: string, most: number) =>
    fitText(measureText, { text, typeStyle: STRONG, min: least * unit, max: most, width, maxLines: 2 });
  const size = Math.min(...names.map((name) => set(name, max * unit).size));
  return [set(names[0], size), set(names[1], size)] as const;
}

function sideOf(
  context: RenderContext,
  text: string,
  width: number,
  height: number,
  size?: number,
): FittedText {
  const given = part(context, text, SIZE.value, width);
  const sized = size ? { ...given, min: size, max: size } : given;
  const plain = { ...sized, maxLines: 9, typeStyle: { ...HEADLINE, isHeadline: false } };
  return fitStack(context.measureText, [plain], height).parts.text ?? fitText(context.measureText, plain);
}

/** The topic at the foot of its room, over what holds of the one and of the other. */
export function opposedSlide(
  context: RenderContext,
  { topic, head, halves }: OpposedSlide,
  surface: Surface,
): Node[] {
  const grounds = groundsUnder(context, surface);
  const gap = Math.round(SIZE.gap * context.unit);
  const spare = head.height - topic.height;
  const y = head.y + (context.shape === "wide" ? Math.round(spare / 2) : spare);
  return [
    <Place box={{ ...head, y, height: topic.height }}>
      <TextLines fitted={topic} color={surface.title} part="headline" />
    </Place>,
    ...halves.flatMap(({ box, name, value, words }, i) => {
      const ground = grounds[i] ?? surface;
      const height = name.height + gap + value.height;
      return [
        <Place box={box} style={{ backgroundColor: ground.background }} />,
        <Place box={{ ...words, height }} style={{ flexDirection: "column" }}>
          <TextLines fitted={name} color={ground.key} part="label" />
          <div style={{ height: gap, flexShrink: 0 }} />
          <TextLines fitted={value} color={ground.title} part="value" />
        </Place>,
      ];
    }),
  ];
}

/** Grounds closer than this are one to the eye. */
const APART = 1.15;

/** Two other colours of the brand than that of the topic, or one and its own with a line between. */
function groundsUnder({ theme }: RenderContext, { background }: Surface): Surface[] {
  const { page, wash, flood, sheet } = theme;
  const all = [panelOn(theme), wash, flood, sheet, page].filter((one) => one !== undefined);
  const others = all.filter((one) => contrast(one.background, background) >= APART);
  const [first = wash] = others;
  const second = others.find((one) => contrast(one.background, first.background) >= APART);
  return [first, second ?? page];
}
