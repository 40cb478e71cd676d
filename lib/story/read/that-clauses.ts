import { AND_THAT } from "./clauses.ts";
import { mainClause } from "./main-clause.ts";
import { hold, type Notebook, type Stretch } from "./notebook.ts";
import { orderedParts } from "./ordered-parts.ts";
import { passedOnAt } from "./passed-on.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";
import { isInternal } from "./talk.ts";

/** A clause behind "that" is a statement by grammar; several are joined by "and that". */
export function readClauses(n: Notebook, { start, end, piece }: Stretch): boolean {
  const text = n.plain.slice(start, end);
  let at = 0;
  for (const m of text.matchAll(AND_THAT)) {
    addClause(n, { start: start + at, end: start + m.index, piece });
    hold(n, start + m.index, start + m.index + m[0].length, "instruction");
    at = m.index + m[0].length;
  }
  addClause(n, { start: start + at, end, piece });
  return true;
}

function addClause(n: Notebook, place: Stretch) {
  const text = n.plain.slice(place.start, place.end);
  if (isInternal(text, n.language)) return hold(n, place.start, place.end, "internal");
  const says = saysOf(mainClause(text.replace(/\?+\s*$/, ""), n.language), n);
  addStatement(n, place, { says });
}

/** "Bitte erwähnen, dass …": only the clause is for readers; undefined for other sentences. */
export function readPassedOn(n: Notebook, place: Stretch): boolean | undefined {
  const at = passedOnAt(n.plain.slice(place.start, place.end), n.language);
  if (at === 0) return undefined;
  hold(n, place.start, place.start + at, "instruction");
  return readClauses(n, { ...place, start: place.start + at });
}

/** "… with first name and initial, and a line that …": the parts are held, and what the line says is a statement. */
export function readOrderedParts(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const length = orderedParts(n.plain.slice(0, start), n.plain.slice(start, end));
  if (length === 0) return undefined;
  hold(n, start, start + length, "instruction");
  return start + length < end && readClauses(n, { start: start + length, end, piece });
}
