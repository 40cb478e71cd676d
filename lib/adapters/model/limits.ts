import type { Question } from "../../core/model.ts";
import { RETRIES } from "../../core/retries.ts";

/** Where a question is asked without the settings. */
const DEFAULT_OUTPUT_TOKENS = 4_000;
/** The shortest useful answer. */
export const MIN_OUTPUT_TOKENS = 200;
export const MIN_TIMEOUT_MS = RETRIES.models.minTimeoutMs;

type QuestionLimits = Pick<Question<never>, "maxOutputTokens" | "timeoutMs">;

/** The limits of a question, with defaults where it names none. */
export const limitsOf = ({
  maxOutputTokens = DEFAULT_OUTPUT_TOKENS,
  timeoutMs = RETRIES.models.timeoutMs,
}: QuestionLimits) => ({ maxOutputTokens, timeoutMs });

/** Milliseconds left of `timeoutMs`. */
export function countdown(timeoutMs: number): () => number {
  const until = Date.now() + timeoutMs;
  return () => until - Date.now();
}
