import { brandStatements, guidelinesOf } from "./brand.ts";
import { headlines } from "./headline/candidates.ts";
import { hasSpaces } from "./language.ts";
import { smart } from "./polish.ts";
import { postsOf } from "./post/posts.ts";
import { flaws } from "./proof/flaws.ts";
import { numerals, vocabulary } from "./proof/vocabulary.ts";
import { readBrief } from "./read-brief.ts";
import { clip, hash, unique } from "./text.ts";
import type { Brand, Candidate, Copy, CopyRequest, Facts, Guidelines } from "./types.ts";
import { voiceOf } from "./voice.ts";
import { altTextOf } from "./write/alt-text.ts";
import { ctaOf } from "./write/cta.ts";
import { hashtagsOf } from "./write/hashtags.ts";
import { kickerOf } from "./write/kicker.ts";
import { linesOf } from "./write/lines.ts";
import { notesOf } from "./write/notes.ts";
import { bulletsOf, statsOf } from "./write/points.ts";
import { inBrandWords, safety } from "./write/safety.ts";
import { scenesOf } from "./write/scenes.ts";
import { slidesOf } from "./write/slides.ts";
import type { Story } from "./write/story.ts";
import { supportingOf } from "./write/supporting.ts";

export type CopyInput = CopyRequest & { brief: string; brand: Brand; language?: string };

/** Everything the copy may take its words from. */
function sourcesOf(f: Facts, brand: Brand, g: Guidelines): string {
  const facts = [...f.facts, ...f.bullets, ...f.steps, ...(f.topic ? [f.topic] : [])];
  return [
    ...facts.flatMap((x) => [x.source.quote, x.text]),
    ...f.quotes.map((q) => q.source.quote),
    ...f.contrasts.map((c) => c.source.quote),
    ...[f.product, f.jobTitle, f.eventName, f.personName].filter((x) => x !== undefined),
    ...Object.values(g.replace),
    ...brandStatements(brand).map((b) => b.text),
  ].join(" ");
}

/** Candidates a reader would not stumble over and whose every word has a source. */
function sound(all: Candidate[], f: Facts, sources: string): Candidate[] {
  const foreign = vocabulary(sources);
  // "How to X in 4 steps" counts what the brief lists.
  const uncounted = numerals(`${sources} ${f.steps.length} ${f.bullets.length}`);
  const known = (text: string) =>
    uncounted(text).length === 0 && (!hasSpaces(f.language) || foreign(text).length === 0);
  const whole = (text: string) =>
    flaws({ headline: text, supporting: "", text: "", cta: { label: "" } }, f.language).length === 0;
  const passed = all.slice(0, 12).filter((c) => whole(c.text) && known(c.text));
  return passed.length ? passed : all;
}

/** Without a seed the best headline; with one, any of the four best within seven points. */
function choose(all: Candidate[], seed: number | undefined): Candidate | undefined {
  const [best] = all;
  if (!best || seed === undefined) return best;
  const pool = all.filter((c) => c.score >= best.score - 7 && c.score > 40).slice(0, 4);
  return pool[hash(String(seed)) % pool.length] ?? best;
}

function quoteOf(f: Facts): Copy["quote"] {
  const [q] = f.quotes;
  return (
    q && {
      text: smart(q.text),
      ...(q.author ? { author: q.author } : {}),
      ...(q.role ? { role: q.role } : {}),
    }
  );
}

/** Headline, supporting line, points and post lines; each part sees what the parts before it have used. */
function tell(f: Facts, brand: Brand, g: Guidelines, request: CopyRequest, all: Candidate[]): Story {
  const voice = voiceOf(g, f.tone);
  const head = choose(sound(all, f, sourcesOf(f, brand, g)), request.seed);
  const brandText = brandStatements(brand)
    .filter((b) => b.field !== "tagline")
    .map((b) => b.text)
    .join(". ");
  const story: Story = {
    f,
    brand,
    voice,
    request,
    head,
    headline: head?.text ?? f.product ?? "",
    cta: ctaOf(f, brand, voice),
    supporting: "",
    bullets: [],
    stats: statsOf(f),
    quote: quoteOf(f),
    tags: hashtagsOf(f, g.hashtags, brandText, 12),
    required: unique([...f.limits.mustSay, ...g.required]),
    lines: [],
    spent: new Set(head?.used),
  };
  story.supporting = supportingOf(story);
  story.bullets = bulletsOf(story);
  story.lines = linesOf(story);
  return story;
}

function finish(s: Story, all: Candidate[]): Copy {
  const { f, request } = s;
  const posts = postsOf(s);
  const contrast = f.contrasts.map(({ source: _, ...c }) => c);
  return {
    language: f.language,
    kind: f.kind,
    kicker: kickerOf(s),
    headline: s.headline,
    headlines: all.slice(0, 8),
    supporting: s.supporting,
    bullets: s.bullets,
    stats: s.stats,
    ...(s.quote ? { quote: s.quote } : {}),
    ...(contrast.length ? { contrast } : {}),
    cta: s.cta,
    slides: slidesOf(s),
    scenes: scenesOf(s, all),
    hashtags: s.tags,
    altText: altTextOf(s),
    text: posts[request.channel],
    posts,
    title: clip(s.headline, 100),
    notes: notesOf(s),
  };
}

/**
 * The house writer: a brief and a brand become finished copy, with the facts it was made of. Pure: the same input gives the
 * same bytes. A brief that says nothing still gives copy (the brand's own line, or an empty headline) with the flag
 * "thin" and a note; it never throws.
 */
export function writeCopy(input: CopyInput): { copy: Copy; facts: Facts } {
  const { brief, brand, language, ...request } = input;
  const g = guidelinesOf(brand);
  const read = readBrief(brief, brand, language);
  const voice = voiceOf(g, read.tone);
  const facts = inBrandWords(read, safety(g, read.limits.avoidWords), voice);
  const all = headlines(facts, brand, voice);
  return { copy: finish(tell(facts, brand, g, request, all), all), facts };
}
