import { readingSeconds } from "../../film/pace.ts";
import { endsClause, endsSentence } from "./phrases.ts";

/** Speech is about as fast as reading at leisure, with pauses between sentences and clauses. */
const SPEECH = 1.12;
const PAUSE = { sentence: 0.3, clause: 0.14 };
/** Captions that are gone sooner than this have not been seen. */
const SHORTEST = 0.55;
/** Beyond this even quick talkers are not understood: a share of the usual time. */
const FASTEST = 0.66;

/** Seconds that each phrase is the one being spoken, all of them together no more than `maximum`. */
export function speakingSeconds(phrases: readonly string[], maximum: number): number[] {
  const natural = phrases.map(
    (phrase) => Math.max(SHORTEST, readingSeconds(phrase) * SPEECH) + pauseAfter(phrase),
  );
  const total = natural.reduce((a, b) => a + b, 0);
  const pace = Math.min(1, Math.max(FASTEST, maximum / total));
  return natural.map((seconds) => seconds * pace);
}

function pauseAfter(phrase: string): number {
  if (endsSentence(phrase)) return PAUSE.sentence;
  return endsClause(phrase) ? PAUSE.clause : 0;
}
