import * as z from "zod/v4";
import type { ModelReply } from "./transport.ts";

const Count = z.number().optional().catch(undefined);
const Part = z.object({ text: z.string().nullish(), refusal: z.string().nullish() });

/** An answer in the form of OpenAI's Responses API. */
export const ResponsesAnswer = z.object({
  output: z.array(z.object({ type: z.string().nullish(), content: z.array(Part).nullish() })),
  output_text: z.string().nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  usage: z.object({ input_tokens: Count, output_tokens: Count }).nullish().catch(undefined),
});

const ENDS: ReadonlyMap<string, ModelReply["end"]> = new Map([
  ["max_output_tokens", "cut_off"],
  ["content_filter", "refused"],
]);

/** The text of the messages; what the model thought stands in items of another type. */
export function fromResponses(answer: z.infer<typeof ResponsesAnswer>): ModelReply {
  const { output, output_text, incomplete_details, usage } = answer;
  const parts = output.filter(({ type }) => type === "message").flatMap(({ content }) => content ?? []);
  const refused = parts.some(({ refusal }) => refusal);
  return {
    text: parts.map(({ text }) => text ?? "").join("") || (output_text ?? ""),
    end: refused ? "refused" : (ENDS.get(incomplete_details?.reason ?? "") ?? "complete"),
    inputTokens: usage?.input_tokens,
    outputTokens: usage?.output_tokens,
  };
}
