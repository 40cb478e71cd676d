import type { Clip, Usage } from "../../core/model.ts";

/** Characters a token, low enough for languages other than English. */
const CHARACTERS_A_TOKEN = 3;

export const estimateTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);

/** One frame a second at low resolution, with sound. */
const TOKENS_A_SECOND = 110;

export const clipTokens = (clip: Clip | undefined): number =>
  clip ? Math.ceil(clip.seconds * TOKENS_A_SECOND) : 0;

export const addUsage = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});
