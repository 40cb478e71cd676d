import { channelOf, NETWORKS } from "../platforms/networks.ts";
import type { RunView } from "../runs/store.ts";
import type { Platform } from "../vocab.ts";

/**
 * Why the words for a platform may not be published although the run is approved; undefined when they may.
 * The verdict of a run is about its own channel. Words that came finished are the same everywhere.
 */
export function channelProblem(
  { channel, quality }: Pick<RunView, "channel" | "quality">,
  platform: Platform,
): { problem: string; fix: string } | undefined {
  const other = channelOf(platform);
  const reviews = quality?.channels ?? {};
  if (other === channel || Object.keys(reviews).length === 0) return undefined;
  const review = reviews[other];
  if (review?.verdict === "approved") return undefined;
  const { name } = NETWORKS[platform];
  const fix = `Start a run with the channel ${other}.`;
  if (!review) return { problem: `Nothing was written for ${name}; this run is for ${channel}.`, fix };
  const says = review.says ? ` ${review.says}` : "";
  return { problem: `The verdict of the words for ${name} is ${review.verdict}.${says}`, fix };
}
