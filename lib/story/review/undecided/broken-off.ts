import { remembered } from "../../../text/once.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { lower } from "../../read/lower.ts";
import type { OpenStretch, SearchedLine } from "./search.ts";

/** A signature, a tag or a title of a few words may end with anything. */
const FEWEST_WORDS = 4;

const endsInJoin = remembered((joins) => new Prefiltered(`(?<![\\p{L}\\d’'-])(?:${joins})$`, "u"));

/** "Bring a torch and the": the last line of a brief ends in the middle of a thought. */
export function brokenOff({ text, start, words }: SearchedLine): OpenStretch[] {
  const line = text.trimEnd();
  const said = lower(line).split(/\s+/);
  const isLast = endsInJoin(words.joins).test(lower(line));
  // "Vitamin A" ends with a letter, and "Plan B" too.
  const endsSmall = /(?:^|\s)\p{Ll}[\p{L}’']*$/u.test(line);
  if (!isLast || !endsSmall || said.length < FEWEST_WORDS) return [];
  const from = Math.max(0, ...[...line.matchAll(/[.!?…]\s+/gu)].map((m) => m.index + m[0].length));
  const span = { start: start + from, end: start + line.length };
  return [{ why: "broken_off", span, words: span }];
}
