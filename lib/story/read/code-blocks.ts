import { isCommand } from "../../copy/text.ts";
import { BULLET, linesOf, stepLead } from "./line-parts.ts";
import type { TextLine } from "./mail.ts";
import { addFact, type Notebook, type Piece } from "./notebook.ts";

/** Four blanks open a line of code in Markdown. */
const INDENT = / {4,}/y;
const isIndented = ({ text }: TextLine): boolean => {
  INDENT.lastIndex = 0;
  return INDENT.test(text) && !BULLET.test(text) && stepLead(text) === 0;
};
const isBlank = (line: TextLine | undefined): boolean => line === undefined || line.text.trim() === "";

/** What programs are written with and prose is not: "(info, user = id);", "// a remark", "name@v2", "a/b/c", "x --y". */
const SIGNS =
  /[{};]\s*$|^\s*(?:\/\/|#!|\$ |> )|\w\(.*\)|\s=+>?\s|[\w.-]+@v?\d|\s--?\p{Ll}|\p{L}[\w.-]*\/[\w.-]+\/|^\s*<\/?\p{L}/u;
const isCode = ({ text }: TextLine): boolean => isCommand(text.trim()) || SIGNS.test(text);

/**
 * The line behind a block of code that is set apart by its indent and blank lines; `from` itself where none begins.
 * An indented notice or list is none: most of its lines have no sign of code.
 */
function endOfIndentedCode(lines: readonly TextLine[], from: number): number {
  if (!isBlank(lines[from - 1])) return from;
  let end = from;
  while (lines[end] && isIndented(lines[end] as TextLine)) end++;
  const block = lines.slice(from, end);
  return isBlank(lines[end]) && block.filter(isCode).length > block.length / 2 ? end : from;
}

/** What no prose is: "from kite import fly", "const a = b", "x = f(1)", 'print(job.next())'. */
const STATEMENTS = [
  /^\s*from [\w.]+ import [\w*, ]+$/,
  /^\s*import (?:[\w{},* ]+ from )?['"][^'"]+['"];?$/,
  /^\s*(?:(?:const|let|var) [\w{}[\], ]+ = |(?:def|fn|func) \w+\()/,
  /^\s*[a-z_][\w.[\]]* :?= (?:await |new )?(?:[a-z_][\w.]*\(.*\)|[{["'`].*);?\s*(?:(?:#|\/\/).*)?$/,
  /^\s*[a-z_]\w*(?:\.\w+)*\((?:.*["'`=.(].*|)\);?\s*(?:(?:#|\/\/).*)?$/,
];
const isStatement = ({ text }: TextLine): boolean => STATEMENTS.some((form) => form.test(text));
/** Lines that are code among statements. */
const MAY_BE_CODE = /^\s*(?:#\s|\/\/|import \w|[)\]}]|@\w)/;
const isAmongCode = (line: TextLine): boolean =>
  isStatement(line) || isCode(line) || MAY_BE_CODE.test(line.text);

/** The line behind statements of a program that no mark sets apart; `from` itself where none begins. */
function endOfStatements(lines: readonly TextLine[], from: number): number {
  const first = lines[from];
  if (!first || !(isStatement(first) || MAY_BE_CODE.test(first.text))) return from;
  let end = from + 1;
  for (let at = end; lines[at]; at++) {
    const line = lines[at] as TextLine;
    if (isAmongCode(line)) end = at + 1;
    else if (!isBlank(line)) break;
  }
  return lines.slice(from, end).some(isStatement) ? end : from;
}

/** The line behind a block of code; `from` itself where none begins. */
export const endOfCode = (lines: readonly TextLine[], from: number): number =>
  Math.max(endOfIndentedCode(lines, from), endOfStatements(lines, from));

/** Lines of code without the blanks that all of them begin with. */
export function unindented(code: string): string {
  const lines = code.split("\n");
  const least = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(Number.isFinite(least) ? least : 0)).join("\n");
}

const FENCES = /^\s*(?:```|~~~)[^\n]*\n?|\s*(?:```|~~~)\s*$/g;

/** Writes source code down letter for letter, without the marks around it. */
export function readCode(n: Notebook, piece: Piece): boolean {
  const text = n.plain.slice(piece.start, piece.end);
  const code = unindented(n.brief.slice(piece.start, piece.end)).replace(FENCES, "");
  const says = code || text.trim();
  return addFact(n, { kind: "snippet", says, ...piece, main: true, piece, text }) !== undefined;
}

/** A text without its source code, line for line. */
export function withoutCode(text: string): string {
  const lines = linesOf(text.replace(/^\s*(?:```|~~~)[\s\S]*?^\s*(?:```|~~~)/gmu, ""));
  const kept: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = endOfCode(lines, at);
    if (end === at) kept.push(lines[at]?.text ?? "");
    at = Math.max(end, at + 1);
  }
  return kept.join("\n");
}
