import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Begins and ends of tales belong to history: "The diary ends on 3 May 1945". */
const TALE = "(?<!(?:story|history|tale|journey|diary|novel|film|book|era|war) )";

/** Words that invite, name the end of an offer, or say what is to be done by a day, by language. */
const WORDS = {
  en: [
    `${TALE}(?:ends?|ending|starts?|starting|opens?|closes?|closing)`,
    "until|till|expires?|deadline|at the latest|no later than|last day|last orders|valid|rsvp|doors (?:open|at)",
    "join (?:us|me|our|the|in)|come (?:to|and|along|by|over|for|see|on)|see you|meet us|visit us|welcome to|save the date",
    "we (?:re)?open|(?:register|sign up|enrol|apply|order|reply|pay|submit|vote|enter|reserve|book|buy) (?:by|until|before|now|your|online|here|early|on|for)",
    "don['’]?t miss|takes place",
  ],
  de: [
    "endet|enden|läuft|gilt|gelten|gültig|bis|spätestens|schließt|frist|stichtag|anmeldung|anmelden|\\p{L}*schluss",
    "kommt|kommen sie|komm|besuchen sie|besuch uns|meldet|melde dich|melden sie|bestellt|bestellen sie|bucht|buchen sie|reserviert|reservieren sie",
    "sei dabei|seid dabei|laden (?:euch|sie|dich|wir)|einladung|wir (?:er)?öffnen|eröffnen|öffnet|findet|merkt euch|sichert euch|sichern sie",
  ],
  fr: [
    "jusqu['’]au|se terminent?|prend fin|finit|s['’]achève|au plus tard|date limite|clôture|valable|expire",
    "rejoignez|rejoins|venez|viens|inscrivez|inscris|inscriptions?|réservez|commandez|participez|rendez-vous|profitez|retrouvez|répondez",
    "nous (?:r)?ouvrons|(?:ouvre|ferme) ses portes|invitons|a lieu|ne manquez pas",
  ],
  es: [
    "terminan?|acaban?|finalizan?|hasta|fecha límite|plazo|válid[oa]s?",
    "ven|venid|vengan?|únete|uníos|únase|acompáñanos|apúntate|inscríbete|inscripci[oó]n(?:es)?|reserva (?:ya|ahora|tu|antes|hasta)|visítanos|participa|no te pierdas",
    "(?:re)?abrimos|abre sus puertas|(?:te|os|les|le) esperamos|invitamos|se celebra|tendrá lugar",
  ],
  it: [
    "terminano|finisce|finiscono|scade|scadenza|fino al|entro|valid[oaie]",
    "unisciti|unitevi|vieni|venite|iscriviti|iscrivetevi|iscrizioni|prenota|prenotate|partecipate|non perdete|non perderti",
    "(?:ri)?apriamo|apre le porte|(?:ti|vi) aspettiamo|invitiamo|si tiene",
  ],
  pt: [
    "terminam|acabam|encerra|até|prazo|data limite",
    "junte-se|junta-te|venha|venham|inscreva-se|inscreve-te|inscrições|reserve (?:já|agora|o seu|a sua|até)|participe|não perca",
    "abre as portas|esperamos|convidamos|realiza-se",
  ],
  nl: [
    "eindigt|eindigen|loopt|tot(?= \\d| en met)|t/m|uiterlijk|geldig|sluit|sluiting",
    "kom (?:naar|langs|gerust|op|bij|kijken)|komt|schrijf je in|meld je|inschrijven|inschrijving|aanmelden|aanmelding|reserveer|boek (?:nu|je|jouw|uw|een)|bestel|doe mee|bezoek ons|mis het niet",
    "(?:we|wij) (?:her)?openen|opent|nodigen|vindt",
  ],
  sv: [
    "slutar|upphör|till och med|senast|gäller|stänger|sista dag(?:en)?|kom (?:och|förbi)|välkommen|välkomna|anmäl|boka|beställ|vi öppnar|häng med",
  ],
  pl: [
    "kończy się|trwa|do(?= \\d)|najpóźniej|ważn[ay]|termin|przyjdź(?:cie)?|dołącz(?:cie)?|zapraszamy|zapisz|zarezerwuj|zamów|otwieramy",
  ],
};

const DUE = new Prefiltered(`(?<![\\p{L}-])(?:${Object.values(WORDS).flat().join("|")})(?!\\p{L})`, "iu");
/** Japanese and Chinese have no spaces between words. */
const DUE_UNSPACED =
  /まで|締め?切|終了|終わります|始まります|お越し|ご参加|来てください|お?申し?込み|ご予約|開催|開店|オープン|お待ちして|開きます|募集|截止|结束|結束|欢迎|歡迎|参加|參加|报名|報名|预订|之前|开业|開業/u;

/** The sentence invites, ends an offer or asks for something: a day of it that has passed is over, whatever its year. */
export const isDue = (sentence: string): boolean => DUE.test(sentence) || DUE_UNSPACED.test(sentence);
