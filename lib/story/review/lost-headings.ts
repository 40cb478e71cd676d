import { headedFrom, headOf } from "../../text/headed-times.ts";
import { BULLET } from "../read/line-parts.ts";
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
  const lines = brief.split("\n").flatMap((line) => line.replace(BULLET, "").trim() || []);
  const posts = places.filter(({ where }) => where.startsWith("posts"));
  const lost: string[] = [];
  for (let from = 0; from < lines.length; from++) {
    const groups = headedFrom(lines, from);
    for (const { head, entries } of groups) {
      const [heading, entry] = [lines[head] ?? "", lines[entries[0] ?? 0] ?? ""];
      if (!posts.some(({ text }) => follows(text, headOf(heading), entry))) lost.push(heading);
    }
    from += groups.reduce((sum, { entries }) => sum + entries.length + 1, 0);
  }
  return posts.length > 0 ? lost : [];
}
