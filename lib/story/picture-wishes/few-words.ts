import { once, rememberedIn } from "../../text/once.ts";
import { lower, pattern } from "../read/lower.ts";
import { PICTURE_WORDS, type PictureWords } from "./picture-words.ts";

/** "Not too many words on screen", "auf die Karte nur das Wichtigste", "pouca letra": the picture says little, the post the rest. */

/** A text beside the picture may be long or short by a wish of its own. */
const POST =
  "(?:posts?|captions?|beitrag|begleittext|légende|publication|pie de foto|publicación|didascalia|bijschrift|bericht|legenda|publicação|newsletter)";

function formsOf({
  place,
  noun,
  only,
  soft,
  essentials,
  text,
  few,
  notMany,
  minimum,
  uncrowded,
}: PictureWords) {
  const no = (source: string) => `(?<!\\p{L})(?:${source})(?!\\p{L})`;
  const between = `(?:[ ,:–—-]+(?:${soft})(?!\\p{L})){0,4}[ ,:–—-]+`;
  const [at, one, most] = [no(place), no(only), no(essentials)];
  const picture = `(?:${at}|${no(noun)})`;
  const mass = `(?<!\\p{L})(?:${notMany}|${few})\\s?(?:\\p{L}+ )?${no(text)}`;
  return [
    `${mass}(?! (?:in|im|in den|dans|en|nel|no|na) (?:the |den |dem |der |la |le |el |il |de |het |o |a )?${POST})`,
    `${picture}${between}${one}${between}${most}`,
    `${one}${between}${most}${between}${at}`,
    `^(?=[^.!?]{0,80}${picture})[^.!?]{0,80}?${no(text)}[^.!?]{0,40}?${no(minimum)}`,
    `${picture}[^.!?]{0,30}${no(uncrowded)}`,
    `${no(uncrowded)}[^.!?]{0,30}${picture}`,
  ];
}

const FORMS = once(
  () =>
    new Map(
      Object.entries(PICTURE_WORDS).map(([code, words]) => [code, formsOf(words).map((f) => pattern(f))]),
    ),
);

const LONGEST = 260;

/** Whether a note wants few words on the picture. */
export const wantsFewWords = rememberedIn((note, language): boolean => {
  if (note.length > LONGEST) return false;
  const low = lower(note);
  return (FORMS().get(language) ?? []).some((form) => form().test(low));
});
