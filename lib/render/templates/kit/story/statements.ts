import type { Story } from "../../../../story/schema.ts";
import { sentencesIn } from "./clip.ts";
import { isTranslated } from "./must-show.ts";
import { isOfModel } from "./of-model.ts";

/** Case, marks and curly signs aside: a writer may set a sentence anew, and end a part of it. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[„«]\s?|\s?[”»]|[“"]|:(?=\s)/gu, "")
    .replace(/[\s\u00a0\u202f]+/gu, " ")
    .replace(/[.!:;,\s]+$/u, "")
    .trim();

/** Whether a text is a part of another, whatever its case and marks. */
export const isIn = (part: string, whole: string): boolean => plain(whole).includes(plain(part));

/**
 * What the author said, sentence for sentence and in that order, as far as the story shows it. Undefined where the words
 * are not the author's any more: a model's, a translation, or those of a member of the workspace.
 */
export function statementsOf(story: Story): string[] | undefined {
  const { headline, support, points, facts, cta, byMember = [], removed = [] } = story;
  if (isOfModel(story) || isTranslated(story) || byMember.length > 0 || removed.length > 0) return undefined;
  const own = facts.filter(({ from }) => from === "brief");
  const all = [...new Set(own.map(({ says }) => says.trim()))];
  // A headline or a line that joins sentences is said where each of its parts is.
  const partsOf = (text: string) => (all.some((said) => isIn(text, said)) ? [text] : text.split(/[,:]\s+/u));
  const lines = [headline.text, ...sentencesIn(support?.text ?? "")];
  const shown = [...lines.flatMap(partsOf), ...points.map(({ text }) => text)];
  const asked = new Set(own.filter(({ id }) => cta?.facts.includes(id)).map(({ says }) => says));
  const kept = all.filter(
    (said) => asked.has(said) || shown.some((text) => isIn(text, said) || isIn(said, text)),
  );
  return shown.every((text) => kept.some((said) => isIn(text, said))) ? kept : undefined;
}
