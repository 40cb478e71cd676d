import type { Token } from "./tokens.ts";

/** Columns by which the rest of a wrapped line is set in. */
const HANGING = 4;

/** The rows of code as an editor shows them: a line wider than `columns` goes on in the next row, at a space. */
export function softWrapped(lines: readonly Token[][], columns: number): Token[][] {
  return lines.flatMap((line) => wrapped(line, columns));
}

/** A line whose piece alone is too wide stays as it is. */
function wrapped(line: readonly Token[], columns: number): Token[][] {
  const indent = (line[0]?.column ?? 0) + HANGING;
  const rows: Token[][] = [];
  let shift = 0;
  for (const [i, token] of line.entries()) {
    const row = rows.at(-1);
    const before = line[i - 1];
    const isApart = before !== undefined && token.column > endOf(before);
    if (row === undefined) rows.push([token]);
    else if (isApart && wordEnd(line, i) - shift > columns) {
      shift = token.column - indent;
      rows.push([{ ...token, column: indent }]);
    } else row.push({ ...token, column: token.column - shift });
  }
  return rows.length > 0 ? rows : [[]];
}

const endOf = ({ column, text }: Token) => column + text.length;

/** Where the pieces end that stand together from here on. */
function wordEnd(line: readonly Token[], from: number): number {
  let last = line[from] as Token;
  for (const token of line.slice(from + 1)) {
    if (token.column > endOf(last)) break;
    last = token;
  }
  return endOf(last);
}
