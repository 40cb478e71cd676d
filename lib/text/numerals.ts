import { own } from "./own.ts";

/** How a language writes numbers. `least` is the number of digits from which they are grouped. */
type Numerals = {
  point: string;
  group: string;
  least: number;
  /** What stands for 1e3, 1e6, 1e9 and 1e12, or for other powers where a language counts in those. */
  scales: readonly (readonly [size: number, word: string])[];
  /** What stands between a number and a word, and between a number and its percent sign. */
  gap: string;
  percentGap: string;
};

const NBSP = "\u00a0";
const powers = (k: string, m: string, b: string, t: string): Numerals["scales"] => [
  [1e12, t],
  [1e9, b],
  [1e6, m],
  [1e3, k],
];
const EN: Numerals = {
  point: ".",
  group: ",",
  least: 4,
  scales: powers("K", "M", "B", "T"),
  gap: "",
  percentGap: "",
};
/** Most of the languages of Europe: a decimal comma, and a blank before a word. */
const EUROPEAN: Numerals = { ...EN, point: ",", group: ".", gap: NBSP };
const SPACED: Numerals = { ...EUROPEAN, group: NBSP, percentGap: NBSP };

/** By ISO 639 code, as CLDR has them. */
const NUMERALS: Record<string, Numerals> = {
  en: EN,
  de: { ...EUROPEAN, scales: powers("Tsd.", "Mio.", "Mrd.", "Bio."), percentGap: NBSP },
  fr: { ...SPACED, scales: powers("k", "M", "Md", "Bn") },
  es: { ...EUROPEAN, least: 5, scales: powers("mil", "M", "mil M", "B"), percentGap: NBSP },
  pt: { ...EUROPEAN, least: 5, scales: powers("mil", "M", "mil M", "B") },
  it: { ...EUROPEAN, scales: powers("mila", "Mln", "Mld", "Bln") },
  nl: { ...EUROPEAN, scales: powers("dzd.", "mln.", "mld.", "bln.") },
  ...Object.fromEntries(["da", "id", "tr", "el", "ro", "hr", "sl"].map((code) => [code, EUROPEAN])),
  ...Object.fromEntries(
    ["sv", "nb", "no", "fi", "cs", "sk", "pl", "hu", "bg", "ru", "uk"].map((code) => [code, SPACED]),
  ),
  ja: {
    ...EN,
    scales: [
      [1e12, "兆"],
      [1e8, "億"],
      [1e4, "万"],
    ],
  },
  zh: {
    ...EN,
    scales: [
      [1e12, "万亿"],
      [1e8, "亿"],
      [1e4, "万"],
    ],
  },
};

/** How a language writes numbers, by its BCP 47 tag; as in English where we do not know it. */
export const numeralsOf = (language = "en"): Numerals =>
  own(NUMERALS, language.split("-")[0]?.toLowerCase() ?? "") ?? EN;

/** Digits with a point, such as "1234.5", as a language writes them. */
export function inNumerals(digits: string, { point, group, least }: Numerals): string {
  const [whole = "", part = ""] = digits.split(".");
  const grouped = whole.length >= least ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, group) : whole;
  return part ? `${grouped}${point}${part}` : grouped;
}
