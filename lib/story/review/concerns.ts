import { ideas } from "../../copy/judge/ideas.ts";
import { once } from "../../text/once.ts";
import type { Finding, Problem } from "../guard/finding.ts";
import { type Slot, slotsOf } from "../guard/slots.ts";
import type { Fact, Story } from "../schema.ts";
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

const USED = 0.5;

/** Facts of the Brand DNA that an outlet publishes: a slot names them, or has most of their words, as posts may. */
function usedFacts({ facts, by }: Story, slots: readonly Slot[]): Fact[] {
  if (by !== "house") return facts;
  const published = slots.map(({ facts: named, text }) => ({ named, said: new Set(ideas(text)) }));
  return facts.filter(({ id, quote }) => {
    const words = ideas(quote);
    const isSaid = (said: Set<string>) =>
      words.filter((word) => said.has(word)).length >= words.length * USED;
    return published.some(({ named, said }) => named?.includes(id) || isSaid(said));
  });
}

/** Readers' doubts and the guard's findings about what an outlet publishes. */
export function concernsOf(
  story: Story,
  about: { brief: string; outlet: Outlet; findings: readonly Finding[] },
): Concern[] {
  const { brief, outlet, findings } = about;
  const slots = slotsOf(story);
  const texts = new Map([
    ...slots.map(({ name, text }) => [name, text] as const),
    ...story.facts.map(({ id, quote }) => [`facts.${id}`, quote] as const),
  ]);
  const doubts = story.doubts.map(({ slot, says, span }): Concern => {
    const quote = span ? brief.slice(span.start, span.end) : (texts.get(slot) ?? slot);
    const problem = slot === TRANSLATION ? "wish" : "doubt";
    return { slot, problem, says, severity: "doubt", quote };
  });
  const found = findings.map(({ span, ...finding }): Concern => {
    const text = texts.get(finding.slot) ?? finding.slot;
    return { ...finding, quote: span ? text.slice(span.start, span.end) : text };
  });
  // What the picture says is in its slots; its alternative text names the brand as it is now.
  const published = slots.filter(({ name }) => name !== "altText" && isPublished(name, outlet));
  const used = once(() => usedFacts(story, published).map(({ id }) => `facts.${id}`));
  return [...doubts, ...found].filter(
    (concern) =>
      isPublished(concern.slot, outlet) &&
      !isOfPicture(concern) &&
      (concern.problem !== "brand_changed" || used().includes(concern.slot)),
  );
}
