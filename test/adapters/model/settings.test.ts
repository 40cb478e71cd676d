import { describe, expect, test } from "vitest";
import * as z from "zod/v4";
import { modelFrom } from "../../../lib/adapters/model/model-from.ts";
import { MODEL_SETTINGS, modelSettingsProblem } from "../../../lib/core/model-settings.ts";
import { budgetWith } from "../../support/token-budget.ts";

const Settings = z.object(MODEL_SETTINGS);
const read = (settings: Record<string, string>) => Settings.parse(settings);

describe("model settings without a provider", () => {
  test("model settings without a provider give no model and report no problem", () => {
    expect(modelSettingsProblem(read({}))).toBeUndefined();
    expect(modelFrom(read({}))).toBeUndefined();
  });

  test("model settings treat empty variables as unset", () => {
    const settings = read({ MODEL_PROVIDER: "", MODEL_NAME: "", MODEL_API_KEY: "", MODEL_TIMEOUT_MS: "" });

    expect(modelSettingsProblem(settings)).toBeUndefined();
    expect(settings.MODEL_TIMEOUT_MS).toBe(20_000);
  });
});

describe("model settings with a provider", () => {
  test("a configured model is named after its provider and model", () => {
    const settings = read({ MODEL_PROVIDER: "anthropic", MODEL_NAME: "claude-fake-1", MODEL_API_KEY: "k" });

    expect(modelSettingsProblem(settings)).toBeUndefined();
    expect(modelFrom(settings)?.(budgetWith(1)).name).toBe("anthropic/claude-fake-1");
  });

  test.each([
    [{ MODEL_PROVIDER: "workers-ai", MODEL_NAME: "@cf/a/b" }],
    [{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "m", MODEL_BASE_URL: "http://127.0.0.1:11434/v1" }],
    [{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "m", MODEL_API_KEY: "k" }],
    [{ MODEL_PROVIDER: "google", MODEL_NAME: "m", MODEL_API_KEY: "k" }],
  ])("the model settings %j are complete", (settings) => {
    expect(modelSettingsProblem(read(settings))).toBeUndefined();
  });
});

test.each([
  ["@cf/openai/gpt-oss-120b", {}, 1],
  ["@cf/openai/gpt-oss-20b", {}, 2],
  ["@cf/meta/llama-4-scout-17b-16e-instruct", {}, 2],
  ["gemini-3-flash-lite", {}, 2],
  ["claude-fake-1", {}, 1],
  ["llama3.1:8b", {}, 2],
  ["llama3.1:8b", { MODEL_STEPS: "1" }, 1],
  ["gpt-oss-120b", { MODEL_STEPS: "2" }, 2],
])("the model %s with %j reads and writes in %i steps", (name, given, steps) => {
  const settings = read({ MODEL_PROVIDER: "workers-ai", MODEL_NAME: name, ...given });

  expect(modelFrom(settings)?.(budgetWith(1)).steps).toBe(steps);
});

test.each([
  [{ MODEL_NAME: "m" }, "MODEL_NAME is set, but MODEL_PROVIDER is not"],
  [{ MODEL_API_KEY: "k" }, "MODEL_API_KEY is set, but MODEL_PROVIDER is not"],
  [{ MODEL_PROVIDER: "google", MODEL_API_KEY: "k" }, "MODEL_NAME"],
  [{ MODEL_PROVIDER: "anthropic", MODEL_NAME: "m" }, "needs MODEL_API_KEY"],
  [{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "m" }, "needs MODEL_BASE_URL"],
  [{ MODEL_PROVIDER: "workers-ai", MODEL_NAME: "m", MODEL_API_KEY: "k" }, "binding AI"],
])("the model settings %j contradict each other, and one sentence says why", (settings, sentence) => {
  expect(modelSettingsProblem(read(settings))).toContain(sentence);
});

test.each([
  { MODEL_PROVIDER: "chatgpt" },
  { MODEL_BASE_URL: "ftp://models.example" },
  { MODEL_BASE_URL: "models" },
  { MODEL_TIMEOUT_MS: "soon" },
  { MODEL_TIMEOUT_MS: "1" },
  { MODEL_BUDGET_TOKENS: "-5" },
])("the model settings %j are rejected by the schema", (settings) => {
  expect(Settings.safeParse(settings).success).toBe(false);
});
