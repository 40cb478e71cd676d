import { capitalize } from "../../copy/text.ts";
import { hasPrice } from "../../text/has-price.ts";
import { isPriceEntry } from "../../text/headed-times.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { PriceRow } from "../schema.ts";
import { headedTimes } from "./headed-times.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";
import {
  addsToService,
  COSTS,
  FREE_ROW,
  isFormerPrice,
  namesPayers,
  PRICE_ENTRY,
  PRICE_LINE,
  PRICE_NOTED,
  PRICE_ROW,
  PRICE_WITH_OTHER,
} from "./price-list.ts";

type PriceGroups = Record<string, string | undefined>;

/** "If you are late by one day HMRC charges £100", "but it sells for around €1,800", "soit 51 €": no name of what is sold. */
const CLAUSE =
  /^(?:which|soit|das sind|es decir|ossia|cioè|oftewel|dat is|ou seja|if|when|once|unless|whoever|but|wenn|wer|falls|sobald|aber|si|quand|mais|cuando|quien|pero|se|quando|chi|ma|als|wie|maar|quem|mas)(?:\s|$)/iu;

/** "…, or £1.20 each": the end of a sentence, and no row. */
const JOINS =
  /^(?:or|oder|ou|of|o)$|^(?:or|oder|ou|of) (?:per|je|pro|by|al?|la|le|els?|un|each|für|pour|por|voor)(?!\p{L})/iu;

/** "free from 60 €", "varies vs €16", "tyres included. Total": from where on something is free, one side of a comparison, two sentences. */
const TERMS =
  /^(?:free|gratis|kostenlos|kostenfrei|frei|gratuite?|gratuit[oa]|grátis|ab|from|desde|dès|da|vanaf)(?!\p{L})|(?<!\p{L})(?:vs\.?|versus)$|\p{L}{4}[.!?]\s+\p{L}/iu;

const isName = (name = "") =>
  !COSTS.test(name) && !CLAUSE.test(name.trim()) && !JOINS.test(name) && !TERMS.test(name.trim());

/** The whole line of its author, with or without a bullet. */
function isOwnLine({ plain }: Notebook, { start, end, piece }: Draft): boolean {
  const [before = ""] = plain.slice(0, start).split("\n").slice(-1);
  const [after = ""] = plain.slice(end).split("\n", 1);
  return piece.shape === "bullet" || !/[\p{L}\p{N}]/u.test(before + after);
}

const VERB = /\s(?:is|are|costs?|kostet|kosten|coûte(?:nt)?|cuestan?|costa(?:no)?|custam?|kost)$/iu;
/** "Wash and cut is 28 €, with colour 55 €": the verb is of a list, where all that follows adds to its service. */
function withoutVerb([first, ...others]: (PriceGroups | undefined)[]) {
  const isList = first && others.length > 0 && others.every((row) => addsToService(row?.name ?? ""));
  return [isList ? { ...first, name: (first.name ?? "").trim().replace(VERB, "") } : first, ...others];
}

/** The rows of one line; none when a part of it is no row. */
function pricesInLine(n: Notebook, d: Draft): PriceGroups[] {
  const line = d.text.trim();
  // "Osterlamm, klein 4,50 €": on a line of its own a name may hold a comma.
  const inLine = () => PRICE_ENTRY().exec(line) ?? PRICE_ROW().exec(line);
  const whole = (PRICE_LINE().exec(line) ?? (isOwnLine(n, d) ? inLine() : null))?.groups;
  const all = d.text
    .split(/[;|]\s*|,(?!\d)\s*|、/)
    .map((p) => p.trim())
    .filter(Boolean);
  const former = all.length === 2 ? (all.find(isFormerPrice) ?? "") : "";
  const parts = all.filter((part) => part !== former);
  const rows = withoutVerb(parts.map((p) => PRICE_ROW().exec(p)?.groups));
  const found: (PriceGroups | undefined)[] = whole
    ? [whole]
    : rows.map((row): PriceGroups | undefined => row && { ...row, price: withFormer(row.price, former) });
  return found.flatMap((g) => (g && found.every((o) => o && isName(o.name)) ? [g] : []));
}

const withFormer = (price = "", former: string): string => [price, former].filter(Boolean).join(", ");

/** What something cost in each of several years is a series, and none of its values is for sale. */
const YEAR = /^(?:19|20)\d{2}$/;

type RowsOfFact = { draft: Draft; rows: PriceGroups[] };

