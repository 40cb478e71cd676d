import type { Usage } from "../../core/model.ts";

/** Characters of a token, on the safe side for languages that are not English. */
const CHARACTERS_A_TOKEN = 3;

export const estimateTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);

export const addUsage = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});
