import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/v4";
import { modelFrom } from "../../../lib/adapters/model/model-from.ts";
import type { Model } from "../../../lib/core/model.ts";
import { MODEL_SETTINGS } from "../../../lib/core/model-settings.ts";
import { modelContract } from "../../contract/model.ts";
import { failureOf } from "../../contract/model-opened.ts";
import {
  type FakeVendor,
  type ModelFake,
  RIGHT_KEY,
  RIGHT_MODEL,
  startModelFake,
} from "../../fakes/model.ts";
import { says } from "../../fakes/model-replies.ts";
import { sample } from "../../support/sample.ts";
import { budgetWith } from "../../support/token-budget.ts";

const Settings = z.object(MODEL_SETTINGS);

function modelAt(vendor: FakeVendor, fake: ModelFake, settings: Record<string, string> = {}): Model {
  const model = modelFrom(
    Settings.parse({
      MODEL_PROVIDER: vendor,
      MODEL_NAME: RIGHT_MODEL,
      MODEL_API_KEY: RIGHT_KEY,
      MODEL_BASE_URL: fake.baseUrl,
      ...settings,
    }),
  );
  if (!model) throw new Error("no model");
  return model(budgetWith(20_000));
}

for (const vendor of sample(["openai-compatible", "anthropic", "google"] as const, 1)) {
  modelContract(vendor, async () => {
    const fake = await startModelFake(vendor);
    return {
      ...fake,
      model: (name = RIGHT_MODEL) => modelAt(vendor, fake, { MODEL_NAME: name }),
    };
  });
}

let fake: ModelFake;
beforeAll(async () => {
  fake = await startModelFake("openai-compatible");
});
afterAll(() => fake.close());

const question = { system: "s", prompt: "p", answer: z.object({ ok: z.boolean() }) };

test("a text model reports a wrong key as not_configured and keeps the key out of the message", async () => {
  const key = "sk-live-abcdefghijklmnopqrstuvwxyz";
  const failure = await failureOf(modelAt("openai-compatible", fake, { MODEL_API_KEY: key }).ask(question));

  expect(failure).toMatchObject({ reason: "not_configured" });
  expect(failure.message).toContain("401");
  expect(failure.message).not.toContain(key);
});

test("a text model asks for a JSON object where the vendor has no schemas, and remembers it", async () => {
  fake.script([says({ ok: true })], { jsonMode: "object" });
  const jsonMode = { from: 0 };
  const settings = Settings.parse({
    MODEL_PROVIDER: "openai-compatible",
    MODEL_NAME: RIGHT_MODEL,
    MODEL_API_KEY: RIGHT_KEY,
    MODEL_BASE_URL: fake.baseUrl,
  });
  await modelFrom(settings, { jsonMode })?.(budgetWith(20_000)).ask(question);
  await modelFrom(settings, { jsonMode })?.(budgetWith(20_000)).ask(question);

  expect(fake.asked.map(({ mode }) => mode)).toEqual(["json_schema", "json_object", "json_object"]);
});

test("a text model may answer as long as MODEL_OUTPUT_TOKENS allows", async () => {
  fake.script([says({ ok: true })]);
  await modelAt("openai-compatible", fake, { MODEL_OUTPUT_TOKENS: "9000" }).ask(question);

  expect(fake.asked).toMatchObject([{ maxTokens: 9_000 }]);
});

test("a text model reports an unreachable server as unavailable", async () => {
  const gone = await startModelFake("openai-compatible");
  await gone.close();
  const failure = await failureOf(
    modelAt("openai-compatible", gone, { MODEL_TIMEOUT_MS: "1000" }).ask(question),
  );

  expect(failure).toMatchObject({ reason: "unavailable" });
});

test("a text model does not wait for a retry delay that is longer than the time left", async () => {
  fake.script([{ kind: "error", status: 429, retryAfterSeconds: 60 }, says({ ok: true })]);
  const failure = await failureOf(modelAt("openai-compatible", fake).ask(question));

  expect(failure).toMatchObject({ reason: "rate_limited", retryAfterSeconds: 60 });
  expect(fake.asked).toHaveLength(1);
});
