import { foundIn } from "./subjects-in.ts";
import type { SubjectWords } from "./words.ts";

/** A ban of computers is one of all that belongs to an office. */
const SCREENS = ["laptop", "desktop-computer", "browser-window", "terminal", "printer"];

/** "Computer" names no drawing by itself in every language. */
const COMPUTERS =
  /(?<!\p{L})(?:computers?|pcs?|laptops?|screens?|bildschirm\p{L}*|computern|rechner|ordinateurs?|écrans?|ordenador(?:es)?|pantallas?|schermi?|schermo|schermen|beeldscherm\p{L}*|computador(?:es)?|ecrãs?|telas?)(?!\p{L})/iu;

/** Before what is banned: "a photo of the", "foto van een". */
const LEADS =
  /^(?:an?|the|our|any|eine?[nmrs]?|d(?:er|ie|as|en|em)|une?|des?|l[aeo]s?|uno?|un[ao]s?|il|lo|gli|i|een|het|o|os|as|umas?|uma?|se|si|of|van|di|von|d|ni|n[oe]r|or|oder|noch|o|né|nem|ou|dessins?|drawings?|zeichnung(?:en)?|dibujos?|disegn[io]|tekening(?:en)?|desenhos?|illustrations?|take|show|draw|use|usare|usar|stock|photos?|pictures?|images?|footage|fotos?|bild(?:er)?|immagin[ei]|foto|imagen|imágenes|imagem|imagens|afbeelding(?:en)?|beeld(?:en)?)$/;
/** What is banned has adjectives at most before it; what follows tells more of it: "flames out of a chimney". */
const REACH = 3;

/** Only of a kind: "pas de chaussures de luxe". */
const OF_KIND = /^(?:de|d|di|del|da|do)$/;

/** "Gavels" name no drawing, and what is drawn for a trade is called one: the forms of a noun are a little longer. */
const INFLECTED = 2;
const SHORTEST = 4;
const isCalled = (word: string, name: string): boolean =>
  name
    .toLowerCase()
    .split(" ")
    .some(
      (noun) => noun.length >= SHORTEST && word.startsWith(noun) && word.length - noun.length <= INFLECTED,
    );
const calledSo = ({ names }: SubjectWords, banned: string): string[] =>
  [...names].filter(([, name]) => isCalled(banned, name)).map(([subject]) => subject);

/** The drawings that an author does not want to be seen. */
export function unwantedSubjects(words: SubjectWords, notes: readonly string[]): Set<string> {
  const named = notes.flatMap((note) => {
    const { tokens, found } = foundIn(words, note);
    const first = tokens.findIndex(({ word }) => !LEADS.test(word));
    const near = found.filter(({ at, end }) => at < first + REACH && !OF_KIND.test(tokens[end]?.word ?? ""));
    const isOfKind = OF_KIND.test(tokens[first + 1]?.word ?? "");
    const called = isOfKind ? [] : calledSo(words, tokens[first]?.word ?? "");
    return [...near.map(({ subject }) => subject), ...called];
  });
  const screens = notes.some((note) => COMPUTERS.test(note)) ? SCREENS : [];
  return new Set([...named, ...screens]);
}
