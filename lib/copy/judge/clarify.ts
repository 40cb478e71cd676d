import type { AssetType, Channel } from "../../vocab.ts";
import { readBrief } from "../read-brief.ts";
import type { Brand } from "../types.ts";
import { type Gap, gapsIn } from "./clarify/gaps.ts";
import { preferencesBlock } from "./clarify/preferences.ts";
import { type Question, questionFor } from "./clarify/questions.ts";

/** Fewer points than this are not worth anybody's time. */
const WORTH_ASKING = 8;
/** Once we ask at all, a second question may be a smaller one. */
const WORTH_ADDING = 3;
const MAX_QUESTIONS = 2;

export type ClarifyInput = {
  brief: string;
  channel?: Channel | undefined;
  assetType?: AssetType | undefined;
  brand: Brand;
  /** Answers to earlier questions, by question id. */
  answers?: Record<string, string> | undefined;
};

export type Clarity = {
  ready: boolean;
  status: "ready" | "questions";
  /** At most two, the one that would raise the score most first. */
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

function worthAsking(gaps: readonly Gap[]): Gap[] {
  if ((gaps[0]?.gain ?? 0) < WORTH_ASKING) return [];
  return gaps.filter(({ gain }, i) => i === 0 || gain >= WORTH_ADDING).slice(0, MAX_QUESTIONS);
}

function ask({ brief, channel, assetType, brand, answers = {} }: ClarifyInput): Clarity {
  const block = preferencesBlock(answers);
  const facts = readBrief(block ? `${brief}\n\n${block}` : brief, brand);
  const input = { facts, brand, channel, assetType };
  // Nobody is asked the same thing twice, whatever the first answer was.
  const open = gapsIn(input).filter(({ id }) => !Object.hasOwn(answers, id));
  return clarity(
    worthAsking(open).map(({ id }) => questionFor(id, input)),
    block,
  );
}

/**
 * Asks for what a brief leaves out, at most two questions. Never stands in the way: if anything breaks, the answer is
 * `ready` with `degraded`.
 */
export function clarifyBrief(input: ClarifyInput): Clarity {
  try {
    return ask(input);
  } catch {
    return clarity([], null, true);
  }
}
