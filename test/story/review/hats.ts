import type { Brand } from "../../../lib/copy/types.ts";
import { emptyStory } from "../../../lib/story/empty.ts";
import type { FactKind } from "../../../lib/story/kinds.ts";
import type { StoryReview } from "../../../lib/story/review/review-story.ts";
import type { Fact, HeldBack, Story } from "../../../lib/story/schema.ts";
import type { Check } from "../../../lib/vocab.ts";

export const BRAND: Brand = {
  name: "Loopstitch",
  tagline: "Knitting kits with a teacher.",
  overview: "Loopstitch sends knitting kits from Leeds.",
  offer: { product_name: "Loopstitch", one_liner: "", features: [], who_its_for: "" },
  product_map: { guidelines: { banned: ["cheap"], required: [] } },
  icp: {},
};

export const BRIEF =
  "Promo please. The Loopstitch hat kit was £34 and now costs £25.50 with the code WOOLLY25. The offer ends on Sunday 30 November at midnight. It holds merino wool and needles. Read more at loopstitch.example/hat";

/** A fact with these words of the brief. */
export function fact(id: string, kind: FactKind, quote: string, brief = BRIEF): Fact {
  const start = brief.indexOf(quote);
  if (start < 0) throw new Error(`The brief does not say “${quote}”.`);
  return { id, kind, says: quote, quote, from: "brief", span: { start, end: start + quote.length } };
}

export function held(quote: string, why: HeldBack["why"], brief = BRIEF): HeldBack {
  const start = Math.max(0, brief.indexOf(quote));
  return { quote, why, span: { start, end: start + quote.length } };
}

const POST = `The Loopstitch hat kit was £34 and now costs £25.50 with the code WOOLLY25.
It holds merino wool and needles.
The offer ends on Sunday 30 November at midnight. loopstitch.example/hat`;

/** A story that tells everything its brief says. */
export const STORY: Story = {
  ...emptyStory("en"),
  occasion: "offer",
  about: "hat kit",
  facts: [
    fact("f1", "price", "The Loopstitch hat kit was £34 and now costs £25.50"),
    fact("f2", "promo_code", "with the code WOOLLY25"),
    fact("f3", "when", "The offer ends on Sunday 30 November at midnight"),
    fact("f4", "benefit", "It holds merino wool and needles"),
    fact("f5", "link", "loopstitch.example/hat"),
  ],
  heldBack: [held("Promo please.", "instruction")],
  offer: {
    value: "£25.50",
    before: "£34",
    ends: "Sunday 30 November at midnight",
    code: "WOOLLY25",
    terms: "",
    facts: ["f1", "f2", "f3"],
  },
  headline: { text: "The hat kit now costs £25.50", facts: ["f1"] },
  support: { text: "It holds merino wool and needles", facts: ["f4"] },
  cta: { label: "Read more", url: "loopstitch.example/hat", facts: ["f5"] },
  posts: { twitter: POST, linkedin: POST },
  altText: "A hat kit.",
};

/** A check of the picture that has passed. */
const lintCheck = (id: string, weight = 5): Check => ({
  id,
  group: "legibility",
  label: id,
  weight,
  points: weight,
  passed: true,
  hard: false,
  evidence: [],
  fix: null,
});

export const failing = (id: string, quote: string, hard = false): Check => ({
  ...lintCheck(id),
  points: 0,
  passed: false,
  hard,
  evidence: [{ where: "picture.headline", quote, source: null, box: [0, 0, 10, 10] }],
  fix: "Mend the picture.",
});

export const LINT: Check[] = ["picture_glyphs", "picture_contrast", "picture_logo"].map((id) =>
  lintCheck(id),
);

export const HATS: StoryReview = {
  story: STORY,
  brief: BRIEF,
  brand: BRAND,
  channel: "twitter",
  assetType: "card",
  lint: LINT,
};

/** The review of the hats, with some of the story changed. */
export const changed = (story: Partial<Story>, rest: Partial<StoryReview> = {}): StoryReview => ({
  ...HATS,
  ...rest,
  story: { ...STORY, ...story },
});
