import type { Question } from "../../core/model.ts";
import { DEFAULT_TIMEOUT_MS } from "../../core/model-settings.ts";

/** A whole answer of ours needs about 1,200; the rest is for models that think. */
export const DEFAULT_OUTPUT_TOKENS = 4_000;
/** Nothing useful is said in less. */
export const LEAST_OUTPUT_TOKENS = 200;
export const LEAST_TIME_MS = 500;

type Limits = Pick<Question<never>, "maxOutputTokens" | "timeoutMs">;

/** The limits of a question, with ours where it names none. */
export const limitsOf = ({
  maxOutputTokens = DEFAULT_OUTPUT_TOKENS,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: Limits) => ({ maxOutputTokens, timeoutMs });

/** A clock that counts down from `timeoutMs`. */
export function countdown(timeoutMs: number): () => number {
  const until = Date.now() + timeoutMs;
  return () => until - Date.now();
}
