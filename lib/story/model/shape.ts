import { guidelinesOf } from "../../copy/brand.ts";
import { safety } from "../../copy/brand-words.ts";
import { clean } from "../../copy/clean.ts";
import { clip, size, withoutEmoji } from "../../copy/text.ts";
import type { Story } from "../schema.ts";
import { COUNTS, LIMITS } from "./limits.ts";
import { postOf } from "./post.ts";
import type { ModelInput } from "./prompt.ts";
import { tagsFor } from "./tags.ts";

const MARKDOWN = /(?<![\p{L}\p{N}])[*_]{1,3}(?=\S)([^*_\n]+)(?<=\S)[*_]{1,3}(?![\p{L}\p{N}])|`([^`\n]+)`/gu;
const WRAPPED = /^["“„«'](.+)["”“»']$/s;
/** Slides are numbered by their template. */
const NUMBER = /^(?:slide\s*)?\d{1,2}\s*[.):–-]\s+/i;

/** Text without markup, with the brand's own words; without emoji where nobody wants any. */
function spokenIn(story: Pick<Story, "wishes">, { brand }: ModelInput): (text: string) => string {
  const guidelines = guidelinesOf(brand);
  const replaced = safety(guidelines, []);
  const faceless = guidelines.emoji === false || story.wishes.some(({ rule }) => rule === "no_emoji");
  return (text) => {
    const plain = clean(text).replace(MARKDOWN, (_, strong, code) => strong ?? code);
    const safe = replaced(plain.replace(/^#{1,4}\s+/gm, ""));
    return faceless ? withoutEmojiInLines(safe) : safe;
  };
}

const withoutEmojiInLines = (text: string) => text.split("\n").map(withoutEmoji).join("\n");

/** Cut where a sentence or clause ends if there is one, else at a word. */
function cut(text: string, max: number): string {
  if (size(text) <= max) return text;
  const head = [...text].slice(0, max + 1).join("");
  const end = Math.max(...[". ", "! ", "? ", "; ", "。", ": ", " – "].map((sign) => head.lastIndexOf(sign)));
  return end > max / 2 ? head.slice(0, end + 1).replace(/[\s;:–]+$/, "") : clip(text, max);
}

/** One line without the quotation marks that models put around it. What somebody said keeps them. */
function oneLine(text: string, spoken = ""): string {
  const bare = text.replace(/\s+/g, " ").trim();
  const inside = WRAPPED.exec(bare)?.[1]?.trim();
  const isMarkup = inside && !/["“”„«»]/.test(inside) && !spoken.includes(inside);
  return isMarkup ? inside : bare;
}

/** "What it covers:" says nothing on a line of its own. */
const LEADS = /[:：]$/u;
const withoutLeadIns = <T extends { text: string }>(list: readonly T[]) =>
  list.filter(({ text }) => !LEADS.test(text));

/** A story in the shape of its slots: nothing is refused for a character too many. */
export function shaped(story: Story, input: ModelInput): Story {
  const say = spokenIn(story, input);
  const spoken = story.quotation?.text ?? "";
  const line = (text: string, max: number) => cut(oneLine(say(text), spoken), max);
  const lines = <T extends { text: string }>(list: readonly T[], max: number) =>
    list.map((one) => ({ ...one, text: line(one.text, max) })).filter(({ text }) => text);
  const titled = <T extends { title: string; body: string }>(list: readonly T[]) =>
    list
      .map((one) => ({
        ...one,
        title: line(one.title, LIMITS.title).replace(NUMBER, ""),
        body: line(one.body, LIMITS.body),
      }))
      .filter(({ title, body }) => body || (title && !LEADS.test(title)));
  const unstopped = (text: string) => text.replace(/(?<![.…])[.:]$/, "");
  const [kicker] = story.kicker ? lines([story.kicker], LIMITS.kicker) : [];
  const [support] = story.support ? lines([story.support], LIMITS.support) : [];
  const hashtags = tagsFor(story, input);
  const posts = Object.entries(story.posts).map(([channel, text]) => [
    channel,
    postOf({ text: say(text), channel: channel as keyof Story["posts"], hashtags, input }),
  ]);
  return {
    ...story,
    kicker: kicker ?? null,
    headline: { ...story.headline, text: unstopped(line(story.headline.text, LIMITS.headline)) },
    support: support ?? null,
    points: withoutLeadIns(lines(story.points, LIMITS.point)).slice(0, COUNTS.points),
    slides: titled(story.slides).slice(0, COUNTS.slides),
    steps: titled(story.steps),
    scenes: withoutLeadIns(lines(story.scenes, LIMITS.scene)).slice(0, COUNTS.scenes),
    cta: action(story, (text) => unstopped(line(text, LIMITS.action)), input),
    // Half a label says something else than the whole.
    figures: story.figures
      .map((figure) => ({ ...figure, value: oneLine(figure.value), label: oneLine(say(figure.label)) }))
      .filter(({ label }) => size(label) <= LIMITS.label)
      .slice(0, COUNTS.figures),
    quotation: story.quotation && { ...story.quotation, text: oneLine(story.quotation.text) },
    hashtags,
    altText: line(story.altText, LIMITS.altText),
    posts: Object.fromEntries(posts.filter(([, text]) => text)),
  };
}

/** Where an action leads is for the author to say, so an address that nobody gave goes. */
function action({ cta }: Story, line: (text: string) => string, { brief, brand }: ModelInput): Story["cta"] {
  if (!cta) return null;
  const label = line(cta.label);
  const given = `${brief}\n${JSON.stringify(brand)}`.toLowerCase();
  const address = cta.url
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/\/$/, "");
  const url = address && given.includes(address.toLowerCase()) ? cta.url.trim() : "";
  return label ? { ...cta, label, url } : null;
}
