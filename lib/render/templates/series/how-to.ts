import { own } from "../../../text/own.ts";

/** "How to wash wool", "Wolle waschen, so geht's": what follows is done one after the other. */
const HOW: Record<string, RegExp> = {
  en: /^how (?:to|we|you) |(?<!\p{L})(?:step by step|here[’']s how)(?!\p{L})/iu,
  de: /(?<!\p{L})so (?:geht|gelingt|klappt|funktioniert|macht)(?:[’']?s| es| man)?(?!\p{L})|^so \p{L}+ (?:sie|du|ihr|man) |^wie (?:sie|du|ihr|man) |schritt für schritt|(?<!\p{L})anleitung(?!\p{L})/iu,
  fr: /^comment (?:bien )?\p{L}+(?:er|ir|re)(?!\p{L})|(?:étape par étape|pas à pas)(?!\p{L})/iu,
  es: /^c[oó]mo \p{L}+(?:ar|er|ir)(?:l[oae]s?|se)?(?!\p{L})|paso a paso(?!\p{L})/iu,
  it: /^come \p{L}+(?:are|ere|ire|rre|arl[oaie]|rsi)(?!\p{L})|passo (?:dopo|per) passo(?!\p{L})/iu,
  nl: /^zo \p{L}+ (?:je|u) |^hoe (?:je|u) |stap voor stap(?!\p{L})/iu,
  pt: /^como \p{L}+(?:ar|er|ir|or)(?!\p{L})|passo a passo(?!\p{L})/iu,
};

/** An order at the head of a step, or the infinitive at the end of its first clause. */
const ORDER: Record<string, (title: string) => boolean> = {
  en: (title) => VERB.test(title) || (isOpen(title) && OBJECT.test(title)),
  de: (title) =>
    /^[^,;:]*(?<![\p{L}])\p{L}{2,}(?:en|ern|eln)(?:[,;:.]|$)|^(?:\p{L}+ )?\p{L}+n sie /iu.test(title),
  fr: (title) =>
    /^(?:\p{L}+ment |puis |ne )?\p{L}{2,}(?:ez|er|ir|re)(?:-l(?:e|a|es))?(?!\p{L})/iu.test(title),
  es: (title) => opens(title, /^\p{L}{2,}(?:[aei]|[aei]r|[áéí]?\p{L}*(?:l[oae]s?|se))$/iu),
  it: (title) => opens(title, /^\p{L}{2,}(?:[aei]|[aei]re|(?:te|l[oaie]))$/iu),
  nl: (title) => isOpen(title) && !/^\p{L}+(?:heid|ing|s)(?!\p{L})/iu.test(title),
  pt: (title) => opens(title, /^\p{L}{2,}(?:[ae]|[aei]r|-[oa]s?)$/iu),
};

/** Verbs of work by hand, which open an order before any object. */
const VERB =
  /^(?:then |now |next,? |never |don[’']t |do not )?(?:add|attach|boil|bring|brush|check|choose|clean|close|cover|cut|drain|drill|dry|fill|fold|grease|hang|heat|keep|lay|leave|let|lift|measure|mix|oil|open|paint|peel|place|pour|press|pull|push|put|remove|repeat|rinse|roll|rub|sand|scrub|set|shake|soak|sprinkle|squeeze|stir|store|take|tie|trim|turn|use|wait|warm|wash|wipe|wrap)(?!\p{L})(?! (?:is|are|was|were|has|can|will)(?!\p{L}))/iu;

/** "Lay it flat", "Wring out the water": a word before its object is a verb. */
const OBJECT =
  /^(?!(?:the|all|both|not|of|on|at|for|with|by|to|from|is|are|was|were|and|or|you|they|he|she|this|that|our|your|their)(?!\p{L}))\p{L}+ (?:the|an?|it|them|your|each|all|some|up|out|off|down|away)(?!\p{L})/iu;

/** Words that open a statement, and no order. */
const STATES =
  /^(?:el|la|los|las|lo|un[ao]?s?|il|gli|le|i|os|as|a|o|uma?|de|het|een|se|si|es|son|hay|este|esta|est[oa]s|questo|questa|isto|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|para|per|por|en|in|em|con|com|entre|desde|sobre|todo|ogni|cada|we|wij|je|ze|dit|dat|er|is|ik|onze)(?!\p{L})/iu;
const isOpen = (title: string) => !STATES.test(title);
const opens = (title: string, form: RegExp) => isOpen(title) && form.test(title.split(/[\s,]/u)[0] ?? "");

/** Whether a headline says that what follows tells how something is done. */
export const tellsHow = (headline: string, language: string): boolean =>
  own(HOW, language)?.test(headline) === true && !/[?？]/u.test(headline);

/** Whether a headline tells how something is done, and each of the ideas is an order to readers: they are steps. */
export function areSteps(headline: string, ideas: readonly { title: string }[], language: string): boolean {
  const isOrder = own(ORDER, language);
  if (!isOrder || !tellsHow(headline, language)) return false;
  return ideas.length > 1 && ideas.every(({ title }) => isOrder(title));
}
