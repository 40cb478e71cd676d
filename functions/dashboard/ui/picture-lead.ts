import { leadOf } from "../../../lib/story/review/picture-lead.ts";
import type { FullRun } from "./run-parts.tsx";

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** What stands largest on the picture, where that is something else than the headline of the story. */
export function otherLeadOf({
  quality,
  story,
  asset_type,
}: Pick<FullRun, "quality" | "story" | "asset_type">) {
  const lead = leadOf(quality?.checks ?? [], asset_type);
  if (!lead || !story) return undefined;
  const [largest, headline] = [lettersOf(lead), lettersOf(story.headline.text)];
  return largest.includes(headline) || headline.includes(largest) ? undefined : lead;
}
