import { type Model, ModelFailure, type Usage } from "../../core/model.ts";
import { LEAST_OUTPUT_TOKENS, limitsOf } from "./limits.ts";
import { estimateTokens } from "./usage.ts";

const total = ({ inputTokens, outputTokens }: Usage) => inputTokens + outputTokens;

/** What a failed question has cost at most: a vendor we stopped waiting for may well charge the whole answer. */
const costOf = (error: unknown, reserved: number) => {
  if (!(error instanceof ModelFailure)) return reserved;
  return error.reason === "timeout" ? reserved : total(error.usage);
};

/**
 * The model, for `tokens` tokens in all: questions and answers, as counted by the vendor. A question that cannot be paid
 * for fails with reason "budget" and is not sent; one that can be paid only in part may answer only so much.
 */
export function withBudget(model: Model, tokens: number): Model {
  let left = tokens;
  return {
    name: model.name,
    async ask(question) {
      const input = estimateTokens(question.system + question.prompt);
      const maxOutputTokens = Math.min(limitsOf(question).maxOutputTokens, left - input);
      if (maxOutputTokens < LEAST_OUTPUT_TOKENS) {
        throw new ModelFailure("budget", `The budget of ${tokens} tokens is used up: ${left} are left.`);
      }
      // Held back before the answer is there, so that two questions at once cannot spend the same tokens.
      const reserved = input + maxOutputTokens;
      left -= reserved;
      try {
        const answered = await model.ask({ ...question, maxOutputTokens });
        left += reserved - total(answered.usage);
        return answered;
      } catch (error) {
        left += reserved - costOf(error, reserved);
        throw error;
      }
    },
  };
}
