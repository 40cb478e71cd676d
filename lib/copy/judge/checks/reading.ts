import type { Check } from "../../../vocab.ts";
import { unique, wordCount } from "../../text.ts";
import { check, seen } from "../check.ts";
import type { Subject } from "../subject.ts";
import { bodySentences } from "./body.ts";

const LONG_AVERAGE = 18;
const LONGEST = 34;

const without = (text: string, re: RegExp) => text.length - text.replace(re, "").length;

/** Share of capitals among the letters; a few letters shout at nobody. */
function shoutShare(text: string): number {
  const letters = without(text, /\p{L}+/gu);
  return letters > 12 ? without(text, /\p{Lu}+/gu) / letters : 0;
}

/** Words in capitals that the brief does not write so. */
const shouted = ({ everything, brief }: Subject): string[] =>
  unique(everything.match(/(?<![\p{L}#@])\p{Lu}{5,}(?!\p{L})/gu) ?? []).filter((w) => !brief.includes(w));

/** Reads easily aloud. */
export function readsEasily(s: Subject): Check {
  const all = bodySentences(s.copy.text);
  const lengths = all.map((x) => (s.spaced ? wordCount(x) : x.length / 2.2));
  const average = lengths.length ? lengths.reduce((a, b) => a + b, 0) / lengths.length : 0;
  const longest = all[lengths.indexOf(Math.max(0, ...lengths))] ?? s.copy.headline;
  const loud = shouted(s);
  const capitals = s.spaced && shoutShare(s.everything) > 0.4;
  const lost =
    Math.max(0, average - LONG_AVERAGE) / 12 +
    (lengths.some((n) => n > LONGEST) ? 0.35 : 0) +
    loud.length * 0.15 +
    (capitals ? 0.7 : 0) +
    (/(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu.test(s.everything) ? 0.45 : 0);
  return check({
    id: "reads_easily",
    group: "message",
    label: "Reads easily aloud",
    share: 1 - lost,
    evidence: [
      loud.length || capitals
        ? seen("copy", loud.slice(0, 4).join(", ") || s.copy.headline)
        : seen("post", longest.slice(0, 160)),
    ],
    fix:
      loud.length || capitals
        ? "Write in sentence case instead of capitals."
        : "Split the longest sentence in two.",
  });
}
