/** @jsxImportSource #template */
import { type Fitted, fitText, lineHeight } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Ruler } from "../../ruler.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { type Lettering, widthOf } from "../../wrap.ts";
import { CODE } from "../kit/lettering.ts";
import { Place } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";
import type { Editor } from "./colors.ts";
import type { Token } from "./tokens.ts";

/** Columns that line numbers take, with the space after them. */
const GUTTER = 4;
const LETTERING: Lettering = { ...CODE, leading: 1.46 };

/** Type size and whether line numbers have room. Pixels. */
export type Setting = { size: number; isNumbered: boolean; lettering: Lettering };

/** The largest type at which all lines fit a window's inside; the smallest that a phone's feed can show. */
export function settingOf(
  { ruler, size, unit }: Stage,
  lines: readonly Token[][],
  width: number,
  height: number,
): Setting {
  const least = Math.ceil((6.7 * size.width) / 390);
  const longest = Math.max(1, ...lines.map((line) => widthIn(ruler, line)));
  const gutter = GUTTER * columnOf(ruler);
  const tight = height / lines.length / least < LETTERING.leading;
  const lettering = tight ? { ...LETTERING, leading: 1.32 } : LETTERING;
  const most = Math.min(34 * unit, height / lines.length / lettering.leading);
  const [bare, numbered] = [Math.min(most, width / longest), Math.min(most, width / (longest + gutter))];
  const isNumbered = lines.length > 1 && numbered > bare * 0.86 && numbered >= least;
  return { size: Math.max(least, Math.floor(isNumbered ? numbered : bare)), isNumbered, lettering };
}

const columnOf = (ruler: Ruler) => widthOf(ruler, "0", CODE);

/** Width of a line in units of the font size: pieces as wide as they are, gaps as wide as their columns. */
function widthIn(ruler: Ruler, line: readonly Token[]): number {
  const last = starts(ruler, line).at(-1);
  return last ? last.x + last.width : 0;
}

function starts(ruler: Ruler, line: readonly Token[]): { token: Token; x: number; width: number }[] {
  let [x, end] = [0, 0];
  return line.map((token) => {
    x += (token.column - end) * columnOf(ruler);
    const width = widthOf(ruler, token.text, CODE);
    const placed = { token, x, width };
    x += width;
    end = token.column + token.text.length;
    return placed;
  });
}

/** Lines of code from the upper left of a box; those that are too long or too many are cut. */
export function listing(
  stage: Stage,
  lines: readonly Token[][],
  box: Box,
  setting: Setting,
  editor: Editor,
): Node[] {
  const { ruler } = stage;
  const { size, isNumbered, lettering } = setting;
  const pitch = lineHeight(lettering, size);
  const indent = isNumbered ? GUTTER * columnOf(ruler) * size : 0;
  const shown = lines.slice(0, Math.max(1, Math.floor(box.height / pitch)));
  const last = shown.findLastIndex((line) => line.length > 0);
  return shown.flatMap((line, i) => {
    const y = box.y + i * pitch;
    const row = { x: box.x + indent, y, width: box.width - indent, height: pitch };
    const isEnd = i === last && shown.length < lines.length;
    const number = fitText(ruler, {
      text: `${i + 1}`,
      lettering,
      min: size,
      max: size,
      width: indent,
      maxLines: 1,
    });
    return [
      ...(isNumbered
        ? [
            <Place box={{ ...row, x: box.x, width: indent }}>
              <Words fitted={number} color={editor.faint} part="number" />
            </Place>,
          ]
        : []),
      ...pieces(stage, line, row, setting, editor, isEnd),
    ];
  });
}

type Piece = ReturnType<typeof starts>[number];

/** One line, piece by piece; what is too long for its row ends in an ellipsis. */
function pieces(
  { ruler }: Stage,
  line: readonly Token[],
  row: Box,
  setting: Setting,
  editor: Editor,
  isEnd: boolean,
): Node[] {
  const { size } = setting;
  const all = starts(ruler, line);
  const isLong = widthIn(ruler, line) * size > row.width + 1;
  const shown = isLong ? all.filter(({ x }) => x === 0 || x * size < row.width - 2 * size) : all;
  return shown.map((piece, i) => {
    const isLast = i === shown.length - 1;
    const fitted = inked(ruler, piece, setting, isLong && isLast ? row.width - piece.x * size : undefined);
    const box = {
      x: Math.round(row.x + piece.x * size),
      y: row.y,
      width: Math.ceil(fitted.width) + 1,
      height: row.height,
    };
    return (
      <Place box={box}>
        <Words
          fitted={{ ...fitted, cut: isLast && (isLong || isEnd) }}
          color={editor.syntax[piece.token.kind]}
          part="code"
        />
      </Place>
    );
  });
}

/** A piece as it is, or as much of it as `room` has for it and an ellipsis. */
function inked(ruler: Ruler, { token, width }: Piece, { size, lettering }: Setting, room?: number): Fitted {
  const height = lineHeight(lettering, size);
  if (room === undefined)
    return { lines: [token.text], lettering, size, width: width * size, height, cut: false };
  const widest = (text: string) => widthOf(ruler, `${text}…`, lettering) * size;
  let kept = token.text;
  while (kept.length > 1 && widest(kept) > room) kept = kept.slice(0, -1).trimEnd();
  return { lines: [`${kept}…`], lettering, size, width: widest(kept), height, cut: true };
}
