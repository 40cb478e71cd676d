import type { Story } from "../schema.ts";
import { tagsIn } from "./asked-words.ts";
import type { Finding } from "./finding.ts";
import { repairedPost } from "./repair-post.ts";
import { verbatimHeadline, verbatimLine, verbatimSlide } from "./verbatim.ts";

/** Refusals by slot. */
type Refused = ReadonlyMap<string, Finding[]>;

/** A list with its refused items put right, or without them. */
const mended = <T>(name: string, items: readonly T[], refused: Refused, mend: (item: T) => T[]): T[] =>
  items.flatMap((item, i) => (refused.has(`${name}.${i}`) ? mend(item) : [item]));

/** A list without its refused items. */
const kept = <T>(name: string, items: readonly T[], refused: Refused): T[] =>
  items.filter((_, i) => !refused.has(`${name}.${i}`));

const unless = <T>(name: string, value: T | null, refused: Refused): T | null =>
  refused.has(name) ? null : value;

function postsOf(story: Story, refused: Refused): Story["posts"] {
  const entries = Object.entries(story.posts).map(([channel, text]) => {
    const findings = refused.get(`posts.${channel}`);
    return [channel, findings ? repairedPost(text ?? "", findings, story) : text] as const;
  });
  return Object.fromEntries(entries.filter(([, text]) => text));
}

/** Facts that no source holds are taken out, and with them the mentions of their ids. */
function withFoundedFacts(story: Story, refused: Refused): Story {
  const gone = new Set(story.facts.map(({ id }) => id).filter((id) => refused.has(`facts.${id}`)));
  if (!gone.size) return story;
  const without = <T extends { facts: string[] }>(line: T): T => ({
    ...line,
    facts: line.facts.filter((id) => !gone.has(id)),
  });
  const founded = <T extends { fact: string }>(items: readonly T[]) =>
    items.filter(({ fact }) => !gone.has(fact));
  return {
    ...story,
    facts: story.facts.filter(({ id }) => !gone.has(id)),
    headline: without(story.headline),
    kicker: story.kicker && without(story.kicker),
    support: story.support && without(story.support),
    points: story.points.map(without),
    slides: story.slides.map(without),
    scenes: story.scenes.map(without),
    cta: story.cta && without(story.cta),
    steps: story.steps.map(without),
    when: story.when && without(story.when),
    offer: story.offer && without(story.offer),
    figures: founded(story.figures),
    rows: founded(story.rows),
    prices: founded(story.prices),
    changes: founded(story.changes),
    quotation: story.quotation && gone.has(story.quotation.fact) ? null : story.quotation,
  };
}

function hashtagsOf({ hashtags, wishes }: Story, refused: Refused): string[] {
  if (!refused.has("hashtags")) return hashtags;
  if (wishes.some(({ rule }) => rule === "no_hashtags")) return [];
  const wanted = wishes.filter(({ rule }) => rule === "hashtag").flatMap(({ value }) => tagsIn(value));
  return [...new Set([...wanted, ...hashtags])];
}

const notesOf = (refused: Refused): string[] =>
  [...refused].map(([slot, [finding]]) => `${slot} was put right: ${finding?.says ?? ""}`);

function refusedIn(findings: readonly Finding[]): Refused {
  const out = new Map<string, Finding[]>();
  for (const finding of findings)
    if (finding.severity === "refuse") out.set(finding.slot, [...(out.get(finding.slot) ?? []), finding]);
  return out;
}

/**
 * The story with each refused slot taken from a verbatim fact, or left out. An empty headline or a missing post
 * cannot be had so, and the caller writes them anew. Doubts stay for a person.
 */
export function repairStory(story: Story, findings: readonly Finding[]): Story {
  const refused = refusedIn(findings);
  if (!refused.size) return story;
  // Lists lose their items by position, before facts take out others.
  const shorter: Story = {
    ...story,
    kicker: unless("kicker", story.kicker, refused),
    support: unless("support", story.support, refused),
    cta: unless("cta", story.cta, refused),
    series: unless("series", story.series, refused),
    quotation: unless("quotation", story.quotation, refused),
    when: unless("when", story.when, refused),
    offer: unless("offer", story.offer, refused),
    points: mended("points", story.points, refused, (line) => verbatimLine(line, story)),
    slides: mended("slides", story.slides, refused, (slide) => verbatimSlide(slide, story)),
    scenes: kept("scenes", story.scenes, refused),
    figures: kept("figures", story.figures, refused),
    rows: kept("rows", story.rows, refused),
    prices: kept("prices", story.prices, refused),
    steps: kept("steps", story.steps, refused),
    changes: kept("changes", story.changes, refused),
    hashtags: hashtagsOf(story, refused),
    notes: [...story.notes, ...notesOf(refused)],
  };
  const founded = withFoundedFacts(shorter, refused);
  const headline = refused.has("headline") ? verbatimHeadline(founded) : founded.headline;
  const altText = refused.has("altText") ? headline.text : founded.altText;
  return { ...founded, headline, altText, posts: postsOf(founded, refused) };
}
