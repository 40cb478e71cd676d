/** @jsxImportSource #template */
import { type FittedText, fitText, lineHeight } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { MeasureText } from "../../measure-text.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { type TypeStyle, widthOf } from "../../wrap.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { CODE } from "../kit/type-styles.ts";
import type { Editor } from "./colors.ts";
import { softWrapped } from "./soft-wrap.ts";
import type { Token } from "./tokens.ts";

/** Columns that line numbers take, with the space after them. */
const GUTTER = 4;
const LETTERING: TypeStyle = { ...CODE, leading: 1.46 };

/** Type size in pixels, and whether line numbers fit. */
export type ListingSetting = { size: number; isNumbered: boolean; typeStyle: TypeStyle };

/** So few lines are set larger, and wrapped for it. Type in design pixels. */
const FEW = { lines: 4, type: 30 };

/** The rows in which lines of code are shown in a width, in pixels: wide ones are wrapped where they would be small. */
export function rowsIn(
  { measureText, smallest, unit }: RenderContext,
  lines: readonly Token[][],
  width: number,
): Token[][] {
  const size = lines.length > FEW.lines ? smallest : Math.max(smallest, FEW.type * unit);
  return softWrapped(lines, Math.floor(width / (columnOf(measureText) * size)));
}

/** The largest type at which all lines fit a window's inside; the smallest that a phone's feed can show. */
export function settingOf(
  { measureText, smallest, unit }: RenderContext,
  lines: readonly Token[][],
  { width, height, mayNumber }: { width: number; height: number; mayNumber: boolean },
): ListingSetting {
  const minimum = smallest;
  const longest = Math.max(1, ...lines.map((line) => widthIn(measureText, line)));
  const gutter = GUTTER * columnOf(measureText);
  const tight = height / lines.length / minimum < LETTERING.leading;
  const typeStyle = tight ? { ...LETTERING, leading: 1.32 } : LETTERING;
  const maximum = Math.min(34 * unit, height / lines.length / typeStyle.leading);
  const [bare, numbered] = [
    Math.min(maximum, width / longest),
    Math.min(maximum, width / (longest + gutter)),
  ];
  const isNumbered = mayNumber && lines.length > 1 && numbered > bare * 0.86 && numbered >= minimum;
  return { size: Math.max(minimum, Math.floor(isNumbered ? numbered : bare)), isNumbered, typeStyle };
}

const columnOf = (measureText: MeasureText) => widthOf(measureText, "0", CODE);

/** Width of a line in units of the font size: measured pieces, and gaps as wide as their columns. */
function widthIn(measureText: MeasureText, line: readonly Token[]): number {
  const last = starts(measureText, line).at(-1);
  return last ? last.x + last.width : 0;
}

function starts(
  measureText: MeasureText,
  line: readonly Token[],
): { token: Token; x: number; width: number }[] {
  let [x, end] = [0, 0];
  return line.map((token) => {
    x += (token.column - end) * columnOf(measureText);
    const width = widthOf(measureText, token.text, CODE);
    const placed = { token, x, width };
    x += width;
    end = token.column + token.text.length;
    return placed;
  });
}

/** Lines of code from the upper left of a box; those that are too long or too many are cut. */
export function listing(
  context: RenderContext,
  lines: readonly Token[][],
  box: Box,
  setting: ListingSetting,
  editor: Editor,
): Node[] {
  const { measureText } = context;
  const { size, isNumbered, typeStyle } = setting;
  const pitch = lineHeight(typeStyle, size);
  const indent = isNumbered ? GUTTER * columnOf(measureText) * size : 0;
  const shown = lines.slice(0, Math.max(1, Math.floor(box.height / pitch)));
  const last = shown.findLastIndex((line) => line.length > 0);
  return shown.flatMap((line, i) => {
    const y = box.y + i * pitch;
    const row = { x: box.x + indent, y, width: box.width - indent, height: pitch };
    const isEnd = i === last && shown.length < lines.length;
    const number = fitText(measureText, {
      text: `${i + 1}`,
      typeStyle,
      min: size,
      max: size,
      width: indent,
      maxLines: 1,
    });
    return [
      ...(isNumbered
        ? [
            <Place box={{ ...row, x: box.x, width: indent }}>
              <TextLines fitted={number} color={editor.faint} part="number" />
            </Place>,
          ]
        : []),
      ...pieces(context, line, row, setting, editor, isEnd),
    ];
  });
}

type ListingPiece = ReturnType<typeof starts>[number];

/** One line, piece by piece; what is too long for its row ends in an ellipsis. */
function pieces(
  { measureText }: RenderContext,
  line: readonly Token[],
  row: Box,
  setting: ListingSetting,
  editor: Editor,
  isEnd: boolean,
): Node[] {
  const { size } = setting;
  const all = starts(measureText, line);
  const isLong = widthIn(measureText, line) * size > row.width + 1;
  const shown = isLong ? all.filter(({ x }) => x === 0 || x * size < row.width - 2 * size) : all;
  return shown.map((piece, i) => {
    const isLast = i === shown.length - 1;
    const fitted = inked(
      measureText,
      piece,
      setting,
      isLong && isLast ? row.width - piece.x * size : undefined,
    );
    const box = {
      x: Math.round(row.x + piece.x * size),
      y: row.y,
      width: Math.ceil(fitted.width) + 1,
      height: row.height,
    };
    return (
      <Place box={box}>
        <TextLines
          fitted={{ ...fitted, cut: isLast && (isLong || isEnd) }}
          color={editor.syntax[piece.token.kind]}
          part="code"
        />
      </Place>
    );
  });
}

/** A piece as it is, or as much of it as `available` has for it and an ellipsis. */
function inked(
  measureText: MeasureText,
  { token, width }: ListingPiece,
  { size, typeStyle }: ListingSetting,
  available?: number,
): FittedText {
  const height = lineHeight(typeStyle, size);
  if (available === undefined)
    return { lines: [token.text], typeStyle, size, width: width * size, height, cut: false };
  const widest = (text: string) => widthOf(measureText, `${text}…`, typeStyle) * size;
  let kept = token.text;
  while (kept.length > 1 && widest(kept) > available) kept = kept.slice(0, -1).trimEnd();
  return { lines: [`${kept}…`], typeStyle, size, width: widest(kept), height, cut: true };
}
