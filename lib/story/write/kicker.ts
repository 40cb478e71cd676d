import { hasVerb } from "../../copy/grammar.ts";
import { hasWords, size, wordCount } from "../../copy/text.ts";
import type { Line } from "../schema.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";
import { typeset } from "./typeset.ts";
import { occasionLabel } from "./words.ts";

/** The line above the headline: the name of what it is about, else what sort of post it is. */
export function kickerOf(h: Headline, m: Material): Line | null {
  const { about, version, occasion } = m.reading;
  const name = [about, about.includes(version) ? "" : version].filter(Boolean).join(" ");
  const isNamed =
    !/^(?:hiring|testimonial|greeting|thanks|closing|incident)$/.test(occasion) &&
    about !== m.options.brand.name &&
    wordCount(name) <= 4 &&
    !(m.language === "en" && hasVerb(name));
  const isSure = isNamed || (version && about);
  const texts = [isSure && version ? name : h.label, isSure ? name : "", occasionLabel(occasion, m.language)];
  const isRepeated = (text: string) =>
    hasWords(text, h.text) || h.text.toLowerCase().includes(typeset(text, m.language).toLowerCase());
  const text = texts.find((t) => t && size(t) <= 40 && !isRepeated(t));
  return text ? { text: typeset(text, m.language), facts: h.facts.slice(0, 1) } : null;
}
