import { type Draft, mains, type Notebook } from "./notebook.ts";
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
