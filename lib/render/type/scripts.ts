import { HAN_FONTS, WORLD_FONTS } from "./families.ts";

const HAN: Readonly<Record<HanLanguage, string>> = HAN_FONTS;
/** Fallback families after the pairing's, in the order in which they are tried for a character. */
const OTHERS = Object.keys(WORLD_FONTS).filter((name) => !Object.values(HAN).includes(name));
type HanLanguage = keyof typeof HAN_FONTS;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Han characters have national forms: the language decides, else the letters around them do. */
function hanLanguage(texts: string, language = ""): HanLanguage {
  const [asked = ""] = language.toLowerCase().split("-");
  if (Object.hasOwn(HAN, asked)) return asked as HanLanguage;
  if (KANA.test(texts)) return "ja";
  return HANGUL.test(texts) ? "ko" : "zh";
}

/** The families that draw what a pairing lacks, best first. */
export function fallbacksFor(texts: string, language?: string): string[] {
  const first = HAN[hanLanguage(texts, language)];
  const han = Object.values(HAN).filter((family) => family !== first);
  return ["Inter", ...OTHERS, first, ...han];
}
