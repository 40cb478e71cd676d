import { capitalized } from "../../../text/capitalized.ts";
import { writtenDays } from "../card/dates.ts";
import { terse } from "../kit/story/clip.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

type CoverHead = { kicker: string; headline: string; rest: string };

/** Letters of a day with its hours over a headline, and of an end that is too short for a line of its own. */
const MOST = { day: 60, stump: 24 };
/** "…, facciamo la mattinata del microchip": who invites, before what takes place. */
const WE_HOLD =
  /^(?:we(?:['’]re| are)? (?:hold|host|run|holding|hosting|running)|nous (?:organisons|tenons)|on organise|(?:hacemos|organizamos|celebramos)|(?:facciamo|organizziamo|teniamo)|(?:houden|organiseren) we|(?:fazemos|organizamos))\s+(?<what>\S.{11,})$/iu;

/** The headline of a cover: behind its day, and with what has no room there under it. */
export function headOf(text: string, most: number): CoverHead {
  const { day, what } = dayBefore(text) ?? { day: "", what: text };
  const headline = terse(what, most);
  if (!what.startsWith(headline) || headline === what) return { kicker: day, headline, rest: "" };
  let at = headline.length;
  while (what.length - at < MOST.stump && what.lastIndexOf(", ", at - 1) > what.length / 2)
    at = what.lastIndexOf(", ", at - 1);
  const rest = what.slice(at).replace(/^[\s,;:–—.]+/u, "");
  return { kicker: day, headline: what.slice(0, at), rest: capitalized(rest) };
}

/** "Sabato 6 marzo, dalle 9 alle 13, facciamo la mattinata del microchip": the day, and what takes place then. */
function dayBefore(text: string): { day: string; what: string } | undefined {
  const written = writtenDays(text);
  if (written === "") return undefined;
  const at = [...text.matchAll(/[,\s]\s*/gu)].find(
    ({ index, 0: gap }) => index >= written.length && WE_HOLD.test(text.slice(index + gap.length)),
  );
  if (!at || at.index > MOST.day || !text.slice(0, at.index).includes(written)) return undefined;
  const { what = "" } = WE_HOLD.exec(text.slice(at.index + at[0].length))?.groups ?? {};
  return { day: text.slice(0, at.index).replace(/[\s,]+$/u, ""), what: capitalized(what) };
}

/** "Thank you." over "Thank you: 412 people …" would be read twice, and so would the name that signs every picture. */
export function unsaid(kicker: string, headline: string, brand: string): string {
  const isBegun = lettersOf(headline).startsWith(lettersOf(kicker));
  return isBegun || isSaid(kicker, tokensOf(`${headline}\n${brand}`)) ? "" : kicker;
}
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
