import type { Brand } from "../../../lib/copy/types.ts";
import type { StoryHelp } from "../../../lib/pipeline/model/story-help.ts";
import { emptyStory } from "../../../lib/story/empty.ts";
import type { Finding } from "../../../lib/story/guard/finding.ts";
import type { ModelInput } from "../../../lib/story/model/prompt.ts";
import type { Story } from "../../../lib/story/schema.ts";

export const BRAND: Brand = {
  name: "Hollow Lane",
  tagline: "Ride on",
  overview: "A bicycle workshop in Leeds.",
  offer: { product_name: "Hollow Lane", one_liner: "", features: [], who_its_for: "" },
  product_map: {},
  icp: {},
};
const BRIEF =
  "Hi team, please post this. From 3 March the workshop stays open until 10 pm on Tuesdays. It is £15 an hour. No emojis please.";

export const INPUT: ModelInput = {
  brief: BRIEF,
  brand: BRAND,
  channel: "linkedin",
  assetType: "card",
  today: "2027-02-10, Wednesday",
  templates: [{ id: "event", about: "An event.", needs: "date and time" }],
};

const NEWS = "From 3 March the workshop stays open until 10 pm on Tuesdays.";

/** What a good model answers to the request above. */
export const ANSWER = {
  language: "en",
  occasion: "update",
  about: "the workshop",
  facts: [
    { id: "f1", kind: "news", says: NEWS, quote: NEWS },
    { id: "f2", kind: "price", says: "It is £15 an hour.", quote: "It is £15 an hour." },
  ],
  wishes: [{ rule: "no_emoji", value: "", quote: "No emojis please." }],
  heldBack: [{ quote: "Hi team, please post this.", why: "internal" }],
  headline: { text: "The workshop stays open late", facts: ["f1"] },
  support: { text: "Tuesdays until 10 pm, £15 an hour.", facts: ["f1", "f2"] },
  points: [
    { text: "From 3 March", facts: ["f1"] },
    { text: "£15 an hour", facts: ["f2"] },
  ],
  posts: Object.fromEntries(
    ["twitter", "linkedin", "instagram", "youtube", "tiktok", "web"].map((c) => [
      c,
      `${NEWS} £15 an hour. (${c})`,
    ]),
  ),
  hashtags: ["HollowLane", "Bargain"],
  wanted: ["event", "poster"],
};

const textsOf = ({ headline, support, points, posts }: Story): [slot: string, text: string][] => [
  ["headline", headline.text],
  ["support", support?.text ?? ""],
  ...points.map(({ text }, i): [string, string] => [`points.${i}`, text]),
  ...Object.entries(posts).map(([channel, text]): [string, string] => [`posts.${channel}`, text]),
];

/** A house and a guard as simple as can be: figures have to stand in the brief, "maybe" is a doubt. */
export const HELP: StoryHelp = {
  guard: (story) =>
    textsOf(story).flatMap(([slot, text]): Finding[] => {
      const wrong = (text.match(/\d+/g) ?? []).find((figure) => !BRIEF.includes(figure));
      const finding = { slot, problem: "unknown_value" as const, span: null };
      if (wrong) return [{ ...finding, says: `${wrong} is in no fact.`, severity: "refuse" }];
      return text.includes("maybe") ? [{ ...finding, says: "Is it so?", severity: "doubt" }] : [];
    }),
  repair: (story, findings) => {
    const refused = new Set(findings.map(({ slot }) => slot));
    return {
      ...story,
      headline: refused.has("headline") ? { text: "", facts: [] } : story.headline,
      support: refused.has("support") ? null : story.support,
      points: story.points.filter((_, i) => !refused.has(`points.${i}`)),
      posts: Object.fromEntries(Object.entries(story.posts).filter(([c]) => !refused.has(`posts.${c}`))),
    };
  },
  house: () => ({ ...emptyStory("en"), headline: { text: "The house's headline", facts: [] } }),
  rewrite: (reading) => ({ ...emptyStory("en"), ...reading, posts: { tiktok: "The house's words." } }),
};
