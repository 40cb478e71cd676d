import type { Span } from "../schema.ts";
import { meantValue } from "./meant-value.ts";
import { type Notebook, type Piece, wish } from "./notebook.ts";
import { seenFirstIn } from "./seen-first.ts";
import { addStatement } from "./statement.ts";

/** "Make 30% off the biggest thing": a value whose numbers stand nowhere else in the brief is content as well. */
export function readEmphasised(
  n: Notebook,
  { start, end, piece }: Span & { piece: Piece },
  value: string,
): boolean {
  const at = n.plain.indexOf(value, start);
  const elsewhere = `${n.plain.slice(0, start)} ${n.plain.slice(end)}`;
  const numbers: string[] = value.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  if (at < 0 || numbers.length === 0 || numbers.some((number) => elsewhere.includes(number))) return false;
  return addStatement(n, { start: at, end: at + value.length, piece }) !== undefined;
}

const QUOTED = /^["“„«「]\s?([^"”“»」]{8,90})\s?["”“»」]$/u;

/**
 * Reads a sentence that says what is to be seen first: true where it tells readers something, undefined for any other
 * sentence. Words in quotation marks that stand nowhere else are the headline.
 */
export function readSeenFirst(
  n: Notebook,
  { start, end, piece }: Span & { piece: Piece },
): boolean | undefined {
  const sentence = n.plain.slice(start, end);
  const named = seenFirstIn(sentence, n.language);
  if (named === undefined || n.judge.isSurelyForReaders(sentence)) return undefined;
  const what = meantValue(named, n.plain);
  wish(n, { rule: "emphasis", value: what }, start, end);
  const words = QUOTED.exec(what)?.[1] ?? "";
  if (words === "") return readEmphasised(n, { start, end, piece }, what);
  if (n.plain.split(words).length > 2) return false;
  const at = n.plain.indexOf(words, start);
  const title = addStatement(n, { start: at, end: at + words.length, piece });
  n.title ??= title;
  return title !== undefined;
}
