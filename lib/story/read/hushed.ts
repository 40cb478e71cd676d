import { own } from "../../text/own.ts";
import { lower, pattern } from "./lower.ts";

/** "There's no Father Christmas on board so don't hint at one.": what is kept quiet, and why, is for no reader. By language. */
const HUSHED: Record<string, string> = {
  en: "(?:so|and|but|[,;–—]) *(?:please )?(?:do not|don[’']?t|never) (?:hint at|allude to|suggest|imply|refer to|bring up|mention|talk about) (?:one|it|him|her|them|that|this|any)",
  de: "(?:also|und|aber|daher|deshalb|[,;–—]) *(?:bitte )?(?:auch )?(?:nicht|keine?n?|nichts)(?: davon| darauf| dazu)? (?:andeuten|anspielen|erwähnen|ansprechen)",
  fr: "(?:donc|et|mais|alors|[,;–—]) *(?:merci de )?(?:n[’']y (?:faites|fais) (?:pas|aucune)(?: d[’'])? ?allusion|n[’']en parle[zs]? pas|ne (?:l[’']|le |la |les )(?:évoque|mentionne|suggère|suggére)\\p{L}* pas|ne pas (?:l[’']évoquer|en parler|y faire allusion))",
  es: "(?:así que|y|pero|por eso|[,;–—]) *(?:por favor,? )?no (?:l[oa]s? )(?:insinu|mencion|sugier|sugir|nombr)\\p{L}+|(?:así que|[,;]) *no hagáis alusión",
  it: "(?:quindi|e|ma|perciò|[,;–—]) *(?:per favore,? )?non (?:accenna\\p{L}+|parlatene|ne parlate|fatene (?:cenno|parola)|(?:l[oaie] )(?:menzion|nomin|sugger)\\p{L}+|menzionatel\\p{L})",
  nl: "(?:dus|en|maar|[,;–—]) *(?:graag |alsjeblieft )?(?:verwijs er niet naar|hint er niet op|zinspeel er niet op|noem (?:het|hem|ze|dat) niet|niet (?:noemen|op zinspelen|naar verwijzen))",
  pt: "(?:por isso|e|mas|portanto|então|[,;–—]) *(?:por favor,? )?não (?:[oa]s? (?:insinu|mencion|sugir|refir)\\p{L}+|falem (?:nisso|nele|nela|disso|dele))",
};
const PATTERNS = new Map(
  Object.entries(HUSHED).map(([code, words]) => [
    code,
    pattern(`(?<=\\S)\\s*(?<!\\p{L})(?:${words})(?!\\p{L})`),
  ]),
);

const LONGEST = 200;

/** A statement whose end asks not to speak of it. */
export const isHushed = (sentence: string, language: string): boolean =>
  sentence.length <= LONGEST &&
  own(HUSHED, language) !== undefined &&
  PATTERNS.get(language)?.().test(lower(sentence)) === true;
