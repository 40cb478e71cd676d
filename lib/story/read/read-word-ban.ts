import { type Notebook, type Stretch, wish } from "./notebook.ts";
import { bannedWords } from "./word-bans.ts";

/** Notes each word that a sentence asks never to be written; true where it does. */
export function readWordBan(n: Notebook, { start, end }: Stretch): boolean {
  const words = bannedWords(n.plain.slice(start, end));
  for (const value of words) wish(n, { rule: "leave_out_words", value }, start, end);
  return words.length > 0;
}
