import type { Finding } from "../../story/guard/finding.ts";
import type { Story } from "../../story/schema.ts";

const NOTHING = { text: "", facts: [] };
type Listed = "points" | "slides" | "scenes" | "figures" | "rows" | "prices" | "steps" | "changes";
const LISTS: readonly Listed[] = [
  "points",
  "slides",
  "scenes",
  "figures",
  "rows",
  "prices",
  "steps",
  "changes",
];
const SINGLE = [
  "kicker",
  "support",
  "cta",
  "quotation",
  "when",
  "offer",
  "series",
  "snippet",
  "columns",
] as const;

/** The story without the slots that the findings name. Of a list the named items go. */
export function leftOut(story: Story, findings: readonly Finding[]): Story {
  const refused = new Set(findings.map(({ slot }) => slot));
  const isRefused = (slot: string) =>
    refused.has(slot) || [...refused].some((name) => name.startsWith(`${slot}.`));
  const lists = LISTS.map((name) => [name, story[name].filter((_, i) => !isRefused(`${name}.${i}`))]);
  const single = SINGLE.map((name) => [name, isRefused(name) ? null : story[name]]);
  const posts = Object.entries(story.posts).filter(([channel]) => !isRefused(`posts.${channel}`));
  return {
    ...story,
    ...Object.fromEntries([...lists, ...single]),
    headline: isRefused("headline") ? NOTHING : story.headline,
    altText: isRefused("altText") ? story.headline.text : story.altText,
    posts: Object.fromEntries(posts),
  };
}
