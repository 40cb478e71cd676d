import { isMakerNote, wishesIn } from "./maker-notes.ts";
import { hold, holdWhole, type Notebook, type Stretch, wish } from "./notebook.ts";
import { unsaidClause } from "./unsaid-clauses.ts";
import { bannedWord } from "./word-bans.ts";

/** Holds back a sentence that is all for the maker, with the wishes in it; undefined for other sentences. */
export function readMakerNote(n: Notebook, { start, end, piece }: Stretch): false | undefined {
  const text = n.plain.slice(start, end);
  if (bannedWord(text) !== undefined || !isMakerNote(text, n)) return undefined;
  const unsaid = unsaidClause(text, n.language, n.judge);
  if (unsaid !== undefined) {
    wish(n, { rule: "leave_out_words", value: unsaid }, start, end);
    return holdWhole(n, { start, end, piece }, "instruction");
  }
  for (const { asked, at, length } of wishesIn(text, n.language))
    wish(n, asked, start + at, start + at + length);
  hold(n, start, end, "instruction");
  return false;
}
