import type { Row } from "../schema.ts";
import { comparedGroups } from "./compared-groups.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";
import { opposedIn } from "./opposed.ts";
import { tableColumns, tableRows } from "./table.ts";
import { weighedIn } from "./weighed.ts";

const VS = /\s+(?:vs\.?|versus|against|gegenüber|statt|instead of|contre|frente a|rispetto a|tegenover)\s+/i;
const COMPARES =
  /(?:^|[\s:])(?:compar(?:e|ing|ison(?: (?:of|between|post))?)\s+)?(?<first>(?:a |an |the |our )?[\p{L}\d][\p{L}\d&'’.-]*(?: [\p{L}\d&'’.-]+){0,4}?)\s+(?:vs\.?|versus)\s+(?<second>(?:a |an |the )?[\p{L}\d][\p{L}\d&'’.-]*(?: [\p{L}\d&'’.-]+){0,3}?)\s*(?:[:.,]|$|\s(?:in|at|for|on|im|auf|à|en)\s)/iu;

function rowIn(part: string, fact: string): Row[] {
  // "A vs B: …": what stands before the colon names the columns.
  const sides = part.replace(/^[^:;]{0,60}\bvs\.?\s[^:;]{0,40}:\s+/i, "").split(VS);
  if (sides.length !== 2) return [];
  const [, label = "", first = ""] = /^(?:([^:]{2,60}):\s+)?(.*)$/s.exec((sides[0] ?? "").trim()) ?? [];
  const second = (sides[1] ?? "").replace(/[.!]\s*$/, "").trim();
  // "A petition against the road" compares nothing.
  if (!label && /\sagainst\s/i.test(part)) return [];
  const fits = first && second && first.length <= 60 && second.length <= 60;
  return fits ? [{ label: label.trim(), first: first.trim(), second, fact }] : [];
}

/** "Cost: road £610, rail £540": both values stand behind their names. */
const SIDES_IN_LINE =
  /^\s*(?<label>[^:：]{2,40}?)\s?[:：]\s+(?<first>\p{L}[^,;]{2,50}),\s+(?<second>\p{L}[^,;]{2,50}?)[.]?\s*$/u;
