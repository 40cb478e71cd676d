import type { Story } from "../../../../story/schema.ts";

/** The author wrote the list before the text that stands with it. */
export function isListFirst({
  points,
  support,
  facts,
}: Pick<Story, "points" | "support" | "facts">): boolean {
  const at = (ids: readonly string[] = []) =>
    Math.min(
      ...facts.filter(({ id, from }) => from === "brief" && ids.includes(id)).map(({ span }) => span.start),
    );
  return at(points[0]?.facts) < at(support?.facts);
}
