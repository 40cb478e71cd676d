import { IN_NUMBERS } from "../../text/in-numbers.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isReadingTime } from "../../text/reading-time.ts";
import { hasRota } from "../../text/rota.ts";
import { shareUnit } from "../../text/shared-unit.ts";
import type { Figure } from "../schema.ts";
import { clauseFigures } from "./clause-figures.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";
import { valuesOf } from "./values.ts";

const FIGURE = new Prefiltered(
  /^(?<value>(?:(?:over|more than|nearly|almost|about|up to|only|über|mehr als|plus de|más de|oltre|meer dan|mais de)\s+)?\d{1,3}(?:[.,]\d{3})+|(?:(?:over|more than|nearly|almost|about|up to|über|mehr als|plus de|más de|oltre|meer dan|mais de)\s+)?\d+(?:[.,]\d+)?)\s?(?<unit>%|percent|k|million|billion|Mio\.?|Millionen|tonnes|tonnen|tonnes|kg|km|minutes|hours|min|ms)?\s+(?<label>\p{L}(?:[^,;:.!?\n]|[.,](?=\d)){4,60})[.!]?$/iu,
);
/** "$214 million in deposits", "£9,100 raised for the hospice": what money did. A price would say what it buys. */
const SUM =
  /^(?<value>[$€£]\s?\d[\d.,]*\d(?:\s?(?:million|billion|thousand|bn|m|k))?)\s+(?<label>(?:in (?:deposits|loans|grants|donations|savings|sales|revenue|funding|prizes|scholarships|assets)|(?:lent|raised|returned|saved|donated|invested|granted|given|paid (?:out|back)|handed out|collected|earned|spent)\b)(?:[^,;:.!?\n]|[.,](?=\d)){0,50})[.!]?$/iu;
const NO_LABEL =
  /^(?:g|mg|kg|ml|cl|dl|l|m|cm|mm|h|s|sec|of|in|at|per|a|an|the|and|or|to|for|off|with|from|on|until|more|less|fewer|later|ago|old|am|pm|euros?|pounds?|quid|dollars?|is|are|was|were|months? for|days? for|day week|weeks? (?:of|for)|und|oder|de|des|d['’]|y|e|en|kr)\b/iu;
/** "12 seats" alone says too little, unless its list says that it counts: "our year in numbers". */
const ONE_WORD = /^\p{L}+$/u;

/** "1 lost propeller": one of something is an anecdote, and no figure. */
const IS_ONE = /^(?:only |just |nur |solo |seulement )?1$/iu;

/** "17 Cooper's Yard" is an address. */
const NAMES = /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)+[.!]?$/u;

const NO_FIGURE = new Set(["price", "when", "contact", "where", "step", "condition", "snippet", "change"]);

function sumIn(part: string, fact: string): Figure[] {
  const { value, label } = SUM.exec(part.trim())?.groups ?? {};
  return value && label ? [{ value, unit: "", label, fact }] : [];
}

/** "10 visits 105": a row of a price list, whose first number is not what it says. */
const ROW = /^[\p{L}’' -]+ (?!(?:19|20)\d{2}$)\d[\d.,]*$/u;

const amountOf = (text: string) => Number(text.replace(/\D/g, ""));
/** "46 volunteers gave 9,300 hours": the number that a statement ends with is its figure where it is so much larger. */
const FAR_LARGER = 20;
const leadsToLarger = (value: string, label: string): boolean =>
  amountOf(/\d{1,3}(?:[.,]\d{3})+(?!\d)/u.exec(label)?.[0] ?? "") > amountOf(value) * FAR_LARGER;

/** A name, a row, too many words, or half of a remark in brackets: "(ward survey, 138 and 144 replies)". */
const isNoLabel = (label: string, value = ""): boolean =>
  leadsToLarger(value, label) ||
  NAMES.test(label) ||
  ROW.test(label) ||
  /^[^(]*\)/.test(label) ||
  label.split(/\s+/).length > 9;

function figureIn(part: string, fact: string, isCounted: boolean): Figure[] {
  const g = FIGURE.exec(part.trim())?.groups;
  const label = g?.label ?? "";
  if (valuesOf(part).some((v) => v.kind === "when" || v.kind === "price" || v.kind === "condition"))
    return [];
  const isShare = g?.unit === "%" && /^of (?!them|these|those|it\b)/i.test(label);
  const isBare = NO_LABEL.test(label) || (ONE_WORD.test(label) && !isCounted);
  if (!g || (isBare && !isShare) || isNoLabel(label, g.value)) return [];
  const unit = g.unit ?? "";
  return [{ value: `${g.value ?? ""}${unit === "%" ? "%" : unit && ` ${unit}`}`, unit, label, fact }];
}

function partsOf({ text }: Draft): string[] {
  const items = text.replace(/^[^:]{0,50}:\s+/, "").split(/,(?!\d)\s*/);
  if (shareUnit(items)) return [text];
  // The last item of a list stands behind "and".
  // "41 volunteers baked, steered and sang" is one statement.
  return items.length >= 3 && items.every((item) => /^\s*(?:and |und |et |y |e |en )?\d/.test(item))
    ? items.flatMap((item) => item.split(/\s(?:and|und|et|y|e|en)\s(?!\p{L}+$)/u))
    : [text];
}

/** The figures of a statement; of shares that belong together all or none, for two of five answers mislead. */
function figuresIn(d: Draft): Figure[] {
  const parts = partsOf(d);
  const isCounted = parts.length > 1 && IN_NUMBERS.test(d.text);
  const figures = parts.flatMap((part) => [...sumIn(part, d.id), ...figureIn(part, d.id, isCounted)]);
  const shares = parts.filter((part) => /^\s*\d+(?:[.,]\d+)?\s?(?:%|percent|per cent)/i.test(part));
  return shares.length > 2 && figures.length < shares.length ? [] : figures;
}

/** Figures: a number and its words are a whole sentence or a whole list item, so that they are true alone. */
export const figuresOf = (n: Notebook): Figure[] =>
  mains(n)
    .filter((d) => !NO_FIGURE.has(d.kind) && !hasRota(d.text))
    .flatMap((d) => {
      const found = figuresIn(d);
      const all =
        found.length > 0 || !n.english || d.kind === "quotation" ? found : clauseFigures(d.text, d.id);
      return all.filter(({ value }) => !isReadingTime(value, d.text));
    })
    .filter(({ value }) => !IS_ONE.test(value))
    .map((figure) => ({ ...figure, label: figure.label.replace(/(?<=\p{L})'(?=\p{L})/gu, "’") }))
    .slice(0, 6);
