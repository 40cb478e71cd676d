/** Words with which a heading announces that numbers follow: "This year in numbers". */
export const IN_NUMBERS =
  /(?<!\p{L})(?:in (?:numbers|figures|zahlen|cijfers|numeri|cifre)|by the numbers|en (?:chiffres|cifras|números)|em números|数字で)/iu;

const HEADED = /^(?<title>[^:：.!?]{6,48}?)\s?[:：]\s+(?<said>[£$€₹]?\s?\d.{11,})$/u;

/** "This year in numbers: 3,412 parcels given out": the heading, and what it says first; undefined for other sentences. */
export function numbersHeading(sentence: string): { title: string; said: string } | undefined {
  const { title = "", said = "" } = HEADED.exec(sentence)?.groups ?? {};
  return IN_NUMBERS.test(title) ? { title, said } : undefined;
}
