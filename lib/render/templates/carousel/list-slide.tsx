/** @jsxImportSource #template */
import { type FittedText, fitStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, HEADLINE, STRONG } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import { listRows } from "../series/list-rows.ts";

/** In design pixels: the largest type, the least, and the room around the field of the title. */
const SIZE = {
  title: { max: 136, least: 32 },
  stat: { max: 250, least: 60 },
  of: { max: 52, least: 24 },
  over: 26,
  pad: 40,
  gap: 14,
};
/** Of the height, what the title may take with a sum under it and without; of the width, beside its lines. */
const HEAD = { stat: 0.43, title: 0.3, long: 0.52, beside: 0.4 };
/** So many times its type a line may have over it, before the list ends above the foot. */
const AIRY = 1.6;

type ListSlide = {
  slide: Slide;
  surface: Surface;
  inside: Box;
  /** The field on which the titles of the other slides stand. */
  field: Surface | undefined;
};

/** A name, the sum that it comes to, and what else there is to say of it, line by line over the rest of the slide. */
export function listSlide(context: RenderContext, { slide, surface, inside, field }: ListSlide): Node[] {
  const isWide = context.shape === "wide";
  const head = isWide ? { ...inside, width: Math.round(inside.width * HEAD.beside) } : inside;
  const share = slide.stat ? HEAD.stat : HEAD.title;
  const title = wholeHead(context, slide, head, isWide ? [1] : [share, HEAD.long]);
  const on = isWide ? undefined : field;
  const y = inside.y + (isWide ? Math.round((inside.height - title.height) / 2) : 0);
  return [
    ...(on ? [fieldUnder(context, inside, title.height, on)] : []),
    <Place box={{ ...head, y, height: title.height }} style={{ flexDirection: "column" }}>
      {words(title, on ?? surface)}
    </Place>,
    ...linesIn(context, slide.lines ?? [], besideOrUnder(context, inside, title.height), surface),
  ];
}

function words({ parts, gaps }: ReturnType<typeof headOf>, { title, key, muted }: Surface): Node[] {
  return [
    <TextLines fitted={parts.title} color={title} part="headline" />,
    <div style={{ height: gaps.stat ?? 0, flexShrink: 0 }} />,
    <TextLines fitted={parts.stat} color={key} part="value" />,
    <div style={{ height: gaps.of ?? 0, flexShrink: 0 }} />,
    <TextLines fitted={parts.of} color={muted} part="supporting" />,
  ];
}

/** The colour of the titles, from edge to edge under this one. */
function fieldUnder({ unit, size }: RenderContext, { y }: Box, title: number, field: Surface): Node {
  const over = Math.round(SIZE.over * unit);
  const height = title + over + Math.round(SIZE.pad * unit);
  const box = { x: 0, y: y - over, width: size.width, height };
  return <Place box={box} style={{ backgroundColor: field.background }} />;
}

/** The room of the lines: under the title, on wide slides beside it. */
function besideOrUnder({ shape, unit }: RenderContext, inside: Box, title: number): Box {
  const gap = Math.round(2 * SIZE.pad * unit);
  if (shape !== "wide") return { ...inside, y: inside.y + title + gap, height: inside.height - title - gap };
  const x = inside.x + Math.round(inside.width * HEAD.beside) + gap;
  return { ...inside, x, width: inside.x + inside.width - x };
}

/** The title in the first share of the height in which it is whole. */
function wholeHead(context: RenderContext, slide: Slide, head: Box, shares: readonly number[]) {
  const sets = shares.map((share) => headOf(context, slide, { ...head, height: head.height * share }));
  const isCut = ({ parts }: (typeof sets)[number]) => Object.values(parts).some((part) => part.cut);
  return sets.find((one) => !isCut(one)) ?? (sets.at(-1) as (typeof sets)[number]);
}

function headOf(
  { unit, measureText }: RenderContext,
  { title, stat, body }: Slide,
  { width, height }: Pick<Box, "width" | "height">,
) {
  const sized = ({ max, least }: { max: number; least: number }) => ({
    min: least * unit,
    max: max * unit,
    width,
  });
  const digits = { ...FIGURE, leading: 1.04 };
  return fitStack(
    measureText,
    [
      { key: "title" as const, text: title, typeStyle: HEADLINE, ...sized(SIZE.title), maxLines: 6, gap: 0 },
      {
        ...{ key: "stat" as const, text: stat, typeStyle: digits, ...sized(SIZE.stat) },
        ...{ maxLines: 1, gap: SIZE.gap * unit },
      },
      { key: "of" as const, text: body, typeStyle: STRONG, ...sized(SIZE.of), maxLines: 9, gap: 0 },
    ],
    height,
  );
}

function linesIn(context: RenderContext, lines: readonly string[], box: Box, surface: Surface): Node[] {
  const { rows, type, air: least, height: used } = listRows(context, lines, box);
  const spare = Math.max(0, box.height - used) / Math.max(1, rows.length);
  const air = least + Math.min(spare, AIRY * type);
  const line = Math.max(2, Math.round(3 * context.unit));
  let y = box.y;
  return rows.map((row: FittedText, i) => {
    const height = Math.floor(row.height + air);
    const at = { ...box, y, height };
    y += height;
    return (
      <Place
        box={at}
        style={{ alignItems: "center", ...(i > 0 && { borderTop: `${line}px solid ${surface.line}` }) }}
      >
        <TextLines fitted={row} color={surface.ink} part="bullet" />
      </Place>
    );
  });
}
