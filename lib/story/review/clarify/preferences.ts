import { clean } from "../../../copy/clean.ts";
import { clip } from "../../../copy/text.ts";
import { own } from "../../../text/own.ts";
import { BLOCK_HEADING } from "../../block-heading.ts";
import { aboutLine } from "../../preferences-block.ts";
import type { HeldBack } from "../../schema.ts";
import { unclearId } from "./gaps.ts";

/** Keys that the brief reader takes from a preferences block; answers there outrank the order of the brief. */
const KEYS: Record<string, string> = {
  subject: "Subject",
  claim: "Main point",
  terms: "Offer",
  when: "When",
  ends: "Until",
  affected: "Who is affected",
  proof: "Proof",
  which: "Correct is",
  action: "Call to action",
  audience: "Audience",
};
const MAX_KEY = 30;
const MAX_ANSWER = 300;
const MAX_ANSWERS = 12;
const NO_ANSWER =
  /^(?:none|nothing(?: special)?|n\/?a|no|-+|no idea|(?:i )?don[’']?t know|not sure|skip|\?+)[.!]?$/i;

/** A stretch of the brief that was asked about. */
type Quoted = Pick<HeldBack, "quote" | "span">;

/** An id that we did not ask about becomes a readable key of its own. */
function keyOf(id: string, asked: readonly Quoted[]): string {
  const held = asked.find((one) => unclearId(one) === id);
  if (held) return aboutLine(held.quote);
  const key = own(KEYS, id);
  if (key) return key;
  return clip(
    clean(id)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
    MAX_KEY,
    false,
  );
}

/** The finished block a caller puts under the brief, or null when nothing was answered. */
export function preferencesBlock(
  answers: Record<string, string>,
  asked: readonly Quoted[] = [],
): string | null {
  const lines = Object.entries(answers)
    .slice(0, MAX_ANSWERS)
    .map(([id, answer]) => ({
      key: keyOf(id, asked),
      answer: clip(clean(answer).replace(/\s+/g, " "), MAX_ANSWER),
    }))
    .filter(({ key, answer }) => key && answer && !NO_ANSWER.test(answer));
  return lines.length
    ? `${BLOCK_HEADING}\n${lines.map(({ key, answer }) => `- ${key}: ${answer}`).join("\n")}`
    : null;
}
