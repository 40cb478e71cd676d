import { once, rememberedIn } from "../../text/once.ts";
import { namesValue, VALUE_NAMES, type ValueName } from "../../text/value-names.ts";
import { groupsOf, lower, pattern } from "../read/lower.ts";
import { PICTURE_WORDS, type PictureWords } from "./picture-words.ts";

/** "Title and date only on the image itself", "Le titre et les dates suffisent sur l'image": all that a picture may show. */

const NAMES = {
  brand: "logos?|logotypes?|logotipos?|brand(?: name)?|marke|marque|marca|merk",
  title:
    "headlines?|headings?|überschrift|schlagzeile|kop|manchete|titolo|títulos?|titres?|titles?|titels?|names? of (?:the )?\\p{L}+|nom d(?:e l[’']|u |e la )\\p{L}+|nombre d(?:e la |el )\\p{L}+|nome d(?:ell[’']|el |ella |o |a )\\p{L}+|names? (?:der|des) \\p{L}+|naam van (?:de|het) \\p{L}+",
};

/** A part that is wanted: a kind of value, the title, or the brand. */
export type PictureParts = { kinds: ValueName[]; isTitled: boolean; isBranded: boolean };

const VALUES: readonly ValueName[] = ["date", "time", "place", "price", "phone", "code"];

const partsSource = ({ articles, and }: PictureWords, { named = "", least = 0 } = {}) => {
  const part = `(?:(?:${articles})(?:\\s|(?<=[’'])))?(?:[\\p{L}]+ )?(?:${NAMES.title}|${NAMES.brand}|${VALUE_NAMES}${named})`;
  return `(?<parts>(?<!\\p{L})${part}(?:(?:, | (?:${and}) |, (?:${and}) )${part}){${least},3})(?!\\p{L})`;
};
/** In a list of parts, the name is that of the thing. */
const NAMED = "|names?|nom|nombre|nome|naam";

/** The ways in which a language says so. */
function formsOf(words: PictureWords): string[] {
  const { place, noun, only, enough, soft, articles, plain, with: beside, few, notMany, text } = words;
  const parts = partsSource(words);
  const between = `(?:[ ,:–—-]+(?:${soft})(?![\\p{L}])){0,4}[ ,:–—-]+`;
  const no = (source: string) => `(?<!\\p{L})(?:${source})(?!\\p{L})`;
  const [at, one, suffice] = [no(place), no(only), no(enough)];
  return [
    `${parts}${between}${one}${between}${at}`,
    `${one}${between}${parts}${between}${at}`,
    `${at}${between}${one}${between}${parts}`,
    `${parts}${between}${suffice}${between}${at}`,
    `${at}${between}${suffice}${between}${parts}`,
    `${at}${between}${parts}${between}${suffice}`,
    `${suffice}${between}${parts}${between}${at}`,
    `${suffice}${between}${at}${between}${parts}`,
    `${no(noun)}${between}${one}${between}${parts}`,
    `${one}${between}${parts}${between}${no(soft)} ${at}`,
    `${no(noun)} (?:\\p{L}+ )?${no(plain)},? ${no(beside)} ${parts}$`,
    `(?:^|(?:${articles}) )${no(plain)} ${no(noun)},? ${no(beside)} ${parts}$`,
    `(?<!\\p{L})(?:${notMany}|${few})\\s?(?:\\p{L}+ )?${no(text)}(?: ${no(place)})?[^.!?:\\d]{0,20}?[:：,;–—-]+ ?(?:(?:${only}) )?${partsSource(words, { named: NAMED, least: 1 })}$`,
  ];
}

const FORMS = once(
  () =>
    new Map(
      Object.entries(PICTURE_WORDS).map(([code, words]) => [
        code,
        formsOf(words).map((source) => pattern(source, "d")),
      ]),
    ),
);

const BRAND = pattern(`(?<!\\p{L})(?:${NAMES.brand})(?!\\p{L})`);
const TITLE = pattern(`(?<!\\p{L})(?:${NAMES.title}${NAMED})(?!\\p{L})`);
const JOINT = /,\s|\s(?:and|plus|&|with|und|mit|sowie|et|avec|y|e|ed|con|en|met|com|más|più|mais)\s/iu;
/** "Only the name on the last picture": a wish for one picture of a series. */
const LONGEST = 220;

/** The parts that a note wants on the picture, and no others; undefined for all other notes, and for parts that have no name here. */
export const onlyPartsIn = rememberedIn((note, language): PictureParts | undefined => {
  if (note.length > LONGEST) return undefined;
  const text = note.trim().replace(/[\s.!]+$/u, "");
  const low = lower(text);
  for (const form of FORMS().get(language) ?? []) {
    const m = form().exec(low);
    const { parts } = m ? groupsOf(m, text) : {};
    if (parts) return partsOf(parts);
  }
  return undefined;
});

function partsOf(words: string): PictureParts {
  const names = words.split(JOINT).map((name) => lower(name));
  const isTitle = (name: string) => TITLE().test(name) || namesValue(name, "title");
  return {
    kinds: VALUES.filter((kind) => names.some((name) => !isTitle(name) && namesValue(name, kind))),
    isTitled: names.some(isTitle),
    isBranded: names.some((name) => BRAND().test(name)),
  };
}
