import { AnthropicLanguageModel } from "@ai-sdk/anthropic/internal";
import { GoogleLanguageModel } from "@ai-sdk/google/internal";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  APICallError,
  generateId,
  generateText,
  type Instructions,
  jsonSchema,
  type LanguageModel,
  Output,
} from "ai";
import { ModelFailure } from "../../core/model.ts";
import { failureFor, unreachable } from "./http-failure.ts";
import { rejectionOf } from "./rejection.ts";
import { isRepeated } from "./repeated.ts";
import type { JsonMode, ModelCall, ModelReply } from "./transport.ts";
import { shown, withClip } from "./with-clip.ts";

export type SdkAccess = {
  provider: "openai-compatible" | "anthropic" | "google";
  /** The vendor's name of the model. */
  name: string;
  apiKey: string | undefined;
  baseUrl: string;
  fetch: typeof fetch;
};

// The SDK's warnings would go to the console, past our own log.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** OpenAI renamed the limit, and its newer models refuse the old name. */
const inNewWords = ({ max_tokens, ...body }: Record<string, unknown>) => ({
  ...body,
  ...(max_tokens !== undefined && { max_completion_tokens: max_tokens }),
});

/**
 * The models themselves instead of a provider that also makes images, speech and films: those would be in the bundle.
 */
function languageModel({ provider, name, apiKey, baseUrl, fetch }: SdkAccess): LanguageModel {
  const access = { baseURL: baseUrl, fetch, generateId };
  if (provider === "anthropic") {
    const headers = { "anthropic-version": "2023-06-01", "x-api-key": apiKey };
    return new AnthropicLanguageModel(name, { ...access, provider: "anthropic.messages", headers });
  }
  if (provider === "google") {
    const headers = { "x-goog-api-key": apiKey };
    return new GoogleLanguageModel(name, { ...access, provider: "google.generative-ai", headers });
  }
  return createOpenAICompatible({
    ...access,
    ...(apiKey && { apiKey }),
    name: "model",
    supportsStructuredOutputs: true,
    ...(new URL(baseUrl).host === "api.openai.com" && { transformRequestBody: inNewWords }),
  })(name);
}

function plainOutput(schema: ModelCall["schema"], mode: JsonMode) {
  if (mode === "json_schema") return Output.object({ schema: jsonSchema(schema), name: "answer" });
  return mode === "json_object" ? Output.json() : Output.text();
}

/** Asks for our schema and accepts any text; parsing is the same for all vendors. */
function output({ schema, mode }: Pick<ModelCall, "schema" | "mode">, onText: (text: string) => void) {
  const plain = plainOutput(schema, mode);
  return {
    ...plain,
    parseCompleteOutput: async ({ text }: { text: string }) => {
      onText(text);
      return text;
    },
  };
}

/** Low resolution shows what a film is about, at a quarter of the tokens. */
const LOW_RESOLUTION = { google: { mediaResolution: "MEDIA_RESOLUTION_LOW" } };

const ENDS: Record<string, ModelReply["end"]> = { length: "cut_off", "content-filter": "refused" };

/** Our rules, marked for Anthropic to keep. The other vendors keep the beginning of a prompt by themselves. */
const instructionsFor = (provider: SdkAccess["provider"], system: string): Instructions =>
  provider === "anthropic" && isRepeated(system, Date.now())
    ? {
        role: "system",
        content: system,
        providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
      }
    : system;

/**
 * One request through the AI SDK. Its own retries are off: it cannot tell an empty account from a busy one.
 */
export async function complete(access: SdkAccess, call: ModelCall): Promise<ModelReply> {
  const { system, prompt, clip, maxOutputTokens, signal } = call;
  const asked = clip ? { messages: [shown(clip, prompt)], providerOptions: LOW_RESOLUTION } : { prompt };
  const fetch = clip ? withClip(access.fetch, clip) : access.fetch;
  let text = "";
  try {
    const { finishReason, usage } = await generateText({
      model: languageModel({ ...access, fetch }),
      instructions: instructionsFor(access.provider, system),
      ...asked,
      output: output(call, (onText) => {
        text = onText;
      }),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    const { inputTokens, outputTokens } = usage;
    return { text, end: ENDS[finishReason] ?? "complete", inputTokens, outputTokens };
  } catch (error) {
    throw asFailure(access, error);
  }
}

function asFailure({ provider, apiKey }: SdkAccess, error: unknown): ModelFailure {
  // Some vendors quote a rejected key.
  const words = (text: string) => (apiKey ? text.replaceAll(apiKey, "…") : text);
  if (!APICallError.isInstance(error)) return unreachable(provider, words(String(error)));
  const { statusCode: status, responseHeaders: headers = {}, responseBody: body } = error;
  const message = words(error.message);
  // Without a body nothing or only a part arrived, whatever the status line says.
  if (status === undefined || (status < 300 && body === undefined)) return unreachable(provider, message);
  const rejection = rejectionOf({ status, headers, body: words(body ?? ""), message });
  if (rejection.status < 300)
    return new ModelFailure("malformed", `${provider} did not answer as it should: ${message}`);
  return failureFor(provider, rejection);
}
