import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import { answersItself, leadsOn, leadsToAnswer } from "./answer-forms.ts";
import { tellsOfUpdate } from "./update-forms.ts";
import {
  tellsHowToCome,
  tellsHowToPay,
  tellsPlaces,
  tellsWhatToWear,
  tellsWhereToBook,
} from "./visit-forms.ts";

/** Sentences that are for readers by their form, whatever they are about. */

/** "Si impara a preparare il bagno, …", "You learn to …": what a course teaches. */
const LEARNED = new Prefiltered(
  /^(?:you(?:['’]ll| will)? (?:also )?learn(?:s)?|participants (?:will )?learn|(?:ihr|du|sie|man) (?:lernt|lernst|lernen)|(?:die )?teilnehmer\p{L}* lernen|(?:on|vous|tu) (?:apprend(?:s|rez|ras|ra)?|apprenez)|(?:se aprende|aprender(?:ás|éis|án)|aprenderemos)|(?:si impara(?:no)?|impar(?:erai|erete|iamo|i|ate))|(?:je|jullie|u) leert|(?:aprende-se|aprender(?:ás|ão|emos)|vais aprender|você aprende))(?!\p{L})[^?]{10,}$/iu,
);
/** "À la fin, chacun repart avec trois livres": what those who come have at the end. */
const TAKEN_HOME = new Prefiltered(
  /^(?:(?:at|by) the end(?: of (?:the|each|every) \p{L}+)?,? (?:everyone|everybody|each|you|all of you|participants) |am ende (?:\p{L}+ ){0,3}?(?:nimmt|nehmen|gehst|geht|hast|hat|habt|haben) (?:jeder|jede|alle|du|ihr|sie)|(?:à|a) la fin(?: d(?:u|e la) \p{L}+)?,? (?:chacune?|chaque \p{L}+|vous|tout le monde|on) (?:re)?p?|al final(?: d(?:el|e la) \p{L}+)?,? (?:cada un[oa]|tod[oa]s|os|te|se) (?:os |te |se )?(?:llev|tendr|va)|alla fine(?: d(?:el|ella) \p{L}+)?,? (?:ognuno|ciascuno|tutti|vi|ti) |(?:op het|aan het) eind(?:e)?(?: van de \p{L}+)? (?:gaat|gaan|heeft|heb|neemt) (?:iedereen|je|u|jullie)|no fim(?: d[oa] \p{L}+)?,? (?:cada um|todos|leva))/iu,
);
const tellsLearned = (sentence: string): boolean =>
  LEARNED.test(sentence.trim()) || TAKEN_HOME.test(sentence.trim());

/** "wreath price list", "Unsere neue Preisliste": what heads the lines under it. */
const NAMES_LIST = new Prefiltered(
  /^(?:[\p{L}\d’'-]+ ){0,5}(?:price ?list|timetable|opening hours|preisliste|fahrplan|stundenplan|öffnungszeiten|tarifs|liste des prix|horaires|lista de precios|horarios?|listino(?: prezzi)?|orari|prijslijst|dienstregeling|openingstijden|tabela de preços|horários?)(?: (?:\d{4}(?:[-/]\d{2,4})?|for \d{4}))?\s*:?$/iu,
);
/** "Un resumen:", "A quick summary:": what heads the sentences behind it. */
const SUMS_UP =
  /^(?:(?:an?|our|ein|eine|unser|unsere|un|une|notre|una|el|nuestro|il|het|een|um|uma|o) )?(?:(?:quick|short|brief|little|kurzer?|kleiner?|petite?|rapide|breve|pequeño|piccolo|korte?|kleine|pequeno) )?(?:summary|round-?up|rückblick|zusammenfassung|überblick|bilan|résumé|resumen|balance|riepilogo|bilancio|riassunto|samenvatting|terugblik|resumo|balanço)\s?:$/iu;
const namesList = (sentence: string): boolean =>
  NAMES_LIST.test(sentence.trim()) || SUMS_UP.test(sentence.trim());

/** "Two years in a workshop would be great.", "Ein Führerschein wäre von Vorteil": what is hoped for of applicants. */
const HOPED_FOR = new Prefiltered(
  /(?<!\p{L})(?:(?:experience|years?|licen[cs]e|certificat\p{L}+|degree|qualifications?|training|knowledge|skills?|english|german|french|spanish|background|ticket)(?!\p{L})[^.!?]{0,60} (?:would be|is|are|(?:will|would) (?:also )?be) (?:\p{L}+ )?(?:great|lovely|ideal|good|nice|a plus|an? (?:advantage|asset|bonus)|welcome|helpful|desirable|useful|preferred)|(?:erfahrung\p{L}*|jahre|führerschein|kenntnisse?|ausbildung|abschluss|\p{L}+schein|deutsch|englisch)(?!\p{L})[^.!?]{0,60} (?:wäre|wären|ist|sind) (?:\p{L}+ )?(?:toll|schön|super|ideal|von vorteil|ein (?:plus|vorteil)|wünschenswert|willkommen)|(?:expérience|permis|diplôme|connaissances?|formation|anglais|années?)(?!\p{L})[^.!?]{0,60} (?:serait|seraient|est|sont) (?:un (?:plus|atout)|appréciée?s?|bienvenue?s?|souhaitée?s?)|(?:experiencia|carn[eé]t?|conocimientos?|título|inglés|años)(?!\p{L})[^.!?]{0,60} (?:sería|serían|es|son) (?:un plus|una ventaja|bienvenid[oa]s?|deseables?|valorables?)|(?:esperienza|patente|conoscenza|diploma|inglese|anni)(?!\p{L})[^.!?]{0,60} (?:sarebbe|sarebbero|è|sono) (?:un plus|gradit[oaie]|preferibil[ei]|un vantaggio|benvenut[oaie])|(?:ervaring|rijbewijs|kennis|diploma|engels|jaren?)(?!\p{L})[^.!?]{0,60} (?:zou|is|zijn) (?:een (?:pre|plus)|mooi|fijn|welkom|handig)|(?:experiência|carta de condução|conhecimentos?|formação|inglês|anos)(?!\p{L})[^.!?]{0,60} (?:seria|seriam|é|são) (?:um[a]? (?:plus|mais-valia|vantagem)|bem-vind[oa]s?|desejáve(?:l|is)))(?: [\p{L} ]{2,30})?[.!]?\s*$/iu,
);
const isHopedFor = (sentence: string): boolean => HOPED_FOR.test(sentence.trim());

/** "What stays the same: the phone number, the opening hours, and all of us.": what a change means for readers. */
const CHANGES = new Prefiltered(
  /^(?:what (?:stays|remains|will stay|changes|has changed|will change|is new|is different|does(?:n['’]t| not) change)(?: the same)?|was (?:gleich )?(?:bleibt|sich ändert|neu ist)(?: \p{L}+)?|ce qui (?:reste|change|ne change pas|est nouveau)|lo que (?:no )?(?:cambia|sigue igual|es nuevo)|cosa (?:non )?cambia|cosa (?:resta|c['’]è di nuovo)|wat (?:hetzelfde )?(?:blijft|verandert|nieuw is)|o que (?:não )?(?:muda|fica igual|há de novo))\s?:\s+\S/iu,
);
const tellsChanges = (sentence: string): boolean => CHANGES.test(sentence.trim());

/** "Thank you to the 27 marshals who stood out there for four hours, to Low Farm for …": what people are thanked for. */
const THANKED_FOR =
  /^(?:a (?:huge|big|special) )?(?:thanks|thank you) (?:also )?to [^.!?]{3,120}(?<!\p{L})(?:who|for)(?!\p{L})(?! (?:the )?(?:post|picture|card|video|slide))[^.!?]{8,}[.!]?$|^(?:vielen |herzlichen )?dank an [^.!?]{3,120}(?<!\p{L})(?:die|der|für)(?!\p{L})[^.!?]{8,}[.!]?$|^(?:un grand )?merci (?:à|aux?) [^.!?]{3,120}(?<!\p{L})(?:qui|pour)(?!\p{L})[^.!?]{8,}[.!]?$|^(?:muchas )?gracias al? [^.!?]{3,120}(?<!\p{L})(?:que|por)(?!\p{L})[^.!?]{8,}[.!]?$|^grazie (?:a|ai|agli|alle|alla|al) [^.!?]{3,120}(?<!\p{L})(?:che|per)(?!\p{L})[^.!?]{8,}[.!]?$|^(?:dank|bedankt) aan [^.!?]{3,120}(?<!\p{L})(?:die|voor)(?!\p{L})[^.!?]{8,}[.!]?$|^obrigad[oa] (?:ao?s?|às?) [^.!?]{3,120}(?<!\p{L})(?:que|por|pel[oa]s?)(?!\p{L})[^.!?]{8,}[.!]?$/iu;
const ORDERS_PLACE =
  /(?<!\p{L})(?:please|bitte|at the end|am (?:ende|schluss)|à la fin|al final|alla fine|aan het eind|no fim)(?!\p{L})/iu;
const thanksForHelp = (sentence: string): boolean =>
  THANKED_FOR.test(sentence.trim()) && !ORDERS_PLACE.test(sentence);

/** "Sorry for the bother and thanks for bearing with us.": said to those who are put to trouble. */
const APOLOGY = new Prefiltered(
  /^(?:we(?:['’]re| are) )?(?:so |very |really )?sorry (?:for|about) (?:the|any|all the) (?:\p{L}+ )?(?:bother|inconvenience|trouble|disruption|delays?|wait|mess|noise|dust)(?!\p{L})|^(?:wir )?(?:bitten um (?:euer |ihr )?(?:verständnis|entschuldigung)|entschuldig\p{L}+ (?:die|bitte die|wir uns für die) (?:unannehmlichkeit|störung|umstände|verzögerung)\p{L}*)|^(?:nous (?:sommes )?|on est )?(?:désolés?|navrés?) (?:pour|de) (?:la|le|les|ce) (?:gêne|désagrément|attente|bruit|retard)\p{L}*|^(?:perdon\p{L}+|disculp\p{L}+|sentimos) las? (?:molestias?|espera)|^(?:ci )?scusiamo per (?:il|i|l['’])\s?(?:disagio|disagi|attesa)|^(?:onze )?excuses voor (?:het|de) (?:ongemak|overlast|wachttijd)|^(?:pedimos )?desculp\p{L}+ (?:pelo|pela|pelos) (?:incómodo|transtornos?|espera)/iu,
);
const apologises = (sentence: string): boolean => APOLOGY.test(sentence.trim());

/** "Speakers are Dr Lena Abara (building physicist) and Colin Stroud.": who can be heard there. */
const WHO_SPEAKS = new Prefiltered(
  /^(?:[\p{L}’']{1,8} )?(?:[Ss]peakers?|[Gg]uests?|[Hh]osts?|[Pp]resenters?|[Pp]anell?ists?|[Rr]eferent(?:in|en|innen)?|[Gg]äste?|[Ii]ntervenant(?:e|s|es)?|[Ii]nvitée?s?|[Pp]onentes?|[Ii]nvitad[oa]s?|[Rr]elator[ei]|[Oo]spiti?|[Ss]prekers?|[Gg]asten?|[Oo]radores?|[Cc]onvidad[oa]s?) (?:is|are|will be|ist|sind|est|sont|seront|es|son|serán|è|sono|saranno|zijn|é|são|serão) \p{Lu}[^?]*$/u,
);
const tellsWhoSpeaks = (sentence: string): boolean => WHO_SPEAKS.test(sentence.trim());

/** "Card only." speaks of no picture, "would be great" of no wish where an applicant brings it, "Here they are:" of readers' things. */
export const isSurelyForReaders = (sentence: string): boolean =>
  tellsHowToPay(sentence) ||
  tellsWhoSpeaks(sentence) ||
  isHopedFor(sentence) ||
  leadsOn(sentence) ||
  apologises(sentence);

/** Whether a sentence has one of these forms, and no word of an order to the maker. */
export const hasReaderForm = (sentence: string): boolean =>
  isSurelyForReaders(sentence) ||
  (FORMS.some((is) => is(sentence)) && matchesIn(MAKER_WORDS, sentence).length === 0);
const FORMS = [
  answersItself,
  tellsLearned,
  namesList,
  tellsWhereToBook,
  tellsPlaces,
  tellsHowToCome,
  tellsWhatToWear,
  thanksForHelp,
  tellsOfUpdate,
  tellsChanges,
  leadsToAnswer,
];
