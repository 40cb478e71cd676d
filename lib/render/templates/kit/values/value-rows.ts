import { capitalized } from "../../../../text/capitalized.ts";
import { hasRota } from "../../../../text/rota.ts";
import { SEPARATOR } from "../fact-cells.ts";
import { isFormer } from "../headline-figure.ts";
import { type FoundValue, findValues, type ValueKind } from "./find-values.ts";
import { saysFree, tiersOf } from "./tiers.ts";

/** A value between its words. `parts` are in one line where that has room for them. */
export type ValueLine = { parts: readonly string[]; after: string };
/** A row of facts: what it is about, its value or a series of them, and on what these depend. */
export type ValueRow = { before: string; lines: readonly ValueLine[]; note: string; kind: ValueKind };
/** A row that has no value, or is a sentence around one. */
type WordsRow = { words: string };
export type FactRows = ValueRow | WordsRow;

export const isValued = (row: FactRows): row is ValueRow => "lines" in row;

/** Letters of the words before a value, behind it, of a remark, and of a clause that stands in a row of its own. */
const MOST = { before: 58, counted: 24, after: 36, note: 60, clause: 48, label: 36 };

/** A fact with its label as rows: a label that leads to a value needs no colon, one that leads to words keeps it. */
export function factRowsOf({ label, value }: { label: string; value: string }): FactRows[] {
  if (label === "") return valueRowsOf(value);
  const rows = valueRowsOf(`${label}: ${value}`);
  return rows.map((row) => (isValued(row) ? { ...row, before: row.before.replace(/:$/u, "") } : row));
}

type Clause = { text: string; values: FoundValue[] };

/** A text of facts as rows: clauses that each have a value of their own are a row each, a series under one name is one. */
export function valueRowsOf(text: string): FactRows[] {
  const words: FactRows[] = [{ words: text }];
  if (CONDITION.test(text) || hasRota(text) || text.includes(SEPARATOR)) return words;
  const tiered = tieredRows(text);
  if (tiered) return tiered;
  // "Free with a library card, otherwise €9": a price that only some pay is no value of its own.
  if (saysFree(text)) return words;
  const [label, said] = labelled(text);
  const clauses = clausesOf(said);
  const valued = clauses.filter(({ values }) => values.length > 0);
  if (valued.length === 0) return words;
  if (valued.length > 1) return several(label, clauses, valued) ?? words;
  const row = single(label, clauses);
  return row ? [row] : words;
}

/** A row for each group that pays a price of its own, and what is said behind them. */
function tieredRows(text: string): FactRows[] | undefined {
  const found = tiersOf(text);
  // "£8 a head, £4 for under 16s": where no price has a name before it, none has.
  const areBehind = found?.tiers.every(({ name, price }) => name === "" || behindPrice(text, name, price));
  const rows = found?.tiers.map(({ name, price }): ValueRow => {
    const behind = areBehind && name !== "" ? behindPrice(text, name, price) : "";
    const line = lineOfPrice(price);
    return {
      before: behind ? "" : name,
      lines: [behind ? { ...line, after: [line.after, behind].filter(Boolean).join(" ") } : line],
      note: "",
      kind: "money",
    };
  });
  return rows && [...rows, ...(found?.rest ? [{ words: found.rest }] : [])];
}

/** "for under 16s": the name of a group as it stands behind its price; empty where it stands before it. */
function behindPrice(text: string, name: string, price: string): string {
  const low = text.toLowerCase();
  const at = low.indexOf(price.toLowerCase());
  const end = low.indexOf(name.toLowerCase(), at + price.length);
  const between = at < 0 || end < 0 ? "," : text.slice(at + price.length, end);
  return /[,;]|\d/u.test(between) || between.length > MOST_BETWEEN
    ? ""
    : text.slice(at + price.length, end + name.length).trim();
}
const MOST_BETWEEN = 10;

/** "£14 an hour": the sum, and behind it what it is for. */
function lineOfPrice(price: string): ValueLine {
  const [sum] = findValues(price);
  const value = sum ? price.slice(0, sum.end) : price;
  return { parts: [value], after: price.slice(value.length).trim() };
}

/** A text that begins so is a rule, and its number is one of its words. */
const CONDITION =
  /^(?:if|unless|when|anything|wenn|falls|si|sauf|cuando|se|quando|als|wanneer|tenzij)(?!\p{L})/iu;
const LABEL = new RegExp(`^(?<label>\\p{L}[^:.,]{1,${MOST.label}}:)\\s+(?<said>\\S.*)$`, "u");

