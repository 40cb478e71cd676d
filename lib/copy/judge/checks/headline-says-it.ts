import type { Check } from "../../../vocab.ts";
import { check, clamp, named, seen } from "../check.ts";
import { ideas } from "../ideas.ts";
import type { Subject } from "../subject.ts";
import { isBroken, isRequest, points } from "./point.ts";

/** A headline is compared with as many ideas of the point as it has room for. */
const ROOM = { least: 3, most: 5 };
const roomOf = (headline: readonly string[]) => Math.min(ROOM.most, Math.max(ROOM.least, headline.length));

function share(part: string[], whole: readonly string[], room: number): number {
  const known = new Set(whole);
  return part.length ? part.filter((w) => known.has(w)).length / Math.min(part.length, room) : 0;
}

const best = (list: string[], headline: string[], backwards = false) =>
  Math.max(
    0,
    ...list.map((text) => {
      const asked = ideas(text);
      return clamp(
        backwards
          ? share(headline, asked, Number.POSITIVE_INFINITY)
          : share(asked, headline, roomOf(headline)),
      );
    }),
  );

/** Mostly for the words of the brief’s point, the rest for standing on words of the brief at all. */
function saysIt({ copy, sources }: Subject, wanted: string[]): number {
  const headline = ideas(copy.headline);
  const all = sources.lines.filter((l) => l.from === "brief").map((l) => l.text);
  const [first = "", ...others] = wanted;
  const central = Math.max(
    share(ideas(first), headline, roomOf(headline)),
    0.85 * best(others, headline),
    0.5 * best(all, headline),
  );
  const faithful = best([...all, ...wanted], headline, true);
  return clamp(clamp(central) * 0.6 + faithful * 0.4);
}

/** The headline says what the brief is about. */
export function headlineSaysIt(s: Subject): Check {
  const wanted = points(s.facts);
  const part = () => {
    if (!s.copy.headline.trim()) return 0;
    if (isRequest(s.copy.headline)) return 0.1;
    if (isBroken(s)) return 0.3;
    return wanted.length ? saysIt(s, wanted) : 0.25;
  };
  return check({
    id: "headline_says_it",
    group: "message",
    label: "The headline says what the brief is about",
    share: part(),
    evidence: [seen("headline", s.copy.headline, wanted[0] ?? null)],
    fix: wanted[0]
      ? `Lead with the point of the brief: ${named(wanted, 1)}.`
      : "Tell us in the brief what is new and for whom; so far there is nothing a headline could carry.",
  });
}
