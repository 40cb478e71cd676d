import { groupsIn, headOf } from "../../text/headed-times.ts";
import { linesOfLists } from "../read/headed-lines.ts";
import type { LeakSearch } from "./leak.ts";
import { plain } from "./plain.ts";

/** Where a heading and its entry stand in a text, the entry without the marks that a writer sets. */
const follows = (text: string, head: string, entry: string): boolean => {
  const said = plain(text);
  const at = said.indexOf(plain(head));
  return at >= 0 && said.indexOf(plain(entry), at) > at;
};

/** "Norway spruce" over "5 ft £26": headings of times and prices that no post has before their first entry. */
export function lostHeadings({ brief, places }: Pick<LeakSearch, "brief" | "places">): string[] {
  const posts = places.filter(({ where }) => where.startsWith("posts"));
  if (posts.length === 0) return [];
  return groupsIn(linesOfLists(brief))
    .filter(
      ({ heading, entries: [entry = ""] }) =>
        !posts.some(({ text }) => follows(text, headOf(heading), entry)),
    )
    .map(({ heading }) => heading);
}
