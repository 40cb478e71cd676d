import { detectLanguage } from "../copy/language.ts";
import { escapeRegExp } from "../copy/text.ts";
import type { Value } from "./values/value.ts";
import { valuesIn } from "./values/values.ts";

export const BLOCK_HEADING = "CREATOR PREFERENCES";
const BLOCK = /^CREATOR PREFERENCES[ \t]*\r?\n[\s\S]*/m;
const ABOUT = /^[ \t]*-[ \t]*About “([^”]+)”:[ \t]*(.+?)[ \t]*$/;

/** The words of a line that answers a question about a stretch of the brief, without the answer. */
export const aboutLine = (quote: string) => `About “${quote.replace(/\s+/g, " ").trim()}”`;

/** Whether a line of the brief is such an answer. It is for us, never for readers. */
export const isAboutLine = (line: string): boolean => /^\s*(?:-\s*)?About “[^”]+”\s*:/.test(line);

/** Whether the author has said since what these words mean. */
export const isSettled = (brief: string, quote: string): boolean =>
  BLOCK.exec(brief)?.[0].includes(aboutLine(quote)) ?? false;

/** From the first value to the last, without the stop of the sentence. */
const stretch = (text: string, values: readonly Value[]) => {
  const start = Math.min(...values.map((value) => value.span.start));
  return text.slice(start, Math.max(...values.map((value) => value.span.end))).replace(/\.$/, "");
};

/** Kinds of a day stand for each other: "Friday" is answered by "4 December". */
const KIND: Readonly<Record<string, string>> = { weekday: "day", date: "day" };
const kindOf = ({ kind }: Value) => KIND[kind] ?? kind;

/** The values of an answer in place of those that were asked about; undefined where it gives none of their kind. */
function corrected(quote: string, answer: string, language: string): string | undefined {
  const asked = valuesIn(quote, language);
  const kinds = new Set(asked.map(kindOf));
  const given = valuesIn(answer, language).filter((value) => kinds.has(kindOf(value)));
  const isWhole = [...kinds].every((kind) => given.some((value) => kindOf(value) === kind));
  return kinds.size > 0 && isWhole
    ? quote.replace(stretch(quote, asked), () => stretch(answer, given))
    : undefined;
}

/**
 * The brief with its answers worked in: where a line of its `CREATOR PREFERENCES` block gives the right value for
 * words that it quotes, the value replaces them and the line goes. Other lines stay as they are.
 */
export function withAnswersWorkedIn(brief: string): string {
  const block = BLOCK.exec(brief);
  if (!block) return brief;
  let body = brief.slice(0, block.index);
  const language = detectLanguage(body).code;
  const left = block[0].split(/\r?\n/).filter((line) => {
    const [, quote = "", answer = ""] = ABOUT.exec(line) ?? [];
    const settled = quote && corrected(quote, answer, language === "und" ? "en" : language);
    const found = settled && new RegExp(quote.trim().split(/\s+/).map(escapeRegExp).join("\\s+")).exec(body);
    if (!settled || !found) return true;
    body = `${body.slice(0, found.index)}${settled}${body.slice(found.index + found[0].length)}`;
    return false;
  });
  return left.some((line) => line.trim() !== "" && line.trim() !== BLOCK_HEADING)
    ? body + left.join("\n")
    : body.trimEnd();
}
