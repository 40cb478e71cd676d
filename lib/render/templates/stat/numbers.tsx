/** @jsxImportSource #template */
import { capitalized } from "../../../text/capitalized.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Card } from "../card/data.ts";
import { factCells } from "../kit/fact-cells.ts";
import { frame } from "../kit/frame.tsx";
import { isWhole } from "../kit/photo-pages.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, STRONG } from "../kit/type-styles.ts";

/** Fewer numbers stand beside the first one. */
const LEAST = 3;
/** The line over the numbers: of the height, and at most so large, in design pixels. */
const TITLE = { share: 0.2, largest: 54 };
/** Largest and smallest numbers, what they count, and the space between them, in design pixels. */
const SIZE = { largest: 230, least: 76, label: 36, gap: 36 };
/** Of the height under the title. */
const ALONE = 0.9;
/** Of a number's size, before what it counts: a comma reaches below the line. */
const TAIL = 0.16;

type Counted = { value: string; label: string };

/** Several numbers in one size, each over what it counts; undefined where they are few, or would come out small. */
export function numbers(context: RenderContext, card: Card): Node | undefined {
  const all = countedIn(card);
  if (all.length < LEAST) return undefined;
  const { size, theme, unit } = context;
  const surface = theme.flood;
  const { body, nodes } = frame(context, { surface, action: card });
  const title = stack(
    context,
    { kicker: card.kicker, headline: card.headline, supporting: card.supporting, details: "" },
    {
      width: body.width,
      height: Math.round(body.height * TITLE.share),
      surface,
      max: TITLE.largest,
      emphasise: false,
    },
  );
  const top = body.y + title.height + Math.round(SIZE.gap * unit);
  const cells = cellsIn(context, { ...body, y: top, height: body.y + body.height - top }, all.length);
  const drawn = (max: number) => all.map((one, i) => cell(context, one, cells[i] ?? body, max));
  const common = Math.min(...drawn(SIZE.largest).map(({ type }) => type)) / unit;
  if (common < SIZE.least) return undefined;
  // One row of numbers stands in the middle of its room.
  const alignItems = (cells[0]?.height ?? 0) > (body.y + body.height - top) * ALONE ? "center" : "flex-start";
  const root = (
    <Canvas size={size} background={surface.background}>
      <Place box={{ ...body, height: title.height }}>{title.node}</Place>
      {drawn(common).map(({ node }, i) => (
        <Place box={cells[i] ?? body} style={{ alignItems }}>
          {node}
        </Place>
      ))}
      {nodes}
    </Canvas>
  );
  return isWhole({ node: root }) ? root : undefined;
}

/** A number as large as its place has room for, and what it counts. */
function cell(
  { measureText, theme: { flood }, unit }: RenderContext,
  { value, label }: Counted,
  { width, height }: Box,
  max: number,
): { node: Node; type: number } {
  const words = fitText(measureText, {
    text: label,
    typeStyle: STRONG,
    min: 24 * unit,
    max: SIZE.label * unit,
    width,
    maxLines: 2,
  });
  const sizes = { min: 40 * unit, max: max * unit, width, maxLines: 1 };
  const room = (height - words.height) / (1 + TAIL);
  const digits = fitText(measureText, { text: value, typeStyle: FIGURE, ...sizes }, room);
  const node = (
    <div style={{ flexDirection: "column", width, gap: Math.round(digits.size * TAIL), flexShrink: 0 }}>
      <TextLines fitted={digits} color={flood.key} part="value" />
      <TextLines fitted={words} color={flood.ink} part="label" />
    </div>
  );
  return { node, type: digits.size };
}

/** The number of a card and those of its row, where each has a label and a digit. */
function countedIn({ stat, details }: Card): Counted[] {
  const row = factCells(details);
  const others = row?.note === "" ? row.cells : [];
  const isList = others.every(({ label, value }) => label !== "" && /^[^\p{L}]*\d[^\p{L}]*$/u.test(value));
  return stat && !stat.intro && isList
    ? [{ value: stat.value, label: capitalized(stat.label) }, ...others]
    : [];
}

/** Places side by side in wide pictures, in two columns where there are more, else one under the other. */
function cellsIn({ shape, unit }: RenderContext, area: Box, count: number): Box[] {
  const across = shape === "wide" ? (count > 4 ? 3 : count > 3 ? 2 : count) : count > 3 ? 2 : 1;
  const down = Math.ceil(count / across);
  const gap = Math.round(SIZE.gap * unit);
  const width = Math.floor((area.width - gap * (across - 1)) / across);
  const height = Math.floor((area.height - gap * (down - 1)) / down);
  return Array.from({ length: count }, (_, i) => ({
    x: area.x + (i % across) * (width + gap),
    y: area.y + Math.floor(i / across) * (height + gap),
    width,
    height,
  }));
}
