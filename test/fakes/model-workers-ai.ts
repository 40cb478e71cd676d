import type { WorkersAi } from "../../lib/adapters/model/workers-ai.ts";
import { type Asked, COST, inOrder, type Reply, strictProblem } from "./model-replies.ts";

type Inputs = {
  messages: { role: string; content: string }[];
  max_tokens: number;
  response_format?: { type: string; json_schema?: Record<string, unknown> };
};

/** Cloudflare's own numbers, as the binding's errors carry them. */
const ERRORS: Record<number, string> = {
  400: "5006: Error: required properties at '/' are 'prompt'",
  429: "3040: Capacity temporarily exceeded, please try again.",
  500: "Unknown internal error",
  503: "Unknown internal error",
  529: "3007: Request timeout",
};
const usage = {
  prompt_tokens: COST.inputTokens,
  completion_tokens: COST.outputTokens,
  total_tokens: COST.inputTokens + COST.outputTokens,
};

class InferenceUpstreamError extends Error {}

/** OpenAI's Responses API: thoughts are an item of their own. */
const responses = (text: string, end: string) => ({
  id: "resp_1",
  object: "response",
  status: end === "length" ? "incomplete" : "completed",
  incomplete_details: end === "length" ? { reason: "max_output_tokens" } : null,
  output: [
    { type: "reasoning", content: [{ type: "reasoning_text", text: '{"thinking": "aloud"}' }] },
    { type: "message", role: "assistant", content: [{ type: "output_text", text }] },
  ],
  usage: { input_tokens: COST.inputTokens, output_tokens: COST.outputTokens, total_tokens: 150 },
});

/** Older models answer in `response`, as an object when JSON was asked for and came; newer ones as OpenAI does. */
function answerOf(text: string, end: string, shape: Settings["shape"], isJson: boolean) {
  if (shape === "responses") return responses(text, end);
  if (shape === "choices") {
    return {
      id: "1",
      object: "chat.completion",
      choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: end }],
      usage,
    };
  }
  try {
    return { response: isJson ? JSON.parse(text) : text, usage };
  } catch {
    return { response: text, usage };
  }
}

const waitForEver = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
  });

type Settings = { jsonMode: boolean; shape: "response" | "choices" | "responses" };
type WorkersAiFake = {
  ai: WorkersAi;
  asked: Asked[];
  script(replies: Reply[], options?: Partial<Settings>): void;
};

const askedIn = ({ messages: [system, user], max_tokens, response_format }: Inputs): Asked => ({
  system: system?.content ?? "",
  prompt: user?.content ?? "",
  maxTokens: max_tokens,
  schema: response_format?.json_schema?.schema ?? response_format?.json_schema,
  mode: response_format?.type,
});

/** What the binding says before any model sees the question. */
function atTheDoor(model: string, schema: unknown, { jsonMode }: Settings): string | undefined {
  if (model !== "@cf/fake/fake-model") return `5007: No such model ${model} or task`;
  if (schema && !jsonMode) return "5025: This model doesn't support JSON Schema.";
  if (schema && strictProblem(schema)) return "5024: JSON Mode couldn't be met";
  return undefined;
}

function faultIn(reply: Reply): string {
  if (reply.kind === "spent") return "3036: You have used up your daily free allocation of 10,000 neurons.";
  return (reply.kind === "error" && ERRORS[reply.status]) || "Network connection lost.";
}

/** The binding `env.AI` as an object. */
export function workersAiFake(): WorkersAiFake {
  const asked: Asked[] = [];
  let next = inOrder([]);
  let settings: Settings = { jsonMode: true, shape: "response" };
  return {
    asked,
    ai: {
      async run(model, inputs, options) {
        const question = askedIn(inputs as Inputs);
        asked.push(question);
        const closed = atTheDoor(model, question.schema, settings);
        if (closed) throw new InferenceUpstreamError(closed);
        const reply = next(question);
        if (reply.kind === "page") return "<html>Please log in.</html>";
        if (reply.kind === "late") return waitForEver(options?.signal);
        if (reply.kind === "refusal") return answerOf("", "content_filter", "choices", false);
        if (reply.kind !== "text") throw new InferenceUpstreamError(faultIn(reply));
        return answerOf(reply.text, reply.end ?? "stop", settings.shape, Boolean(question.schema));
      },
    },
    script(replies, { jsonMode = true, shape = "response" } = {}) {
      asked.length = 0;
      next = inOrder(replies);
      settings = { jsonMode, shape };
    },
  };
}
