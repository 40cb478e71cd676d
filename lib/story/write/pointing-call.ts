import { capitalize } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** "Come and see it: …", "Kommt und schaut es euch an: …": a call that points to what other words name. */
const CALLS = [
  "(?:so )?(?:please )?(?:come (?:and|to|along and) (?:see|try|meet|visit|join|find|hear|taste|look at)|see|try|meet|join|visit|find|catch|look at) (?:it|them|us|him|her|this|these)(?: (?:all|here|there|in person|for yourself))?|come along|see you there|here (?:it|they) (?:is|are)|here[’']s (?:how|when|where)|this is (?:it|how|when|where)",
  "(?:kommt|komm|kommen sie)(?: (?:doch|gerne?|einfach))? (?:vorbei|und (?:schaut|seht|probiert|erlebt) (?:es|sie|ihn|das)(?: (?:euch|selbst) ?(?:an|selbst)?)?)|(?:schaut|seht|probiert) (?:es|sie|ihn|das|selbst)(?: (?:euch|selbst))?(?: an)?|seid dabei|sei dabei|besucht uns|hier (?:ist|sind) (?:es|sie)|so geht[’']s",
  "(?:venez|viens) (?:l[ea]s? |l[’']|nous )?(?:voir|visiter|découvrir|essayer|goûter|rencontrer|rejoindre)|rejoignez-nous|l[ea]s? voi(?:ci|là)|venez",
  "(?:ven|venid|vengan|veniros)(?: a)? (?:ver|conocer|probar|visitar)(?:l[oa]s?|nos)|únete|uníos|aquí (?:está|están|lo tienes)|acompáñanos",
  "(?:vieni|venite) a (?:veder|provar|trovar|conoscer|visitar)(?:l[oaie]|ci)|ecco(?:l[oaie])|unisciti a noi|vi aspettiamo",
  "kom (?:(?:het|hem|haar|ze|dit) )?(?:zelf )?(?:kijken|bekijken|proberen|langs)|doe mee|kom erbij|hier is (?:het|ie)",
  "(?:vem|venha|venham|vinde) (?:(?:vê|conhecê|prová|visitá)-l[oa]s?|ver|conhecer-nos)|junte-se a nós|aqui está",
].join("|");
const POINTING = new Prefiltered(`^(?:${CALLS})!?\\s?[:：]\\s+(?=.{12,}$)`, "iu");

/** Whether a sentence is of something that another one names, and only calls readers there. */
export const isPointing = (text: string): boolean => POINTING.test(text);

/** A sentence without the call before its colon, which is no headline. */
export function withoutPointer(text: string): string {
  const said = text.replace(POINTING, "");
  return said === text ? text : capitalize(said);
}
