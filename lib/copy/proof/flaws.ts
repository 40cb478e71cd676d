import { sentences } from "../sentences.ts";
import { wordCount } from "../text.ts";

/** A line a reader would stumble over. */
export type Flaw = { where: "headline" | "supporting" | "post"; quote: string; why: string };
/** What is read: whose names may stand alone, and the words of the finished copy. */
export type Proofs = { headline: string; supporting: string; text: string; cta: { label: string } };

type Line = { t: string; bare: string; english: boolean; isSentence: boolean; names: string[] };
type Check = (l: Line) => string | false;

const OPEN_END = /\b(?:the|a|an|of|with|and|or|your|our|from|per)$/i;
const OPEN_TITLE =
  /\b(?:a|an|the|of|and|or|with|to|for|into|than|by|your|our|their|its|from|per|because|if|vs)$/i;
const OPEN_FOREIGN =
  /\s(?:de|la|le|les|el|los|su|sur|en|em|auf|bei|und|et|y|e|der|die|das|ein|une?|van|het|op|na|w|z|i)$/i;
const TO_WRITER =
  /\b(?:lol|idk|pls|plz|btw|tbd|asap)\b|\bmaybe that[’']?s\b|\bcan you\b.*\bpost\b|\bnot sure (?:how|what|if)\b|\bthe (?:post|caption|tweet) should\b|\bkeep it (?:short|human|fun)\b/i;
const MAY_STAND_ALONE =
  /^(?:sorry|thank you|thanks|merci|yes|no|why|how|welcome|cheers|enjoy|done|finally|and|go|ready|shop|order|book|donate|join|read|watch|listen|visit|call|grazie|danke|gracias)[.!?]?$/i;
const SAYS_ENOUGH = /[$€£%\d#“]|^\p{Lu}\p{L}*\p{Lu}|^(?:Register|Donate|Apply|Subscribe)/u;

const count = (s: string, re: RegExp) => s.match(re)?.length ?? 0;

function breaksOff({ bare, english, isSentence }: Line): boolean {
  if (!english) return OPEN_FOREIGN.test(bare) && bare.split(" ").length > 2;
  return (isSentence ? OPEN_END : OPEN_TITLE).test(bare);
}

const isLeftover = ({ t, bare, english, isSentence, names }: Line) =>
  isSentence &&
  english &&
  wordCount(t) === 1 &&
  !names.some((n) => n.toLowerCase() === bare.toLowerCase()) &&
  !MAY_STAND_ALONE.test(bare) &&
  !SAYS_ENOUGH.test(t);

const CHECKS: readonly Check[] = [
  ({ t }) => /\n/.test(t) && "breaks across lines",
  (l) => breaksOff(l) && "breaks off",
  ({ t, english }) =>
    english &&
    t.includes(":") &&
    /\b(?:with|of|the|a|and|for|to|our):/i.test(t) &&
    !t.includes("http") &&
    "breaks off before the colon",
  ({ t }) => count(t, /[“«]/g) !== count(t, /[”»]/g) && !t.includes("„") && "quotation marks do not match",
  ({ t }) => count(t, /\(/g) !== count(t, /\)/g) && "brackets do not match",
  ({ t }) => TO_WRITER.test(t) && "talks to the writer",
  ({ t }) => /^[,;:–-]|\s[,;]\s|\.\.(?!\.)|,,/.test(t) && "stray punctuation",
  (l) => isLeftover(l) && "a leftover word",
];

const LIST_MARK = /^(?:•|\d+\.|—|✅|👉|📅|\p{Extended_Pictographic})\s/u;

/** Lines of a finished text that are cut off, unbalanced, talk to the writer or say one leftover word. */
export function flaws(copy: Proofs, language: string, names: string[] = []): Flaw[] {
  const english = language === "en";
  const found: Flaw[] = [];
  const look = (where: Flaw["where"], raw: string, isSentence: boolean) => {
    const t = raw.trim();
    const line = { t, bare: t.replace(/[.!?…:]+$/, ""), english, isSentence, names };
    if (!t || found.some((f) => f.quote === t.slice(0, 120))) return;
    for (const check of CHECKS) {
      const why = check(line);
      if (why) found.push({ where, quote: t.slice(0, 120), why });
    }
  };
  look("headline", copy.headline, false);
  if (english && copy.cta.label && copy.headline.toLowerCase() === copy.cta.label.toLowerCase()) {
    found.push({ where: "headline", quote: copy.headline, why: "only repeats the action" });
  }
  for (const s of sentences(copy.supporting)) look("supporting", s, true);
  for (const line of copy.text.split("\n").filter((l) => l.trim() && !l.trim().startsWith("#"))) {
    if (LIST_MARK.test(line)) look("post", line.replace(LIST_MARK, ""), false);
    else for (const s of sentences(line.replace(/https?:\S+/g, ""))) look("post", s, true);
  }
  return found;
}
