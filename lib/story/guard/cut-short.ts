import { hasWords } from "../../copy/text.ts";
import type { Story } from "../schema.ts";
import { doubt, type Finding } from "./finding.ts";
import { slotsOf } from "./slots.ts";

/** Texts of a picture: what has no room there is lost. */
const SHORT = /^(?:kicker|headline|support|points|slides|steps|scenes|cta)/;
const ELLIPSIS = /(?:…|\.{3})["”’»」]?$/u;

/** Texts that were too long for their slot, so that they end in the middle. The author's own ellipsis stays. */
export function checkCut(story: Story, brief: string): Finding[] {
  return slotsOf(story)
    .filter(
      ({ name, text }) =>
        SHORT.test(name) && text.split("\n").some((line) => ELLIPSIS.test(line) && !hasWords(brief, line)),
    )
    .map(({ name }) => doubt(name, "cut_short", "It is longer than its room, so its end is missing."));
}
