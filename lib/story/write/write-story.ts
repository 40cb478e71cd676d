import { ASSET_TYPES } from "../../asset-types.ts";
import { productName } from "../../copy/brand.ts";
import { unstop } from "../../copy/text.ts";
import type { Doubt, Reading, Story } from "../schema.ts";
import { STORY_VERSION } from "../schema.ts";
import { altTextOf } from "./alt-text.ts";
import type { Headline } from "./block.ts";
import { bodyOf } from "./body.ts";
import { ctaOf } from "./cta.ts";
import { headlineOf } from "./headline.ts";
import { kickerOf } from "./kicker.ts";
import { obeyed } from "./leave-out.ts";
import { type Material, materialOf, type WriteOptions } from "./material.ts";
import { inOwnSpelling } from "./own-spelling.ts";
import { pointsOf } from "./points.ts";
import { postsOf } from "./post/posts.ts";
import { scenesOf } from "./scenes.ts";
import { coverLineOf } from "./slide-groups.ts";
import { slidesOf } from "./slides.ts";
import { supportOf } from "./support.ts";
import { hashtagsOf } from "./tags.ts";
import { wishesOf } from "./wishes.ts";

/** A brief that says nothing leaves the brand's own line, and a question. */
function empty({ options: { brand }, reading }: Material): Headline {
  const text = brand.tagline.trim() || brand.offer.one_liner.trim() || reading.about || productName(brand);
  return { text: unstop(text), facts: [], rest: [], block: undefined, label: "" };
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });
const nameOf = (language: string) =>
  (/^[a-z]{2,3}(?:-\w+)*$/i.test(language) ? names.of(language) : language) ?? language;

/** Languages whose wishes, asides and notes the house reader tells from words for readers. */
const READ: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "nl", "pt", "ja", "zh"]);

function unread({ reading: { language } }: Material): Doubt[] {
  if (READ.has(language.split("-")[0] ?? "")) return [];
  const says = `The brief is in ${nameOf(language)}: without a language model its notes cannot be told from words for readers.`;
  return [{ slot: "language", says, span: null }];
}

/** The words stay in the brief's language when another one is asked for. */
function foreign({ options: { language }, reading }: Material): Doubt[] {
  if (!language || language.split("-")[0] === reading.language.split("-")[0]) return [];
  const says = `Asked for ${nameOf(language)}, but no language model is set up to translate.`;
  return [{ slot: "language", says, span: null }];
}

/** The words of every slot, from what a brief says and nothing else. The same reading gives the same bytes. */
export function writeStory(given: Reading, options: WriteOptions): Story {
  const reading = obeyed(given, wishesOf(given));
  const m = materialOf(reading, options);
  const found = headlineOf(m);
  const headline = found ?? empty(m);
  const cta = ctaOf(m);
  const isSeries = ASSET_TYPES[options.assetType].content === "slides";
  const next = isSeries ? coverLineOf(headline, cta, m) : supportOf(headline, cta, m);
  const points = pointsOf(headline, next, m);
  const support = bodyOf(headline, next, points, cta, m);
  const hashtags = hashtagsOf(m);
  const { posts, lost } = postsOf(headline, hashtags, m);
  const unsaid: Doubt[] = found ? [] : [{ slot: "headline", says: "What is the post about?", span: null }];
  const untold: Doubt[] = lost.map((a) => ({
    slot: "post",
    says: `The post has no room for: ${unstop(a.text)}`,
    span: null,
  }));
  const story: Story = {
    ...reading,
    schema: STORY_VERSION,
    by: "house",
    spoken: reading.language,
    kicker: found ? kickerOf(headline, m) : null,
    headline: { text: headline.text, facts: headline.facts },
    support,
    points,
    slides: slidesOf(headline, support, cta, m),
    scenes: scenesOf(headline, cta, m),
    cta,
    posts,
    hashtags,
    altText: altTextOf(headline, support, points, m),
    wanted: [],
    unshown: [],
    doubts: [...m.doubts, ...unsaid, ...untold, ...foreign(m), ...unread(m)],
    notes: [],
  };
  return inOwnSpelling(story, options.brand);
}
