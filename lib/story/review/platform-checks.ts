import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import { type Reviewed, reviewed, seen } from "./check.ts";
import type { Subject } from "./subject.ts";
import { tagsOf } from "./taste.ts";

/** The platform would not take it otherwise. */
export function fitsLimit({ piece, channel }: Subject): Reviewed {
  const { max, measure, unit, hashtags } = CHANNEL_RULES[channel];
  const length = measure(piece.post);
  const tags = tagsOf(piece.post).length;
  const tooLong = length > max;
  const tooMany = tags > hashtags.limit;
  return reviewed({
    id: "fits_limit",
    doubts: [
      ...(tooLong ? [`the post is longer than the ${max} ${unit} that ${channel} takes`] : []),
      ...(tooMany ? [`the post has more than the ${hashtags.limit} hashtags that ${channel} takes`] : []),
    ],
    evidence: [seen("post", `${length} of ${max} ${unit}, ${tags} hashtags`)],
    fix: tooLong ? `Cut ${length - max} ${unit}.` : `Use at most ${hashtags.limit} hashtags.`,
  });
}
