import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Words that call readers to something, or tell what will be, by language; a day beside them is still to come. */
const CALLS: Record<string, string> = {
  en: "(?:join|meet|visit|see|find|catch|hear|ask) us|come (?:and|along|by|over|to|in|for|see|try|on)|see you|save the date|don['’]?t miss|rsvp|takes? place|will|(?:pre-?)?(?:order|book|register|sign up|enrol|apply|reply|pay|submit|vote|enter|reserve|buy|donate|renew|claim|redeem|update|upgrade|migrate|switch)(?: [\\p{L}\\d'’.%-]+){0,6} (?:by|until|till|before|on)",
  de: "trefft|triff|treffen sie|kommt (?:am|vorbei|zu|in|und)|kommen sie|besucht|besuchen sie|bestellt|bestellen sie|bucht|buchen sie|reserviert|reservieren sie|meldet (?:euch|sie)|melden sie|sichert euch|seid dabei|sei dabei|wir sehen uns|wird|werden",
  fr: "rencontrez|retrouvez|rejoignez|venez|viens|rendez-vous|inscrivez|réservez|commandez|participez|profitez|on se (?:voit|retrouve)|sera|seront|aura lieu",
  es: "encuéntranos|visítanos|ven|venid|únete|apúntate|inscríbete|reserva|pide|compra|encarga|nos vemos|te esperamos|os esperamos|será|serán|tendrá lugar",
  it: "incontraci|incontrateci|vieni|venite|unisciti|unitevi|iscriviti|iscrivetevi|prenota|prenotate|ordina|ordinate|ci vediamo|vi aspettiamo|ti aspettiamo|sarà|saranno",
  pt: "encontre-nos|visite-nos|venha|venham|junte-se|inscreva-se|reserve|encomende|peça|compre|vemo-nos|nos vemos|esperamos por|será|serão",
  nl: "ontmoet|bezoek|kom|komt|schrijf je in|meld je|reserveer|boek|bestel|doe mee|tot ziens|we zien (?:je|jullie|u)|zal|zullen",
};

/** Verbs in the present whose day follows them: "the webinar is on 1 May", "Karten erscheinen am 1. Mai". */
const IS_COMING: Record<string, string> = {
  en: "(?:(?:is|are|['’]s)(?: (?:out|back|live|here|again|due|available|(?:in|at) (?:(?:the|our|all|your) )?\\p{L}+))? on|(?:ships?|launch(?:es)?|lands?|arrives?|comes? (?:out|back)|returns?|goes? live|happens?|available|delivery|deliveries) (?:on|from|by))",
  de: "(?:(?:ist|sind|erscheint|erscheinen|startet|starten|beginnt|folgt|kommt|kommen|gibt es|lieferbar|verfügbar|erhältlich|lieferung) (?:am|ab|ab dem))",
  fr: "(?:(?:est|sont|sort|sortent|arrive|arrivent|commence|débute|disponibles?|livraison) (?:le|dès le|à partir du))",
  es: "(?:(?:es|son|sale|salen|llega|llegan|empieza|comienza|disponibles?|entrega) (?:el|a partir del))",
  it: "(?:(?:è|sono|esce|escono|arriva|arrivano|inizia|comincia|disponibil[ei]|consegna) (?:il|dal|a partire dal))",
  pt: "(?:(?:é|são|sai|saem|chega|chegam|começa|disponíve(?:l|is)|entrega) (?:em|a|no dia|a partir de))",
  nl: "(?:(?:is|zijn|verschijnt|komt|komen|start|begint|beschikbaar|leverbaar|levering) (?:op|vanaf))",
};

const ANY_CALL = new Prefiltered(`(?<![\\p{L}-])(?:${Object.values(CALLS).join("|")})(?![\\p{L}])`, "iu");
/** Japanese and Chinese have no spaces between words. */
const ANY_CALL_UNSPACED =
  /お越し|ご参加|来てください|お?申し?込み|ご予約|お待ちして|お会い|会いましょう|発売します|開催します|欢迎|歡迎|报名|報名|预订|預訂|见面|見面|将(?:于|在|会)|將(?:於|在|會)/u;

/** A day stands here, and a clause ends behind it or says where or at what time. */
const DAY = "\u0001";
const ENDS =
  "(?=\\s*(?:$|[.,;:!?)–—]|(?:at|in|with|for|um|im|bei|mit|für|à|au|en|avec|pour|a las|con|para|alle|per|om|met|voor|às|na|no|com)(?!\\p{L})))";

/** A sentence without the day that it names. */
export type AroundDay = { before: string; after: string };

/** The sentence of a day calls to something on it, or tells what comes then, in whatever story it stands. */
export function looksAhead({ before, after }: AroundDay, language: string): boolean {
  const sentence = `${before}${DAY}${after}`;
  if (ANY_CALL.test(sentence) || ANY_CALL_UNSPACED.test(sentence)) return true;
  const verbs = own(IS_COMING, language.split("-")[0] ?? "");
  return verbs !== undefined && new Prefiltered(`(?<![\\p{L}-])${verbs} ${DAY}${ENDS}`, "iu").test(sentence);
}
