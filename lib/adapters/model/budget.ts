import { type Model, ModelFailure, type Purse, type Usage } from "../../core/model.ts";
import { LEAST_OUTPUT_TOKENS, limitsOf } from "./limits.ts";
import { clipTokens, estimateTokens } from "./usage.ts";

const total = ({ inputTokens, outputTokens }: Usage) => inputTokens + outputTokens;

/** What a failed question has cost at most: a vendor we stopped waiting for may well charge the whole answer. */
const costOf = (error: unknown, reserved: number) => {
  if (!(error instanceof ModelFailure)) return reserved;
  return error.reason === "timeout" ? reserved : total(error.usage);
};

/**
 * The model, for the tokens in a purse: questions and answers, as counted by the vendor. A question that cannot be paid
 * for fails with reason "budget" and is not sent; one that can be paid only in part may answer only so much.
 */
export function withBudget(model: Model, purse: Purse): Model {
  return {
    ...model,
    async ask(question) {
      const input = estimateTokens(question.system + question.prompt) + clipTokens(question.clip);
      const most = input + limitsOf(question).maxOutputTokens;
      // Held back before the answer is there, so that neither two questions at once nor a retry spend the same tokens.
      const reserved = await purse.take({ least: input + LEAST_OUTPUT_TOKENS, most });
      if (reserved === 0) throw new ModelFailure("budget", "The budget of tokens is used up.");
      // An answer is worth more than exact books: what could not be given back counts as spent.
      const giveBack = (tokens: number) => purse.giveBack(tokens).catch(() => undefined);
      try {
        const answered = await model.ask({ ...question, maxOutputTokens: reserved - input });
        await giveBack(reserved - total(answered.usage));
        return answered;
      } catch (error) {
        await giveBack(reserved - costOf(error, reserved));
        throw error;
      }
    },
  };
}
