const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** In German “ closes what „ opens. */
const isQuoteWhole = (text: string): boolean => {
  const [low, opening, closing] = ["„", "“", "”"].map((sign) => countOf(text, sign)) as [
    number,
    number,
    number,
  ];
  return low > 0 ? low === opening + closing : opening === closing;
};

const PAIRS = ["()", "[]", "（）", "「」", "«»"] as const;

/** Whether every bracket and every quotation mark of a text has its other half in it. */
export const isBalanced = (text: string): boolean =>
  PAIRS.every((pair) => countOf(text, pair.charAt(0)) === countOf(text, pair.charAt(1))) &&
  isQuoteWhole(text) &&
  countOf(text, '"') % 2 === 0;
