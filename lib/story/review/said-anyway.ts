import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  PREPOSITIONS,
  PRONOUNS,
} from "../../copy/lexicon.ts";
import { once, wordSet } from "../../text/once.ts";
import { lower } from "../read/lower.ts";

/** Whether published words may say what a brief wants unsaid: "that we deliver" beside "Delivery on Fridays". */

/** Small words of clauses, which stand in every text. English has lists of its own. */
const SMALL = once(
  () =>
    new Set([
      ...[AUXILIARIES(), ADVERBS(), CONJUNCTIONS(), DETERMINERS(), PREPOSITIONS(), PRONOUNS()].flatMap(
        (set) => [...set],
      ),
      ...wordSet(`not no any that this these those them him her our your their we're we've we'll it's i'm
        wir ihr sie uns unser unsere unseren unserem unserer unseres ich mein meine man der die das den dem des ein eine einen
        einem einer kein keine nicht noch auch schon mehr nur jetzt und oder aber ist sind war waren wird werden wurde haben
        hat hatte kann können für von zum zur mit bei auf aus nach über dass als wie nie immer hier dort sich
        nous vous on notre nos les des une est sont avec pour dans sur par que qui plus pas encore déjà aussi ici ont était
        cette ces mais leur leurs elle ils elles son ses aux fait faire
        nos nuestro nuestra nuestros nuestras los las una unos unas con para por sin más que muy ser son está están somos
        estamos tenemos hay este esta estos estas como pero también todavía aún sus hemos hacemos
        nostro nostra nostri nostre gli della delle del dei nel nella con per che non più sono siamo abbiamo anche ancora una
        uno questo questa facciamo
        het een van voor met zijn onze ons wij niet nog ook maar dat deze dit wordt worden hebben heeft kan kunnen daar hier
        hun haar doen
        nosso nossa nossos nossas uma dos das não mais que são está estão estamos somos temos com para por sem ainda também
        este esta isto isso fazemos`),
    ]),
);

/** Endings of verbs and nouns, the longest first. What is left of a word has four letters at least. */
const ENDING =
  /(?<=.{4})(?:amiento|imiento|aciones|azione|azioni|ações|ation|aison|ungen|amos|emos|imos|iamo|ando|endo|ados?|adas?|idos?|idas?|ung|ing|ery|est|ons|ent|ait|ant|ate|ete|ite|ono|ano|are|ere|ire|ern|eln|ón|ão|ed|en|er|es|ez|st|ar|ir|an|am|em|ie|[aeiourstny])$/u;

/** German verbs keep the letters before their ending: "liefern" is "liefer". */
const stemOf = (word: string): string =>
  /(?:er|el)n$/u.test(word) ? word.slice(0, -1) : word.replace(ENDING, "");

const WORD = /[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu;
const FEWEST_LETTERS = 3;
const INSIDE_FROM = 5;

const wordsOf = (text: string): string[] =>
  (lower(text).match(WORD) ?? []).map((word) => word.replaceAll("’", "'").replace(/^(?:qu|[dljnscm])'/u, ""));

const contentOf = (clause: string): string[] =>
  wordsOf(clause).filter(
    (word) => (word.length >= FEWEST_LETTERS || /\d/.test(word)) && !SMALL().has(word) && !/'/u.test(word),
  );

/** Compounds have the word inside them: "Heimlieferung", "thuisbezorgd". */
function isIn(words: readonly string[], word: string): boolean {
  const stem = stemOf(word);
  if (stem.length < 4) return words.includes(word);
  return words.some((other) => (stem.length < INSIDE_FROM ? other.startsWith(stem) : other.includes(stem)));
}

/** Some word of the clause stands in one of the texts in whatever form, or it has no word of its own to look for. */
export function mayBeSaid(clause: string, texts: readonly string[]): boolean {
  const content = contentOf(clause);
  const published = texts.flatMap(wordsOf);
  return content.length === 0 || content.some((word) => isIn(published, word));
}
