import { textBesideAt } from "./read/text-beside.ts";
import type { Reading, Span } from "./schema.ts";

type ReadParts = Pick<Reading, "facts" | "heldBack" | "language">;

/** So many characters part a clause from what leads to it. */
const NEAR = 2;

const follows = (before: Span, after: Span) => after.start >= before.end && after.start - before.end <= NEAR;

/**
 * Ids of the facts that the author wants in the text beside a picture, and not on it: "The post text can mention that
 * version 4 is out and that it is free."
 */
export function besidePicture({ facts, heldBack, language }: ReadParts): ReadonlySet<string> {
  const leads = heldBack.filter(({ quote }) => textBesideAt(`${quote} x`, language) === quote.length + 1);
  const found = new Set<string>();
  for (const { span } of leads) {
    let last: Span | undefined = span;
    while (last) {
      const from: Span = last;
      const next = facts.filter((fact) => fact.from === "brief" && follows(from, fact.span));
      for (const { id } of next) found.add(id);
      const end = next.reduce((latest, fact) => Math.max(latest, fact.span.end), 0);
      const joint = heldBack.find((held) => end > 0 && follows({ start: 0, end }, held.span));
      last = joint?.span;
    }
  }
  return found;
}
