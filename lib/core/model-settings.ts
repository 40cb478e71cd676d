import * as z from "zod/v4";
import { RETRIES } from "./retries.ts";
import { oneOf, webAddress, wholeNumber } from "./setting-forms.ts";

const ModelProvider = oneOf(["openai-compatible", "anthropic", "google", "workers-ai"]);

/** Treats a variable with an empty value as not set. */
export const given = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);

/** Enough for the longest brief, asked twice, with repaired slots and an opinion. Most runs need a quarter of it. */
const DEFAULT_BUDGET_TOKENS = 30_000;

/**
 * The settings of the language model. Without MODEL_PROVIDER there is no model, and the house writer writes
 * and judges.
 */
export const MODEL_SETTINGS = {
  MODEL_PROVIDER: given(ModelProvider.optional()),
  /** The vendor's name of the model. */
  MODEL_NAME: given(z.string().max(200).optional()),
  MODEL_API_KEY: given(z.string().optional()),
  /** The base address of the vendor's API with its version, for OpenAI-compatible servers and gateways. */
  MODEL_BASE_URL: given(webAddress().optional()),
  /** For one question with all its retries. A run without progress for a minute is stalled. */
  MODEL_TIMEOUT_MS: given(wholeNumber(1_000, 50_000).default(RETRIES.models.timeoutMs)),
  /** The longest answer. A whole one needs about 1,800 tokens; the rest is for models that think first. */
  MODEL_OUTPUT_TOKENS: given(wholeNumber(500, 100_000).default(4_000)),
  /** For all questions of one run together. */
  MODEL_BUDGET_TOKENS: given(wholeNumber(1_000, 1_000_000).default(DEFAULT_BUDGET_TOKENS)),
  /** For all runs of a UTC day. Unset: no limit. */
  MODEL_DAILY_TOKENS: given(wholeNumber(1_000, 1_000_000_000_000).optional()),
  /** The part of MODEL_DAILY_TOKENS that one workspace may use, in percent. */
  MODEL_DAILY_SHARE: given(wholeNumber(1, 100).default(25)),
  /** Below the vendor's rate limit; Workers AI takes 300 text questions a minute. */
  MODEL_QUESTIONS_PER_MINUTE: given(wholeNumber(1, 100_000).default(240)),
  /** One request that reads and writes, or two. Unset: two for small models, which their name tells. */
  MODEL_STEPS: given(oneOf(["1", "2"]).optional()),
};

const Shape = z.object(MODEL_SETTINGS);
export type ModelSettings = z.infer<typeof Shape>;

const NEEDS_KEY = /^(?:anthropic|google)$/;

/** A problem with settings that are valid one by one, as a sentence for the operator; otherwise undefined. */
export function modelSettingsProblem(settings: ModelSettings): string | undefined {
  const { MODEL_PROVIDER: provider, MODEL_NAME, MODEL_API_KEY, MODEL_BASE_URL } = settings;
  if (!provider) {
    const idle = Object.entries({ MODEL_NAME, MODEL_API_KEY, MODEL_BASE_URL }).find(([, value]) => value);
    return idle && `${idle[0]} is set, but MODEL_PROVIDER is not: say whose model it is.`;
  }
  if (!MODEL_NAME) return `MODEL_PROVIDER is ${provider}, but MODEL_NAME does not say which of its models.`;
  if (NEEDS_KEY.test(provider) && !MODEL_API_KEY)
    return `MODEL_PROVIDER is ${provider}, which needs MODEL_API_KEY.`;
  if (provider === "openai-compatible" && !MODEL_API_KEY && !MODEL_BASE_URL) {
    return "MODEL_PROVIDER is openai-compatible, which needs MODEL_BASE_URL, or MODEL_API_KEY for OpenAI itself.";
  }
  if (provider === "workers-ai" && (MODEL_API_KEY || MODEL_BASE_URL)) {
    return "MODEL_PROVIDER is workers-ai, which is reached by the binding AI: take MODEL_API_KEY and MODEL_BASE_URL out.";
  }
  return undefined;
}