function labelled(text: string): [label: string, said: string] {
  const { label = "", said = text } = LABEL.exec(text)?.groups ?? {};
  return [label, said];
}

const JOINT = /[,;]\s+(?:(?:and|und|et|y|e|en|og)\s+)?|\s(?:and|und|et|y|e|en)\s/giu;

/** The clauses of a text, each with its values. "And" parts only two values of one kind. */
function clausesOf(text: string): Clause[] {
  const values = findValues(text).filter(({ kind, start }) => kind !== "money" || !isFormer(text, start));
  const joints = [...text.matchAll(JOINT)].filter(
    ({ index, 0: joint }) =>
      !values.some(({ start, end }) => index >= start && index < end) &&
      !isInBrackets(text, index) &&
      (/^[,;]/u.test(joint) || isBetweenPrices(values, index, index + joint.length)),
  );
  const ends = [
    ...joints.map(({ index, 0: joint }) => ({ at: index, next: index + joint.length })),
    END(text),
  ];
  let from = 0;
  return ends.map(({ at, next }) => {
    const start = from;
    from = next;
    const own = values.filter((one) => one.start >= start && one.end <= at);
    const moved = own.map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
    return { text: text.slice(start, at), values: moved };
  });
}

const END = (text: string) => ({ at: text.length, next: text.length });

const isInBrackets = (text: string, at: number): boolean =>
  text.lastIndexOf("(", at) > text.lastIndexOf(")", at);

/** "£8 adults and £5 children", "adults £8 and children £5": one of the prices stands right beside the word. */
function isBetweenPrices(values: readonly FoundValue[], from: number, to: number): boolean {
  const before = values.findLast(({ end }) => end <= from);
  const after = values.find(({ start }) => start >= to);
  const isPriced = before?.kind === "money" && after?.kind === "money";
  return isPriced && (before.end === from || after.start === to);
}

/** "£8 adults, £5 children" are two rows; "Pay: £900 in the first year, £1,000 in the second" is a series under its name. */
function several(
  label: string,
  clauses: readonly Clause[],
  valued: readonly Clause[],
): FactRows[] | undefined {
  if (clauses.some(({ text }) => text.length > MOST.clause)) return undefined;
  const kinds = new Set(valued.map(({ values }) => values[0]?.kind));
  const isSeries = label !== "" && kinds.size === 1;
  const rows = clauses.map((clause) =>
    clause.values.length === 0 ? { words: clause.text } : lineOf("", clause),
  );
  if (rows.some((row) => row === undefined)) return undefined;
  const all = rows.filter((row) => row !== undefined);
  if (isSeries && all.every((row) => isValued(row) && row.before === "")) {
    const series = all.filter(isValued);
    return [
      {
        before: label,
        lines: series.flatMap(({ lines }) => lines),
        note: "",
        kind: series[0]?.kind ?? "count",
      },
    ];
  }
  const [first, ...others] = all.map(asRow);
  if (!first) return undefined;
  if (label === "") return [first, ...others];
  // A name of the whole stands over rows that have names of their own.
  if (isSeries && isValued(first) && first.before !== "") return [{ words: label }, first, ...others];
  return [isValued(first) ? { ...first, before: `${label} ${first.before}`.trim() } : first, ...others];
}

const asRow = (row: FactRows): FactRows =>
  isValued(row)
    ? row.before === ""
      ? row
      : { ...row, before: capitalized(row.before) }
    : { words: capitalized(row.words) };

/** One value: its clause, and what stands before it or behind it. */
function single(label: string, clauses: readonly Clause[]): ValueRow | undefined {
  const at = clauses.findIndex(({ values }) => values.length > 0);
  const clause = clauses[at];
  if (!clause) return undefined;
  const textOf = (some: readonly Clause[]) => some.map(({ text }) => text).join(", ");
  const [before, behind] = [textOf(clauses.slice(0, at)), textOf(clauses.slice(at + 1))];
  // "Cars: use the upper road, open until 20:00" is an instruction, and its hour no answer to its name.
  if (label !== "" && before !== "" && clause.values[0]?.kind !== "phone") return undefined;
  // A number behind another clause is one more of its words.
  if (before !== "" && clause.values[0]?.kind === "count") return undefined;
  if (behind.length > MOST.note) return undefined;
  const row = lineOf([label, before && `${before},`].filter(Boolean).join(" "), clause);
  return row && { ...row, note: [row.note, behind].filter(Boolean).join(", ") };
}

