/** A word of a text as it is looked up, and what its neighbours are asked about. */
export type SubjectToken = {
  /** In lower case, without an elided article or a genitive. */
  word: string;
  isCapital: boolean;
  startsSentence: boolean;
  /** Nothing but a space stands between it and the word before. */
  isJoined: boolean;
  /** The article or preposition that it is written together with: "d" of "d’eau". */
  elided?: string;
};

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}&'’-]*/gu;
const ELIDED = /^(?:[cdjlmnst]|qu|un|all|dall|dell|nell|sull)['’](?=\p{L})/iu;
const GENITIVE = /['’]s$|['’]$|-$/iu;

/** The words of a text. */
export function tokensOf(text: string, language: string): SubjectToken[] {
  let end = 0;
  return Array.from(text.normalize("NFC").matchAll(WORD), ({ 0: found, index }) => {
    const between = text.slice(end, index);
    end = index + found.length;
    const elides = language === "fr" || language === "it";
    const bare = elides ? found.replace(ELIDED, "") : found;
    const elided = found.slice(0, Math.max(0, found.length - bare.length - 1)).toLowerCase();
    return {
      ...(elided && { elided }),
      word: bare.replace(GENITIVE, "").toLowerCase(),
      isCapital: /^\p{Lu}/u.test(bare),
      startsSentence: index === 0 || /[.!?:…»”"\n·–—]\s*$/u.test(between),
      isJoined: between === " ",
    };
  });
}

/** More capitals than this share of the longer words, and capitals say nothing. */
const TITLE_CASE = 0.7;
/** Days and months have a capital in every English text. */
const ENGLISH_DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december)$/;

/** Whether capitals mark names in a text: not in German, and not in a title in which most words have one. */
export function marksNames(tokens: readonly SubjectToken[], language: string): boolean {
  if (language === "de") return false;
  const inner = tokens.filter(
    ({ word, startsSentence }) => word.length > 3 && !startsSentence && !ENGLISH_DAY.test(word),
  );
  return inner.filter(({ isCapital }) => isCapital).length < TITLE_CASE * Math.max(1, inner.length);
}

const PLACE =
  /^(?:street|road|lane|avenue|square|hill|close|drive|court|way|house|inn|arms|estate|terrace|crescent|gardens|straße|strasse|platz|weg|gasse|allee|straat|laan|plein|gracht)$/;
const PLACE_BEFORE = /^(?:rue|avenue|place|boulevard|calle|plaza|avenida|via|viale|piazza|rua|largo|praça)$/;

const TITLE =
  /^(?:herr|herrn|frau|familie|dr|mr|mrs|ms|mx|sir|lady|madame|monsieur|mme|señor|señora|sr|sra|signor|signora|meneer|mevrouw|senhor|senhora)$/;

const STREET = /(?:straße|strasse|gasse|platz|allee|weg|straat|laan|plein|gracht)$/;
const NUMBER = /^\d+\p{L}?$/u;
const POSTCODE = /^\d{5}$/;

/** "12 Mill Lane, Bath", "Hauptstraße 5, Kuchen", "73329 Kuchen": a name behind a street or a postcode is that of a town. */
function isTown(tokens: readonly SubjectToken[], at: number): boolean {
  const [town, before] = [tokens[at], tokens[at - 1]];
  if (!town?.isCapital || !before) return false;
  if (POSTCODE.test(before.word)) return true;
  const street = NUMBER.test(before.word) ? tokens[at - 2] : before;
  return (
    !town.isJoined && street?.isCapital === true && (PLACE.test(street.word) || STREET.test(street.word))
  );
}

/** Whether the words from one place to another are part of an address or of the name of a person. */
export function isAddress(tokens: readonly SubjectToken[], from: number, to: number): boolean {
  if (TITLE.test(tokens[from - 1]?.word ?? "") || isTown(tokens, from)) return true;
  const after = tokens[to];
  if (after && PLACE.test(after.word) && after.isCapital) return true;
  return tokens.slice(Math.max(0, from - 3), from).some(({ word }) => PLACE_BEFORE.test(word));
}
