import { channelOf, NETWORKS } from "../platforms/networks.ts";
import type { RunView } from "../runs/store.ts";
import { type Channel, Platform } from "../vocab.ts";

/**
 * Why the words for a platform may not be published although the run is approved; undefined when they may.
 * The verdict of a run is about its own channel. Words that came finished are the same everywhere.
 */
export function channelProblem(
  { id, channel, quality }: Pick<RunView, "id" | "channel" | "quality">,
  platform: Platform,
): { problem: string; fix: string } | undefined {
  const other = channelOf(platform);
  const reviews = quality?.channels ?? {};
  if (other === channel || Object.keys(reviews).length === 0) return undefined;
  const review = reviews[other];
  if (review?.verdict === "approved") return undefined;
  const { name } = NETWORKS[platform];
  const start = `tart a run with the channel ${other}.`;
  const own = nameOf(channel);
  if (!review)
    return { problem: `Nothing was written for ${name}; this run is for ${own}.`, fix: `S${start}` };
  // A doubt about the words may be the same in another run; only words that may never go out need others.
  const fix =
    review.verdict === "needs_review"
      ? `A member who reviews approves these words on the page of the run, under "Also post on ${name}", or by POST /runs/${id}/approve-channel {"channel":"${other}"} with a key of the scope review (npx brandrun review ${id} approved --channel ${other}). Or s${start}`
      : `S${start}`;
  const says = review.says ? ` ${review.says}` : "";
  return { problem: `This run is approved for ${own}; the words for ${name} are not.${says}`, fix };
}

/** A channel by the name of its network, as people know it. */
function nameOf(channel: Channel): string {
  const platform = Platform.options.find((one) => channelOf(one) === channel);
  return platform ? NETWORKS[platform].name : "the web";
}