/** A line of its own between rows of the same list, with a note behind its price or numbers in its name. */
function notedRow(n: Notebook, { draft, rows }: RowsOfFact, all: readonly RowsOfFact[]): PriceGroups[] {
  const beside = all.filter((f) => f.draft.piece.block === draft.piece.block && f.rows.length > 0);
  if (rows.length > 0 || beside.length < LEAST) return rows;
  const line = draft.text.trim();
  const found = (
    FREE_ROW.exec(line) ??
    SEVERAL.exec(line) ??
    (isOwnLine(n, draft) ? (PRICE_NOTED().exec(line) ?? PRICE_WITH_OTHER().exec(line)) : null)
  )?.groups;
  if (!found || !isName(found.name) || YEAR.test(found.name ?? "")) return rows;
  const { name = "", price, note } = found;
  return [{ name: note ? `${name.trim()}${besideName(note.trim(), draft.text)}` : name, price }];
}

const AMOUNT = "(?:[£$€¥₹]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[€£$₹]|euros?|CHF))";
const OF_ONE = `${AMOUNT} (?:for|per|a|an|each|für|pro|je|pour|par|para|por|per|a|voor|zu|allein|à|seul|solo)(?: [^,.;:\\d]{2,24})?`;
/** "The evening class is £35 for one, £52 for two.": what each costs is one row of its table. */
const SEVERAL = new Prefiltered(
  `^(?!(?:it|they|er|sie|es|das|il|elle|ça|ce|het|dat) )(?<name>[^:,.!?\\d£$€]{2,50}?)(?:\\s?[:：]| (?:is|are|costs?|kostet|kosten|coûte(?:nt)?|cuestan?|costa(?:no)?|custam?|kost))\\s+(?<price>${OF_ONE}(?:,| and| und| et| y| e| en) ${OF_ONE})\\.?$`,
  "iu",
);

/** A note behind a price as its author set it: in brackets it says less of the price than behind a comma. */
function besideName(note: string, line: string): string {
  if (line.includes(`(${note})`)) return ` (${note})`;
  return `${line.includes("、") ? "、" : ", "}${note}`;
}

/** A single price in the middle of a paragraph is part of what the paragraph says. */
function isInList(n: Notebook, { draft, rows }: RowsOfFact, i: number, all: readonly RowsOfFact[]): boolean {
  const isBeside = (other: RowsOfFact | undefined) =>
    other !== undefined && other.rows.length > 0 && other.draft.piece.block === draft.piece.block;
  return rows.length >= LEAST || isOwnLine(n, draft) || isBeside(all[i - 1]) || isBeside(all[i + 1]);
}

/** "Full groom - small £38, medium £46": the sizes are of what stands before the dash. */
const serviceOf = ([first]: readonly PriceGroups[]): string =>
  /^.*\p{L}\s+[–—-]\s+/u.exec((first?.name ?? "").trim())?.[0] ?? "";

/** The service that "with colour" of the same line is added to. */
function addedTo(rows: readonly PriceGroups[], i: number): string {
  if (!addsToService(rows[i]?.name ?? "")) return "";
  const name = rows
    .slice(0, i)
    .findLast((row) => !addsToService(row.name ?? ""))
    ?.name?.trim();
  return name ? `${name} ` : "";
}

/** "small", "mittlerer", "grande": how large alone, which is of the service before it. */
const SIZE =
  /(?<!\p{L})(?:extra[- ]?)?(?:small|medium|large|big|klein\p{L}{0,2}|mittel|mittler\p{L}{1,2}|gro(?:ß|ss)\p{L}{0,2}|petite?s?|moyen(?:ne)?s?|grande?s?|pequeñ[oa]s?|median[oa]s?|piccol[oaei]|medi[oaei]|grand[ei]|kleine?|middel(?:grote)?|grote?|pequen[oa]s?|médi[oa]s?)(?!\p{L})/iu;
const isSize = (name: string) => SIZE.exec(name)?.[0].length === name.trim().length;

/** "Wash, small dog £32, medium £42": the rows behind are of the same service. */
function withService(rows: readonly PriceGroups[]): readonly PriceGroups[] {
  const [first = {}, ...others] = rows;
  const name = (first.name ?? "").trim();
  const areSizes = others.length > 0 && others.every((row) => isSize((row.name ?? "").trim()));
  if (!areSizes || !SIZE.test(name) || isSize(name)) return rows;
  return [
    first,
    ...others.map((row) => ({ ...row, name: name.replace(SIZE, () => (row.name ?? "").trim()) })),
  ];
}

