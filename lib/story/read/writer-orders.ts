import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import { lower } from "./lower.ts";
import type { Notebook } from "./notebook.ts";
import { namesPartOfPost } from "./prohibition-words.ts";

/** Orders to the writer of a post by their words alone, by language. */

/** "Our website under it." */
const PLACED_EN =
  /^(?:please,? )?(?:our |the )?(?:website|web address|logo|link|phone number|handle|qr code) (?:(?:small|big|discreetly) )?(?:under(?:neath)?|below|at the (?:bottom|top|end)|on top|in the corner)(?: it| that| this)?\s*[.!]?$/iu;
const WRITER_EN = new Prefiltered(
  /^(?:quick |small |a )?(?:note|message|memo|reminder|heads[- ]up) (?:to|for) (?:self|(?:the |our )?(?:team|designer|writer|editor|agency)|\p{L}{2,14})\s*[:,–-]|^the (?:title|headline|logo|date|image|picture|photo|text|colou?rs?|font|tone|price) (?:should|must|needs to|has to)\b|^(?:(?:please|pls|also|and|but|then|just|maybe|oh and|so|ok)[, ]+)*(?:use (?:our|the|this|that|these|my|a|an|some|it|brand|company)(?! (?:[\p{L}-]+ ){0,2}?(?:code|link|app|station|side|back|front|new|entrance|chat|form|promo|discount|voucher|coupon|gates?|doors?|lane|paths?|footpath|lifts?|stairs|steps|ramp|bridge|crossing|car park|exit|stop|shuttle|toilets|bus|tram|train|hotline|map)(?!\p{L}))|make (?:it|this|sure|the (?:post|text|headline|image))|keep (?:it|this|the (?:tone|text|post)|[^.!?]{3,40} as the (?:hook|headline|opener|opening|title|lead|focus|punchline))|add (?:a|an|our|the|some|in)\b(?![^.!?]*\d ?(?:mins?|minutes|g|kg|ml|l|tbsp|tsp|cups?)\b)|include\b|mention\b|highlight\b|emphasi[sz]e\b|focus on\b|lead with\b|write (?:it|this|a|an|the|something|about|in|us|me|up)\b|draft\b|create (?:a|an|some|one)\b|design\b|attach\b|put (?:the|our|a|an|in|it)\b|post (?:it|this|on|about)\b|tag (?:us|them|@|\p{Lu})|link (?:to|it)\b|remember to\b|don['’]?t forget to (?:add|mention|include|tag|say|use)|be (?:creative|funny|bold|careful|clear|honest|brief)\b|go (?:easy|big|heavy|light)\b|avoid\b|ask (?:people|them|readers|followers|everyone|customers|him|her)\b|ask (?!us\b)\p{L}+ (?:whether|if|about|for|to)\b|invite (?:people|them|readers|followers|everyone|comments|feedback|discussion)\b|get (?:people|them|readers|more people|customers) (?:to|excited)|push (?:the|people|it)\b|promote\b|target\b|aim (?:at|for)\b(?! (?:about |around |at least |roughly )?\d)|send (?:me\b|it (?:to me|over|back to me|by)|this\b|to me)|run it by\b|check with\b|talk about\b|say (?:that|something|sorry|thank|it|hi)\b|(?:don['’]?t|do not|never) (?:use (?:her|his|their|our|my|the (?:name|photo|logo|words?))|mention|say\b|name\b|promise|call (?:it|them|us)|post\b|publish|tag\b|include|quote|write|tell|reveal|over(?:sell|do)|make (?:it|this))|let['’]?s not\b|something (?:like|about|along|fun|nice|short|for|engaging)\b|surprise me|get creative|(?:show off|brag about|boast about|hype(?: up)?) (?:the|our|how|that)\b|do (?:it|this|one|something|a)\b(?! (?:once|twice|daily|every|each|\d|two|three|four|five))|turn (?:it|this) into|give it (?:a|some)\b|try to\b|celebrat(?:e|ing) (?:the|our|her|his|their)\b(?=.{0,20}$)|let['’]?s (?:make|do|keep|use|post|say|try|not|go|push|focus|get|write|share)\b)/iu,
);
const WRITER_OTHER: Record<string, RegExp> = {
  de: /^(?!(?:bitte |und )*(?:schreib|schick)\p{L}* (?:Sie )?(?:uns|an|eine|einfach|deine|eure|Ihre)(?!\p{L}))(?:bitte |auch |und |noch )*(?:schreib|erstell|verfass|erwähn|betone|füge|achte|verwende|nutze (?:unser|die)|denk(?:t)? (?:bitte )?(?:daran|an)|mach(?:t|e)? (?:es|das|daraus|bitte)|halt(?:e|et)? (?:es|den)|schick)\p{L}*|^(?:bitte |und |auch )*(?:keine?n?|ohne|nicht) [^.!?]*(?:grafik|illustration|symbol|layout|schriftart|clipart|hintergrund|bilder)(?:en|e|s|n)?(?!\p{L})/iu,
  fr: /^(?:merci de |veuillez |et |aussi )*(?:(?<=merci de |veuillez )(?:bien )?(?:montrer|mettre|placer|afficher|commencer par|terminer par|insister|souligner|rester sobres?|éviter|utiliser|garder|illustrer|écrire)|(?:on|nous) (?:aimerait|aimerions|voudrait|voudrions) (?:que l['’]on |qu['’]on |que )(?:voie|comprenne|sente|lise)|mentionn|ajout|insist|utilis(?:e|ez) (?:notre|le|la|un)|pens(?:e|ez) (?:bien )?à (?:bien )?(?:mettre|dire|mentionn|ajout|précis|indiqu|insist|écri|parler|rappel|inclu|cite|montr|utilis|garder|signal)|mets|mettez|gard(?:e|ez|er|ons) (?:le|un|ce|notre) (?:ton|style|texte|format|message|visuel)|soyez|sois|évite|n['’]oublie[zs]? pas (?:de |d['’])(?:bien )?(?:mettre|dire|mentionn|ajout|précis|indiqu|insist|écri|parler|rappel|inclu|cite|montr|utilis|garder|signal)|envoie-moi|rédig)\p{L}*|^(?:merci,? |s['’]il (?:te|vous) plaît,? |svp,? )*(?:pas d(?:e |['’])|sans )(?:visuels?|illustrations?|graphismes?|images? de)(?!\p{L})/iu,
  es: /^(?:por favor |y |también )*(?:nos gustaría que se (?:vea|entienda|note|lea)|menciona|añade|incluye(?! [^.!?]*, )|usa (?:nuestro|el|la|un)|utiliza|pon |poned |recuerda|no olvides|evita|haz(?:lo|me)?|envíame|que (?:quede|suene|sea|se (?:lean?|vean?|note|entienda)))\b/iu,
  it: /^(?:per favore |e |anche )*(?:(?:vorremmo che |ci piacerebbe che )?(?:che )?si (?:legga|veda|capisca|vedesse|capisse)|menziona|aggiungi|includi|usa (?:il|la|un)|metti|ricorda|non dimenticare|evita|mandami|fallo)\b/iu,
  nl: /^(?:graag |en |ook )*(?:noem|vermeld|voeg|gebruik (?:ons|onze|het|de|een)|zet (?:er|erbij|hem|het (?:erbij|er|groot|in)|(?:(?:de|het|ons|onze) )?(?:prijs|prijzen|datum|tijd|tijden|logo|link|titel|kop|tekst|adres|naam|nummer|website|foto|openingstijden|telefoonnummer|hashtags?)(?!\p{L})|groot|in (?:de kop|het groot|hoofdletters)|op (?:de|het) (?:kaart|foto|beeld|slide|eerste|laatste))|denk aan|vergeet niet|vermijd|stuur mij|houd het|maak (?:het|er))\b/iu,
  pt: /^(?:por favor |e |também )*(?:(?:(?:gostávamos|gostaríamos|gostava|gostaria) (?:de )?)?que se (?:leia|veja|note|perceba|visse|percebesse|lesse|notasse)|mencione|adicione|inclua|use (?:o|a|nosso)|coloque|lembre|não esqueça|evite|envie-me|faça)\b/iu,
  ja: /(?:書いて|載せて|(?:と|も|ロゴを|写真を|文字を|価格を|日付を|住所を|リンクを|必ず|小さく|大きく)入れて|(?:写真|画像|色|カラー|ロゴ|フォント|絵文字|イラスト|素材)(?:を|は|も)?使って|(?:並べて|大きく|小さく|はっきり|左右に|上下に|見やすく)[^。]{0,8}(?:見せて|載せて|置いて|表示して|して)(?:ください|下さい)|(?:強調|表示|明記|配置|記載|掲載|統一|加工|(?:短|明る|暗)く|簡潔に|横長に|縦長に|正方形に)してください。?$|でお願いします。?$|(?:風|感じ|トーン|雰囲気|背景|色|スライド|枚|文|文章|表|グラフ|図|見出し|タイトル|投稿|カード|画像|動画)に(?:して|まとめて)ください|感じで。?$|(?:は|を)使わず、)/u,
  zh: /^(?:请|记得|不要忘记|别忘了)(?:写|加|放|提|用|突出)/u,
};
/** Requests that Japanese sends to customers. */
const TO_CUSTOMERS_JA =
  /(?:お越し|ご来店|ご予約|お試し|ご覧|ご利用|ご参加|お申し込み|お問い合わせ|ご注意|お待ち|お楽しみ|ダウンロード)/u;

/** Where something is to stand: "Our website under it." English. */
export const isPlaced = (s: string, { english }: Notebook) => english && PLACED_EN.test(s);

/** "Put an arm up and call for help.": readers put things somewhere as well, and those are no parts of a post. English. */
const PUTS = /^(?:(?:please|pls|also|and|but|then|just|so)[, ]+)*put (?:the|our|an?|in|it)(?!\p{L})/iu;
const putsPart = (s: string, { judge, language }: Notebook): boolean =>
  !PUTS.test(s) ||
  namesPartOfPost(lower(s), language) ||
  matchesIn(MAKER_WORDS, lower(s)).length > 0 ||
  judge.doubtedFor(s) === "maker";

/** Words of an order to the writer. */
export function isWriterOrder(s: string, n: Notebook): boolean {
  const { english, language } = n;
  if (english) return WRITER_EN.test(s) && putsPart(s, n);
  return own(WRITER_OTHER, language)?.test(s) === true && !(language === "ja" && TO_CUSTOMERS_JA.test(s));
}
