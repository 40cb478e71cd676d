import type { Finding, Problem } from "../guard/finding.ts";
import { slotsOf } from "../guard/slots.ts";
import type { Story } from "../schema.ts";
import { TRANSLATION } from "../write/languages.ts";
import { isPublished, type Outlet } from "./piece.ts";

/** Something in one slot that a person has to look at, or that takes the piece away. `quote` are its words. */
export type Concern = {
  slot: string;
  problem: Problem | "doubt";
  says: string;
  severity: Finding["severity"];
  quote: string;
};

/** The alt text quotes what stands on the picture; that is no quotation of a person. */
const isOfPicture = ({ slot, problem }: Concern) => slot === "altText" && problem === "quotation";

/** Readers' doubts and the guard's findings about what an outlet publishes. */
export function concernsOf(
  story: Story,
  about: { brief: string; outlet: Outlet; findings: readonly Finding[] },
): Concern[] {
  const { brief, outlet, findings } = about;
  const texts = new Map(slotsOf(story).map(({ name, text }) => [name, text]));
  const doubts = story.doubts.map(({ slot, says, span }): Concern => {
    const quote = span ? brief.slice(span.start, span.end) : (texts.get(slot) ?? slot);
    const problem = slot === TRANSLATION ? "wish" : "doubt";
    return { slot, problem, says, severity: "doubt", quote };
  });
  const found = findings.map(({ span, ...finding }): Concern => {
    const text = texts.get(finding.slot) ?? finding.slot;
    return { ...finding, quote: span ? text.slice(span.start, span.end) : text };
  });
  return [...doubts, ...found].filter(
    (concern) => isPublished(concern.slot, outlet) && !isOfPicture(concern),
  );
}
