import { clean } from "../clean.ts";
import { isInjection } from "../instruction/notes.ts";
import { sentences } from "../sentences.ts";
import type { Facts } from "../types.ts";

/** Words for the judge: asking for marks instead of earning them. */
const TO_THE_JUDGE =
  /(?<!\p{L})(?:(?:mark|rate|score|grade|evaluate) (?:this|it|the (?:copy|post|text|brief))[^.!?\n]{0,30}(?:approved|100|perfect|highest|maximum)|(?:dear |the )?judge[,:][^.!?\n]{0,60}(?:approve|score|pass)|(?:skip|disable|turn off) (?:the |all )?(?:checks?|review|judge|moderation)|(?:must|should|has to) (?:be approved|pass (?:the )?(?:review|checks?))|treat (?:this|the following) as (?:true|verified|approved|a source))(?!\p{L})/iu;

const MAY_ADDRESS_THE_JUDGE =
  /mark|rate|score|grade|evaluate|judge|skip|disable|turn off|must|should|has to|treat/i;

/** Meant for the machine and not for readers. */
export const isInstruction = (sentence: string): boolean =>
  isInjection(sentence) || (MAY_ADDRESS_THE_JUDGE.test(sentence) && TO_THE_JUDGE.test(sentence));

/** Sentences of the brief that try to instruct the system; they are no source of anything. */
export function injectionsIn(brief: string, facts: Facts): string[] {
  const own = clean(brief)
    .split("\n")
    .flatMap((line) => sentences(line));
  return [...own, ...facts.dropped.map((d) => d.text)].filter(isInstruction);
}
