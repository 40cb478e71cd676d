import { type Model, ModelFailure, type OpenModel } from "../../core/model.ts";
import type { ModelSettings } from "../../core/model-settings.ts";
import { withBudget } from "./budget.ts";
import type { KnownMode } from "./json-modes.ts";
import { withRepair } from "./repair.ts";
import { withRetry } from "./retry.ts";
import type { SdkAccess } from "./sdk.ts";
import { sdkTransport } from "./sdk-transport.ts";
import type { ModelTransport } from "./transport.ts";
import { transportModel } from "./transport-model.ts";
import { type WorkersAi, workersAi } from "./workers-ai.ts";

const BASE_URLS: Record<SdkAccess["provider"], string> = {
  "openai-compatible": "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

/** Google takes requests of 20 MB with everything in them, the film as base64 not counted. */
const MAX_CLIP_BYTES = 18 * 1024 * 1024;

const missing = (message: string) => async (): Promise<never> => {
  throw new ModelFailure("not_configured", message);
};

function transportFrom(
  settings: ModelSettings,
  ai: WorkersAi | undefined,
  send: typeof fetch,
): ModelTransport {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name = "", MODEL_API_KEY, MODEL_BASE_URL } = settings;
  if (!provider) return missing("MODEL_PROVIDER is not set.");
  if (provider === "workers-ai") {
    // Reported with every run instead of at the start, because the service works without a model.
    return ai
      ? workersAi(ai, name)
      : missing("MODEL_PROVIDER is workers-ai, but the Worker has no binding AI.");
  }
  const baseUrl = (MODEL_BASE_URL ?? BASE_URLS[provider]).replace(/\/+$/, "");
  return sdkTransport({ provider, name, apiKey: MODEL_API_KEY, baseUrl, fetch: send });
}

/** Names of small models: a size below 30 billion parameters, or a word for it. */
const SIZE = /(?<![\d.])(\d+(?:\.\d+)?)b(?![a-z\d])/i;
const SMALL = /(?<![a-z])(?:nano|tiny|lite|small)(?![a-z])/i;
const SMALL_BELOW = 30;

function stepsOf({ MODEL_STEPS, MODEL_NAME = "" }: ModelSettings): 1 | 2 {
  if (MODEL_STEPS) return MODEL_STEPS === "2" ? 2 : 1;
  const size = Number(SIZE.exec(MODEL_NAME)?.[1] ?? SMALL_BELOW);
  return size < SMALL_BELOW || SMALL.test(MODEL_NAME) ? 2 : 1;
}

/** Applies the settings' time and length to questions that ask for more or name none. */
function withLimits(model: Model, timeoutMs: number, outputTokens: number): Model {
  return {
    ...model,
    ask: (question) =>
      model.ask({
        ...question,
        timeoutMs: Math.min(question.timeoutMs ?? timeoutMs, timeoutMs),
        maxOutputTokens: Math.min(question.maxOutputTokens ?? outputTokens, outputTokens),
      }),
  };
}

/**
 * Opens the model that the settings name; undefined when they name none.
 * Nothing is loaded or connected before the first question.
 */
export function modelFrom(
  settings: ModelSettings,
  { ai, jsonMode }: { ai?: WorkersAi | undefined; jsonMode?: KnownMode } = {},
  send: typeof fetch = (input, init) => fetch(input, init),
): OpenModel | undefined {
  const { MODEL_PROVIDER, MODEL_NAME, MODEL_TIMEOUT_MS, MODEL_OUTPUT_TOKENS } = settings;
  if (!MODEL_PROVIDER) return undefined;
  const clips = MODEL_PROVIDER === "google" ? { maxBytes: MAX_CLIP_BYTES } : undefined;
  const transport = transportFrom(settings, ai, send);
  const steps = stepsOf(settings);
  const once = { ...transportModel(`${MODEL_PROVIDER}/${MODEL_NAME}`, transport, clips, jsonMode), steps };
  return (budget) =>
    withLimits(withRepair(withBudget(withRetry(once), budget)), MODEL_TIMEOUT_MS, MODEL_OUTPUT_TOKENS);
}
