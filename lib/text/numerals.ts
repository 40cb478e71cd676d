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

const AMERICAN_SPANISH: Numerals = { ...EN, scales: powers("k", "M", "mil M", "B"), gap: NBSP };
const NORWEGIAN: Numerals = { ...SPACED, scales: powers("k", "mill.", "mrd.", "bill.") };

/**
 * By BCP 47 tag in small letters, as CLDR has them. They are not asked of Intl: pictures must be the same everywhere, and
 * runtimes have different versions of CLDR.
 */
const NUMERALS: Record<string, Numerals> = {
  en: EN,
  de: { ...EUROPEAN, scales: powers("Tsd.", "Mio.", "Mrd.", "Bio."), percentGap: NBSP },
  fr: { ...SPACED, scales: powers("k", "M", "Md", "Bn") },
  es: { ...EUROPEAN, least: 5, scales: powers("mil", "M", "mil M", "B"), percentGap: NBSP },
  "es-mx": AMERICAN_SPANISH,
  "es-419": AMERICAN_SPANISH,
  "es-us": AMERICAN_SPANISH,
  pt: { ...EUROPEAN, scales: powers("mil", "mi", "bi", "tri") },
  "pt-pt": { ...SPACED, least: 5, scales: powers("mil", "M", "mM", "Bi"), percentGap: "" },
  it: { ...EUROPEAN, scales: powers("mila", "Mln", "Mld", "Bln") },
  nl: { ...EUROPEAN, scales: powers("dzd.", "mln.", "mld.", "bln.") },
  da: { ...EUROPEAN, scales: powers("t", "mio.", "mia.", "bio."), percentGap: NBSP },
  tr: { ...EUROPEAN, scales: powers("B", "Mn", "Mr", "Tn") },
  id: { ...EUROPEAN, scales: powers("rb", "jt", "M", "T") },
  el: { ...EUROPEAN, scales: powers("χιλ.", "εκ.", "δισ.", "τρισ.") },
  ro: { ...EUROPEAN, scales: powers("K", "mil.", "mld.", "tril."), percentGap: NBSP },
  hr: { ...EUROPEAN, scales: powers("tis.", "mil.", "mlr.", "bil."), percentGap: NBSP },
  sl: { ...EUROPEAN, least: 5, scales: powers("tis.", "mio.", "mrd.", "bil."), percentGap: NBSP },
  sv: { ...SPACED, scales: powers("tn", "mn", "md", "bn") },
  nb: NORWEGIAN,
  no: NORWEGIAN,
  fi: { ...SPACED, scales: powers("t.", "milj.", "mrd.", "bilj.") },
  cs: { ...SPACED, scales: powers("tis.", "mil.", "mld.", "bil.") },
  sk: { ...SPACED, scales: powers("tis.", "mil.", "mld.", "bil.") },
  pl: { ...SPACED, least: 5, scales: powers("tys.", "mln", "mld", "bln"), percentGap: "" },
  hu: { ...SPACED, least: 5, scales: powers("E", "M", "Mrd", "B"), percentGap: "" },
  bg: { ...SPACED, least: 5, scales: powers("хил.", "млн.", "млрд.", "трлн."), percentGap: "" },
  ru: { ...SPACED, scales: powers("тыс.", "млн", "млрд", "трлн") },
  uk: { ...SPACED, scales: powers("тис.", "млн", "млрд", "трлн"), percentGap: "" },
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
export const numeralsOf = (language = "en"): Numerals => {
  const tag = language.toLowerCase();
  return own(NUMERALS, tag) ?? own(NUMERALS, tag.split("-")[0] ?? "") ?? EN;
};

/** Digits with a point, such as "1234.5", as a language writes them. */
export function inNumerals(digits: string, { point, group, least }: Numerals): string {
  const [whole = "", part = ""] = digits.split(".");
  const grouped = whole.length >= least ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, group) : whole;
  return part ? `${grouped}${point}${part}` : grouped;
}
