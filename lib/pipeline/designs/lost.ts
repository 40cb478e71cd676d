import type { Fit, Pictures } from "../../render/fits.ts";
import { readIn } from "../../render/templates/kit/story/shown.ts";
import { coverage } from "../../story/guard/coverage.ts";
import type { Fact, Story } from "../../story/schema.ts";

/**
 * Facts that must be on the picture and are not. The brand's name stands on every picture. A link is for
 * the post: on a picture it cannot be followed.
 */
export const lostOf = (story: Story, { data, tells }: Fit, { brand }: Pictures): Fact[] =>
  coverage(story, [brand, ...readIn(data)].join("\n"), story.spoken).filter(
    ({ id, kind }) => kind !== "link" && !tells.includes(id),
  );
