import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { label } from "../kit/labels.ts";
import { clip } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";

const MOST = { label: 24, text: 160 };

/** One thing, as it was and as it is. */
export function fits(story: Story, pictures: Pictures) {
  const { rows, columns, spoken } = story;
  const [row, ...more] = rows;
  if (!row || more.length > 0) return undefined;
  const [first, second] = columns ?? [label("before", spoken), label("after", spoken)];
  if (first.length > MOST.label || second.length > MOST.label) return undefined;
  const { kicker, headline, cta, url } = wordsOf(story, pictures);
  return fitWithDetails(story, 0.84, {
    kicker,
    headline,
    before: { label: first, text: clip(row.first, MOST.text) },
    after: { label: second, text: clip(row.second, MOST.text) },
    cta,
    url,
  });
}