/** Words before a value that are no part of the name: "diesel about 5". */
const BEFORE_VALUE =
  /^(?:about|around|roughly|only|over|under|up|to|from|at|etwa|circa|ca\.?|rund|bis|ab|nur|environ|jusqu['’]à|unos|hasta|solo|fino|a|ongeveer|tot|cerca|de|até)$/iu;
const MOST_NAMED = 4;

/** The words with which all of these begin, before their values: "heat pump". */
function nameIn(sides: readonly string[]): string {
  const all = sides.map((side) => side.trim().split(/\s+/));
  const [first = []] = all;
  const isShared = (word: string, i: number) =>
    all.every((words) => i < words.length - 1 && words[i]?.toLowerCase() === word.toLowerCase());
  const end = first.findIndex((word, i) => !isShared(word, i));
  const shared = first.slice(0, Math.max(0, end));
  const name = shared.slice(0, shared.findLastIndex((word) => !BEFORE_VALUE.test(word)) + 1);
  return name.length <= MOST_NAMED ? name.join(" ") : "";
}

/** Two lines or more whose values stand behind the same two names. */
function sidesByName(n: Notebook): Table | undefined {
  const found = mains(n).flatMap((d) => {
    const { label = "", first = "", second = "" } = SIDES_IN_LINE.exec(d.text)?.groups ?? {};
    return label ? [{ label, first, second, fact: d.id }] : [];
  });
  const columns: [string, string] = [
    nameIn(found.map(({ first }) => first)),
    nameIn(found.map(({ second }) => second)),
  ];
  const [a, b] = columns;
  if (found.length < 2 || !a || !b || a.toLowerCase() === b.toLowerCase()) return undefined;
  const behind = (side: string, name: string) => side.trim().slice(name.length).trim();
  const rows = found.map((row) => ({ ...row, first: behind(row.first, a), second: behind(row.second, b) }));
  return { rows, columns };
}

export type Table = { rows: Row[]; columns: [string, string] | null };

/** "How our batts compare with mineral wool at 100 mm" */
const COMPARED_WITH =
  /^(?:how )?(?<first>(?:our |the |a |an )?[\p{L}\d][^.:]{2,40}?) compares? (?:with|to|against) (?<second>[\p{L}\d][^.:]{2,40}?)(?: (?:at|in|on|for|over) [^.:]{1,30})?[.:]?\s*$/iu;
const columnsIn = (d: Draft) => COMPARED_WITH.exec(d.text.trim())?.groups;

/** "Paper tally book versus Tally Shed, from the figures of last season" */
const TITLE =
  /^\s*(?<first>(?:the |our )?[\p{L}][^.:,;]{2,40}?)\s+(?:vs\.?|versus)\s+(?<second>[\p{L}][^.:,;]{2,40}?)\s*(?:,[^.:;]*)?[.]?\s*$/iu;
/** "Side by side: A vs B": a label that tells only that two things are compared. */
const COMPARES_LABEL =
  /^\s*(?:side by side|(?:a )?comparison|compared|head to head|(?:im |der )?vergleich|comparaison|comparatif|comparación|comparativa|a confronto|confronto|vergelijking|comparação)\s?[:：]\s+/iu;
const OPPOSES = /\d\s+(?:against|gegen|contre|contra|contro|tegen)\s+\d/i;

/** The sides of two opposed things, where that finds more than lines that name both. */
function opposedBeyondSides(n: Notebook): Table | undefined {
  const opposed = opposedIn(n);
  return opposed && opposed.rows.length > (sidesByName(n)?.rows.length ?? 0) ? opposed : undefined;
}

/** Rows "label: a vs b", and the two things compared. */
export function rowsOf(n: Notebook): Table {
  const said = mains(n).map((d) => ({ id: d.id, text: d.text.replace(COMPARES_LABEL, "") }));
  const rows = said.flatMap((d) => d.text.split(/;\s*|\n|\.\s+/).flatMap((part) => rowIn(part, d.id)));
  const table = tableRows(n);
  if (table.length > 0) return { rows: table, columns: tableColumns(n) };
  const apart = weighedIn(n) ?? comparedGroups(n) ?? opposedBeyondSides(n);
  if (apart) return apart;
  if (rows.length < 2) return sidesByName(n) ?? beforeAfter(n);
  // "A vs B" without a label names the columns when the others have labels.
  const labelled = rows.filter((r) => r.label !== "");
  const named = [
    ...n.topics,
    ...mains(n).map((d) => /^[^:]{0,60}\bvs\.?\s[^:]{0,40}(?=:)/i.exec(d.text)?.[0] ?? ""),
  ]
    .map((t) => COMPARES.exec(t)?.groups)
    .concat(mains(n).map(columnsIn))
    .concat(said.map((d) => (labelled.length >= 2 ? TITLE.exec(d.text)?.groups : undefined)))
    .find(Boolean);
  // "7 against 1" does not say which side is which, and no order of time does.
  if (!named && mains(n).some((d) => OPPOSES.test(d.text))) return { rows: [], columns: null };
  return {
    rows: labelled.length >= 2 ? labelled : rows,
    columns: named ? [named.first ?? "", named.second ?? ""] : null,
  };
}

const SIDES: [RegExp, RegExp][] = [
  [/^before\s*:\s*/i, /^(?:after|now)\s*:\s*/i],
  [/^vorher\s*:\s*/i, /^(?:nachher|jetzt)\s*:\s*/i],
  [/^avant\s*:\s*/i, /^(?:après|maintenant)\s*:\s*/i],
  [/^antes\s*:\s*/i, /^(?:después|ahora|depois|agora)\s*:\s*/i],
  [/^prima\s*:\s*/i, /^(?:dopo|adesso|ora)\s*:\s*/i],
];

/** "Before: … After: …" as one row. */
function beforeAfter(n: Notebook): Table {
  for (const [before, after] of SIDES) {
    const first = mains(n).find((d) => before.test(d.text.trim()));
    const second = mains(n).find((d) => after.test(d.text.trim()));
    if (!first || !second) continue;
    const value = (d: Draft, re: RegExp) =>
      d.text
        .trim()
        .replace(re, "")
        .replace(/[.!]\s*$/, "");
    const word = (d: Draft) => /^\p{L}+/u.exec(d.text.trim())?.[0] ?? "";
    return {
      rows: [{ label: "", first: value(first, before), second: value(second, after), fact: second.id }],
      columns: [word(first), word(second)],
    };
  }
  return { rows: [], columns: null };
}
