import { rememberedIn } from "./once.ts";
import { own } from "./own.ts";

/** "weds=Wednesday": what a short form of notes stands for, in small letters, by language. */
const SHORTHAND: Record<string, string> = {
  en: "tues=Tuesday|weds=Wednesday|thur=Thursday|thurs=Thursday|xmas=Christmas|approx=about|incl=including|excl=excluding|pls=please|plz=please|thx=thanks|tmrw=tomorrow|tmw=tomorrow|b4=before|ppl=people|govt=government|appt=appointment|appts=appointments|wk=week|wks=weeks|yr=year|yrs=years|thru=through|shd=should|wld=would|abt=about|btwn=between|esp=especially|avail=available|resp=respectively|mtg=meeting|pp=a person|w/o=without|w/=with",
  de: "vllt=vielleicht|evtl=eventuell|ggf=gegebenenfalls|bzgl=bezüglich|wg=wegen|vorauss=voraussichtlich|mgl=möglich|idr=in der Regel|od=oder|u=und|inkl=inklusive|exkl=exklusive|ca=circa|pers=Person|std=Stunden",
  fr: "qqn=quelqu’un|qq=quelques|bcp=beaucoup|pdt=pendant|tjs=toujours|tjrs=toujours|càd=c’est-à-dire|env=environ|pers=personne",
  es: "xq=porque|pq=porque|tb=también|tmb=también|aprox=aproximadamente|dcto=descuento|pdte=pendiente|pers=persona",
  it: "xché=perché|xké=perché|nn=non|cmq=comunque|qlc=qualcosa|appr=approssimativamente|pers=persona",
  nl: "ivm=in verband met|mbt=met betrekking tot|dmv=door middel van|evt=eventueel|vlgs=volgens|obv=op basis van|ipv=in plaats van|pp=per persoon",
  pt: "vc=você|vcs=vocês|tb=também|tbm=também|pq=porque|aprox=aproximadamente|hj=hoje|qd=quando|pess=pessoa",
};

const EN_DAYS = "mon=Monday|tue=Tuesday|wed=Wednesday|thu=Thursday|fri=Friday|sat=Saturday|sun=Sunday";
const DE_DAYS = "mo=Montag|di=Dienstag|mi=Mittwoch|do=Donnerstag|fr=Freitag|sa=Samstag|so=Sonntag";
/** Short days, which are other words as well where no other day or number stands beside them. */
const DAYS: Record<string, string> = { en: EN_DAYS, de: DE_DAYS };

const tableOf = (pairs: string | undefined) =>
  new Map((pairs ?? "").split("|").map((pair) => pair.split("=") as [string, string]));

const WORD = /(?<![\p{L}\p{N}&/@#])(?:w\/o?(?![\p{L}/])|\p{L}[\p{L}\d]{0,7})(?![\p{L}\p{N}@])\.?/gu;
const BESIDE_BEFORE = /(?:[-–/&+,]|\b(?:to|and|or|till?|by|until|on|every|from|next|this|bis|und)) ?$/iu;
/** No more of the text before a word is searched: the longest that stands beside it, and spaces. */
const BEFORE = 8;
const BESIDE_AFTER = /^\.? ?(?:[-–/&+,] ?\p{L}|\d|(?:to|and|or|till?|bis|und) \p{L})/iu;

/**
 * A text with the shorthand of notes written out, to be compared with one that a writer has finished: "mon + weds" is
 * "Monday + Wednesday".
 */
export const writtenOut = rememberedIn((text, language): string => {
  const words = tableOf(own(SHORTHAND, language));
  const days = tableOf(own(DAYS, language));
  return text.replace(WORD, (word, at: number) => {
    const bare = word.toLowerCase().replace(/\.$/, "");
    const isBeside =
      BESIDE_BEFORE.test(text.slice(Math.max(0, at - BEFORE), at)) ||
      BESIDE_AFTER.test(text.slice(at + word.length));
    const full = words.get(bare) ?? (isBeside ? days.get(bare) : undefined);
    if (full === undefined) return word;
    // "pls. The" ends a sentence, "approx. 12" does not; German nouns have capitals anywhere.
    const isEnd =
      word.endsWith(".") &&
      language !== "de" &&
      /^(?:\s+\p{Lu}|\s*(?:\n|$))/u.test(text.slice(at + word.length));
    return isEnd ? `${full}.` : full;
  });
});
