import { own } from "../../text/own.ts";
import { hasSpaces } from "../language.ts";
import { clip, unstop, weighted } from "../text.ts";
import type { Role } from "../types.ts";
import type { Line, Story } from "../write/story.ts";
import {
  ctaLine,
  listOf,
  offersLeft,
  piecesOf,
  quoteBlock,
  requiredLeft,
  signOff,
  whenLeft,
} from "./pieces.ts";

/** A piece of the post: what it is worth, and where it stands (0 hook, 1–39 body, 40 list, 50 offers, 90 action). */
type Part = { text: string; worth: number; at: number };

const WORTH: Partial<Record<Role | string, number>> = {
  when: 85,
  offer: 80,
  benefit: 75,
  proof: 74,
  news: 66,
  where: 60,
  detail: 48,
  audience: 42,
};

const LEANS = /^(?:it|they|this|she|he|that)\b/i;
const isItem = (s: string) => /^(?:•|\d+\.)\s/.test(s);

function glue(prev: Part, next: Part): string {
  if (isItem(prev.text) && isItem(next.text)) return "\n";
  if (next.text.startsWith("—")) return "\n";
  const running = prev.at >= 1 && prev.at < 40 && next.at < 40;
  if (!running) return "\n\n";
  return /[。！？]$/.test(prev.text) ? "" : " ";
}

/** The pieces in reading order. */
function lay(parts: Part[]): string {
  const ordered = [...parts].sort((a, b) => a.at - b.at);
  return ordered.reduce((out, p, i) => {
    const prev = ordered[i - 1];
    return prev ? out + glue(prev, p) + p.text : p.text;
  }, "");
}

function bodyParts(s: Story, hook: string, body: Line[]): Part[] {
  const isAbout = (l: Line) => l.it !== undefined && hook.toLowerCase().includes(l.it.toLowerCase());
  const stands = (l: Line, n: number) =>
    !LEANS.test(l.text) || n === 0 || isAbout(l) || s.f.kind === "person";
  return body.flatMap((l, n): Part[] => {
    if (!stands(l, n) || /^we(?:’ve| have) been working/i.test(l.text)) return [];
    const worth = (l.matters ? 95 : (own(WORTH, l.role) ?? 40)) - n * 2 - l.text.length / 20;
    return [{ text: l.text, worth, at: (isAbout(l) ? 1 : 20) + n * 0.5 }];
  });
}

function quoteParts({ quote, f }: Story, hook: string): Part[] {
  if (!quote) return [];
  const isStory = f.kind === "testimonial";
  if (!hook.includes(unstop(quote.text).slice(0, 30))) {
    return [{ text: quoteBlock(quote), worth: isStory ? 500 : 50, at: isStory ? 1 : 60 }];
  }
  if (!quote.author || hook.includes(quote.author)) return [];
  const role = quote.role ? `, ${quote.role.split(",")[0]}` : "";
  return [{ text: `— ${quote.author}${role}`, worth: 500, at: 0.5 }];
}

function partsOf(s: Story, limit: number): Part[] {
  const { hook, body } = piecesOf(s);
  const list = listOf(s, hook);
  const action = ctaLine(s, "full");
  const room = Math.floor((limit - 60) * (hasSpaces(s.f.language) ? 1 : 0.5));
  const said = [hook, ...body.map((b) => b.text), ...list].join(" ");
  return [
    { text: weighted(hook) > limit - 60 ? clip(hook, room) : hook, worth: 1000, at: 0 },
    ...requiredLeft(s, "").map((text, n) => ({ text, worth: 950, at: 95 + n })),
    ...(action ? [{ text: action, worth: 900, at: 90 }] : []),
    ...whenLeft(s, said).map((text) => ({ text, worth: 880, at: 0.7 })),
    ...bodyParts(s, hook, body),
    ...quoteParts(s, hook),
    ...list.slice(0, 6).map((text, n) => ({ text, worth: (s.f.steps.length ? 78 : 70) - n, at: 40 + n })),
    ...offersLeft(s, said).map((text, n) => ({ text, worth: 79, at: 55 + n })),
  ];
}

/** Adds hashtags on one line while they fit. */
function withTags(text: string, tags: string[], limit: number): string {
  return tags.reduce((out, tag) => {
    const next = `${out}${out === text ? "\n\n" : " "}${tag}`;
    return weighted(next) <= limit ? next : out;
  }, text);
}

/** The action goes when a sentence of the post already asks for it. */
function dropSaidAction(kept: Part[]) {
  const at = kept.findIndex((p) => p.at === 90);
  const action = unstop(kept[at]?.text ?? "").toLowerCase();
  const said = kept.filter((_, i) => i !== at).map((p) => p.text.toLowerCase());
  if (action && said.some((t) => t.includes(action))) kept.splice(at, 1);
}

/** A post for X: the best pieces that fit into `limit` weighted characters, kept in reading order. */
export function shortPost(s: Story, limit: number): string {
  const kept: Part[] = [];
  let length = 0;
  for (const p of partsOf(s, limit).sort((a, b) => b.worth - a.worth)) {
    // Cheap first: a part that is too long by itself need not be laid out.
    const own = weighted(p.text);
    if (length + own > limit || weighted(lay([...kept, p])) > limit) continue;
    kept.push(p);
    length += own;
  }
  dropSaidAction(kept);
  const sign = signOff(s, lay(kept));
  const signed = sign ? [...kept, { text: sign, worth: 0, at: 80 }] : kept;
  // Room is left for a hashtag.
  const text = lay(weighted(lay(signed)) <= limit - 18 ? signed : kept);
  return withTags(text, s.tags.slice(0, 2), limit);
}
