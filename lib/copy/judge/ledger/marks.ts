import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { allMatches } from "../matches.ts";

/** "cures insomnia", "helps against colds": only a medicine may say so. Verbs with what they are said to act on, by language. */
const CURES: [verbs: string, ailments: string][] = [
  [
    "cures?|heals?|treats?|prevents?|relieves?|(?:helps?|works?|effective) (?:against|fight|cure|heal|prevent|relieve)",
    "burnout|cancer|anxiety|depression|pain|stress|disease|diabetes|insomnia|infections?|covid|(?:an?|any|every) cold|colds|flu|headaches?|migraines?|arthritis|asthma|allerg(?:y|ies)|inflammation|high blood pressure|eczema|acne|psoriasis|scars|rashes|hay fever|dementia|infertility|obesity",
  ],
  [
    "hilft|helfen|wirkt|wirken|heilt|heilen|lindert|lindern|kuriert|schützt vor",
    "erkältung(?:en)?|grippe|kopfschmerzen|migräne|schmerzen|krebs|depression(?:en)?|burnout|schlafstörungen|entzündung(?:en)?|allergien|arthrose|rheuma|krankheiten|bluthochdruck|diabetes|neurodermitis|ekzeme?|akne|schuppenflechte|narben|heuschnupfen|\\p{L}+schmerzen|demenz",
  ],
  [
    "guérit|guérissent|soigne|soignent|soulage|soulagent|prévient|lutte contre|luttent contre",
    "rhumes?|grippe|cancer|dépression|migraines?|maux de tête|douleurs?|arthrose|insomnie|stress|diabète|eczéma|acné|psoriasis|cicatrices|allergies",
  ],
  [
    "curan?|alivian?|previenen?|combaten?|ayudan? contra",
    "resfriados?|gripe|cáncer|depresión|migrañas?|dolor(?:es)?|insomnio|artritis|estrés|diabetes|eccema|eczema|acné|psoriasis|cicatrices|alergias",
  ],
  [
    "cura|curano|guarisce|guariscono|allevia|alleviano|previene|combatte|combattono|aiuta contro",
    "raffreddor[ei]|influenza|cancro|depressione|emicrani[ae]|dolor[ei]|insonnia|artrite|stress|diabete|eczema|acne|psoriasi|cicatrici|allergie",
  ],
  [
    "geneest|genezen|verlicht|verlichten|voorkomt|helpt tegen|helpen tegen|werkt tegen",
    "verkoudheid|griep|kanker|depressie|migraine|hoofdpijn|pijn|slapeloosheid|artrose|stress|diabetes|eczeem|acne|psoriasis|littekens|hooikoorts|allergieën",
  ],
  [
    "curam?|aliviam?|previnem|previne|combatem?|ajudam? contra",
    "constipações|resfriados?|gripe|cancro|câncer|depressão|enxaquecas?|dor(?:es)?|insônia|insónia|artrite|estresse|diabetes|eczema|eczemas|acne|psoríase|cicatrizes|alergias",
  ],
];
const AILMENTS = new Prefiltered(
  CURES.map(([verbs, ailments]) => `(?:${verbs}) (?:\\p{L}+ ){0,2}(?:[ld][’'])?(?:${ailments})`).join("|"),
);

