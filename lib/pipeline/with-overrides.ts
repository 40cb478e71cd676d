import type { RunView } from "../runs/store.ts";
import type { Story } from "../story/schema.ts";
import { withList } from "./list-of-story.ts";

type Overridden = Pick<RunView, "copyOverrides" | "channel">;

/** A story with the words that the caller brought, as they are. They rest on no fact until they are checked. */
export function withOverrides(story: Story, { copyOverrides, channel }: Overridden): Story {
  if (!copyOverrides) return story;
  const { headline, supporting, points, cta, post } = copyOverrides;
  const names = Object.keys(copyOverrides).join(", ");
  return {
    ...story,
    ...(headline !== undefined && {
      headline: line(headline),
      altText: story.altText.replace(story.headline.text, () => headline),
    }),
    ...(supporting !== undefined && { support: supporting ? line(supporting) : null }),
    ...(points !== undefined && withList(story, points)),
    ...(cta !== undefined && { cta: cta ? { label: cta, url: story.cta?.url ?? "", facts: [] } : null }),
    ...(post !== undefined && { posts: { ...story.posts, [channel]: post } }),
    notes: [...story.notes, `Words of the caller, used as they are: ${names}.`],
  };
}

const line = (text: string) => ({ text, facts: [] });
