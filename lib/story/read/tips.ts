import { ideas } from "../../copy/judge/ideas.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import { isAmongAnnounced } from "./announced-steps.ts";
import { mains, type Notebook } from "./notebook.ts";
import { isPictureNote } from "./picture-notes.ts";

/** Fewer steps are no instructions. */
const LEAST_STEPS = 2;
/** Things of a post and of a picture, which an order to their maker names. */
const OF_THE_POST =
  /(?<!\p{L})(?:photos?|pictures?|images?|logos?|icons?|illustrations?|drawings?|screenshots?|videos?|films?|clips?|posts?|captions?|slides?|scenes?|cards?|headlines?|titles?|texts?|words?|wording|tone|voice|emojis?|hashtags?|fonts?|lettering|backgrounds?|layout|steps?|brand\p{L}*)(?!\p{L})/iu;

const namesThePost = (sentence: string, language: string): boolean =>
  OF_THE_POST.test(sentence) ||
  isPictureNote(sentence, language) ||
  matchesIn(MAKER_WORDS, sentence).length > 0;

/** "Go easy on the bleach" under "Five things that keep your tank happy": one of these things. */
export const isAnnouncedTip = (sentence: string, brief: string, language: string): boolean =>
  !namesThePost(sentence, language) && isAmongAnnounced(sentence, brief);

/**
 * "Use a light-coloured thread for the basting." behind steps of which one tells what is basted: a tip for those who
 * follow them, whatever words of an order it has.
 */
export function isTipForSteps(sentence: string, n: Notebook): boolean {
  if (namesThePost(sentence, n.language)) return false;
  if (isAmongAnnounced(sentence, n.plain)) return true;
  const steps = mains(n).filter(({ kind }) => kind === "step");
  if (steps.length < LEAST_STEPS) return false;
  const named = new Set(steps.flatMap(({ text }) => ideas(text)));
  return ideas(sentence).some((word) => named.has(word));
}

/** "Und bitte keine Beruhigungsmittel, lieber …" behind steps: what those who follow them should not do. */
const ADVISES_AGAINST =
  /^(?:(?:und|and|et|y|e|en) )?(?:bitte |please,? |s['’]il vous plaît,? |por favor,? |per favore,? |alsjeblieft |surtout |never |nie )+(?:kein\p{L}*|no|don['’]t|pas d[e'’]|nada de|no |niente|geen|não)(?!\p{L}).*[,;–—].*(?<!\p{L})(?:lieber|besser|instead|rather|better|plutôt|mejor|meglio|piuttosto|liever|beter|antes|melhor)(?!\p{L})/isu;
const OF_PICTURE =
  /(?<!\p{L})(?:photos?|pictures?|images?|emojis?|icons?|slides?|logos?|drawings?|colou?rs?|fonts?|fotos?|bilder?|folien?|farben?|schrift\p{L}*|zeichnung\p{L}*|text|texte|dessins?|couleurs?|imágenes|imagen|dibujos?|colores|immagini|foto|colori|disegni|afbeelding\p{L}*|kleuren|tekening\p{L}*|imagens|cores|desenhos?|ausrufezeichen|hashtags?|stock\p{L}*)(?!\p{L})/iu;
/** "If any of these look wrong, don't …": what those who followed the steps find, and what they are not to do then. */
const IF_FOUND =
  /^(?:if|when|wenn|falls|si|se|als|indien) [^,.!?]{4,60}, (?:please |bitte |dann )*(?:(?:don['’]t|do not|never|stop) \p{L}|[^.!?]*(?<!\p{L})(?:nicht|nie|keine?n?|niet|nooit|geen)(?!\p{L})|n(?:e |['’])\p{L}+|no \p{L}+|nunca |non \p{L}+|não \p{L}+)/iu;
/** How much of a text there is, and what is done with it. */
const OF_LENGTH =
  /(?<!\p{L})(?:too (?:long|many|much|short|big|small|wordy|crowded)|room|space|fits?|zu (?:lang|viel|viele|kurz|groß|klein)|platz|passt|trop|place|demasiado|espacio|troppo|spazio|te (?:lang|veel|kort)|ruimte|demais|espaço)(?!\p{L})/iu;
const warnsOfFinding = (sentence: string): boolean =>
  IF_FOUND.test(sentence.trim()) && !OF_LENGTH.test(sentence) && !OF_THE_POST.test(sentence);

export const advisesAgainst = (sentence: string): boolean =>
  (ADVISES_AGAINST.test(sentence.trim()) || warnsOfFinding(sentence)) && !OF_PICTURE.test(sentence);

/** The same behind the steps that have been read. */
export const isAdviceBehindSteps = (sentence: string, n: Notebook): boolean =>
  mains(n).filter(({ kind }) => kind === "step").length >= LEAST_STEPS && advisesAgainst(sentence);