/** "Meeting room £30 an hour, members £20" among other lines: what members pay is of its own row. */
function withPayers({ draft, rows }: RowsOfFact, all: readonly RowsOfFact[]): PriceGroups[] {
  const isAlone = !all.some((other) => other.draft !== draft && other.rows.length > 0);
  if (isAlone || namesPayers(rows[0]?.name ?? "")) return rows;
  const out: PriceGroups[] = [];
  for (const row of rows) {
    const last = out.at(-1);
    const { name = "", price = "" } = row;
    if (last && namesPayers(name)) last.price = `${last.price?.trim()}, ${name.trim()} ${price.trim()}`;
    else out.push({ ...row });
  }
  return out;
}

/** "750 g for", "Cold brew with orange,": a row has its own sign between a name and a price. */
const bareName = (name: string): string =>
  name.trim().replace(/(?:\s*[,;:–—-]|\s+(?:für|for|por|pour|à|a|per|voor|at|zu|je))+$/u, "");

/** "Darning starts at £12": the price is from there on, and the verb no part of the name. */
const STARTS: readonly (readonly [verb: RegExp, from: string])[] = [
  [/\s(?:starts?|begins?)(?:\s(?:at|from))?$/iu, "from"],
  [/\s(?:beginnt|startet|fängt)(?:\s(?:bei|ab))?$/iu, "ab"],
  [/\s(?:commence|débute|démarre)(?:\s(?:à|dès))?$/iu, "dès"],
  [/\s(?:empieza|comienza|parte)(?:\s(?:en|desde|de))?$/iu, "desde"],
  [/\s(?:parte|inizia)(?:\s(?:da|a))?$/iu, "da"],
  [/\s(?:begint|start)(?:\s(?:bij|vanaf))?$/iu, "vanaf"],
  [/\scomeça(?:\s(?:em|nos|por|a partir de))?$/iu, "a partir de"],
];
function startingFrom({ name = "", price = "", ...rest }: PriceGroups): PriceGroups {
  const [verb, from] = STARTS.find(([form]) => form.test(name.trim())) ?? [];
  return verb
    ? { ...rest, name: name.trim().replace(verb, ""), price: `${from} ${price.trim()}` }
    : { ...rest, name, price };
}

const LEAST = 2;
const LONGEST_NAME = 50;

/** "MAINS £9" over the lines of what costs so much: the price heads its list, and is no row of another one. */
function headsList({ plain }: Notebook, { start, end }: Draft): boolean {
  const before = plain.slice(0, start).split("\n").slice(-2, -1).join("");
  const [, ...under] = (plain.slice(end).split(/\n\s*\n/)[0] ?? "").split("\n");
  const isFirst = before.trim() === "" && plain.slice(0, start).endsWith("\n");
  return isFirst && under.length >= LEAST && under.every((line) => line.trim() !== "" && !hasPrice(line));
}

/** Rows of a price list: a name and a price and nothing else, two of them or more. */
export function pricesOf(n: Notebook): PriceRow[] {
  // "Norway spruce" over its prices: a table of rows would lose what they are of.
  if (headedTimes(n).some(({ text }) => isPriceEntry(text))) return [];
  const strict = mains(n).map(
    (draft): RowsOfFact => ({ draft, rows: [...withService(pricesInLine(n, draft))] }),
  );
  const all = strict.map((found) => ({
    ...found,
    rows: notedRow(n, { ...found, rows: withPayers(found, strict) }, strict),
  }));
  if (all.filter(({ draft, rows }) => rows.length > 0 && headsList(n, draft)).length >= LEAST) return [];
  const rows = all
    .filter((found, i) => isInList(n, found, i, all))
    .flatMap(({ draft, rows: found }) =>
      found.map(startingFrom).map(
        (g, i): PriceRow => ({
          name: capitalize(`${i > 0 ? serviceOf(found) || addedTo(found, i) : ""}${bareName(g.name ?? "")}`),
          price: (g.price ?? "").trim(),
          fact: draft.id,
        }),
      ),
    );
  const priced = rows.filter((r) => /\d/.test(r.price));
  const isList = priced.length >= LEAST && rows.every((r) => r.name.length <= LONGEST_NAME);
  return isList && !rows.every((r) => YEAR.test(r.name)) ? rows : [];
}
