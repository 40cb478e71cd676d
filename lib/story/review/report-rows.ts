import { IN_NUMBERS } from "../../text/in-numbers.ts";
import { pointsToPicture } from "../picture-pointers.ts";
import type { Fact, Story } from "../schema.ts";

const ENDED = /[.!?…。！？]\W*$/u;

/**
 * Whether a fact stands in a line of a report, "£11,280 in donations" under "Our year in numbers", of which the post
 * tells the first lines and sends readers to its picture for the others.
 */
export function inPointedRow({ span, from }: Fact, { lines }: Story, brief: string, post: string): boolean {
  const at = lines.findLastIndex(({ start }) => start <= span.start);
  const textOf = (i: number) => brief.slice(lines[i]?.start ?? 0, lines[i + 1]?.start ?? brief.length).trim();
  const isUnderHeading = lines.slice(0, Math.max(0, at)).some((_, i) => IN_NUMBERS.test(textOf(i)));
  return (
    from === "brief" && isUnderHeading && !ENDED.test(textOf(at)) && post.split("\n").some(pointsToPicture)
  );
}
