import { bannedIn } from "./banned-said.ts";
import { colorsNamed, isListOfColors } from "./color-words.ts";
import { mannerIn } from "./voice-said.ts";

/** One of each belongs to a brand; a foundry or a studio sells many, and says so. */
const SINGLE = "logo|logotipo|font|typeface|lettering|schrift(?:art)?";
const COLORS =
  "colou?rs?(?: (?:scheme|palette))?|palette|(?:haus)?farben?|farbpalette|couleurs?|colores|colori|cores|kleuren";
const LOOK = `${COLORS}|${SINGLE}`;
const SLOGAN = "slogan|tag ?line|motto|strap ?line|lema";
const OURS =
  "(?:our|my|the|its|their|unsere?|unser|meine?|die|das|der|nos|notre|les|le|la|nuestros?|nuestra|los|el|i nostri|il nostro|nossas|onze|de)";
const KIND = "(?:brand(?:'s)?|house|company|corporate|main|primary|signature|own)";
const IS =
  "(?:are|is|were|will be|has|have|shows?|reads?|says|sind|ist|zeigt|lautet|sont|est|son|es|sono|è|são|é|zijn)";

const clause = (nouns: string) => `${OURS} (?:${KIND} )*(?:${nouns})(?: \\p{L}+)? ${IS}\\b`;
const SUBJECT = new RegExp(
  `^(?:and |und |et )?(?:${clause(`${LOOK}|${SLOGAN}`)}|${OURS} (?:${SLOGAN}):)`,
  "iu",
);
/** "Brown and cream are our colours." "We use navy as our colour." "Blau ist unsere Farbe." */
const COMPLEMENT = new RegExp(
  `\\b(?:${IS}|as|for|use|like|love|prefer|chose|als|comme|como) ${OURS} (?:${KIND} )*(?:${LOOK})[.!]?$`,
  "iu",
);
/** "We sell tins, and our colours are brown and cream." says two things. */
const ASIDE = new RegExp(`\\s*[,;–—]\\s*(?:and |und |et |y |e )?(?=${clause(LOOK)}).*?(?=[.!?]?$)`, "iu");

const OF_COLORS = new RegExp(`\\b(?:${COLORS})\\b`, "iu");
/** The sentence is about colours. */
export const isOfColors = (sentence: string): boolean => OF_COLORS.test(sentence) || isListOfColors(sentence);
/** Without a colour in it, a sentence about colours may be about what is sold. */
const namesColor = (text: string) => /#[0-9a-f]{3}/i.test(text) || colorsNamed(text).length > 0;

/** The sentence says what the brand looks like or which slogan it has, and nothing about what it does. */
const isAppearance = (sentence: string): boolean =>
  isListOfColors(sentence) ||
  ((SUBJECT.test(sentence) || (COMPLEMENT.test(sentence) && sentence.length < 120)) &&
    (!OF_COLORS.test(sentence) || namesColor(sentence)));

/** A line that begins with who speaks is a sentence of its own, though the one before has no full stop. */
const sentencesOf = (prose: string): string[] =>
  prose
    .split(
      /(?<=[.!?]["”“»]?)\s+|\n(?=(?:We|Our|My|I|The|Wir|Unsere?|Nous|Notre|Nos)\s)|\n(?=(?:Never|Don|Do not|Avoid|Sag|Nie|Nunca|No |Ne |Jamais|Non|Mai|Não|Zeg|Nooit|Sound)[\p{L}’']*\s)|(?<=。)/u,
    )
    .map((sentence) => sentence.replaceAll("\n", " "));

type Separated = {
  prose: string;
  appearance: string;
  manners: readonly { manner: string; quote: string }[];
  banned: readonly { words: string[]; quote: string }[];
};

/** A line before another sentence ends as one. */
const ended = (sentence: string, i: number, all: readonly string[]): string =>
  i === all.length - 1 || /[.!?:,]["”“»]?$/u.test(sentence) ? sentence : `${sentence}.`;

/** The prose that may be read out to customers, and apart from it what it says of colours, logo, slogan, voice and banned words. */
export function withoutAppearance(prose: string): Separated {
  const kept: string[] = [];
  const apart: string[] = [];
  const manners: { manner: string; quote: string }[] = [];
  const banned: { words: string[]; quote: string }[] = [];
  for (const sentence of sentencesOf(prose)) {
    const [aside = ""] = ASIDE.exec(sentence) ?? [];
    const manner = mannerIn(sentence);
    const words = bannedIn(sentence);
    if (words) banned.push({ words, quote: sentence });
    else if (manner) manners.push({ manner, quote: sentence });
    else if (isAppearance(sentence)) apart.push(sentence);
    else {
      kept.push(sentence.replace(aside, ""));
      apart.push(aside);
    }
  }
  return { prose: kept.map(ended).join(" "), appearance: apart.filter(Boolean).join("\n"), manners, banned };
}
