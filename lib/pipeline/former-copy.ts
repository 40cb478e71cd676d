import { emptyStory } from "../story/empty.ts";
import type { Story } from "../story/schema.ts";
import { Channel } from "../vocab.ts";

/** What runs stored before there were stories, as far as it is needed to finish them. */
type FormerCopy = {
  language?: string;
  kicker?: string;
  headline?: string;
  supporting?: string;
  bullets?: string[];
  quote?: { text: string; author?: string; role?: string };
  cta?: { label: string; url?: string };
  slides?: { title: string; body: string }[];
  scenes?: { line: string }[];
  hashtags?: string[];
  altText?: string;
  posts?: Partial<Record<Channel, string>>;
};

/** Safe because only earlier versions of the write step filled the column, and every field is optional. */
const former = (copy: Record<string, unknown>): FormerCopy => copy as FormerCopy;

/**
 * The words of a run that a deploy found half done. Its brief was never read into facts, so that a person has to
 * look at it.
 */
export function storyOfCopy(copy: Record<string, unknown>): Story {
  const { language = "en", headline = "", quote, cta, slides = [], scenes = [], ...words } = former(copy);
  const line = (text: string) => ({ text, facts: [] });
  return {
    ...emptyStory(language),
    about: headline,
    quotation: quote
      ? { text: quote.text, name: quote.author ?? "", role: quote.role ?? "", company: "", fact: "" }
      : null,
    kicker: words.kicker ? line(words.kicker) : null,
    headline: line(headline),
    support: words.supporting ? line(words.supporting) : null,
    points: (words.bullets ?? []).map(line),
    slides: slides.map(({ title, body }) => ({ title, body, facts: [] })),
    scenes: scenes.map((scene) => line(scene.line)),
    cta: cta?.label ? { label: cta.label, url: cta.url ?? "", facts: [] } : null,
    posts: Object.fromEntries(Channel.options.map((name) => [name, words.posts?.[name] ?? ""])),
    hashtags: words.hashtags ?? [],
    altText: words.altText ?? "",
    doubts: [{ slot: "headline", says: "It was written by an earlier version of the service.", span: null }],
  };
}
