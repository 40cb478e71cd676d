import { expect, test } from "vitest";
import { imageModelSettingsProblem } from "../../../lib/core/image-model-settings.ts";
import { ImageSettings } from "../../support/image-models.ts";

const OPEN = { IMAGE_MODEL_PROVIDER: "openai-compatible", IMAGE_MODEL_NAME: "m" };
test.each([
  [{}, undefined],
  [{ IMAGE_MODEL_NAME: "", IMAGE_MODEL_PROVIDER: "" }, undefined],
  [{ ...OPEN, IMAGE_MODEL_API_KEY: "k" }, undefined],
  [{ ...OPEN, IMAGE_MODEL_BASE_URL: "http://127.0.0.1:1/v1" }, undefined],
  [{ IMAGE_MODEL_NAME: "m" }, "IMAGE_MODEL_NAME is set, but IMAGE_MODEL_PROVIDER is not"],
  [{ IMAGE_MODEL_API_KEY: "k" }, "IMAGE_MODEL_API_KEY is set"],
  [{ IMAGE_MODEL_PROVIDER: "google", IMAGE_MODEL_API_KEY: "k" }, "IMAGE_MODEL_NAME does not say"],
  [{ IMAGE_MODEL_PROVIDER: "google", IMAGE_MODEL_NAME: "m" }, "needs IMAGE_MODEL_API_KEY"],
  [OPEN, "needs IMAGE_MODEL_BASE_URL"],
  [{ IMAGE_MODEL_PROVIDER: "workers-ai", IMAGE_MODEL_NAME: "m", IMAGE_MODEL_API_KEY: "k" }, "binding AI"],
  [{ IMAGE_MODEL_PROVIDER: "workers-ai", IMAGE_MODEL_NAME: "@cf/a/flux-1-schnell" }, "no reference picture"],
])("the image model settings %j have the problem: %s", (given, sentence) => {
  const problem = imageModelSettingsProblem(ImageSettings.parse(given));
  if (sentence) expect(problem).toContain(sentence);
  else expect(problem).toBeUndefined();
});

test.each([
  { IMAGE_MODEL_PROVIDER: "anthropic" },
  { IMAGE_MODEL_BASE_URL: "ftp://models.example" },
  { IMAGE_MODEL_TIMEOUT_MS: "60001" },
])("the image model settings %j are rejected by the schema", (given) => {
  expect(ImageSettings.safeParse(given).success).toBe(false);
});
