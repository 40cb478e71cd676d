import type { IncomingHttpHeaders } from "node:http";
import { type Asked, COST, type Reply } from "./model-replies.ts";

export type Request = { path: string; headers: IncomingHttpHeaders; body: Body };
/** A parsed request body; every format picks out what it documents. */
// biome-ignore lint/suspicious/noExplicitAny: the fake reads what may be anything and lets the tests find the errors
type Body = any;
export type Sent = { status: number; headers?: Record<string, string>; body: unknown };

/** How one vendor speaks. */
export type Format = {
  path: RegExp;
  /** The key of the request, wherever this vendor wants it. */
  key(request: Request): string | undefined;
  model(request: Request): string;
  asked(request: Request): Asked;
  text(text: string, end: "stop" | "length"): Sent;
  refusal(): Sent;
  error(
    status: number,
    kind: "key" | "model" | "request" | "busy" | "spent" | "server",
    message: string,
  ): Sent;
  /** The same error with a retry delay. */
  patient(sent: Sent, seconds: number): Sent;
};

const ERROR_TYPES = {
  key: ["invalid_request_error", "invalid_api_key"],
  model: ["invalid_request_error", "model_not_found"],
  request: ["invalid_request_error", "unsupported_value"],
  busy: ["requests", "rate_limit_exceeded"],
  spent: ["insufficient_quota", "insufficient_quota"],
  server: ["server_error", null],
} as const;

const choice = (message: object, finish_reason: string): Sent => ({
  status: 200,
  headers: { "x-request-id": "req_1" },
  body: {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "claude-fake-1",
    choices: [
      { index: 0, message: { role: "assistant", content: null, refusal: null, ...message }, finish_reason },
    ],
    usage: {
      prompt_tokens: COST.inputTokens,
      completion_tokens: COST.outputTokens,
      total_tokens: COST.inputTokens + COST.outputTokens,
    },
  },
});

export const openAiFormat: Format = {
  path: /^\/v1\/chat\/completions$/,
  key: ({ headers }) => headers.authorization?.replace(/^Bearer /, ""),
  model: ({ body }) => body.model,
  asked: ({ body }) => ({
    system: body.messages.find((m: Body) => m.role === "system")?.content ?? "",
    prompt: body.messages.find((m: Body) => m.role === "user")?.content ?? "",
    maxTokens: body.max_tokens,
    schema: body.response_format?.json_schema?.schema,
    mode: body.response_format?.type,
  }),
  text: (content, end) => choice({ content }, end),
  refusal: () => choice({ refusal: "I can't help with that." }, "stop"),
  error(status, kind, message) {
    const [type, code] = ERROR_TYPES[kind];
    return { status, body: { error: { message, type, param: null, code } } };
  },
  patient: (sent, seconds) => ({ ...sent, headers: { "retry-after-ms": String(seconds * 1_000) } }),
};

const ANTHROPIC_TYPES = {
  key: "authentication_error",
  model: "not_found_error",
  request: "invalid_request_error",
  busy: "rate_limit_error",
  spent: "rate_limit_error",
  server: "api_error",
} as const;

const message = (text: string, stop_reason: string): Sent => ({
  status: 200,
  headers: { "request-id": "req_1" },
  body: {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "claude-fake-1",
    content: text ? [{ type: "text", text }] : [],
    stop_reason,
    stop_sequence: null,
    usage: { input_tokens: COST.inputTokens, output_tokens: COST.outputTokens },
  },
});

export const anthropicFormat: Format = {
  path: /^\/v1\/messages$/,
  key: ({ headers }) => (headers["anthropic-version"] ? String(headers["x-api-key"]) : undefined),
  model: ({ body }) => body.model,
  asked: ({ body }) => ({
    system: body.system?.map((part: Body) => part.text).join("") ?? "",
    prompt: body.messages[0]?.content.map((part: Body) => part.text).join("") ?? "",
    maxTokens: body.max_tokens,
    schema: body.output_config?.format?.schema,
    kept: body.system?.some((part: Body) => part.cache_control?.type === "ephemeral"),
  }),
  text: (text, end) => message(text, end === "length" ? "max_tokens" : "end_turn"),
  refusal: () => message("", "refusal"),
  error: (status, kind, words) => ({
    status,
    body: {
      type: "error",
      error: {
        type: status === 529 ? "overloaded_error" : ANTHROPIC_TYPES[kind],
        message: words,
        ...(kind === "spent" && { details: { error_code: "enforced_spend_limit_reached" } }),
      },
      request_id: "req_1",
    },
  }),
  patient: (sent, seconds) => ({ ...sent, headers: { "retry-after": String(seconds) } }),
};

const GOOGLE_STATUS = {
  key: "UNAUTHENTICATED",
  model: "NOT_FOUND",
  request: "INVALID_ARGUMENT",
  busy: "RESOURCE_EXHAUSTED",
  spent: "RESOURCE_EXHAUSTED",
  server: "UNAVAILABLE",
} as const;

const candidate = (parts: object[] | undefined, finishReason: string): Sent => ({
  status: 200,
  body: {
    candidates: [{ ...(parts && { content: { role: "model", parts } }), finishReason, index: 0 }],
    usageMetadata: {
      promptTokenCount: COST.inputTokens,
      candidatesTokenCount: COST.outputTokens,
      totalTokenCount: COST.inputTokens + COST.outputTokens,
    },
    modelVersion: "claude-fake-1",
    responseId: "resp_1",
  },
});

type GoogleError = { error: { code: number; message: string; status: string; details?: object[] } };

export const googleFormat: Format = {
  path: /^\/v1beta\/models\/[^/]+:generateContent$/,
  key: ({ headers }) => String(headers["x-goog-api-key"]),
  model: ({ path }) => /models\/([^:]+):/.exec(path)?.[1] ?? "",
  asked: ({ body }) => ({
    system: body.systemInstruction?.parts.map((part: Body) => part.text).join("") ?? "",
    prompt: body.contents[0]?.parts.map((part: Body) => part.text).join("") ?? "",
    clip: body.contents[0]?.parts.find((part: Body) => part.inlineData)?.inlineData,
    maxTokens: body.generationConfig.maxOutputTokens,
    schema: body.generationConfig.responseJsonSchema,
  }),
  text: (text, end) => candidate([{ text }], end === "length" ? "MAX_TOKENS" : "STOP"),
  refusal: () => candidate(undefined, "SAFETY"),
  // Google has a status of its own for an account without money.
  error: (status, kind, words) => ({
    status: kind === "spent" ? 402 : status,
    body: { error: { code: status, message: words, status: GOOGLE_STATUS[kind] } } satisfies GoogleError,
  }),
  patient({ status, body }, seconds) {
    const { error } = body as GoogleError;
    const info = { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: `${seconds}s` };
    return { status, body: { error: { ...error, details: [info] } } };
  },
};

/** A scripted reply in the words of one vendor; undefined for those that are not words. */
export function inWords(format: Format, reply: Reply): Sent | undefined {
  if (reply.kind === "text") return format.text(reply.text, reply.end ?? "stop");
  if (reply.kind === "refusal") return format.refusal();
  if (reply.kind === "spent") return format.error(429, "spent", "You have used up what you paid for.");
  if (reply.kind !== "error") return undefined;
  const { status, retryAfterSeconds } = reply;
  const kind = status === 400 ? "request" : status === 429 ? "busy" : "server";
  const sent = format.error(status, kind, "Not like this, not now.");
  return retryAfterSeconds === undefined ? sent : format.patient(sent, retryAfterSeconds);
}
