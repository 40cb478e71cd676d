import { VALUE_NAMES } from "../../text/value-names.ts";
import { lower, pattern } from "./lower.ts";

/** How the words of a film are to be seen: "Keep the text on screen long enough.", "Times should appear all together once." */

const SOFT =
  "(?:(?:please|pls|and|also|just|bitte|und|auch|merci de|et|por favor|y|per favore|e|graag|en)[, ]+)*";
const REST = "[^.!?\\d]{0,70}[\\s.!]*$";
const ART =
  "(?:(?:all |alle |toutes? |tous |tod[oa]s |tutt[ie] )?(?:the|our|d(?:ie|as|er|en)|unsere?n?|les?|la|el|l[ao]s|il|lo|i|gli|le|de|het|os?|as?) )?";
const WORDS =
  "(?:text|texts|words|titles?|captions?|lines?|texte?n?|schrift|zeilen|titel|untertitel|textes?|mots|titres?|phrases?|textos?|letras|títulos?|testo|testi|scritte|titoli|tekst|teksten|woorden|letras)";

/** By language: how long words stay. */
const LONG = [
  `(?:keep|leave|hold|have|let) ${ART}${WORDS}[^.!?\\d]{0,25} long enough`,
  `${ART}${WORDS} (?:should|must|has to|needs to|have to) (?:stay|be|stand)[^.!?\\d]{0,25} long enough`,
  `${ART}${WORDS}(?: bitte| soll(?:te|ten|en)?| muss| müssen)* (?:lange?|lang) genug (?:stehen|zu (?:sehen|lesen)|lesbar|eingeblendet|im bild)`,
  `(?:laisse\\p{L}*|garde\\p{L}*|laisser) ${ART}${WORDS}[^.!?\\d]{0,25} (?:assez|suffisamment) longtemps`,
  `(?:dej(?:ad|a|en|ar)|mant(?:ened|én|engan|ener)) ${ART}${WORDS}[^.!?\\d]{0,25} (?:(?:el )?tiempo suficiente|suficiente tiempo|bastante tiempo)`,
  `(?:lascia(?:te|re)?|ten(?:ete|ere)|tieni) ${ART}${WORDS}[^.!?\\d]{0,25} (?:abbastanza a lungo|abbastanza tempo|tempo (?:a )?sufficiente)`,
  `(?:laat|houd?) ${ART}${WORDS}[^.!?\\d]{0,25} lang genoeg`,
  `(?:deix(?:em|e|a|ar)|mant(?:enham|er|em)) ${ART}${WORDS}[^.!?\\d]{0,25} (?:tempo suficiente|bastante tempo|o tempo suficiente)`,
].join("|");

const VALUES = `${ART}(?:${VALUE_NAMES})`;
const FEW = "(?: [\\p{L}’'-]+){0,3}?";
/** Values that are to be seen at the same time. */
const TOGETHER = [
  `${VALUES} (?:should|must|need to|have to|ought to|can|could) (?:appear|be (?:shown|seen|visible|on screen|listed)|come up|stand)${FEW} (?:(?:all )?together|at once|at the same time|in one (?:list|place|picture|scene|frame)|on one (?:slide|screen|card|picture))`,
  `${VALUES} (?:bitte|sollen|sollten|müssen|soll|dürfen)${FEW} (?:zusammen|gemeinsam|auf einmal|gleichzeitig|in einer liste|auf einem bild)${FEW} (?:erscheinen|zu sehen|stehen|gezeigt|auftauchen|zeigen)`,
  `${VALUES} (?:doi(?:ven)?t|devrai(?:en)?t) (?:apparaître|être affichée?s?|figurer|se voir|s[’']afficher)${FEW} (?:ensemble|en même temps|d[’']un coup)`,
  `${VALUES} (?:deben?|deberían?|tienen? que) (?:aparecer|salir|verse|mostrarse)${FEW} (?:junt[oa]s|a la vez|de una vez)`,
  `${VALUES} (?:dev(?:e|ono)|dovrebber?o?) (?:apparire|comparire|vedersi|stare)${FEW} (?:insieme|in una volta)`,
  `${VALUES} (?:moeten|mogen|moet)${FEW} (?:samen|tegelijk|bij elkaar|in één keer)${FEW} (?:beeld|zien|verschijnen|staan|komen)`,
  `${VALUES} (?:dev(?:e|em|ia|iam)|têm de) (?:aparecer|surgir|ver-se|ser mostrad[oa]s)${FEW} (?:junt[oa]s|ao mesmo tempo|de uma vez)`,
].join("|");

const NOTE = pattern(`^\\s*${SOFT}(?:${LONG}|${TOGETHER})(?!\\p{L})${REST}`);
const SEEN_TOGETHER = pattern(`^\\s*${SOFT}(?:${TOGETHER})(?!\\p{L})${REST}`);

const LONGEST = 140;

/** A sentence that only says how words or values are to be seen. */
export const isOnScreenNote = (sentence: string): boolean =>
  sentence.length <= LONGEST && NOTE().test(lower(sentence));

/** It wants values to be seen at the same time. */
export const wantsSeenTogether = (sentence: string): boolean =>
  sentence.length <= LONGEST && SEEN_TOGETHER().test(lower(sentence));
