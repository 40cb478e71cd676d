import { type Draft, mains, type Notebook, wish } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { inlineItems } from "./statement.ts";

/** The item of a list that holds a part of it, as words. */
function itemOf(main: Draft, part: Draft): string {
  const [start, end] = [part.start - main.start, part.end - main.start];
  const item = inlineItems(main.text).find((i) => i.start <= start && end <= i.end + 2);
  return item ? main.text.slice(item.start, item.end) : "";
}

function without(says: string, item: string): string | undefined {
  const bare = item.toLowerCase().replace(/[.。]$/u, "");
  const at = bare ? says.toLowerCase().indexOf(`, ${bare}`) : -1;
  return at < 0 ? undefined : says.slice(0, at) + says.slice(at + bare.length + 2);
}

function split(n: Notebook, main: Draft, part: Draft) {
  const said = saysOf(itemOf(main, part), n);
  const says = without(main.says, said);
  if (!says) return;
  const before = main.says;
  for (const d of n.drafts) if (d !== part && d.piece === main.piece && d.says === before) d.says = says;
  part.says = said;
  part.main = true;
}

/**
 * "No price", and the brief lists it among other things: the item becomes a statement of its own, and the list goes
 * on without it. A writer leaves the statement out and loses nothing else.
 */
export function splitUnwanted(n: Notebook) {
  const kinds = new Set(n.wishes.flatMap((w) => (w.rule === "leave_out_kind" ? [w.value] : [])));
  for (const main of kinds.size > 0 ? mains(n) : []) {
    const parts = n.drafts.filter((d) => !d.main && kinds.has(d.kind) && d.piece === main.piece);
    for (const part of parts) if (part.says === main.says) split(n, main, part);
  }
}

const FIRST_NAME =
  /\bfirst names? only\b|\bonly (?:use |give )?(?:her|his|their|the) first name|\b(?:don['’]?t|do not|without) (?:use |give |mention |print )?(?:her|his|their) (?:surname|last name|family name|full name)|\bnur (?:der |den )?vornamen?\b|\bprénom seulement\b|\bsólo el nombre\b|\bsolo il nome\b/i;
const FULL_NAME =
  /(?<first>\p{Lu}\p{Ll}+)\s(?<last>\p{Lu}[\p{L}'’-]+)(?<tail>,\s[^“”".]{2,80}|\s\([^()]{2,80}\))?/u;

/** "First name only": the surname of who is quoted becomes a wish, and what the facts say goes on without it. */
export function keepFirstNames(n: Notebook) {
  const sign = FIRST_NAME.exec(n.plain);
  const at = mains(n).findIndex((d) => d.kind === "quotation");
  if (!sign || at < 0) return;
  // The name stands in the quotation's own sentence or in the line below it.
  for (const d of mains(n).slice(at, at + 2)) {
    const g = FULL_NAME.exec(d.says.replace(/“[^”]*”/g, (q) => "“".repeat(q.length)))?.groups;
    if (!g?.first || !g.last || (d.kind !== "quotation" && !d.says.startsWith(g.first))) continue;
    wish(n, { rule: "leave_out_words", value: g.last }, sign.index, sign.index + sign[0].length);
    d.says = d.says.replace(`${g.first} ${g.last}${g.tail ?? ""}`, g.first);
    return;
  }
}
