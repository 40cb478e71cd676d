import type { Subject } from "./subject.ts";

/** "There are three: Small £19.50, Medium £34.50.": a picture that keeps what stands before the colon announces nothing. */
type Announced = { where: string; quote: string };

const ON_PICTURE = /^(?:headline|support|kicker|points|slides|steps|scenes|figures|prices|items|rows)/;
const PRICE = /[£$€₹]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:€|euros?)/giu;
const LEAST_PRICES = 2;
const LEAST_LETTERS = 8;
const straight = (text: string) => text.replace(/[’]/gu, "'");

/** The prices that the brief lists behind these words and a colon. */
function pricesBehind(lead: string, brief: string): string[] {
  const at = lead.length < LEAST_LETTERS ? -1 : brief.indexOf(`${lead}:`);
  if (at < 0) return [];
  const [list = ""] = brief.slice(at + lead.length).split(/\n|(?<=[.!?])\s/u);
  return list.match(PRICE) ?? [];
}

/** Lines of the picture that announce prices of which it shows none. */
export function announcedOnly({ piece, brief }: Pick<Subject, "piece" | "brief">): Announced[] {
  const shown = piece.places.filter(({ where }) => ON_PICTURE.test(where));
  const source = straight(brief);
  return shown.flatMap(({ where, text }) => {
    const lead = straight(text.trim()).replace(/[.!:…]+$/u, "");
    const prices = pricesBehind(lead, source);
    const isShown = prices.some((price) => shown.some((place) => place.text.includes(price)));
    return prices.length >= LEAST_PRICES && !isShown ? [{ where, quote: text }] : [];
  });
}
