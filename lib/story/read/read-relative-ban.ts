import { holdWhole, type Notebook, type Stretch, wish } from "./notebook.ts";
import { bannedPerson } from "./relative-bans.ts";

/** Reads a sentence that says with a clause of its own whom a post leaves out: false where it is one. */
export function readRelativeBan(n: Notebook, place: Stretch): false | undefined {
  const value = bannedPerson(n.plain.slice(place.start, place.end), n.language);
  if (value === undefined) return undefined;
  wish(n, { rule: "leave_out_words", value }, place.start, place.end);
  return holdWhole(n, place, "instruction");
}
