import { allMatches } from "../matches.ts";

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
  ["guaranteed", /guarantee(?:d|ing)|garantiert\w*|garantizad\w*/],
  ["guarantee", /guarantees?|garantie|garantía/],
  ["risk-free", /risk[- ]free/],
  ["money back", /money[- ]back|geld[- ]zurück/],
  [
    "cure",
    /(?:cures?|heals?|treats?|prevents?) (?:\w+ ){0,2}(?:burnout|cancer|anxiety|depression|pain|stress|disease|diabetes|insomnia|infections?|covid)/,
  ],
  [
    "secure",
    /(?:fully|totally|completely|100 ?%) (?:secure|safe|private|anonymous|natural|accurate)|(?:bank|military)[- ](?:grade|level)|unhackable|hack-?proof/,
  ],
  ["official", /(?:officially )?(?:endorsed|approved|licensed) by|official (?:partner|sponsor|supplier)/],
];
/** Standards and ratings carry their number in the name. */
const NUMBERED = /(?:iso|iec|din|en)(?:[ /-]iec)?[ -]?(\d{4,5})|(\d(?:\.\d)?)[- ]stars?/;

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...MARKS.map(([, re]) => re.source), NUMBERED.source].join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** A quick look: something of every mark, so that most sentences are done with. */
const MAY_HOLD =
  /[cz]ertif|accred|soc|gdpr|dsgvo|rgpd|hipaa|pci|fda|mark|tüv|fsc|corp|trade|organic|siegel|vegan|neutral|negative|positive|zero|patent|proven|tested|doctor|dermatol|award|preis|michelin|g[au]a?r|risk|back|geld|cure|heal|treat|prevent|100|fully|totally|completely|grade|level|proof|unhack|official|endorsed|approved|licensed|\d{4}|stars?/i;

export type Mark = { key: string; text: string; at: number };

function keyOf(text: string): string {
  const numbered = new RegExp(`^(?:${NUMBERED.source})$`, "iu").exec(text);
  if (numbered) return numbered[1] ? `iso ${numbered[1]}` : `${numbered[2]} stars`;
  return MARKS.find(([, re]) => new RegExp(`^(?:${re.source})$`, "iu").test(text))?.[0] ?? text.toLowerCase();
}

/** "en 1788" is a year in French and Spanish; the standard is written in capitals. */
const YEAR = /^en [12]\d{3}$/;

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
