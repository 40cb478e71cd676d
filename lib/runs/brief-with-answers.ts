import { utcDay } from "../core/calendar.ts";
import { BLOCK_HEADING } from "../story/block-heading.ts";

/**
 * A brief as a run stores it: with the answers that stand under it worked in. Their reader knows seven languages, so it
 * is loaded for a brief that has answers only.
 */
export async function briefWithAnswers(brief: string, now: Date): Promise<string> {
  if (!brief.includes(BLOCK_HEADING)) return brief;
  const { withAnswersWorkedIn } = await import("../story/preferences-block.ts");
  return withAnswersWorkedIn(brief, utcDay(now));
}
