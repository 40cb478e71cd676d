import { capitalize } from "../../copy/text.ts";
import { own } from "../../text/own.ts";

/**
 * "Terminar com o convite para pedir orçamento gratuito": languages with an infinitive there name what readers are invited
 * to. How the brand addresses them is not said, so the thing alone is the action: "Orçamento gratuito".
 */

const ASK: Record<string, RegExp> = {
  fr: /^(?:demander|obtenir|réserver|prendre|recevoir) (?:(?:une?|votre|ton|le|la|des) |l['’])?(?=\S)/iu,
  es: /^(?:pedir|solicitar|obtener|reservar|recibir) (?:(?:una?|el|la|su|tu|vuestro|vuestra) )?(?=\S)/iu,
  it: /^(?:chiedere|richiedere|ottenere|prenotare|ricevere) (?:(?:un[oa]?|il|la|lo) |(?:un|l)['’])?(?=\S)/iu,
  pt: /^(?:pedir|solicitar|obter|marcar|agendar|reservar|receber) (?:(?:uma?|o|a|seu|sua|o seu|a sua) )?(?=\S)/iu,
};
const WORDS = { least: 2, most: 5 };

/** The thing that readers are invited to ask for; undefined where the words say more. */
export function invitedTo(text: string, language: string): string | undefined {
  const [verb] = own(ASK, language)?.exec(text.trim()) ?? [];
  if (verb === undefined) return undefined;
  const thing = text
    .trim()
    .slice(verb.length)
    .replace(/[\s.!]+$/, "");
  const count = thing.split(/\s+/).length;
  const isThing = count >= WORDS.least && count <= WORDS.most && !/[,;:\d@]|\.\p{L}/u.test(thing);
  return isThing ? capitalize(thing) : undefined;
}
