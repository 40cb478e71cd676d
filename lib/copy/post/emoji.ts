import type { Story } from "../write/story.ts";

/** Pictures for things a line names. */
const PICTURES: readonly [RegExp, string][] = [
  [/\b(?:bikes?|bicycles?|cycling)\b/i, "🚲"],
  [/\b(?:coffee|espresso|caf[eé])\b/i, "☕"],
  [/\b(?:bread|sourdough|bakery|croissants?)\b/i, "🥖"],
  [/\b(?:surf\w*|waves?|swell)\b/i, "🏄"],
  [/\b(?:river|water|lake)\b/i, "🌊"],
  [/\b(?:music|concert|gig|band)\b/i, "🎶"],
  [/\b(?:plants?|garden\w*|trees?|flowers?)\b/i, "🌿"],
  [/\b(?:dogs?|pupp(?:y|ies))\b/i, "🐶"],
  [/\bcats?\b|\bkittens?\b/i, "🐱"],
  [/\bpizzas?\b/i, "🍕"],
  [/\bcakes?\b|\bbirthday\b/i, "🎂"],
  [/\b(?:books?|reading|library)\b/i, "📚"],
  [/\b(?:runs?|running|runners?|marathon)\b/i, "🏃"],
  [/\b(?:code|developers?|builds?)\b/i, "💻"],
  [/\bfree\b|\bgifts?\b/i, "🎁"],
  [/\b(?:sale|discount)\b|% off/i, "🎉"],
];

const pictureOf = (s: string) => PICTURES.find(([re]) => re.test(s))?.[1];

/** Emoji only where they were asked for or the voice is playful: one a line, each once, by what the line says. */
export function decorate(text: string, s: Story): string {
  const { limits, dates } = s.f;
  if (limits.noEmoji || !(limits.wantEmoji || s.voice.emoji)) return text;
  const used = new Set<string>();
  const once = (e: string | undefined) => {
    if (!e || used.has(e)) return "";
    used.add(e);
    return e;
  };
  const days = dates.filter((d) => /\d/.test(d)).map((d) => d.replace(/^(?:starts?|ends?|on)\s/i, ""));
  const markOf = (line: string) => {
    if (s.cta.label && line.startsWith(s.cta.label)) return once("👉");
    return line.length < 80 && days.some((d) => line.includes(d)) ? once("📅") : "";
  };
  const decorateLine = (line: string, n: number) => {
    if (line.startsWith("• ")) return `${once(pictureOf(line)) || "✅"} ${line.slice(2)}`;
    if (n === 0) return line.endsWith("”") ? line : `${line} ${once(pictureOf(line))}`.trim();
    return `${markOf(line)} ${line}`.trim();
  };
  return text.split("\n").map(decorateLine).join("\n");
}