/** Words that lead to a day, an hour or a price: "from 9 am", "ab 300 €", "avant le 12 mai". */
const LEADERS = [
  "from|on|until|by|at|between|before|after",
  "vom?|von|ab|am|bis(?: zum)?|zum|um|zwischen|vor dem|nach dem",
  "du|de|le|à(?: partir d[eu])?|dès(?: le)?|au|jusqu[’']au|depuis(?: le)?|entre|avant(?: le)?|après(?: le)?",
  "el|del?|al?|(?:a|de|desde|hasta) las?|desde(?: el)?|hasta(?: el)?|antes del?",
  "dal?|dalle|alle|il|fino al?|a partire da|prima del",
  "van|vanaf|op|om|tot|tussen|voor|na",
  "d?as|às|aos?|em|no|na|até(?: às| a)?|a partir d[aeo]s?|antes de",
].join("|");
const LEADER = new RegExp(
  `(?:^|\\s)(?<leader>(?:(?:only|nur|seulement|solo|alleen|só)\\s)?(?:${LEADERS}))$`,
  "iu",
);

const AT = /^(?:at|zum|à|al?|op|às?|aos?)$/iu;

const STOP = /^[.!?…。！？]|[.!?…]\s+\p{Lu}|[。！？]./u;

/** A clause around its first value; undefined where its words outweigh it. */
function lineOf(lead: string, { text, values }: Clause): ValueRow | undefined {
  const [value, ...others] = values;
  if (!value || others.some(({ kind }) => kind !== "count")) return undefined;
  const said = text.slice(0, value.start).trim();
  const after = text
    .slice(value.end)
    .replace(/^[\s,;:–—-]+/u, "")
    .replace(/^[.!?…]$|^(?:or|oder|ou|o|of|and|und|et|y|e|en)$/u, "")
    .trim();
  // Another sentence behind the value is no part of its row, and would begin with the stop of this one.
  if (STOP.test(after)) return undefined;
  const { own, parts } = ledValue(value, said, lead);
  const before = [lead, own].filter(Boolean).join(" ").replace(/,$/u, "");
  if (outweighs(value.kind, before, after)) return undefined;
  const isShort = after.length <= MOST.after;
  const line = { parts, after: isShort ? after : "" };
  return { before, lines: [line], note: isShort ? "" : after, kind: value.kind };
}

/** A value with the words that lead to it, and the other words before it. */
function ledValue(value: FoundValue, said: string, lead: string): { own: string; parts: string[] } {
  const leader = LEADER.exec(said)?.groups?.leader ?? "";
  // "Bottle at £14": the row says "at".
  const isSaid = leader !== "" && !(value.kind === "money" && AT.test(leader));
  const parts = isSaid ? ledBy(leader, value.parts) : value.parts;
  const own = said.slice(0, said.length - leader.length).trim();
  const isPhrase = value.kind === "date" && leadsToDay(own, lead);
  return isPhrase ? { own: "", parts: ledBy(own, parts) } : { own, parts };
}

/** "Back on 1 March", "wieder ab 4. Januar": a word that is no name of a day but says what happens on it. */
const HAPPENS =
  /^(?:back|again|starts?|starting|ends?|begins?|(?:re)?opens?|closes?|wieder|zurück|beginnt|startet|endet|de retour|retour|reprise|vuelta|inicio|ritorno|terug|weer|volta|início)$/iu;
const ledBy = (own: string, [first = "", ...rest]: readonly string[]) => [`${own} ${first}`, ...rest];
const leadsToDay = (own: string, lead: string): boolean =>
  lead === "" ? HAPPENS.test(own) : lead.endsWith(",") && /^\p{Ll}+$/u.test(own);

/** Words of a name before a day or an hour. */
const MOST_WORDS = 8;

/** Whether the words around a value are a sentence with a number in it. */
function outweighs(kind: ValueKind, before: string, after: string): boolean {
  if (before.length > MOST.before || after.length > MOST.note) return true;
  // "64 artists show the towns they come from" is a sentence that begins with its number.
  if (kind === "count") return before.length > MOST.counted || after.length > MOST.counted;
  const isWhen = kind === "date" || kind === "time";
  // A whole sentence that ends with its hour is no name of it.
  if (isWhen && before.split(/\s+/u).length > MOST_WORDS && !before.endsWith(":")) return true;
  // A sentence goes on behind its day: "orders until 4 May stay free".
  return isWhen && before !== "" && !before.endsWith(":") && after !== "";
}
