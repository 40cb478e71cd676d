import { once } from "../../text/once.ts";
import type { Judge } from "../addressee/addressee.ts";
import { lower, pattern } from "./lower.ts";
import { speaksToReader } from "./prohibition-words.ts";
import { valuesOf } from "./values.ts";

/**
 * What no post is to say, as a clause: "Don't say that we deliver, we stopped that.", "Und nicht schreiben, dass wir
 * umziehen.", "No pongáis que repartimos." What is forbidden, and why, is for the maker alone.
 */

type UnsaidWords = {
  /** What forbids to say it, up to the clause. */
  leads: string;
  /** What forbids it behind the clause, where a language has that. */
  behind?: string;
  /** What forbids to tell a thing, or where, when and who: "Den Ort bitte nicht angeben". */
  things: string;
  /** Words of those who write: the clause is about them. */
  ours: string;
};

const POLITE =
  "(?:(?:please|pls|and|but|also|just|so|oh|bitte|und|aber|auch|also|lieber|bloß|s['’]il (?:vous|te) plaît|svp|merci(?: de)?|et|mais|surtout|par contre|por favor|porfa|y|pero|mejor|sobre todo|per favore|e|ma|soprattutto|graag|alsjeblieft|alstublieft|en|maar|ook|liever|se faz favor|mas)[, ]+)*";
const SAY_DE =
  "(?:(?:dazu|rein|hin|drauf|hinein)?schreiben|(?:dazu)?sagen|erwähnen|verraten|behaupten|versprechen|ankündigen|verkünden|betonen|posten)";
const SAY_NL = "(?:zeggen|schrijven|vermelden|melden|beloven|noemen|(?:erbij|erin|erop) zetten)";

