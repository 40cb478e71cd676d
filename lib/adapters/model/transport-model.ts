import type * as z from "zod/v4";
import { type Answered, type Model, ModelFailure, type Question, type Usage } from "../../core/model.ts";
import { type KnownMode, withJsonModes } from "./json-modes.ts";
import { type JsonSchema, jsonSchemaOf, outlineOf } from "./json-schema.ts";
import { limitsOf } from "./limits.ts";
import { readAnswer } from "./read-answer.ts";
import type { ModelCall, ModelReply, ModelTransport } from "./transport.ts";
import { estimateTokens } from "./usage.ts";
import { within } from "./with-timeout.ts";

/** The shape stands in the prompt too, because some vendors do not enforce it. */
const inJson = (schema: JsonSchema) =>
  `Answer with one JSON object and nothing else: no Markdown, no remarks. It has exactly these properties, with values as described:\n${outlineOf(schema)}`;

const usageOf = (
  { inputTokens, outputTokens, text }: ModelReply,
  { system, prompt }: Pick<ModelCall, "system" | "prompt">,
): Usage => ({
  inputTokens: inputTokens || estimateTokens(system + prompt),
  outputTokens: outputTokens || estimateTokens(text),
});

function toAnswer<S extends z.ZodType>(said: ModelReply, usage: Usage, { answer }: Question<S>): Answered<S> {
  if (said.end === "refused") throw new ModelFailure("refused", "The model refused to answer.", { usage });
  const reading = readAnswer(said.text, answer);
  if ("answer" in reading) return { answer: reading.answer, usage, repaired: false };
  const cut = said.end === "cut_off" ? " It was cut off at the limit of its length: be briefer." : "";
  const message = `The answer does not fit. ${reading.problem}${cut}`;
  throw new ModelFailure("malformed", message, { usage, said: said.text });
}

/** A model that is asked exactly once; only a refused JSON mode is tried again, in a weaker one. */
export function transportModel(
  name: string,
  transport: ModelTransport,
  clips?: Model["clips"],
  known?: KnownMode,
): Model {
  const say = withJsonModes(transport, known);
  return {
    name,
    ...(clips && { clips }),
    async ask(question) {
      const { maxOutputTokens, timeoutMs } = limitsOf(question);
      const schema = jsonSchemaOf(question.answer);
      const system = `${question.system}\n\n${inJson(schema)}`;
      const { prompt, clip } = question;
      const call = { system, prompt, clip, schema, maxOutputTokens };
      const said = await within(timeoutMs, (signal) => say({ ...call, signal }));
      return toAnswer(said, usageOf(said, call), question);
    },
  };
}
