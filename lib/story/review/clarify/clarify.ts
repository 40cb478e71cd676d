import type { Brand } from "../../../copy/types.ts";
import type { AssetType } from "../../../vocab.ts";
import { withAnswersWorkedIn } from "../../preferences-block.ts";
import { readStory } from "../../read/read-story.ts";
import type { Reading } from "../../schema.ts";
import { dueDatesIn } from "../due-dates.ts";
import { openClaimsIn } from "../open-claims.ts";
import { unsureSpans } from "../undecided/unsure-spans.ts";
import { type Gap, type GapInput, gapsIn } from "./gaps.ts";
import { preferencesBlock } from "./preferences.ts";
import { type Topic, type Why, wordingOf } from "./wordings.ts";

const MAX_QUESTIONS = 2;

/** One question to the author of a brief; `why` says what the answer is good for. */
export type Question = { id: string; question: string; why: string; options?: string[] };

export type ClarifyInput = {
  brief: string;
  brand: Brand;
  assetType?: AssetType | undefined;
  /** The day of today, such as 2026-11-25; with it, days that have passed are asked about. */
  today?: string | undefined;
  /** Answers to earlier questions, by question id. */
  answers?: Record<string, string> | undefined;
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

/** What an answer is good for, where it is not something that is missing. */
const WHY: { [T in Topic]?: Why } = {
  unclear: "why_unclear",
  claimed: "why_claimed",
  unsure: "why_unclear",
  which: "why_unclear",
  past: "why_dated",
  misdated: "why_misdated",
  none: "why_misdated",
  relative: "why_dated",
};

function questionFor({ id, topic, about, options, calendar }: Gap, language: string): Question {
  const why = WHY[topic] ?? "why_missing";
  return {
    id,
    question: wordingOf(language, topic, { x: about, ...calendar }),
    why: wordingOf(language, why),
    ...(options && { options }),
  };
}

/** The questions about a brief that has been read, at most two. Answered ones are not asked again. */
export function questionsAbout(input: GapInput, answers: Record<string, string> = {}): Question[] {
  const open = gapsIn(input).filter(
    ({ id }, i, all) => !Object.hasOwn(answers, id) && all.findIndex((other) => other.id === id) === i,
  );
  return open.slice(0, MAX_QUESTIONS).map((gap) => questionFor(gap, input.reading.language));
}

function ask({ brief, brand, assetType, today, answers = {} }: ClarifyInput): Clarity {
  const first = readStory({ brief, brand });
  const dated = today ? dueDatesIn({ reading: first, brief, today }) : [];
  const claimed = openClaimsIn({ reading: first, brief, brand });
  const block = preferencesBlock(answers, [
    ...first.heldBack.filter(({ why }) => why === "unclear"),
    ...dated,
    ...claimed,
    ...unsureSpans(first, brief),
    ...first.heldBack,
  ]);
  const whole = block ? withAnswersWorkedIn(`${brief}\n\n${block}`, today) : brief;
  const reading: Reading = block ? readStory({ brief: whole, brand }) : first;
  return clarity(questionsAbout({ reading, brief: whole, brand, assetType, today }, answers), block);
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
