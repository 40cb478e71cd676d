import { describe, expect, test } from "vitest";
import * as z from "zod/v4";
import { withBudget } from "../../../lib/adapters/model/budget.ts";
import { withRepair } from "../../../lib/adapters/model/repair.ts";
import { type Model, ModelFailure, type Usage } from "../../../lib/core/model.ts";
import { failureOf } from "../../contract/model-opened.ts";
import { budgetWith } from "../../support/token-budget.ts";

const Answer = z.object({ ok: z.boolean() });
/** 100 tokens of question, as we estimate them. */
const QUESTION = { system: "s".repeat(150), prompt: "p".repeat(150), answer: Answer, maxOutputTokens: 400 };

type Asked = { maxOutputTokens: number | undefined };

/** A model that answers at this price, and remembers how much it was allowed to say. */
function costing(usage: Usage, failure?: ModelFailure): Model & { asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    name: "fake",
    asked,
    async ask({ answer, maxOutputTokens }) {
      asked.push({ maxOutputTokens });
      if (failure) throw failure;
      return { answer: answer.parse({ ok: true }), usage, repaired: false };
    },
  };
}

describe("a model budget", () => {
  test("a model budget is charged with the usage the vendor counted, and an exhausted budget sends no question", async () => {
    const model = costing({ inputTokens: 300, outputTokens: 200 });
    const budgeted = withBudget(model, budgetWith(1_200));
    await budgeted.ask(QUESTION);
    await budgeted.ask(QUESTION);

    expect(await failureOf(budgeted.ask(QUESTION))).toMatchObject({ reason: "budget" });
    expect(model.asked).toHaveLength(2);
  });

  test("a model budget limits an answer's length to the tokens that are left", async () => {
    const model = costing({ inputTokens: 100, outputTokens: 300 });
    const budgeted = withBudget(model, budgetWith(800));
    await budgeted.ask(QUESTION);
    await budgeted.ask(QUESTION);

    expect(model.asked).toEqual([{ maxOutputTokens: 400 }, { maxOutputTokens: 300 }]);
  });

  test("a model budget cannot be spent twice by two concurrent questions", async () => {
    const model = costing({ inputTokens: 100, outputTokens: 400 });
    const budgeted = withBudget(model, budgetWith(900));
    const answers = await Promise.allSettled([
      budgeted.ask(QUESTION),
      budgeted.ask(QUESTION),
      budgeted.ask(QUESTION),
    ]);

    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(model.asked).toEqual([{ maxOutputTokens: 400 }, { maxOutputTokens: 300 }]);
  });

  test("a model budget is charged for an answer that timed out, and not for a rejected question", async () => {
    const late = withBudget(
      costing({ inputTokens: 0, outputTokens: 0 }, new ModelFailure("timeout", "")),
      budgetWith(600),
    );
    const busy = withBudget(
      costing({ inputTokens: 0, outputTokens: 0 }, new ModelFailure("rate_limited", "")),
      budgetWith(600),
    );
    await failureOf(late.ask(QUESTION));
    await failureOf(busy.ask(QUESTION));

    expect(await failureOf(late.ask(QUESTION))).toMatchObject({ reason: "budget" });
    expect(await failureOf(busy.ask(QUESTION))).toMatchObject({ reason: "rate_limited" });
  });

  test("a model budget is charged for repair attempts too", async () => {
    const usage = { inputTokens: 100, outputTokens: 400 };
    const model = costing(usage, new ModelFailure("malformed", "no title", { usage, said: "{}" }));
    const failure = await failureOf(withRepair(withBudget(model, budgetWith(600))).ask(QUESTION));

    expect(failure).toMatchObject({ reason: "budget", usage });
    expect(model.asked).toHaveLength(1);
  });
});
