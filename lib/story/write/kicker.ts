import { size, wordCount } from "../../copy/text.ts";
import type { Line } from "../schema.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";
import { typeset } from "./typeset.ts";
import { occasionLabel } from "./words.ts";

/** Words that ask for something. */
const ASKS =
  /(?<!\p{L})(?:please|help|needs?|need(?:ed|ing)|donate|donating|give|volunteers?|short of|looking for|support us|sign)(?!\p{L})/iu;

/** A reader may take "Gift Aid" for an appeal; the label "Please help" stands only where the words ask. */
const isAsked = ({ reading, blocks, language }: Material) =>
  reading.occasion !== "appeal" ||
  language !== "en" ||
  blocks.some((b) => b.pieces.some((p) => ASKS.test(p.text)));

/** The line above the headline: a release by name, the author's heading of an offer, else what sort of post it is. */
export function kickerOf(h: Headline, m: Material): Line | null {
  const { about, version, occasion, prices } = m.reading;
  const isPriced = occasion === "offer" || prices.length > 1;
  const release = version && about ? [about, about.includes(version) ? "" : version].join(" ").trim() : "";
  const label = isAsked(m) ? occasionLabel(occasion, m.language) : "";
  const texts = [wordCount(release) <= 4 ? release : "", isPriced ? h.label : "", label];
  const isRepeated = (text: string) => h.text.toLowerCase().includes(typeset(text, m.language).toLowerCase());
  const text = texts.find((t) => t && size(t) <= 40 && !isRepeated(t));
  return text ? { text: typeset(text, m.language), facts: h.facts.slice(0, 1) } : null;
}
