import { own } from "../../text/own.ts";
import { lower, pattern } from "./lower.ts";
import { namesPartOfPost } from "./prohibition-words.ts";
import { offersAdvice } from "./sent-for-advice.ts";

/** "Fiction, documentary, animation: everything is welcome.", "Alle sind willkommen.": said to those who may come or send something. */
const WELCOME: Record<string, string> = {
  en: "(?:all|everyone|everybody|everything|any(?:one|body|thing)|children|kids|dogs|families|beginners|newcomers|visitors|(?:all|any) (?:[\\p{L}-]+ ){1,3})\\s?(?:(?:is|are) )?(?:very |most |always |all )?welcome",
  de: "(?:alles?|jede[rs]?|kinder|hunde|familien|anfänger\\p{L}*|gäste|(?:alle|jede[rs]?) (?:[\\p{L}-]+ ){1,3}) ?(?:ist|sind) (?:herzlich |gern |immer )?willkommen",
  fr: "(?:tout(?:e?s)?|tous|les enfants|les chiens|(?:tous|toutes) les (?:[\\p{L}-]+ ){1,3}) ?(?:est|sont) (?:les? )?bienvenue?s?",
  es: "(?:tod[oa]s?|los niños|los perros|tod[oa]s l[oa]s (?:[\\p{L}-]+ ){1,3}) ?(?:es|son|está|están|sois) bienvenid[oa]s?",
  it: "(?:tutt[oiae]|i bambini|i cani|tutt[ie] (?:i|le|gli) (?:[\\p{L}-]+ ){1,3}) ?(?:è|sono|siete) (?:i |le )?benvenut[oaie]",
  nl: "(?:alles|iedereen|kinderen|honden|alle (?:[\\p{L}-]+ ){1,3}) ?(?:is|zijn) (?:van harte |altijd )?welkom",
  pt: "(?:tud[oa]|tod[oa]s|as crianças|os cães|tod[oa]s [oa]s (?:[\\p{L}-]+ ){1,3}) ?(?:é|são|está|estão) (?:muito )?bem[- ]vind[oa]s?",
};
const PATTERNS = new Map(
  Object.entries(WELCOME).map(([code, words]) => [code, pattern(`(?<!\\p{L})(?:${words})(?!\\p{L})`)]),
);
/** What colleagues are asked for. */
const OF_COLLEAGUES =
  /(?<!\p{L})(?:ideas?|suggestions?|feedback|input|comments?|questions?|ideen|vorschläge|anregungen|idées|sugerencias|idee|suggerimenti|ideeën|suggesties|ideias|sugestões)(?!\p{L})/iu;

/** Everybody or everything is welcome; words of a post are no guests. */
const isWelcome = (s: string, language: string): boolean => {
  const low = lower(s);
  return (
    PATTERNS.get(language)?.().test(low) === true && !namesPartOfPost(low, language) && !OF_COLLEAGUES.test(s)
  );
};

/** "ご予約は電話でお願いします": what a business asks of its customers, and not of a colleague. */
const ASKED_JA =
  /(?:ご(?!確認|対応|手配|作成|検討|修正|返信|返事|送付|投稿|掲載|教示)[\p{Script=Han}\p{Script=Hiragana}]{1,6}?|お(?:申し?込み|越し|支払い|持ち|問い合わせ|取り置き|求め|召し上がり|早め|電話|受け取り))(?:は|を|も|に|のほど)[^。]{0,25}?お願い(?:し|いたし|致し)ます/u;

/** The whole sentence invites readers, or asks them for something that only customers do. */
export const invitesReaders = (s: string, language: string): boolean =>
  language === "ja"
    ? ASKED_JA.test(s) && !namesPartOfPost(s.replace(/電話番号/gu, ""), "ja")
    : isWelcome(s, language) || offersAdvice(s, language);

/** Words with which an author asks a colleague, by language. */
const ASKS_COLLEAGUE: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:wir|ich|kannst|könnt|könntest|machst|schickst)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|on|je|peux|pouvez|pourrais|pourriez)(?!\p{L})|-(?:nous|on)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:podemos|puedes|podéis|podrías|hacemos|ponemos|publicamos|yo)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:possiamo|puoi|potete|potresti|facciamo|mettiamo|io)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:we|wij|ik|kun|kunnen|zou|zouden)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:podemos|pode|podes|podem|poderia|fazemos|publicamos|eu)(?!\p{L})/iu,
};
const MOST_WORDS = 9;

/** "¿Cambias de gestoría?": a short question that asks those who may want what the brief tells. */
export function asksReaders(s: string, language: string): boolean {
  const asks = own(ASKS_COLLEAGUE, language);
  const words = s.trim();
  const isShort = words.split(/\s+/).length <= MOST_WORDS && /^[^.!?]*\?$/u.test(words);
  return asks !== undefined && isShort && !asks.test(words) && !namesPartOfPost(lower(words), language);
}

/** "First time at Lohikko?", "New to pottery?", "Never been to a ceilidh?": English. */
const NEWCOMERS =
  /^\s*(?:(?:your )?first (?:time|visit|lesson|class|season|winter|summer) (?:at|in|on|with|to)|new (?:to|at|in)|never (?:been|tried|seen|made|held|cooked|baked|grown|sung|danced|rowed|sailed))(?!\p{L})[^?]{2,40}\?\s*$/iu;
/** Such a question, of nothing that a post consists of or is sent through. */
export const asksNewcomers = (s: string): boolean =>
  NEWCOMERS.test(s) && !namesPartOfPost(lower(s), "en") && !OF_CHANNEL.test(s);
const OF_CHANNEL =
  /(?<!\p{L})(?:newsletter|feed|blog|instagram|facebook|linkedin|tiktok|series|campaign|colou?rs?|font|layout|template|posted|published|shared|approved)(?!\p{L})/iu;
