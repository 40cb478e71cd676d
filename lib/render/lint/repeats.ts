import type { Check, Evidence } from "../../vocab.ts";
import type { DrawnText } from "../scene.ts";
import { checkOf, evidenceOf, type Inspection } from "./inspection.ts";

const RULE = {
  id: "picture_repeats",
  group: "message",
  label: "Every page says something new",
  weight: 3,
} as const;

/** What a page says. Names, marks and calls may stand on every page. */
const SAYS = /^(?:headline|title|supporting|detail|bullet|quote)$/;
/** Shorter lines ("Step", "Thank you") may come again. */
const MIN_WORDS = 3;
const MIN_LETTERS = 12;

type Line = { page: number; text: DrawnText; said: string; words: string };

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const isLine = ({ words }: Line) => words.split(" ").length >= MIN_WORDS || words.length >= MIN_LETTERS;

/** The texts of a page; lines of one text that was broken are read together. */
function linesOf({ texts }: Inspection, page: number): Line[] {
  const parts = [...new Set(texts.map(({ part }) => part))].filter((part) => SAYS.test(part));
  const whole = parts.flatMap((part) => {
    const lines = texts.filter((text) => text.part === part);
    const [text] = lines;
    const said = lines.map((line) => line.text).join(" ");
    return text ? [{ page, text, said, words: wordsOf(said) }] : [];
  });
  return whole.filter(isLine);
}

const named = ({ page, text, said }: Line, first: number): Evidence => ({
  ...evidenceOf(text, `page ${first + 1} says it too`),
  where: `page ${page + 1}.${text.part}`,
  quote: said,
});

/** Finds pages that say what an earlier page has said. */
export function repeats(pages: readonly Inspection[]): Check {
  const lines = pages.flatMap(linesOf);
  /** What it is, and when and where, may stand on the first page, and together again at the end. */
  const last = pages.length - 1;
  const saysMore = lines.some(({ page, text }) => page === last && text.part === "supporting");
  /** "Book by 22 January" closes a series whose steps have named it pages before. */
  const isDeadline = ({ page, said, text }: Line, first: number) =>
    text.part === "headline" && /\d/u.test(said) && page - first > 1;
  const isReminder = (line: Line, first: number) => {
    const { page, text } = line;
    const isOfFirst = first === 0 && (text.part === "supporting" || (text.part === "headline" && saysMore));
    return page === last && (isOfFirst || isDeadline(line, first));
  };
  const evidence = lines.flatMap((line, i) => {
    const first = lines
      .slice(0, i)
      .find(({ words, page }) => words === line.words && page !== line.page && !isReminder(line, page));
    return first ? [named(line, first.page)] : [];
  });
  return checkOf(RULE, {
    share: evidence.length === 0 ? 1 : 0,
    passed: evidence.length === 0,
    evidence,
    fix: "Say something new on every page, or make fewer pages.",
  });
}
