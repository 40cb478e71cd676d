import { oneLine, quoted } from "./check.ts";
import { SECRET } from "./colleague-words.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import { signsInQuotes } from "./talk-signs.ts";

/** "(or the 19th?)": an open question beside a value. */
const OPEN_VALUE = /\([^()\n]{0,40}[?？]\)/gu;
const AROUND = 60;

/**
 * A message that its author passes on between quotation marks. What customers say is theirs to say, but no customer says
 * "do not write this" or "under NDA".
 */
export const quotedTalk = ({ story, places }: LeakSearch): Leak[] =>
  places
    .filter(({ where }) => where !== "altText")
    .flatMap(({ where, text }) => {
      const inQuotes = where === "quotation" ? `“${text}”` : text;
      const secrets = signsInQuotes(inQuotes, story.spoken).filter(({ why }) => why === SECRET);
      const said = [
        ...secrets.map(({ why, words, start }) => ({ why: `${why} (${quoted(words)})`, start })),
        ...[...inQuotes.matchAll(OPEN_VALUE)].map(({ 0: value, index }) => ({
          why: `it asks about a value (${quoted(value)})`,
          start: index,
        })),
      ];
      return said.map(({ why, start }) => {
        const from = Math.max(0, start - AROUND);
        const near = inQuotes.slice(from, start + AROUND);
        const quote = oneLine(from > 0 ? near.replace(/^\S*\s/u, "") : near);
        return { where, quote, says: `${quoted(quote)} may not be meant for readers: ${why}` };
      });
    });
