import { type Model, ModelFailure, type TokenBudget, type Usage } from "../../core/model.ts";
import { limitsOf, MIN_OUTPUT_TOKENS } from "./limits.ts";
import { clipTokens, estimateTokens } from "./usage.ts";

const total = ({ inputTokens, outputTokens }: Usage) => inputTokens + outputTokens;

/** The most a failed question can have cost: a vendor may charge the whole answer after our time-out. */
const costOf = (error: unknown, reserved: number) => {
  if (!(error instanceof ModelFailure)) return reserved;
  return error.reason === "timeout" ? reserved : total(error.usage);
};

/**
 * The model within a token budget, questions and answers as the vendor counts them. A question that cannot
 * be paid for fails with reason "budget" and is not sent; one that can be paid in part may answer only so
 * much.
 */
export function withBudget(model: Model, budget: TokenBudget): Model {
  return {
    ...model,
    async ask(question) {
      const input = estimateTokens(question.system + question.prompt) + clipTokens(question.clip);
      const most = input + limitsOf(question).maxOutputTokens;
      // Reserved before the answer arrives, so that neither a parallel question nor a retry spends the same
      // tokens.
      const reserved = await budget.reserve({ least: input + MIN_OUTPUT_TOKENS, most });
      if (reserved === 0) throw new ModelFailure("budget", "The budget of tokens is used up.");
      // A release that fails is ignored: the answer counts more than an exact budget.
      const release = (tokens: number) => budget.release(tokens).catch(() => undefined);
      try {
        const answered = await model.ask({ ...question, maxOutputTokens: reserved - input });
        await release(reserved - total(answered.usage));
        return answered;
      } catch (error) {
        await release(reserved - costOf(error, reserved));
        throw error;
      }
    },
  };
}
