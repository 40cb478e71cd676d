import { emojis, unstop } from "../../../copy/text.ts";
import type { Piece } from "../block.ts";
import type { Material } from "../material.ts";

/** Pictures for things a line names. English words; other languages get the neutral one. */
const PICTURES: readonly [RegExp, string][] = [
  [/\b(?:bikes?|bicycles?|cycling)\b/i, "🚲"],
  [/\b(?:coffee|espresso|caf[eé]|barista)\b/i, "☕"],
  [/\b(?:bread|sourdough|bakery|croissants?)\b/i, "🥖"],
  [/\b(?:surf\w*|waves?|swell)\b/i, "🏄"],
  [/\b(?:music|concert|gig|band)\b/i, "🎶"],
  [/\b(?:plants?|garden\w*|trees?|flowers?|veg)\b/i, "🌿"],
  [/\bdogs?\b|\bpupp(?:y|ies)\b/i, "🐶"],
  [/\bcats?\b|\bkittens?\b/i, "🐱"],
  [/\bpizzas?\b/i, "🍕"],
  [/\bcakes?\b|\bbirthday\b/i, "🎂"],
  [/\b(?:books?|library)\b/i, "📚"],
  [/\b(?:runners?|marathon)\b/i, "🏃"],
];
const NEUTRAL = "✨";

/** One emoji at the end of the first line, where the author or the brand wishes it; never beside bad news. */
export function withEmoji(text: string, { wishes, guidelines, reading }: Material): string {
  const isWished = !wishes.noEmoji && (wishes.emoji || guidelines.emoji === true);
  if (!isWished || /^(?:incident|closing)$/.test(reading.occasion) || emojis(text).length) return text;
  const [first = "", ...rest] = text.split("\n");
  const picture = PICTURES.find(([re]) => re.test(first))?.[1] ?? NEUTRAL;
  return [`${first} ${picture}`, ...rest].join("\n");
}

type Faces = { leads: string; ends: string };

/** The author's own emoji, before the first and behind the last line that a statement became. */
export function ownEmoji({ reading, blocks, wishes, guidelines }: Material): ReadonlyMap<Piece, Faces> {
  const out = new Map<Piece, Faces>();
  if (wishes.noEmoji || guidelines.emoji === false) return out;
  const pieces = blocks.flatMap((b) => b.pieces);
  for (const { fact, leads, ends } of reading.emoji) {
    const first = pieces.find((p) => p.facts.includes(fact));
    const last = pieces.findLast((p) => p.facts.includes(fact));
    if (first) out.set(first, { leads, ends: out.get(first)?.ends ?? "" });
    if (last) out.set(last, { leads: out.get(last)?.leads ?? "", ends });
  }
  return out;
}

/** A line with its emoji. One takes the place of a bullet and of a full stop that the author did not write. */
export function withFaces(text: string, { leads, ends }: Faces, isStopped: boolean): string {
  const line = leads ? `${leads} ${text.replace(/^• /, "")}` : text;
  return ends ? `${isStopped ? line : unstop(line)} ${ends}` : line;
}

/** The author wrote the full stop. */
export const isStopped = ({ reading }: Material, { facts }: Piece) =>
  reading.facts.some(({ id, quote }) => id === facts[0] && /[.!?]\W*$/u.test(quote));
