import { once } from "../../text/once.ts";
import { lower, pattern } from "./lower.ts";
import { speaksToReader } from "./prohibition-words.ts";
import { valuesOf } from "./values.ts";

/**
 * What needs no mention, with why: "Over de cursussen hoeft nu niks, die zitten vol.", "Zu den Kursen muss nichts rein."
 * It is for the maker alone.
 */

type UnneededWords = {
  /** Only a maker puts it on a thing: the whole clause, where TOPIC stands for what it is about. */
  sure: string;
  /** The same of talk, which may be a figure of speech: "About its taste nothing need be said." */
  said: string;
  /** For now, this time. */
  now: string;
};

const TOPIC = "(?:[\\p{L}\\d’'-]+ ){1,5}?";
const LAST = "[\\p{L}\\d’'-]+(?: [\\p{L}\\d’'-]+){0,4}?";

const WORDS: Record<string, UnneededWords> = {
  en: {
    sure: "(?:the |our |any )?TOPIC(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)) need (?:a mention|mentioning|to be mentioned)|(?:there(?:['’]s| is) )?no need to (?:mention|bring up) (?:the |our |any )?LAST",
    said: "(?:there(?:['’]s| is) )?no need to (?:talk about|go into|say (?:anything|a word) about) (?:the |our |any )?LAST|nothing (?:needed )?(?:on|about) (?:the |our )LAST(?: needed)?",
    now: "now|yet|this time|today|for now|right now|at the moment",
  },
  de: {
    sure: "(?:zu|über|von|zum|zur|vom) (?:den |dem |der |die |das |unser\\p{L}* )?TOPIC(?:muss|braucht|braucht es|brauchen wir|soll|müssen wir|brauch)(?: (?:jetzt|hier|diesmal|da|gerade|im moment|vorerst|erstmal|erst mal|noch|auch))* (?:nichts|nix|kein text)(?: (?:rein|drauf|dazu|hin|drin ?stehen|drauf ?stehen|stehen|rein ?schreiben|schreiben|dabei ?stehen))?|(?:die|der|das|unsere?) TOPIC(?:muss|müssen|braucht|brauchen)(?: (?:jetzt|hier|diesmal|da|gerade|im moment|vorerst|erstmal|noch|auch))* nicht (?:erwähnt (?:zu )?werden|genannt (?:zu )?werden)",
    said: "(?:zu|über|von|zum|zur|vom) (?:den |dem |der |die |das |unser\\p{L}* )?TOPIC(?:muss|braucht|müssen wir|brauchen wir)(?: (?:jetzt|hier|diesmal|gerade|im moment|vorerst|erstmal|noch|auch))* (?:nichts|nix)(?: (?:gesagt werden|sagen|zu sagen|weiter))",
    now: "jetzt|diesmal|gerade|im moment|vorerst|erstmal|erst mal|noch",
  },
  fr: {
    sure: "(?:inutile|pas (?:la peine|besoin)|(?:il |ce )?n['’]est pas (?:nécessaire|la peine)) (?:de |d['’])(?:mentionner|citer|évoquer) (?:les |la |le |l['’]|nos )?LAST",
    said: "(?:il n['’]y a )?rien (?:à (?:dire|mettre|écrire) )?(?:sur|à propos d(?:es|u|e)) (?:les |la |le |l['’]|nos )?LAST|(?:inutile|pas (?:la peine|besoin)) de parler (?:des|du|de la|de l['’]|de nos) ?LAST",
    now: "pour l['’]instant|pour le moment|cette fois|maintenant|encore",
  },
  es: {
    sure: "(?:de|sobre) (?:los |las |la |el |nuestr\\p{L}+ )?TOPICno (?:hace falta|hay que|es necesario) poner (?:nada)?|no (?:hace falta|es necesario|hay que) (?:mencionar|nombrar) (?:nada de )?(?:los |las |la |el |nuestr\\p{L}+ )?LAST",
    said: "(?:de|del|sobre) (?:los |las |la |el |nuestr\\p{L}+ )?TOPICno (?:hace falta|hay que|es necesario) (?:decir|contar|hablar)(?: (?:nada|ahora|de momento|por ahora))*|no (?:hace falta|es necesario) hablar (?:de|del) (?:los |las |la |el )?LAST",
    now: "ahora|de momento|por ahora|esta vez|todavía|aún",
  },
  it: {
    sure: "(?:dei|delle|degli|del|della|dell['’]|sui|sulle|sul|sulla|di) ?TOPIC(?:(?:per ora|adesso|stavolta|ora) )?non (?:serve|occorre|bisogna) (?:mettere|scrivere)(?: (?:niente|nulla))?|non (?:serve|occorre|c['’]è bisogno di) (?:menzionare|citare) (?:i |gli |le |la |il |lo |l['’])?LAST",
    said: "(?:dei|delle|degli|del|della|dell['’]|sui|sulle|sul|sulla|di) ?TOPIC(?:(?:per ora|adesso|stavolta|ora) )?non (?:serve|occorre|bisogna|c['’]è bisogno di) (?:dire|parlare)(?: (?:niente|nulla))?|non (?:serve|occorre|c['’]è bisogno di) parlare (?:dei|delle|degli|del|della|dell['’]|di) ?LAST",
    now: "per ora|adesso|stavolta|ora|al momento|ancora",
  },
  nl: {
    sure: "over (?:de |het |onze |ons )?TOPIChoeft(?: (?:nu|er|verder|nog|even|dit keer|deze keer|hier|ook|voorlopig))* (?:niks|niets)(?: (?:in|bij|op|bij te staan|in te staan|op te staan|vermeld te worden|te staan))?|(?:de |het |onze |ons )?TOPIChoe(?:ft|ven)(?: (?:er|nu|dit keer|ook))* niet (?:vermeld|genoemd)(?: te worden)?",
    said: "over (?:de |het |onze |ons )?TOPIChoe(?:ft|ven)(?: (?:nu|er|verder|nog|we|wij|je|jullie|dit keer))* (?:niks|niets) (?:gezegd(?: te worden)?|te zeggen|te schrijven)",
    now: "nu|nog|dit keer|deze keer|voorlopig|even",
  },
  pt: {
    sure: "(?:dos|das|do|da|sobre (?:os |as |o |a )?) ?TOPICnão (?:é preciso|precisa|é necessário) (?:pôr|colocar|botar)(?: nada)?|não (?:é preciso|precisa|é necessário) (?:mencionar|citar) (?:os |as |o |a )?LAST",
    said: "(?:dos|das|do|da|sobre (?:os |as |o |a )?) ?TOPICnão (?:é preciso|precisa|é necessário) (?:de )?(?:falar|dizer)(?: (?:nada|agora|por agora|por enquanto))*|não (?:é preciso|precisa) falar (?:dos|das|do|da) LAST",
    now: "agora|por agora|por enquanto|desta vez|dessa vez|ainda",
  },
};

