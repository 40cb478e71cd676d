/**
 * Where a picture comes from: the part of the IPTC digital source type vocabulary that can be true of our pictures.
 * Definitions as released on 2024-10-23, http://cv.iptc.org/newscodes/digitalsourcetype/ (IPTC NewsCodes, CC BY 4.0).
 *
 * - `digitalCreation`: made by a human with non-generative tools. A template filled with a person's own words.
 * - `algorithmicMedia`: made purely by an algorithm without training data. Drawn patterns without words.
 * - `composite`: a mix of elements of which any may be generative. A photograph or screen of unknown origin is in it.
 * - `compositeSynthetic`: a mix of elements of which at least one is generative. A language model wrote the words.
 *
 * `compositeWithTrainedAlgorithmicMedia` is left out on purpose. It means that a generative model edited an existing
 * picture (inpainting and the like).
 */
export const SOURCE_TYPES = [
  "digitalCreation",
  "algorithmicMedia",
  "composite",
  "compositeSynthetic",
] as const;

/** What a finished picture tells about itself. Plain text; an empty one is left out of the file. */
export type About = {
  title: string;
  /** The picture in words, for screen readers. */
  altText: string;
  /** The brand's name: creator and credit of the picture. */
  brand: string;
  sourceType: (typeof SOURCE_TYPES)[number];
};

/** In characters. Even all of them escaped fit the 65,502 bytes that a JPEG has for its packet. */
const LONGEST = { title: 500, altText: 4000, brand: 200 };

const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]/gu;
/** Controls, halves of surrogate pairs and two non-characters: XML 1.0 refuses most of them, even escaped. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** The same texts on one line each, without characters that a file cannot hold, cut to fixed lengths. */
export function writable({ title, altText, brand, sourceType }: About): About {
  return {
    title: clampText(title, LONGEST.title),
    altText: clampText(altText, LONGEST.altText),
    brand: clampText(brand, LONGEST.brand),
    sourceType,
  };
}

function clampText(text: string, longest: number): string {
  const line = text.replace(LINE_BREAKS, " ").replace(UNWRITABLE, "").replace(/ {2,}/g, " ").trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  return `${characters
    .slice(0, longest - 1)
    .join("")
    .trimEnd()}…`;
}
