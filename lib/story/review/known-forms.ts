import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Sentences that are for readers by their form, whatever they are about. */

/** "Can you make a card? Yes, a square one.": what an author asks the maker. */
const ASKS_MAKER =
  /^[¿\s]*(?:(?:can|could|would|will|may|should|shall) (?:you|we|i)|(?:kannst|könn(?:t|en|test|ten)|soll(?:en|t|te[n]?)?) (?:du|ihr|sie|wir|ich)|(?:peux-tu|pouvez-vous|pourriez-vous|on (?:peut|met|garde))|(?:puedes|podéis|podrías|podemos)|(?:puoi|potete|potresti|possiamo)|(?:kun|kunnen) (?:je|jullie|we)|(?:pode[ms]?|consegues?))(?!\p{L})/iu;
const ANSWERED = new Prefiltered(
  /^[^?\n]{8,110}\?\s+(?:yes|no|ja|nein|nee|oui|non|sí|sì|sim|não|yep|nope|doch|si)[,.!:;–—]\s*(?!(?:please|bitte|svp|por favor|per favore|graag)(?!\p{L}))\p{L}[^?]{3,}$/iu,
);

/** "Moet ik eerst mijn theorie halen? Nee, dat kan tegelijk.": a question of readers with its answer. */
export const answersItself = (sentence: string): boolean =>
  ANSWERED.test(sentence.trim()) && !ASKS_MAKER.test(sentence);

/** "Si impara a preparare il bagno, …", "You learn to …": what a course teaches. */
const LEARNED = new Prefiltered(
  /^(?:you(?:['’]ll| will)? (?:also )?learn(?:s)?|participants (?:will )?learn|(?:ihr|du|sie|man) (?:lernt|lernst|lernen)|(?:die )?teilnehmer\p{L}* lernen|(?:on|vous|tu) (?:apprend(?:s|rez|ras|ra)?|apprenez)|(?:se aprende|aprender(?:ás|éis|án)|aprenderemos)|(?:si impara(?:no)?|impar(?:erai|erete|iamo|i|ate))|(?:je|jullie|u) leert|(?:aprende-se|aprender(?:ás|ão|emos)|vais aprender|você aprende))(?!\p{L})[^?]{10,}$/iu,
);
export const tellsLearned = (sentence: string): boolean => LEARNED.test(sentence.trim());
