import type { Row } from "../schema.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";
import { tableColumns, tableRows } from "./table.ts";

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
  /^\s*(?<label>[^:：]{2,40}?)\s?[:：]\s+(?<a>\p{L}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)\s+(?<first>[^,;]{1,30}),\s+(?<b>\p{L}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)\s+(?<second>[^,;]{1,30}?)[.]?\s*$/u;

/** Two lines or more whose values stand behind the same two names. */
function sidesByName(n: Notebook): Table | undefined {
  const found = mains(n).flatMap((d) => {
    const g = SIDES_IN_LINE.exec(d.text)?.groups;
    return g ? [{ a: g.a ?? "", b: g.b ?? "", row: rowFrom(g, d.id) }] : [];
  });
  const [top] = found;
  const same = (x: string, y: string) => x.toLowerCase() === y.toLowerCase();
  const isTable =
    top &&
    found.length >= 2 &&
    !same(top.a, top.b) &&
    found.every((f) => same(f.a, top.a) && same(f.b, top.b));
  return isTable ? { rows: found.map(({ row }) => row), columns: [top.a, top.b] } : undefined;
}

const rowFrom = (g: Record<string, string | undefined>, fact: string): Row => ({
  label: g.label ?? "",
  first: g.first ?? "",
  second: g.second ?? "",
  fact,
});

export type Table = { rows: Row[]; columns: [string, string] | null };

/** "How our batts compare with mineral wool at 100 mm" */
const COMPARED_WITH =
  /^(?:how )?(?<first>(?:our |the |a |an )?[\p{L}\d][^.:]{2,40}?) compares? (?:with|to|against) (?<second>[\p{L}\d][^.:]{2,40}?)(?: (?:at|in|on|for|over) [^.:]{1,30})?[.:]?\s*$/iu;
const columnsIn = (d: Draft) => COMPARED_WITH.exec(d.text.trim())?.groups;

/** "Paper tally book versus Tally Shed, from the figures of last season" */
const TITLE =
  /^\s*(?<first>(?:the |our )?[\p{L}][^.:,;]{2,40}?)\s+(?:vs\.?|versus)\s+(?<second>[\p{L}][^.:,;]{2,40}?)\s*(?:,[^.:;]*)?[.]?\s*$/iu;
const OPPOSES = /\d\s+(?:against|gegen|contre|contra|contro|tegen)\s+\d/i;

/** Rows "label: a vs b", and the two things compared. */
export function rowsOf(n: Notebook): Table {
  const rows = mains(n).flatMap((d) => d.text.split(/;\s*|\n|\.\s+/).flatMap((part) => rowIn(part, d.id)));
  const table = tableRows(n);
  if (table.length > 0) return { rows: table, columns: tableColumns(n) };
  if (rows.length < 2) return sidesByName(n) ?? beforeAfter(n);
  // "A vs B" without a label names the columns when the others have labels.
  const labelled = rows.filter((r) => r.label !== "");
  const named = [
    ...n.topics,
    ...mains(n).map((d) => /^[^:]{0,60}\bvs\.?\s[^:]{0,40}(?=:)/i.exec(d.text)?.[0] ?? ""),
  ]
    .map((t) => COMPARES.exec(t)?.groups)
    .concat(mains(n).map(columnsIn))
    .concat(mains(n).map((d) => (labelled.length >= 2 ? TITLE.exec(d.text)?.groups : undefined)))
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
