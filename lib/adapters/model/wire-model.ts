import type * as z from "zod/v4";
import { type Answered, type Model, ModelFailure, type Question, type Usage } from "../../core/model.ts";
import { isAboutFormat } from "./http-failure.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { limitsOf } from "./limits.ts";
import { readAnswer } from "./read-answer.ts";
import { estimateTokens } from "./usage.ts";
import type { Call, Said, Wire } from "./wire.ts";
import { within } from "./within.ts";

/** Said in words as well, because not every vendor holds its model to a schema. */
const inJson = (schema: JsonSchema) =>
  `Answer with one JSON object and nothing else: no Markdown, no remarks. It has to fit this JSON Schema:\n${JSON.stringify(schema)}`;

const usageOf = (
  { inputTokens, outputTokens, text }: Said,
  { system, prompt }: Pick<Call, "system" | "prompt">,
): Usage => ({
  inputTokens: inputTokens || estimateTokens(system + prompt),
  outputTokens: outputTokens || estimateTokens(text),
});

function toAnswer<S extends z.ZodType>(said: Said, usage: Usage, { answer }: Question<S>): Answered<S> {
  if (said.end === "refused") throw new ModelFailure("refused", "The model refused to answer.", { usage });
  const reading = readAnswer(said.text, answer);
  if ("answer" in reading) return { answer: reading.answer, usage, repaired: false };
  const cut = said.end === "cut_off" ? " It was cut off at the limit of its length: be briefer." : "";
  const message = `The answer does not fit. ${reading.problem}${cut}`;
  throw new ModelFailure("malformed", message, { usage, said: said.text });
}

/** A model that is asked exactly once: no second try of any kind but for the JSON mode, which not all vendors have. */
export function wireModel(name: string, wire: Wire, clips?: Model["clips"]): Model {
  let hasJsonMode = true;
  const say = async (call: Call): Promise<Said> => {
    if (!hasJsonMode) return wire({ ...call, schema: null });
    try {
      return await wire(call);
    } catch (error) {
      if (!isAboutFormat(error)) throw error;
      hasJsonMode = false;
      return wire({ ...call, schema: null });
    }
  };
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
