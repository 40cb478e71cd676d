import * as z from "zod/v4";
import { ModelFailure } from "../../core/model.ts";
import { own } from "../../text/own.ts";
import { failureFor, RETRY_BASE_SECONDS } from "./http-failure.ts";
import { fromResponses, ResponsesAnswer } from "./responses.ts";
import type { ModelCall, ModelReply, ModelTransport } from "./transport.ts";

/** The binding `env.AI`, as far as we use it. */
export type WorkersAi = {
  run(model: string, inputs: Record<string, unknown>, options?: { signal?: AbortSignal }): Promise<unknown>;
};

const VENDOR = "workers-ai";
const Count = z.number().optional().catch(undefined);
const Counts = z.object({ prompt_tokens: Count, completion_tokens: Count }).optional().catch(undefined);
/** Older models answer in `response`, already parsed in JSON mode; newer ones answer as OpenAI does, in either API. */
const Answer = z.union([
  ResponsesAnswer,
  z.object({
    choices: z
      .array(
        z.object({
          message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
          finish_reason: z.string().nullish(),
        }),
      )
      .min(1),
    usage: Counts,
  }),
  z.object({ response: z.unknown(), usage: Counts }),
]);

function textOf(response: unknown): string {
  if (typeof response === "string") return response;
  return response === null || response === undefined ? "" : JSON.stringify(response);
}

function endOf(reason: string | null | undefined, refusal: string | null | undefined): ModelReply["end"] {
  if (refusal || reason === "content_filter") return "refused";
  return reason === "length" ? "cut_off" : "complete";
}

function toSaid(answer: unknown): ModelReply {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) throw new ModelFailure("malformed", `${VENDOR} answered in a shape we do not know.`);
  if ("output" in parsed.data) return fromResponses(parsed.data);
  const { usage } = parsed.data;
  const counts = { inputTokens: usage?.prompt_tokens, outputTokens: usage?.completion_tokens };
  if (!("choices" in parsed.data)) {
    return { text: textOf(parsed.data.response), end: "complete", ...counts };
  }
  const [choice] = parsed.data.choices;
  const end = endOf(choice?.finish_reason, choice?.message.refusal);
  return { text: choice?.message.content ?? "", end, ...counts };
}

/** The binding's errors carry no status, only Cloudflare's own number in their message. */
const STATUS: Record<string, number> = {
  "3003": 400,
  "3006": 413,
  "3007": 408,
  "3008": 408,
  "3023": 403,
  "3036": 429,
  "3039": 400,
  "3040": 429,
  "3041": 403,
  "3042": 404,
  "5004": 400,
  "5005": 405,
  "5007": 404,
  "5016": 403,
  "5018": 403,
  "5019": 405,
};
const DAILY_ALLOWANCE = "3036";
const DAY_SECONDS = 86_400;
/** The allowance is renewed at midnight UTC. */
const untilMidnight = () => DAY_SECONDS - (Math.floor(Date.now() / 1_000) % DAY_SECONDS);

/** The failure an error of the binding means. */
export function workersAiFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = /\b[35]0\d\d\b/.exec(message)?.[0] ?? "";
  if (code === DAILY_ALLOWANCE) {
    return new ModelFailure("rate_limited", `${VENDOR}: the allowance of this day is used up.`, {
      retryAfterSeconds: untilMidnight(),
    });
  }
  const status = own(STATUS, code) ?? (/\b5\d\d\d\b/.test(message) ? 400 : 500);
  return failureFor(VENDOR, { status, code, message, retryAfterSeconds: RETRY_BASE_SECONDS });
}

/** Models of Cloudflare's first API take the bare schema; newer ones take OpenAI's parameters. */
const isOld = (model: string) => /^@(?:cf\/meta|hf)\//.test(model);

function formatFor(model: string, { schema, mode }: Pick<ModelCall, "schema" | "mode">) {
  if (mode === "text") return {};
  if (mode === "json_object") return { response_format: { type: mode } };
  const json_schema = isOld(model) ? schema : { name: "answer", strict: true, schema };
  return { response_format: { type: mode, json_schema } };
}

/** A post needs no long thoughts, and a run waits for them. */
const thinking = (model: string) => (isOld(model) ? {} : { reasoning_effort: "low" });

/** A model on Cloudflare's own machines. */
export function workersAi(ai: WorkersAi, model: string): ModelTransport {
  return async ({ system, prompt, schema, mode, maxOutputTokens, signal }: ModelCall) => {
    const inputs = {
      messages: [
        { role: "system", content: system },
        { role: "user", content: prompt },
      ],
      max_tokens: maxOutputTokens,
      ...thinking(model),
      ...formatFor(model, { schema, mode }),
    };
    try {
      return toSaid(await ai.run(model, inputs, { signal }));
    } catch (error) {
      throw workersAiFailure(error);
    }
  };
}
