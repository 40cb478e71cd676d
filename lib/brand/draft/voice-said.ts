import { type Clue, found } from "./found.ts";

const WISH = "(?:always |should |would |must |want to |try to |like to |aim to |sollen |wollen )*";
/** "We sound warm and plain." "Our posts should sound like a friend." */
const SOUNDS = new RegExp(
  `^(?:and |und )?(?:we|I|it|the brand|our \\p{L}+|my \\p{L}+|wir|ich|unsere? \\p{L}+) ${WISH}(?:sounds?|come across|comes across|klingen|klinge|klingt)(?: like| as)? (.+)$`,
  "iu",
);
/** "Our voice is calm." "The tone should be dry." */
const VOICE_IS =
  /^(?:our|the|my|unsere?|unser|notre|le) (?:brand(?:['’]s)? )?(?:(?:tone of )?voice|tone|manner|ton|tonfall|stimme) (?:is|stays|should be|must be|ist|est|soll) (.+)$/iu;
/** "We speak plainly and kindly." "We write in a warm, dry tone." What a company writes otherwise is what it sells. */
const SPEAKS = new RegExp(
  `^(?:we|I) ${WISH}(?:speak|talk|write) (?:in an? (.{3,60}) (?:voice|tone|way|manner|style)|(like (?:an? |the |your )?[^.]{3,40})|((?:\\p{L}+ly|plain)(?=$|[,.]| and | but ).*))$`,
  "iu",
);

/** "Clear, precise, confident in tone." "Playful in voice." */
const IN_TONE = /^(.{3,60}) in (?:tone|voice|manner|style|ton|tonfall)$/iu;
/** "We talk straight, no jargon." */
const STRAIGHT = new RegExp(
  `^(?:we|I) ${WISH}(?:speak|talk|write|say it|keep it) ((?:straight|plain|simple|short|honest|friendly)(?=$|[,.]| and ).*)$`,
  "iu",
);
/** "Sound playful." in lines that are no sentences. */
const SOUND_ALONE = /^(?:we )?(?:should )?sounds? (\p{L}+(?:(?:,| and|, and) \p{L}+)*)$/iu;

const MANNERS =
  "warm|plain|plain-spoken|soft-spoken|outspoken|straight-talking|straightforward|friendly|calm|dry|playful|witty|chatty|funny|cheeky|kind|direct|honest|down-to-earth|relaxed|formal|informal|sober|posh|pushy|stuffy|snobbish|loud|salesy|corporate";
/** "We are warm and plain-spoken, never posh." Only words for a manner: "We are friendly and open daily" is news. */
const WE_ARE = new RegExp(
  `^we(?: are|['’]re) ((?:(?:never|not|always) )?(?:${MANNERS})(?:(?:,? (?:and|but) |, )(?:(?:never|not|always) )?(?:${MANNERS}))*)$`,
  "iu",
);

const APART = /\s*(?:[,;–—]|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\s|、)\s*/iu;
/** More is no list of words for a voice. */
const MOST_WORDS = 5;
const LONGEST = 40;

const WAYS = [SOUNDS, VOICE_IS, SPEAKS, STRAIGHT, IN_TONE, SOUND_ALONE, WE_ARE];

/** What a sentence says of how the brand speaks; undefined where it says nothing of it. */
export function mannerIn(sentence: string): string | undefined {
  const said = sentence.trim().replace(/[.!]+$/, "");
  const [, ...groups] = WAYS.map((way) => way.exec(said)).find((match) => match !== null) ?? [];
  return groups.find((group) => group !== undefined);
}

/** The words of a voice, as the brand itself gives them. */
export const voiceWords = (manner: string, quote: string, where: string): Clue[] =>
  manner
    .replace(/[.!]+$/, "")
    .split(APART)
    .map((word) => word.trim())
    .filter((word) => word.length > 1 && word.length <= LONGEST)
    .slice(0, MOST_WORDS)
    .map((word) => found(word, where, { quote }));
