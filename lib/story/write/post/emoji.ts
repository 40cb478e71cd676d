import { emojis } from "../../../copy/text.ts";
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
