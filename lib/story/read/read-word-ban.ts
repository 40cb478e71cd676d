import { joinedBans } from "./joined-bans.ts";
import { type Notebook, type Stretch, wish } from "./notebook.ts";
import { bannedWords } from "./word-bans.ts";

/** Notes each word that a sentence asks never to be written, and what it bans beside it; true where it does. */
export function readWordBan(n: Notebook, { start, end }: Stretch): boolean {
  const sentence = n.plain.slice(start, end);
  const words = bannedWords(sentence).map((value) => ({ rule: "leave_out_words" as const, value }));
  const asked = words.length > 0 ? words : joinedBans(sentence, n.language);
  for (const one of asked) wish(n, one, start, end);
  return asked.length > 0;
}
