import { lower, pattern } from "./lower.ts";

/**
 * "Die Kollegin, die in Elternzeit geht, bitte nicht erwähnen.": whom a post leaves out, with a clause that tells who
 * that is. The commas part nothing: the sentence is one ban.
 */
type RelativeBan = {
  /** What stands before the noun. */
  lead: string;
  /** First words of the clause. */
  relative: string;
  please: string;
  bans: string;
};

const BANS: Record<string, RelativeBan> = {
  en: {
    lead: "the|our|any",
    relative: "(?:(?:with|about|to|for) )?(?:who|whom|whose|that|which)",
    please: "please|pls",
    bans: "(?:do not|don[’']?t|never) (?:mention|name|quote)(?: (?:him|her|it|them))?|(?:leave|keep) (?:him|her|it|them) out(?: of (?:it|this))?|should not be (?:mentioned|named|shown)|not to be (?:mentioned|named|shown)",
  },
  de: {
    lead: "d(?:ie|er|as|en|em)|unser\\p{L}*|eine?\\p{L}?",
    relative:
      "(?:(?:mit|von|für|bei|über|an|auf|zu|gegen|um) )?(?:d(?:ie|er|as|en|em)|deren|dessen|denen|welche[rnsm]?|wo|was)",
    please: "bitte|lieber|auch|diesmal",
    bans: "(?:nicht|nie)(?: namentlich| mit namen)? (?:erwähnen|nennen|zeigen|abbilden|ansprechen|zitieren|aufführen)|(?:weg|raus|heraus)lassen|außen vor lassen|draußen lassen|unerwähnt lassen|aussparen",
  },
  fr: {
    lead: "l[ae]s? |l[’']|notre |nos |une? |aux? |à l[a’'] ?|d(?:e la|u|es) ",
    relative: "(?:(?:avec|pour|à|de|chez) )?(?:qui|que|qu[’']|dont|laquelle|lequel|lesquel(?:le)?s)",
    please: "merci de|s[’']il (?:vous|te) plaît|svp|prière de|veuillez|surtout|mieux vaut",
    bans: "(?:n[’']en|ne) (?:(?:surtout )?pas )?(?:(?:en|l[ae]s?|l[’']|y) ?)?(?:mentionner|nommer|citer|parler|montrer|évoquer)|ne l[ae]s? (?:mentionne|nomme|cite|montre)z? pas|n[’']en parle[rz] pas|à ne pas (?:mentionner|nommer|citer)|l[ae]s? laisser de côté",
  },
  es: {
    lead: "(?:al? )?(?:l[ao]s?|el|nuestr\\p{L}+)|al",
    relative: "(?:(?:con|a|de|para|por) )?(?:l[ao]s? |el )?(?:que|quien(?:es)?|cual(?:es)?|cuy[oa]s?)",
    please: "por favor|mejor|os pido|os rogamos",
    bans: "(?:no|ni) (?:l[aeo]s? )?(?:mencion|nombr|cit|mostr|muestr|enseñ|sac)\\p{L}+|no habl\\p{L}+ de (?:ella|él|ell[oa]s)|dejadl[oa]s? fuera|que no (?:salga|aparezca)n?",
  },
  it: {
    lead: "(?:(?:il|l[aoe]|gli|i|un[ao]?|nostr\\p{L}+) |l[’'])",
    relative: "(?:(?:con|di|a|per|da) )?(?:che|cui|(?:il|la|i|le) qual[ei])",
    please: "per favore|per piacere|vi prego di|meglio",
    bans: "(?:non|né) (?:l[aoie] )?(?:nomin|menzion|cit|mostr|fatel)\\p{L}+|non parl\\p{L}+(?: di (?:lei|lui|loro))?|da non (?:nominare|menzionare|citare)|lasciatel[aoie] fuori",
  },
  nl: {
    lead: "de|het|onze|ons|een",
    relative: "(?:(?:met|van|voor|over|aan|bij) )?(?:die|dat|wie|waar\\p{L}*|wiens)",
    please: "graag|liever|alsjeblieft|alstublieft|aub|svp|ook",
    bans: "niet (?:noemen|vermelden|tonen|laten zien|bij naam noemen)|(?:weg|erbuiten )laten|buiten beschouwing laten",
  },
  pt: {
    lead: "[ao]s?|noss[oa]s?|um|uma",
    relative: "(?:(?:com|de|a|para|por) )?(?:(?:[ao]s? )?que|quem|(?:[ao] )?qual|cuj[oa]s?)",
    please: "por favor|se faz favor|é favor|melhor",
    bans: "(?:não|nem) (?:[ao]s? )?(?:mencion|nome|cit|mostr|refer|ref[ie]r)\\p{L}*(?:-[oa]s?|-l[oa]s?)?|deixem-n[oa]s? de fora",
  },
};

const formOf = ({ lead, relative, please, bans }: RelativeBan) => {
  const soft = `(?:(?:${please})(?![\\p{L}])[, ]+)*`;
  return pattern(
    `^\\s*${soft}(?:(?<who>(?:${lead})\\s?[^,.!?:]{2,50}?,? (?:${relative})(?![\\p{L}])[^.!?:]{3,90}?),? ${soft}(?:${bans})(?!\\p{L})[\\s.!]*)$`,
  );
};
const FORMS = new Map(Object.entries(BANS).map(([code, words]) => [code, formOf(words)]));

/** Whom such a sentence leaves out; undefined for other sentences. */
export function bannedPerson(sentence: string, language: string): string | undefined {
  return FORMS.get(language)?.().exec(lower(sentence))?.groups?.who;
}

/** The same in any language: before a text is read its language is not known. */
export const isRelativeBan = (sentence: string): boolean =>
  [...FORMS.keys()].some((language) => bannedPerson(sentence, language) !== undefined);
