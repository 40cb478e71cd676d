import { expect, test } from "vitest";
import * as z from "zod/v4";
import { modelFrom } from "../../../lib/adapters/model/model-from.ts";
import { MODEL_SETTINGS } from "../../../lib/core/model-settings.ts";
import { modelContract } from "../../contract/model.ts";
import { failureOf } from "../../contract/model-opened.ts";
import { COST, says, spent } from "../../fakes/model-replies.ts";
import { workersAiFake } from "../../fakes/model-workers-ai.ts";
import { budgetWith } from "../../support/token-budget.ts";

const Settings = z.object(MODEL_SETTINGS);
const settings = (name = "fake-model") =>
  Settings.parse({ MODEL_PROVIDER: "workers-ai", MODEL_NAME: `@cf/fake/${name}` });

modelContract("workers-ai", async () => {
  const fake = workersAiFake();
  return {
    ...fake,
    model: (name) => {
      const model = modelFrom(settings(name), { ai: fake.ai });
      if (!model) throw new Error("no model");
      return model(budgetWith(20_000));
    },
    close: () => undefined,
  };
});

const question = { system: "s", prompt: "p", answer: z.object({ ok: z.boolean() }) };

test.each(["choices", "responses"] as const)(
  "the Workers AI model reads answers in the OpenAI format (%s)",
  async (shape) => {
    const fake = workersAiFake();
    fake.script([says({ ok: true })], { shape });

    expect(await modelFrom(settings(), { ai: fake.ai })?.(budgetWith(20_000)).ask(question)).toEqual({
      answer: { ok: true },
      usage: COST,
      repaired: false,
    });
  },
);

test.each([
  ["@cf/openai/gpt-oss-120b", { name: "answer", strict: true, schema: { type: "object" } }],
  ["@cf/meta/llama-3.3-70b-instruct-fp8-fast", { type: "object" }],
])("the Workers AI model %s receives the schema in its own form", async (name, json_schema) => {
  let inputs: unknown;
  const run = async (_: string, given: unknown) => {
    inputs = given;
    return { response: { ok: true } };
  };
  const named = Settings.parse({ MODEL_PROVIDER: "workers-ai", MODEL_NAME: name });
  await modelFrom(named, { ai: { run } })?.(budgetWith(20_000)).ask(question);

  expect(inputs).toMatchObject({ response_format: { type: "json_schema", json_schema } });
});

test("an exhausted daily allowance of Workers AI is rate limited until midnight", async () => {
  const fake = workersAiFake();
  fake.script([spent]);
  const failure = await failureOf(modelFrom(settings(), { ai: fake.ai })?.(budgetWith(20_000)).ask(question));

  expect(failure).toMatchObject({ reason: "rate_limited" });
  expect(failure.retryAfterSeconds).toBeGreaterThan(0);
  expect(failure.retryAfterSeconds).toBeLessThanOrEqual(86_400);
});

test("the Workers AI model reports a missing binding with the first question and not earlier", async () => {
  const failure = await failureOf(modelFrom(settings())?.(budgetWith(20_000)).ask(question));

  expect(failure).toMatchObject({ reason: "not_configured", message: expect.stringContaining("binding AI") });
});
