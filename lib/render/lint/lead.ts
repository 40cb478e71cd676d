import type { DrawnText } from "../scene.ts";
import { evidenceOf, type Finding, type Inspection, isRead } from "./inspection.ts";

/** Type of this share of the largest is as large to a reader. */
const AS_LARGE = 0.88;
/** The brand's own name and slogan stand on every picture. */
const OWN = new Set(["brand", "name", "tagline", "slogan", "watermark"]);
/** The number of a date block says nothing without its month, which stands small under it. */
const DAY = "day";
/** An entry that stands out by its ground, whatever its size. */
const STRESSED = "stressed";

/** The lines of the largest type of a picture, as they are drawn: what a reader sees first. */
export function lead({ texts }: Pick<Inspection, "texts">): Finding {
  const read = texts.filter((text) => isRead(text) && !OWN.has(text.part) && /[\p{L}\p{N}]/u.test(text.text));
  const words = read.some(({ part }) => part !== DAY) ? read.filter(({ part }) => part !== DAY) : read;
  const largest = Math.max(0, ...words.map(({ size }) => size));
  const first = words.filter(({ size, part }) => size >= largest * AS_LARGE || part === STRESSED);
  return {
    share: 1,
    passed: true,
    evidence: first.map((text: DrawnText) => evidenceOf(text, null)),
    fix: null,
  };
}
