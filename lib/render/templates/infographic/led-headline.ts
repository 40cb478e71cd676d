import type { Story } from "../../../story/schema.ts";

const LONGEST = 16;

const NUMBER = /^(?<number>\d(?:[\d.,\u00a0\u202f ]*\d)?(?:\s?%)?)(?<rest>.*)$/u;
/** A number and one word are no headline with a number in front. */
const SAYS_MORE = /^\s+\S+\s+\S/u;

/** "11,420" of a headline that begins with the "11,420 visitors" that its author wants large, and says more of them. */
export function leadingNumber(headline: string, wanted: string | undefined): string | undefined {
  const { number = "", rest = "" } = NUMBER.exec(headline)?.groups ?? {};
  const isLed = wanted !== undefined && headline.startsWith(wanted) && SAYS_MORE.test(rest);
  return isLed && number !== "" && number.length <= LONGEST ? number : undefined;
}

/** The figure that the headline begins with, large enough to be the picture. */
export function leadOf({ figures, headline }: Story, wanted: string | undefined): { lead?: string } {
  const found = figures.find(
    ({ value }) => headline.text.startsWith(value) && SAYS_MORE.test(headline.text.slice(value.length)),
  );
  const lead = wanted ?? found?.value;
  return lead !== undefined && lead.length <= LONGEST ? { lead } : {};
}
