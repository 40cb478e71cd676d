import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { leadsToAnswer } from "./answer-forms.ts";

/** What may stand behind the topic of an order and is no part of it: where it goes, for whom it is made, why it is wanted. */

/** "for the pricing page", "pour la page tarifs", "voor de prijzenpagina": where it is to stand. */
const PAGE =
  /\s(?:for|on|für|auf|pour|sur|para|en|per|su|voor|op|em)\s(?:(?:the|our|my|die|der|unsere|das|la|le|notre|nuestra|nuestro|el|il|nostro|nostra|de|het|onze|a|o|nossa|nosso)\s)?(?:[\p{L}-]+\s)?[\p{L}-]*(?:page|seite|website|homepage|página|pagina|sito|sitio)(?:\s(?:(?:de|d[eaio]s?|des)\s)?[\p{L}-]+){0,2}$/iu;

/** ", meant for plumbers", ", für Malerbetriebe gedacht": who is to read it. */
const MEANT_FOR =
  /,?\s(?:(?:it['’]s |is )?(?:meant|intended|aimed) (?:for|at)|gedacht für|pensée?s? pour|destinée?s? (?:à|aux)|pensad[oa]s? para|dirigid[oa]s? a|pensat[oaie] per|rivolt[oaie] a|bedoeld voor|destinad[oa]s? a)\s[^,.:;!?\d"“„«]{3,50}$|,\s(?:(?:vor allem|eher)\s)?für\s[^,.:;!?\d"“„«]{3,50}\s(?:gedacht|bestimmt)$|,\svoor\s[^,.:;!?\d"“„«]{3,50}\sbedoeld$/iu;

/** ", people ring all day asking", ", das Telefon klingelt deswegen": why it is wanted. */
const PEOPLE = new Prefiltered(
  /,\s(?:[\p{L}’']+ ){0,3}?(?:people|someone|everyone|customers|leute|kunden|gens|gente|clientes|mensen|klanten|pessoas|(?:tele|télé)[fp]h?one?s?|teléfono|telefon|telefoon|phone)(?!\p{L})[^,.:;!?\d]*$|,\s(?:on nous|nous sommes|nos|ci|we worden|estão sempre a|llaman|chiamano|ligam)\s[^,.:;!?\d]*(?:demande|appelle|téléphone|preguntan|pregunta|llaman|llamando|chiedono|chiamano|telefonano|gebeld|gevraagd|perguntar|ligar|día|dia|giorno)(?!\p{L})[^,.:;!?\d]*$/iu,
);

/**
 * ", for our nursery in Adelaide", ", told by one of our pupils", ", we're a small credit union", ", am besten als
 * Karussell": for whom it is, who asks, and how it is to be made. A number would be a fact.
 */
const ASIDE = new Prefiltered(
  /(?:,|\s(?:please|pls|bitte|svp|por favor|per favore|graag|alsjeblieft)(?:,|(?=\s*$)))\s*(?:(?:for|told by|written (?:by|for)|seen from|in (?:our|your|simple|plain|easy)|as an?|we(?:['’]re| are| need| have| want)|it['’]s|it is|they(?:['’]re| are)|because|so (?:that )?(?:people|they|everyone)|made|with (?:one|a|our|your|the)|five or six|(?:one|two|three|four|five|six|seven|eight) (?:slides?|pages?|pictures?|images?)|für|am besten|am liebsten|gerne?|lieber|bitte|eher|ruhig|einfach|wir (?:sind|brauchen|suchen)|es geht|allgemein|pour|de préférence|plutôt|si possible|nous sommes|on est|c['’]est|simple|para|mejor|a ser posible|si puede ser|somos|de ser posible|per|meglio|possibilmente|se possibile|siamo|semplice|sempre|de preferência|se possível|voor|liefst|graag|het liefst|in de (?:stijl|kleuren)|in het|in eenvoudige?|we zijn|simpel)(?![\p{L}’'])[^.!?:\d"“„«]*)?\s*$/iu,
);
/** ", to go out with the annual letter on 14 January", " that goes live on 12 January": when and with what it is sent. English. */
const SENT =
  /(?:,?\s(?:that|which)\s(?:goes|will go|is going)|,\s(?:to go|going))\s(?:out|up|live|online|on(?:to)? our|with the)(?!\p{L})[^.!?:"“„«]*$|,\sto be (?:sent|posted|printed|published|shared|e?-?mailed)(?!\p{L})[^.!?:"“„«]*$/iu;
const ASIDE_STARTS = /[\p{L}]/u;
const asideAt = (text: string): number => {
  const at = ASIDE.exec(text)?.index ?? 0;
  return at > 2 && ASIDE_STARTS.test(text.slice(at)) ? at : 0;
};

/** Where such a tail begins; 0 without one. */
export const orderTail = (text: string): number =>
  (PAGE.exec(text) ?? MEANT_FOR.exec(text) ?? PEOPLE.exec(text) ?? SENT.exec(text))?.index || asideAt(text);

/** "People ring all day asking.": the same as a sentence of its own. "Llama para reservar" is for readers. */
const ASKED_ALL_DAY: Record<string, { who: string; often: string }> = {
  en: {
    who: "(?:people|customers|they|everyone)(?:['’]re| are)? (?:(?:always|constantly) )?(?:ring|call|phone|ask|keep)\\p{L}*",
    often: "all day|all the time|constantly|every day|non-?stop|always|asking",
  },
  de: {
    who: "(?:die leute|die kunden|alle) (?:rufen|fragen)|ständig (?:ruft|fragt) (?:jemand|einer)",
    often: "dauernd|ständig|immer|den ganzen tag|jeden tag",
  },
  fr: {
    who: "on nous (?:appelle|demande|téléphone)|les (?:gens|clients) (?:nous )?(?:appellent|demandent|téléphonent)",
    often: "tout le temps|toute la journée|sans cesse|sans arrêt|chaque jour|souvent",
  },
  es: {
    who: "(?:la gente |los clientes )?(?:nos )?(?:llaman|preguntan|pregunta(?<=gente (?:nos )?pregunta))",
    often: "todo el día|todo el tiempo|siempre|sin parar|cada día|continuamente",
  },
  it: {
    who: "(?:i clienti )?(?:ci )?(?:chiamano|chiedono|telefonano)",
    often: "tutto il giorno|sempre|di continuo|continuamente|ogni giorno",
  },
  nl: {
    who: "(?:mensen|klanten|ze) (?:bellen|vragen)|we worden (?=.*(?:gebeld|gevraagd))",
    often: "de hele dag|steeds|altijd|elke dag|constant|voortdurend",
  },
  pt: {
    who: "(?:as pessoas |os clientes )?(?:ligam|perguntam|telefonam|estão sempre a (?:ligar|perguntar)|passam o dia a (?:ligar|perguntar))",
    often: "o dia todo|todo o dia|o dia inteiro|sempre|constantemente|todos os dias|o dia a",
  },
};
const ALL_DAY = new Map(
  Object.entries(ASKED_ALL_DAY).map(([code, { who, often }]) => [
    code,
    new Prefiltered(
      `^(?=[^.:\\d]*(?<!\\p{L})(?:${often})(?!\\p{L}))(?:${who})(?!\\p{L})[^.:\\d]{0,70}[.!]?$`,
      "iu",
    ),
  ]),
);
export const saysWhyAsked = (sentence: string, language: string): boolean =>
  !leadsToAnswer(sentence) && ALL_DAY.get(language)?.test(sentence.trim()) === true;

/** The article in a contraction, by its last word: behind "dei" the name is of "i nostri piani". */
const IN_CONTRACTION: Record<string, Record<string, string>> = {
  fr: { du: "le", des: "les" },
  es: { del: "el" },
  it: {
    ...Object.fromEntries(["del", "sul", "dal", "nel"].map((word) => [word, "il"])),
    ...Object.fromEntries(["dello", "sullo"].map((word) => [word, "lo"])),
    ...Object.fromEntries(["della", "sulla", "dalla"].map((word) => [word, "la"])),
    ...Object.fromEntries(["dei", "sui", "dai"].map((word) => [word, "i"])),
    ...Object.fromEntries(["degli", "sugli"].map((word) => [word, "gli"])),
    ...Object.fromEntries(["delle", "sulle", "dalle"].map((word) => [word, "le"])),
  },
  pt: { do: "o", da: "a", dos: "os", das: "as" },
};

/** The name with the article that the word before it holds. */
export function withArticle(text: string, before: string, language: string): string {
  const last = /(?<!\p{L})\p{L}+(?=\s*$)/u.exec(before)?.[0].toLowerCase() ?? "";
  const article = own(own(IN_CONTRACTION, language) ?? {}, last);
  return article === undefined || !/^\s*\p{L}/u.test(text) ? text : `${article} ${text.trimStart()}`;
}
