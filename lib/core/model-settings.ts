import * as z from "zod/v4";

const ModelProvider = z.enum(["openai-compatible", "anthropic", "google", "workers-ai"]);

/** A variable that is set to nothing is not set. */
export const given = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);

/** Long enough for models that think first, short enough for a run that falls back to the house writer. */
export const DEFAULT_TIMEOUT_MS = 20_000;
/** The longest brief with a repair, and an opinion; most runs need a sixth of it. */
const DEFAULT_BUDGET_TOKENS = 20_000;

/** The settings of the language model. Without MODEL_PROVIDER there is none, and the house writer does everything. */
export const MODEL_SETTINGS = {
  MODEL_PROVIDER: given(ModelProvider.optional()),
  /** The vendor's name of the model. */
  MODEL_NAME: given(z.string().max(200).optional()),
  MODEL_API_KEY: given(z.string().optional()),
  /** Where the vendor's API is, version included; for servers that speak OpenAI's language, and for gateways. */
  MODEL_BASE_URL: given(z.url({ protocol: /^https?$/ }).optional()),
  /** For one question with all its retries; a run that stands still for a minute counts as stuck. */
  MODEL_TIMEOUT_MS: given(z.coerce.number().int().min(1_000).max(50_000).default(DEFAULT_TIMEOUT_MS)),
  /** For all questions of one run together. */
  MODEL_BUDGET_TOKENS: given(
    z.coerce.number().int().min(1_000).max(1_000_000).default(DEFAULT_BUDGET_TOKENS),
  ),
};

const Shape = z.object(MODEL_SETTINGS);
export type ModelSettings = z.infer<typeof Shape>;

const NEEDS_KEY = /^(?:anthropic|google)$/;

/** What is wrong with settings that are right one by one, as one sentence for the operator; undefined when nothing is. */
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
