import { Prefiltered } from "./prefilter/prefiltered.ts";

type BylineForms = {
  /** "By", "Written by". */
  by: string;
  /** The same before a role: "Della" curatrice Anna Pasco. */
  joined: string;
  /** "our", "the": what may stand before it. */
  article: string;
};

const FORMS: Record<string, BylineForms> = {
  en: { by: "(?:written |words )?by", joined: "(?:written )?by", article: "(?:our |the |my )?" },
  de: { by: "(?:geschrieben )?von", joined: "(?:geschrieben )?von", article: "(?:unsere[rm] |de[rm] )?" },
  fr: { by: "(?:écrit )?par|de", joined: "(?:écrit )?par", article: "(?:la |le |notre |l[’'])?" },
  es: { by: "(?:escrito )?por|de", joined: "(?:escrito )?por|del?", article: "(?:la |el |nuestr[ao] )?" },
  it: {
    by: "(?:scritto )?da|di",
    joined: "(?:scritto )?d(?:[ai]|[ae]l|[ae]lla|[ae]ll[’'])",
    article: "(?:nostr[ao] )?",
  },
  nl: { by: "(?:geschreven )?door", joined: "(?:geschreven )?door", article: "(?:onze |de |het |ons )?" },
  pt: {
    by: "(?:escrito )?por|d[ea]",
    joined: "(?:escrito )?(?:por|pel[oa]|d[eoa])",
    article: "(?:noss[ao] |[oa] )?",
  },
};

/** "Ruth Ansell", "Anaïs Le Goff", "J. R. van der Berg". */
export const PERSON =
  "\\p{Lu}[\\p{L}.'’-]*(?: (?:(?:de|da|do|dos|das|del|der|den|van|von|di|du|la|le|al) ){0,2}\\p{Lu}[\\p{L}'’-]*(?:\\.(?= ))?){1,3}";

/** German writes a role with a capital as well: only known ones are no part of the name. */
const GERMAN_ROLES =
  "kurator|autor|redakteur|architekt|anwalt|anwält|arzt|ärzt|meister|gründer|leiter|berater|ingenieur|chef|lehrer|trainer|bäcker|gärtner|notar|professor|historiker|forscher|entwickler|techniker|koch|köch|pfarrer|physiotherapeut|psycholog|biolog|geschäftsführer|inhaber|direktor|kolleg|expert|mitarbeiter|restaurator|winzer|förster|schreiner|tischler|optiker|friseur|fotograf|makler|gutachter|planer|pfleger|händler|sommelier|hebamm|sachverständig";
const capitals = (words: string) => words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
const GERMAN_ROLE = `(?:\\p{Lu}\\p{L}*(?:${GERMAN_ROLES})|${capitals(GERMAN_ROLES)})(?:in|er|en?)?`;
/** "head baker", "fondatrice": small letters, of which the last is no "of" or "the". */
const ROLE =
  "\\p{Ll}[\\p{L}’'-]*(?: \\p{Ll}[\\p{L}’'-]*){0,3}(?<!(?<!\\p{L})(?:the|an?|of|in|at|on|to|and|for|with|from|via|de|du|des|la|le|les|el|los|las|en|con|y|et|a|à|au|di|il|lo|da|do|dos|e|em|com|van|der|den|het|en|met|op|te))";

const NAMED = `(?<name>${PERSON})(?: ?[,·|–-] ?(?<rest>[^.;:!?]{3,60}))?[.,]?$`;

const PATTERNS = new Map(
  Object.entries(FORMS).map(([language, { by, joined, article }]) => {
    const role = language === "de" ? GERMAN_ROLE : ROLE;
    const after = /[’']/u.test(joined) ? "(?: |(?<=[’']))" : " ";
    return [
      language,
      [
        new Prefiltered(`^(?:${joined})${after}${article}(?<role>${role}) ${NAMED}`, "u"),
        new Prefiltered(`^(?:${by}) ${NAMED}`, "u"),
      ],
    ] as const;
  }),
);
const ALL = [...PATTERNS.values()].flat();

/** Who wrote something, the role and what stands behind the name: how long it takes to read. */
export type Byline = { name: string; role: string; rest: string };

/** "By curator Nora Field, 6 minute read.", "Von Jana Petersen, Leiterin Lohn.": a sentence that is no more than who wrote it. */
export function bylineIn(text: string, language?: string): Byline | undefined {
  const said = text.trim().replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  for (const pattern of language === undefined ? ALL : (PATTERNS.get(language) ?? [])) {
    const { name, role = "", rest = "" } = pattern.exec(said)?.groups ?? {};
    if (name !== undefined) return { name, role, rest };
  }
  return undefined;
}
