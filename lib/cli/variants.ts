import type { Run } from "./answers.ts";
import { clean, words } from "./text.ts";

/** Which of the runs of one brief one is, and what is its own. They have the same words, so the picture tells them apart. */
export function whichVariant(runs: readonly Run[], at: number): string {
  if (runs.length < 2) return "";
  const template = runs[at]?.template;
  const isSeen = runs.slice(0, at).some((one) => one.template === template);
  const own = template ? `: ${words(clean(template))}${isSeen ? ", in another look" : ""}` : "";
  return `, ${at + 1} of ${runs.length}${own}`;
}