const WORDS: Record<string, UnsaidWords> = {
  en: {
    leads:
      "(?:do not|don['’]?t|dont|never|not to|no need to|rather not|better not) (?:(?:say|write|mention|state|claim|announce|promise|put|add|print|tell (?:people|them|readers|customers|followers)|put in|put down|write down)(?: anywhere)? (?:the fact )?that |(?:say|write|claim|tell (?:people|them|readers|customers)) (?=(?:we|i|they|he|she|it|there|our \\p{L}+ (?:is|are|has|have|will|was|were))(?:['’]\\p{L}+)? \\p{L}))",
    things:
      "(?:do not|don['’]?t|dont|never) (?:say|write|mention|reveal|state|print|give away)(?: anywhere)? (?<said>(?:where|when|who|how much|how many|why|which)(?!\\p{L})[^,.!?;:–—(]{2,80})",
    ours: "we|we['’]\\p{L}+|us|our|ours|i|i['’]\\p{L}+|my|me",
  },
  de: {
    leads: `(?:(?:nicht|nie|niemals|nirgends|auf keinen fall|keinesfalls) (?:mehr |extra )?${SAY_DE}|(?:schreibt?|schreiben sie|sagt?|sagen sie|erwähnt|erwähnen sie|verratet|betont|behauptet) (?:bitte |aber |also |lieber |auch )*(?:nicht|nirgends|bloß nicht)(?: (?:dazu|rein|hin|drauf))?|(?:es|da|dort) (?:soll|sollte|darf|muss) (?:bitte )?(?:nicht|nirgends) (?:drin|drauf|da)?stehen|kein wort (?:davon|darüber)),? dass `,
    behind: `dass (?<said>[^,.!?;:]{3,80}?),? (?:bitte |aber |lieber |auch |noch )*(?:nicht|nie|nirgends) (?:bitte )?${SAY_DE}`,
    things: `(?<said>(?:den|die|das|dem|unser\\p{L}*) [^.!?;:]{2,80}?),? (?:bitte |aber |lieber |auch |noch )*(?:nicht |nirgends )(?:bitte )?(?:nennen|angeben|verraten)`,
    ours: "wir|uns|unser\\p{L}*|ich|mein\\p{L}*|mir",
  },
  fr: {
    leads:
      "(?:ne (?:surtout )?pas (?:dire|écrire|mentionner|mettre|préciser|annoncer|indiquer|promettre|marquer)|n(?:e |['’])(?:dites|dis|écrivez|écris|mentionnez|mentionne|mettez|mets|précisez|précise|annoncez|annonce|indiquez|promettez|marquez) (?:surtout )?pas|inutile de (?:dire|préciser|mentionner|mettre)|(?:il ne faut|(?:il )?faut) (?:surtout )?pas (?:dire|écrire|mettre)|pas (?:la peine|besoin) de (?:dire|préciser|mentionner|mettre)) qu(?:e |['’])",
    things:
      "(?:ne (?:surtout )?(?:pas )?(?:mentionner|indiquer|préciser|citer|nommer|révéler) |n(?:e |['’])(?:mentionne[sz]?|indique[sz]?|précise[sz]?|cite[sz]?|nomme[sz]?|révéle[sz]?) (?:surtout )?(?:pas )?)(?<said>(?:l[ae]s? |l['’]|aucune? |notre |nos |son |sa |ses |où |quand |qui )[^,.!?;:–—(]{2,80})",
    ours: "nous|on|notre|nos|je|j['’]\\p{L}+|mon|ma|mes",
  },
  es: {
    leads:
      "(?:no|nunca) (?:(?:hace|hará) falta (?:poner|decir) |(?:pong(?:áis|as|an|a)|poner|dig(?:áis|as|an|a)|decir|escrib(?:áis|as|an|a|ir)|mencion(?:éis|es|en|e|ar)|cont(?:éis|ar)|cuent(?:es|en|e)|anunci(?:éis|es|en|ar)|promet(?:áis|as|an|er)|publi(?:quéis|ques|quen|car)) )que ",
    things:
      "(?:no|nunca) (?:(?:indi(?:car|quéis|ques|quen|que)|mencion(?:ar|éis|es|en|e)|cit(?:ar|éis|es|en|e)|nombr(?:ar|éis|es|en|e)|revel(?:ar|éis|es|en|e)) (?=(?:el|las?|los|al?|nuestr\\p{L}+|ningún|ninguna|dónde|cuándo|quién) )|(?:decir|dig(?:áis|as|an|a)|escrib(?:áis|as|an|ir)|pon(?:gáis|gas|gan|er)) (?=(?:dónde|cuándo|quién|cuánto) ))(?<said>[^,.!?;:–—(]{2,80})",
    ours: "nuestr[oa]s?|nos|\\p{L}+[aei]mos|mis?|soy|estoy|tengo|hago|voy",
  },
  it: {
    leads:
      "non (?:serve (?:dire|scrivere) |(?:scriv(?:ete|ere|a|i)|di(?:te|re|ca)|mett(?:ete|ere|a|i)|menzion(?:ate|are)|racconta(?:te|re)|promett(?:ete|ere)|annunci(?:ate|are)|specific(?:ate|are)|indica(?:te|re)) )che ",
    things:
      "non (?:(?:indic(?:are|ate)|menzion(?:are|ate)|cit(?:are|ate)|nomin(?:are|ate)|rivel(?:are|ate)|svel(?:are|ate)) (?=(?:il|lo|la|i|gli|le|nessun\\p{L}*|dove|quando|chi) |l['’]|dov['’])|(?:scriv(?:ete|ere|a|i)|di(?:te|re|ca)|mett(?:ete|ere)) (?=(?:dove|quando|chi|quanto) |dov['’]))(?<said>[^,.!?;:–—(]{2,80})",
    ours: "nostr[oaie]|ci|\\p{L}+iamo|mi[oae]|miei|io|noi",
  },
  nl: {
    leads: `(?:(?:niet|nergens|nooit) ${SAY_NL}|(?:zeg|schrijf|vermeld|meld|beloof|noem) (?:(?:er|graag|alsjeblieft|liever|ook|maar) )*(?:niet|nergens)(?: (?:bij|in|op))?|zet (?:(?:er|graag|alsjeblieft|liever|ook) )*(?:niet|nergens) (?:bij|in|op)|er hoeft niet (?:bij|in|op)(?: te staan)?),? dat `,
    behind: `dat (?<said>[^,.!?;:]{3,80}?),? (?:(?:graag|liever|alsjeblieft|ook) )*(?:niet|nergens) ${SAY_NL}`,
    things:
      "(?<said>(?:de|het|een|onze?) [^.!?;:]{2,80}?),? (?:graag |liever |ook )*(?:niet |nergens )(?:noemen|vermelden|verklappen)",
    ours: "we|wij|ons|onze|ik|mijn|mij",
  },
  pt: {
    leads:
      "(?:não|nunca) (?:(?:é preciso|precisa) (?:dizer|pôr) |(?:dig(?:am|as|a)|dizer|escrev(?:am|as|a|er)|ponh(?:am|as|a)|pôr|coloqu(?:em|es|e)|colocar|mencion(?:em|es|e|ar)|fal(?:em|es|e|ar)|bot(?:em|a|e)|prom(?:etam|eter)|anunci(?:em|ar)|cont(?:em|ar)) )que ",
    things:
      "(?:não|nunca) (?:indi(?:car|quem?|ques)|mencion(?:ar|em|es|e)|cit(?:ar|em|es|e)|nome(?:ar|iem)|revel(?:ar|em|es|e)) (?<said>(?:os? |as? |nenhum\\p{L}* |noss[oa]s? |onde |quando |quem )[^,.!?;:–—(]{2,80})",
    ours: "noss[oa]s?|nos|\\p{L}+[aei]mos|meus?|minhas?|a gente|eu|estou|tenho",
  },
};

