import { type Model, ModelFailure } from "../../core/model.ts";
import { countdown, limitsOf, MIN_TIMEOUT_MS } from "./limits.ts";
import { addUsage } from "./usage.ts";

const MAX_SHOWN = 8_000;

/**
 * The question again, with the answer and its problem. As a JSON string the answer cannot act as an
 * instruction.
 */
const repairPrompt = (prompt: string, said: string, problem: string) =>
  `${prompt}\n\nYou have answered this before:\n${JSON.stringify(said.slice(0, MAX_SHOWN))}\n\nThat cannot be used. ${problem.slice(0, MAX_SHOWN)}\n\nGive the whole answer again with these things put right, and nothing else changed.`;

/** Shows the model an answer that did not fit, once. */
export function withRepair(model: Model): Model {
  return {
    ...model,
    async ask(question) {
      const left = countdown(limitsOf(question).timeoutMs);
      try {
        return await model.ask(question);
      } catch (error) {
        if (!(error instanceof ModelFailure) || error.said === undefined) throw error;
        if (left() < MIN_TIMEOUT_MS) throw error;
        const prompt = repairPrompt(question.prompt, error.said, error.message);
        const answered = await model.ask({ ...question, prompt, timeoutMs: left() }).catch((second) => {
          throw second instanceof ModelFailure ? costing(second, error) : second;
        });
        return { ...answered, usage: addUsage(error.usage, answered.usage), repaired: true };
      }
    },
  };
}

/** The second failure, with the cost of both questions. */
const costing = ({ reason, message, retryAfterSeconds, usage, said }: ModelFailure, first: ModelFailure) =>
  new ModelFailure(reason, message, {
    usage: addUsage(first.usage, usage),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(said !== undefined && { said }),
  });