/** What has to be granted, tested or promised: certificates, guarantees, medical and security claims. */
const MARKS: [key: string, RegExp][] = [
  ["certified", /certif(?:ied|icates?|ications?)|zertifizier\w*|certifi[ée]\w*|certificad\w*|certificat\w*/],
  ["accredited", /accredit(?:ed|ation)/],
  ["soc 2", /soc ?[12](?: type (?:ii|i|2|1))?/],
  ["gdpr", /gdpr|dsgvo|rgpd/],
  ["hipaa", /hipaa/],
  ["pci", /pci(?:[ -]dss)?/],
  ["fda", /fda/],
  ["ce", /ce[- ]mark(?:ed|ing)?/],
  ["tüv", /tüv/],
  ["fsc", /fsc/],
  ["b corp", /b[ -]corp/],
  ["fair trade", /fair ?-?trade/],
  ["organic", /(?:certified )?organic|usda organic|bio-?siegel/],
  ["vegan", /vegan/],
  ["carbon", /(?:carbon|climate|co2)[- ](?:neutral|negative|positive)|klimaneutral|net[- ]zero/],
  ["patent", /patent(?:ed|[- ]pending)?/],
  [
    "clinical",
    /clinically (?:proven|tested)|scientifically proven|dermatologist[- ](?:tested|approved|recommended)/,
  ],
  ["doctors", /doctor[- ](?:recommended|approved)|recommended by doctors/],
  ["award", /award[- ]winning|(?:won|winner of) (?:the|an?) [^.]{0,40}award|preisgekrönt/],
  ["michelin", /michelin/],
  // A term, such as that of a repair, is part of what is sold.
  [
    "guarantee",
    /guaranteed for (?:life|(?:an?|\d+|one|two|three|five|ten) (?:full )?(?:day|week|month|year)s?)/,
  ],
  ["guaranteed", /guarantee(?:d|ing)|garantiert\w*|garantizad\w*/],
  ["guarantee", /guarantees?|garantie|garantía/],
  ["risk-free", /risk[- ]free/],
  ["money back", /money[- ]back|geld[- ]zurück/],
  ["cure", AILMENTS],
  [
    "secure",
    /(?:fully|totally|completely|100 ?%) (?:secure|safe|private|anonymous|natural|accurate)|(?:bank|military)[- ](?:grade|level)|unhackable|hack-?proof/,
  ],
  ["official", /(?:officially )?(?:endorsed|approved|licensed) by|official (?:partner|sponsor|supplier)/],
];
/** Standards and ratings carry their number in the name. */
const NUMBERED = /(?:iso|iec|din|en)(?:[ /-]iec)?[ -]?(\d{4,5})|(\d(?:\.\d)?)[- ]stars?/;

const PATTERN = new Prefiltered(
  `(?<![\\p{L}\\p{N}])(?:${[...MARKS.map(([, re]) => re.source), NUMBERED.source].join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** A quick look: something of every mark, so that most sentences are done with. */
const MAY_HOLD = new Prefiltered(
  /[cz]ertif|accred|help|works|effective|reliev|hilf|helf|wirk|lind|kurier|cura|heil|werken|schützt|gu[ée]ri|soign|soulag|prév|lutte|alivi|previ|combat|ayuda|aiuta|allevi|genee|genez|verlicht|voorkomt|werkt|ajuda|soc|gdpr|dsgvo|rgpd|hipaa|pci|fda|mark|tüv|fsc|corp|trade|organic|siegel|vegan|neutral|negative|positive|zero|patent|proven|tested|doctor|dermatol|award|preis|michelin|g[au]a?r|risk|back|geld|cure|heal|treat|prevent|100|fully|totally|completely|grade|level|proof|unhack|official|endorsed|approved|licensed|\d{4}|stars?/i,
);

export type Mark = { key: string; text: string; at: number };

function keyOf(text: string): string {
  const numbered = new Prefiltered(`^(?:${NUMBERED.source})$`, "iu").exec(text);
  if (numbered) return numbered[1] ? `iso ${numbered[1]}` : `${numbered[2]} stars`;
  return (
    MARKS.find(([, re]) => new Prefiltered(`^(?:${re.source})$`, "iu").test(text))?.[0] ?? text.toLowerCase()
  );
}

/** "en 1788" and "En 1788" are a year in French and Spanish; the standard is written in capitals. */
const YEAR = /^[Ee]n [12]\d{3}$/;

/** The marks a text claims; spellings of the same mark share a key. */
export const marksIn = (text: string): Mark[] =>
  allMatches(PATTERN, text, MAY_HOLD)
    .filter(([words]) => !YEAR.test(words))
    .map((m) => ({ key: keyOf(m[0]), text: m[0], at: m.index }));

/** Serious enough for a person to look, even if the brief says so. */
export const SERIOUS_MARKS: ReadonlySet<string> = new Set([
  "cure",
  "secure",
  "guaranteed",
  "risk-free",
  "clinical",
  "doctors",
]);

const DENIED =
  /(?<!\p{L})(?:not|never|no longer|isn[’']t|aren[’']t|without|yet to|working (?:on|towards?)|applying for|applied for|aim(?:ing)? (?:for|to)|plan(?:ning|s)? to|hope to|in progress|pending|don[’']t (?:say|mention|claim|write|call)|avoid|kein\w*|nicht|pas|sin|non)(?!\p{L})/iu;

/** The sentence speaks of a thing it has not got, or not yet. */
export const isDenied = (sentence: string): boolean => DENIED.test(sentence);
