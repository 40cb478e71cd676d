import type { Brand } from "../../../copy/types.ts";
import type { AssetType } from "../../../vocab.ts";
import type { Reading } from "../../schema.ts";
import { type Gap, gapsIn } from "./gaps.ts";
import { preferencesBlock } from "./preferences.ts";
import { wordingOf } from "./wordings.ts";

const MAX_QUESTIONS = 2;

/** One question to the author of a brief; `why` says what the answer is good for. */
export type Question = { id: string; question: string; why: string; options?: string[] };

export type ClarifyInput = {
  brief: string;
  brand: Brand;
  assetType?: AssetType | undefined;
  /** Answers to earlier questions, by question id. */
  answers?: Record<string, string> | undefined;
  read: (request: { brief: string; brand: Brand }) => Reading;
};

export type Clarity = {
  ready: boolean;
  status: "ready" | "questions";
  /** At most two, what weighs most first. */
  questions: Question[];
  /** A finished `CREATOR PREFERENCES` block to put under the brief; null without answers. */
  preferences_block: string | null;
  /** Something broke and nothing was checked; the brief may go ahead all the same. */
  degraded: boolean;
};

const clarity = (questions: Question[], block: string | null, degraded = false): Clarity => ({
  ready: questions.length === 0,
  status: questions.length ? "questions" : "ready",
  questions,
  preferences_block: block,
  degraded,
});

function questionFor({ id, topic, about, options }: Gap, language: string): Question {
  const why = topic === "unclear" || topic === "which" ? "why_unclear" : "why_missing";
  return {
    id,
    question: wordingOf(language, topic, about),
    why: wordingOf(language, why),
    ...(options && { options }),
  };
}

function ask({ brief, brand, assetType, answers = {}, read }: ClarifyInput): Clarity {
  const first = read({ brief, brand });
  const block = preferencesBlock(answers, first.heldBack);
  const whole = block ? `${brief}\n\n${block}` : brief;
  const reading = block ? read({ brief: whole, brand }) : first;
  // The same thing is not asked twice, whatever the first answer was.
  const open = gapsIn({ reading, brief: whole, brand, assetType }).filter(
    ({ id }, i, all) => !Object.hasOwn(answers, id) && all.findIndex((other) => other.id === id) === i,
  );
  return clarity(
    open.slice(0, MAX_QUESTIONS).map((gap) => questionFor(gap, reading.language)),
    block,
  );
}

/**
 * Asks about what a brief leaves unclear, contradicts or leaves out, in the language of the brief. Never stands
 * in the way: if anything breaks, the answer is `ready` with `degraded`.
 */
export function clarifyBrief(input: ClarifyInput): Clarity {
  try {
    return ask(input);
  } catch {
    return clarity([], null, true);
  }
}
