import { clean } from "../../clean.ts";
import { clip } from "../../text.ts";
import type { GapId } from "./gaps.ts";

/** Keys the brief reader takes from a preferences block; answers there outrank the order of the brief. */
const KEYS: Record<GapId, string> = {
  subject: "Subject",
  claim: "Main point",
  terms: "Offer",
  when: "When",
  proof: "Proof",
  action: "Call to action",
  audience: "Audience",
};
const MAX_ANSWER = 300;
const MAX_ANSWERS = 12;
const NO_ANSWER =
  /^(?:none|nothing(?: special)?|n\/?a|no|-+|no idea|(?:i )?don[’']?t know|not sure|skip|\?+)[.!]?$/i;

const hasKey = (id: string): id is GapId => Object.hasOwn(KEYS, id);
/** An id we did not ask about becomes a readable key of its own. */
const keyOf = (id: string) =>
  hasKey(id)
    ? KEYS[id]
    : clip(
        clean(id)
          .replace(/[^\p{L}\p{N}]+/gu, " ")
          .trim(),
        30,
        false,
      );

/** The finished block a caller puts under the brief, or null when nothing was answered. */
export function preferencesBlock(answers: Record<string, string>): string | null {
  const lines = Object.entries(answers)
    .slice(0, MAX_ANSWERS)
    .map(([id, answer]) => ({ key: keyOf(id), answer: clip(clean(answer).replace(/\s+/g, " "), MAX_ANSWER) }))
    .filter(({ key, answer }) => key && answer && !NO_ANSWER.test(answer));
  return lines.length
    ? `CREATOR PREFERENCES\n${lines.map(({ key, answer }) => `- ${key}: ${answer}`).join("\n")}`
    : null;
}