const POLITE =
  "(?:(?:and|but|also|oh|und|aber|auch|et|mais|y|pero|e|ma|en|maar|mas|please|bitte|por favor|per favore)[, ]+)*";

type Tests = Record<"sure" | "said" | "now", RegExp>;
const TESTS = once(
  () =>
    new Map(
      Object.entries(WORDS).map(([code, { sure, said, now }]): [string, Tests] => {
        const clause = (source: string) =>
          pattern(
            `^\\s*${POLITE}(?:${source.replaceAll("TOPIC", TOPIC).replaceAll("LAST", LAST)})(?: (?:${now}))?(?=\\s*(?:[,;:–—(.!]|$))`,
          )();
        return [
          code,
          { sure: clause(sure), said: clause(said), now: pattern(`(?<!\\p{L})(?:${now})(?!\\p{L})`)() },
        ];
      }),
    ),
);

const LONGEST = 160;
const MOST_WORDS = 12;

/** Why, without a value that readers need. */
const isReason = (rest: string): boolean => rest.split(/\s+/u).length <= MOST_WORDS;

/** The whole sentence says what a post need not have. */
export function needsNoMention(sentence: string, language: string): boolean {
  const tests = TESTS().get(language);
  if (!tests || sentence.length > LONGEST || /[\d?？]/u.test(sentence) || valuesOf(sentence).length > 0)
    return false;
  const low = lower(sentence);
  if (speaksToReader(low)) return false;
  const sure = tests.sure.exec(low);
  const said = sure ? undefined : tests.said.exec(low);
  if (sure) return isReason(low.slice(sure[0].length));
  if (!said) return false;
  const rest = low.slice(said[0].length);
  return isReason(rest) && (tests.now.test(said[0]) || /^\s*[,;–—(]/u.test(rest));
}
