import { isMakerNote, wishesIn } from "./maker-notes.ts";
import { hold, type Notebook, type Stretch, wish } from "./notebook.ts";
import { bannedWord } from "./word-bans.ts";

/** Holds back a sentence that is all for the maker, with the wishes in it; undefined for other sentences. */
export function readMakerNote(n: Notebook, { start, end }: Stretch): false | undefined {
  const text = n.plain.slice(start, end);
  if (bannedWord(text) !== undefined || !isMakerNote(text, n)) return undefined;
  for (const { asked, at, length } of wishesIn(text, n.language))
    wish(n, asked, start + at, start + at + length);
  hold(n, start, end, "instruction");
  return false;
}
