import type * as z from "zod/v4";
import { type Answered, type Model, ModelFailure, type Question } from "../../core/model.ts";
import { RETRIES } from "../../core/retries.ts";
import { countdown, limitsOf, MIN_TIMEOUT_MS } from "./limits.ts";

const sleep = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000));

/** Milliseconds before the next try, doubled each time; undefined when there is none. */
function waitFor(error: unknown, retries: number, leftMs: number): number | undefined {
  if (!(error instanceof ModelFailure) || error.retryAfterSeconds === undefined) return undefined;
  const wait = error.retryAfterSeconds * 1_000 * 2 ** retries;
  return retries < RETRIES.models.maxRetries && wait + MIN_TIMEOUT_MS < leftMs ? wait : undefined;
}

/** Retries where the vendor says that it may help, as long as the question's time allows. */
export function withRetry(model: Model): Model {
  async function attempt<S extends z.ZodType>(
    question: Question<S>,
    left: () => number,
    retries: number,
  ): Promise<Answered<S>> {
    try {
      return await model.ask({ ...question, timeoutMs: left() });
    } catch (error) {
      const wait = waitFor(error, retries, left());
      if (wait === undefined) throw error;
      await sleep(wait / 1_000);
      return attempt(question, left, retries + 1);
    }
  }
  return {
    ...model,
    ask: (question) => attempt(question, countdown(limitsOf(question).timeoutMs), 0),
  };
}
