import { wordCount } from "../../copy/text.ts";
import type { Line } from "../schema.ts";

/** Scenes of a film beside its headline. */
const MOST = 12;

/** "How many were left?" and "Three" are one scene. */
export function withAnswers(lines: readonly Line[]): Line[] {
  const isAnswer = (at: number) =>
    /[?？]$/u.test(lines[at - 1]?.text ?? "") && wordCount(lines[at]?.text ?? "") <= MOST_OF_ANSWER;
  return lines.flatMap((line, at) => {
    if (isAnswer(at)) return [];
    const answer = isAnswer(at + 1) ? lines[at + 1] : undefined;
    return answer
      ? [{ text: `${line.text} ${answer.text}`, facts: [...new Set([...line.facts, ...answer.facts])] }]
      : [line];
  });
}
const MOST_OF_ANSWER = 3;

/** As many lines as a film has time for, without half a sentence at its end. */
export function wholeSentences(lines: readonly Line[]): Line[] {
  const kept = lines.slice(0, MOST);
  const next = lines[MOST];
  return next ? kept.slice(0, kept.findLastIndex(({ facts }) => facts !== next.facts) + 1) : kept;
}
