import { lower, pattern } from "./lower.ts";

/** "Send me a photo and I'll tell you whether it needs a visit": what customers send, and what they hear in return. */

type AdviceWords = { send: string; thing: string; and: string; answer: string };

const WORDS: Record<string, AdviceWords> = {
  en: {
    send: "(?:just |please )?(?:send|text|e-?mail|message|whatsapp) (?:me|us) (?:an?|some|your|the)",
    thing: "(?:photos?|pictures?|measurements?|description|sizes?|address|messages?|sample|dates?)",
    and: "and (?:i|we)(?:['’]ll| will)",
    answer: "(?:tell|let|give|send|quote|advise|help|get back to|answer|call|ring|say)",
  },
  de: {
    send: "(?:schick(?:t|en sie|e)?|send(?:et|en sie|e)?|mail(?:t|en sie|e)?) (?:mir|uns) (?:einfach |gern |gerne )?(?:ein|eine|einen|das|die|ihre|eure|deine|ein paar)",
    thing: "(?:fotos?|bild(?:er)?|maße|beschreibung|nachricht|adresse|muster)",
    and: "(?:und|dann) (?:ich|wir)?",
    answer: "(?:sage?n?|melden?|melde|gebe?n?|rufen?|antworten?|beraten?|schreiben?)",
  },
  fr: {
    send: "(?:envoyez|envoie)-(?:moi|nous) (?:une?|des|votre|vos|les|quelques)",
    thing: "(?:photos?|images?|dimensions|mesures|description|message|adresse|échantillon)",
    and: "et (?:je|nous|on)",
    answer:
      "(?:vous |te )?(?:dirai|dirons|dira|dis|répondrai|répondrons|répondra|rappellerai|rappellerons|rappelle|conseillerons|conseillerai)",
  },
  es: {
    send: "(?:envía|enviad|envíen|manda|mandad|manden|mánda|envía)(?:me|nos) (?:una?|unas|unos|tus?|las|los)",
    thing: "(?:fotos?|imágenes|medidas|descripción|mensaje|dirección|muestra)",
    and: "y (?:te|os|le|les)",
    answer:
      "(?:digo|decimos|diré|diremos|respondo|respondemos|llamo|llamamos|aconsejo|aconsejamos|doy|damos)",
  },
  it: {
    send: "(?:manda|mandate|invia|inviate)(?:mi|ci) (?:un[a']?|delle|dei|le|i|qualche|la)",
    thing: "(?:foto|immagini?|misure|descrizione|messaggio|indirizzo|campione)",
    and: "e (?:ti|vi|le)",
    answer: "(?:dico|diciamo|dirò|diremo|rispondo|rispondiamo|richiamo|richiamiamo|consiglio|consigliamo)",
  },
  nl: {
    send: "(?:stuur|mail|app) (?:me|mij|ons) (?:gerust |even )?(?:een|je|uw|de|wat)",
    thing: "(?:foto['’]?s?|afbeelding|maten|beschrijving|berichtje?|adres|monster)",
    and: "(?:en|dan) (?:ik|we|wij)?",
    answer:
      "(?:zeg(?:gen)?|vertel(?:len)?|laat|laten|bel(?:len)?|antwoord(?:en)?|geef|geven|adviseer|adviseren)",
  },
  pt: {
    send: "(?:envie|envia|enviem|mande|manda|mandem)-?(?:me|nos) (?:uma?|umas|as|os|algumas)",
    thing: "(?:fotos?|fotografias?|imagens|medidas|descrição|mensagem|morada|amostra)",
    and: "e (?:eu|nós)?",
    answer: "(?:digo|dizemos|direi|diremos|respondo|respondemos|ligo|ligamos|aconselho|aconselhamos)",
  },
};

const PATTERNS = new Map(
  Object.entries(WORDS).map(([code, { send, thing, and, answer }]) => [
    code,
    pattern(
      `^(?:${send}) (?:[\\p{L}-]+ )?(?:${thing})(?!\\p{L})[^.!?;]{0,60}[ ,](?:${and}) ?(?:${answer})(?!\\p{L})`,
    ),
  ]),
);
/** What a maker of a post sends. */
const OF_WORK = pattern(
  "(?<!\\p{L})(?:drafts?|proofs?|previews?|versions?|posts?|cards?|slides?|carousels?|videos?|films?|captions?|entw[uü]rfe?|vorschau|beitr[aä]ge?|folien?|brouillons?|diapos?|borrador(?:es)?|bozz[ae]|concept(?:en)?|rascunhos?)(?!\\p{L})",
);

/** The sentence asks those who read it to send something, and promises them an answer. */
export function offersAdvice(sentence: string, language: string): boolean {
  const low = lower(sentence.trim());
  return PATTERNS.get(language)?.().test(low) === true && !OF_WORK().test(low);
}
