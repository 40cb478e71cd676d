import { editDistance } from "./distance.ts";
import { sameName } from "./same-names.ts";

const MAX_LENGTH = 60;
/** Fewer letters begin too many names. */
const MIN_BEGINNING = 3;

/** The known name that is most like a mistyped one; undefined only without any. Ties go to the first. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const word = name.slice(0, MAX_LENGTH).toLowerCase();
  const ranked = known.map((one) => ({ one, edits: editDistance(word, one.toLowerCase(), { swaps: true }) }));
  return ranked.toSorted((a, b) => a.edits - b.edits)[0]?.one;
}

/** The known name that a mistyped one most likely meant: it begins so, means the same, or at most a third of it differs. */
export function near(name: string, known: readonly string[]): string | undefined {
  const begun = known.filter((one) => one.toLowerCase().startsWith(name.toLowerCase()));
  if (name.length >= MIN_BEGINNING && begun.length === 1) return begun[0];
  const same = sameName(name, known);
  if (same !== undefined) return same;
  const one = nearest(name, known);
  if (one === undefined) return undefined;
  const edits = editDistance(name.slice(0, MAX_LENGTH).toLowerCase(), one.toLowerCase(), { swaps: true });
  return edits <= Math.max(1, Math.floor(one.length / 3)) ? one : undefined;
}

/** The sentence that asks whether a name that is like the sent one was meant; empty where none is. */
export function meantAs(name: string, known: readonly string[]): string {
  const meant = near(name, known);
  return meant === undefined ? "" : ` Did you mean "${meant}"?`;
}
