import { UNIT } from "../kit/story/figured.ts";

/** "The neck is cut from the same piece, 5 days": what is done, and how much of it. */
const SPAN = new RegExp(`^(?<said>\\p{L}.{9,120}),\\s(?<span>\\d{1,3}\\s${UNIT})\\.?$`, "iu");
const LEAST = 3;

/** Slides that each end with how long it takes show that alike: as the figure of each. */
export function spansApart<S extends { title: string; body: string; stat?: string }>(
  ideas: readonly S[],
): readonly S[] {
  const found = ideas.map(({ title, body, stat }) => (body || stat ? undefined : SPAN.exec(title)?.groups));
  if (found.filter(Boolean).length < LEAST) return ideas;
  return ideas.map((idea, i) => {
    const { said = "", span = "" } = found[i] ?? {};
    return span === "" ? idea : { ...idea, title: said, stat: span };
  });
}
