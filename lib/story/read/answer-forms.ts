import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Questions of readers with their answers, and what leads to one. */

/** "Can you make a card? Yes, a square one.": what an author asks the maker. */
const ASKS_MAKER =
  /^[¿\s]*(?:(?:can|could|would|will|may|should|shall) (?:you|we|i)|(?:kannst|könn(?:t|en|test|ten)|soll(?:en|t|te[n]?)?) (?:du|ihr|sie|wir|ich)|(?:peux-tu|pouvez-vous|pourriez-vous|on (?:peut|met|garde))|(?:puedes|podéis|podrías|podemos)|(?:puoi|potete|potresti|possiamo)|(?:kun|kunnen) (?:je|jullie|we)|(?:pode[ms]?|consegues?))(?!\p{L})/iu;
const ANSWERED = new Prefiltered(
  /^[^?\n]{8,110}\?\s+(?:yes|no|ja|nein|nee|oui|non|sí|sì|sim|não|yep|nope|doch|si)[,.!:;–—]\s*(?!(?:please|bitte|svp|por favor|per favore|graag)(?!\p{L}))\p{L}[^?]{3,}$/iu,
);

/** "Moet ik eerst mijn theorie halen? Nee, dat kan tegelijk.": a question of readers with its answer. */
export const answersItself = (sentence: string): boolean =>
  ANSWERED.test(sentence.trim()) && !ASKS_MAKER.test(sentence);

/** "We get asked every day about the difference between our two cheeses, so here it is.": what readers ask, and an answer follows. */
const ANSWERS_NOW = new Prefiltered(
  /^[^.!?\n]{20,160}[,;:–—-]\s*(?:(?:so )?here(?:['’]s| is) (?:how (?:it|this|that|we do it) (?:goes|works|is done)|what (?:happens|to expect|you need))(?:,[^.!?]{3,60})?|(?:so )?here (?:it is|goes|you go|(?:is|['’]s) the answer)|hier (?:ist |kommt )?(?:die|unsere|eine) (?:antwort|erklärung)|(?:alors|donc) (?:la )?voi(?:là|ci)(?: la réponse)?|aquí (?:va|está|tenéis)(?: la respuesta)?|ecco(?:la|lo| (?:la|una) risposta)?|hier (?:is|komt) het(?: antwoord)?|aqui (?:vai|está)(?: a resposta)?)\s*[.!:]?$/iu,
);
/** "Here they are:", "So this is what happens:", "So geht's:" */
const LEADS_ON =
  /^(?:(?:so|and|und|et|y|e|en) )?(?:here (?:they|it|we|you) (?:are|is|go)|this is (?:what happens|how (?:it|this) (?:works|goes))|so (?:geht|läuft|funktioniert)(?: ?['’]?s| es| das)|hier (?:sind sie|kommen sie)|les voici|voici comment (?:ça|cela) se passe|aquí (?:están|van|los tenéis)|así (?:es|funciona)|eccol[ieo]|ecco come (?:funziona|va)|hier zijn ze|zo (?:gaat|werkt) het|aqui estão|é assim que funciona)\s?[:.]$/iu;
/** "This is what we did in 2026:", "Here is what our members raised": what heads the lines under it, and no text to be written. */
const WHAT_WAS_DONE =
  /^(?:and )?(?:this|here)(?: is|['’]s) what (?:we|you|(?:our|the|your) (?:[\p{L}-]+ ){1,2}?)(?: ?all| ?together| ?have| ?['’]ve)* ?(?:did|done|made|achieved|raised|collected|managed|built|planted|learn(?:ed|t)|grew|grown|harvested|changed|fixed|repaired|improved|saved|gave|given|sold|found|saw)(?!\p{L})[^.!?]{0,60}[:.]?$/iu;
export const leadsOn = (sentence: string): boolean =>
  LEADS_ON.test(sentence.trim()) || WHAT_WAS_DONE.test(sentence.trim());
export const leadsToAnswer = (sentence: string): boolean =>
  ANSWERS_NOW.test(sentence.trim()) || leadsOn(sentence);