type UnsaidTests = { led: RegExp; behind: RegExp | undefined; things: RegExp; ours: RegExp };

const TESTS = once(
  () =>
    new Map(
      Object.entries(WORDS).map(([code, { leads, behind, things, ours }]): [string, UnsaidTests] => [
        code,
        {
          led: pattern(`^\\s*${POLITE}(?:${leads})(?<said>[^,.!?;:–—(]{3,90})`)(),
          behind: behind ? pattern(`^\\s*${POLITE}(?:${behind})`)() : undefined,
          things: pattern(`^\\s*${POLITE}(?:${things})`)(),
          ours: pattern(`(?<![\\p{L}’'])(?:${ours})(?!\\p{L})`)(),
        },
      ]),
    ),
);

const ASKS =
  /(?<!\p{L})(?:please|pls|bitte|lieber|s['’]il (?:vous|te) plaît|svp|merci de|por favor|porfa|per favore|graag|liever|alsjeblieft|alstublieft|se faz favor)(?!\p{L})/iu;
/** "No digáis que no os avisamos": said to those who read it. */
const TO_READERS = /(?<!\p{L})(?:os|te|ti|vi|lhes?|vos|dir|ihnen|je|jou)(?!\p{L})/iu;

/** Of readers who are addressed politely, or of a third person. */
const POLITELY_THEIRS = /(?<!\p{L})(?:seus?|suas?|sus?|suo[i]?|sue|ihre?[nmrs]?)(?!\p{L})/iu;

/** "In the film", "in de video": where it is not to be said, which parts the verb from the rest. */
const IN_PIECE =
  / (?:in (?:the|this|der|diesem|dieser|de|het)|on (?:the|this)|im|auf (?:der|dem|den)|dans (?:le|la|les)|sur (?:le|la|les)|en (?:el|la|las)|nel(?:la)?|sul(?:la|le)?|op (?:de|het)|n[oa]s?) (?:posts?|film(?:pje|ato)?|videos?|vídeos?|vidéo|text|texte|texto|testo|tekst|caption|cards?|picture|slides?|beitrag|bild|bildern|folien|karte|publication|image|visuel|publicación|imagen|tarjeta|immagine|scheda|bericht|afbeelding|publicação|imagem)(?!\p{L})/iu;

const LONGEST = 220;
const MOST_WORDS = 14;

/** Why it is not to be said: no value that readers need, and nothing said to them. */
const isReason = (rest: string): boolean =>
  valuesOf(rest).length === 0 &&
  !/\d/.test(rest) &&
  !speaksToReader(lower(rest)) &&
  rest.split(/\s+/u).length <= MOST_WORDS;

/** The clause that a sentence forbids to say; undefined for other sentences. Without a judge only what is clear by its words. */
export function unsaidClause(
  written: string,
  language: string,
  judge?: Pick<Judge, "doubtedFor">,
): string | undefined {
  const tests = TESTS().get(language);
  const sentence = written.replace(IN_PIECE, "");
  if (!tests || sentence.length > LONGEST || /[?？]/u.test(sentence)) return undefined;
  const low = lower(sentence);
  const thing = tests.things.exec(low);
  const found = tests.led.exec(low) ?? tests.behind?.exec(low) ?? thing;
  const said = found?.groups?.said?.trim();
  if (!found || !said || speaksToReader(said) || TO_READERS.test(said)) return undefined;
  if (found === thing && POLITELY_THEIRS.test(said)) return undefined;
  const isAsked =
    thing !== null || tests.ours.test(said) || ASKS.test(sentence) || judge?.doubtedFor(sentence) === "maker";
  return isAsked && isReason(sentence.slice(found[0].length)) ? said : undefined;
}
