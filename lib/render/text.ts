import { splitEmoji, withoutEmoji, withoutPictures } from "./emoji.ts";
import { HOUSE, type Typeset } from "./type/typeset.ts";

/** A text as it will be drawn, with what could not be drawn of it. */
export type Drawable = { text: string; dropped: string[]; missing: string[] };

/** Signs outside every Latin slice that have a plain equivalent. */
const PLAIN: [RegExp, string | ((signs: string) => string)][] = [
  [/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u00ad]/gu, ""],
  // Joiners mean something between letters of some scripts, and inside emoji.
  [/(?<!\p{Script=Arabic}|\p{Script=Devanagari}|\p{M}|\p{Emoji}|\ufe0f)(?:\u200c|\u200d)/gu, ""],
  [/[\u2000-\u200a\u202f\u205f\u3000\t]/gu, " "],
  [/[\u2010\u2011\u2012\ufe58\uff0d]/gu, "-"],
  [/\u2015/gu, "—"],
  [/[→⇒⟶➔➜➝➞▶►▸]/gu, "›"],
  [/[←⇐⟵◀◄◂]/gu, "‹"],
  [/⇑/gu, "↑"],
  [/⇓/gu, "↓"],
  [/[●◦∙‧⋅]/gu, "•"],
  [/[✓✔☑√]\ufe0f?\s*/gu, ""],
  [/[✗✘✕╳]/gu, "×"],
  [/≈/gu, "~"],
  [/≤/gu, "max. "],
  [/≥/gu, "min. "],
  [/≠/gu, "not "],
  [/″/gu, "″"],
  // "kW·h⁻¹" is kW/h, and a rate such as "18.000 min⁻¹" is also written "1/min".
  [/[·⋅•](?=\p{L}+⁻¹)/gu, "/"],
  [/(?<=\/\p{L}+)⁻¹/gu, ""],
  [/(?<![\p{L}/])(?=\p{L}{1,4}⁻¹)/gu, "1/"],
  [/(?<=1\/\p{L}{1,4})⁻¹/gu, ""],
  [/[⁰⁴-⁹⁺⁻ⁿ][⁰¹²³⁴-⁹⁺⁻ⁿ]*/gu, (signs) => `^${signs.normalize("NFKC")}`],
  [/(?<=\d)(?=[⅓-⅞])/gu, " "],
  [/[₀-₉₊₋]+|[⅓-⅞]/gu, (signs) => signs.normalize("NFKC").replace("⁄", "/")],
  [/\p{Cc}/gu, " "],
];

/**
 * Prepares a text for drawing: composed letters, plain spaces, only emoji with a picture, typographic
 * equivalents. A character without a font is listed in `missing` and left out, so that no box is drawn for it.
 * The lint reports it as a hard failure.
 */
export function drawable(source: string, type: Typeset = HOUSE): Drawable {
  const { text, dropped } = withoutEmoji(source.normalize("NFC"), type.hasEmoji);
  const plain = PLAIN.reduce(
    (sum, [sign, equivalent]) =>
      typeof equivalent === "string" ? sum.replace(sign, equivalent) : sum.replace(sign, equivalent),
    text,
  );
  const missing = [...new Set(withoutPictures(plain))].filter(
    (character) => !type.covers(character.codePointAt(0) ?? 0),
  );
  const gone = new Set(missing);
  const kept = missing.length ? without(plain, gone) : plain;
  return { text: kept.replace(/\s+/gu, (gap) => (gap === "\u00a0" ? gap : " ")).trim(), dropped, missing };
}

const without = (text: string, gone: ReadonlySet<string>) =>
  splitEmoji(text)
    .map((piece) =>
      piece.isEmoji ? piece.text : [...piece.text].filter((character) => !gone.has(character)).join(""),
    )
    .join("");
