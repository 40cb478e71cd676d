import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { lower, pattern } from "./lower.ts";

/**
 * "No shouting, no exclamation points, these folks get up at 4.": things that only a text or a picture can have, which
 * its maker is to do without, and why. What stands beside such a thing in the same row is not wanted either.
 */

/** Things of a text or a picture, by language. */
const THINGS: Record<string, string> = {
  en: "exclamation (?:marks?|points?)|all[- ]caps|capital letters|clip ?art|stock (?:photos?|pictures?|images?)|superlatives|buzz ?words|(?:rhyming|rhymes?|puns?|wordplay)|slang|hype|clickbait",
  de: "ausrufe(?:zeichen|sätze)|großbuchstaben|versalien|stockfotos|superlative|floskeln|werbesprache|werbesprüche|wortspiele|reime|clickbait",
  fr: "points? d['’]exclamation|majuscules|photos? de (?:banque|stock)|superlatifs|slogans?|jeux? de mots?|rimes|jargon",
  es: "(?:signos de )?exclamaci(?:ón|ones)|mayúsculas|fotos de (?:archivo|stock)|superlativos|juegos de palabras|rimas|jerga",
  it: "punt[oi] esclamativ[oi]|maiuscole?|foto di (?:repertorio|stock)|superlativi|giochi di parole|rime|gergo",
  nl: "uitroeptekens?|hoofdletters|stockfoto['’]?s|superlatieven|woordgrappen|rijmpjes|jargon|reclametaal",
  pt: "pontos? de exclamação|exclamações|mai[úu]sculas|fotos de (?:banco|stock)|superlativos|trocadilhos|rimas|jargão",
};

/** Words that say no, by language. */
const NONE: Record<string, string> = {
  en: "no|without(?: any)?|zero",
  de: "keine?n?|ohne|nicht",
  fr: "pas d(?:e |['’])|sans|aucune?|ni",
  es: "nada de|sin|ningún|ninguna|ni",
  it: "niente|senza|nessun[ao]?|né",
  nl: "geen|zonder",
  pt: "nada de|sem|nenhum(?:a|ns)?|nem",
};

const AND = "(?:and|or|und|oder|et|ou|y|o|ni|e|né|en|of|nem)";
const POLITE =
  "(?:please|pls|bitte|svp|s['’]il (?:vous|te) plaît|merci|por favor|per favore|grazie|graag|aub)";

/** How the reason begins: of those who see it, or of what the sender is and is not. A ban for visitors goes on with "we open". */
const REASON: Record<string, string> = {
  en: "(?:because |since |as )?(?:people|they|these|those|it['’]s|it is|this is|that['’]s|we['’]re|we are|(?:our|my|most|many) \\p{L}+ (?:are|have|get|hate|don['’]?t|do not|know|want|read|work))",
  de: "(?:denn )?(?:die (?:leute|kunden|leser|meisten)|das (?:ist|sind)|wir sind|unsere \\p{L}+ (?:sind|haben|mögen|wollen|stehen|kennen)|sie (?:sind|haben|mögen|stehen))",
  fr: "(?:car )?(?:ils|elles|ces|les gens|c['’]est|ce (?:sont|n['’]est)|(?:on|nous) (?:est|n['’]est|sommes|ne sommes)|(?:nos|mes) \\p{L}+ (?:sont|ont|n['’]|ne|se|veulent))",
  es: "(?:que |porque )?(?:ellos|est[ao]s|es[ao]s|(?:esta|la) gente|son|no (?:son|somos|es)|somos|(?:nuestr[oa]s|mis) \\p{L}+ (?:son|tienen|no|se|quieren|madrugan))",
  it: "(?:perché )?(?:loro|quest[ie]|(?:questa|la) gente|sono|non (?:sono|siamo|è)|siamo|(?:i nostri|le nostre|i miei) \\p{L}+ (?:sono|hanno|non|si|vogliono))",
  nl: "(?:want )?(?:deze|die|mensen|ze|zij|het (?:is|zijn)|dit is|we zijn|wij zijn|onze \\p{L}+ (?:zijn|hebben|willen|houden|staan))",
  pt: "(?:porque )?(?:eles|elas|est[ae]s|ess[ae]s|(?:esta|essa|a) gente|as pessoas|são|não (?:são|somos|é)|somos|(?:os nossos|as nossas|os meus) \\p{L}+ (?:são|têm|não|se|querem))",
};

const LONGEST = 170;
const CLAUSE_END = /\s*[,;:–—]\s+|\s-\s/u;

/** Each of these is a rule of its own. */
const HAS_RULES = /emoji|emotic|smiley|faccin|hashtag|#/iu;

type Tests = { ban: RegExp; thing: RegExp; reason: RegExp };

const POLITE_ALONE = pattern(`^${POLITE}$`);
const testsOf = remembered((language): Tests | undefined => {
  const [none, things, reason] = [own(NONE, language), own(THINGS, language), own(REASON, language)];
  if (!none || !things || !reason) return undefined;
  return {
    ban: pattern(`^(?:(?:${POLITE}|${AND}) )*(?:${none})\\s?[\\p{L}'’ -]{3,60}$`)(),
    thing: pattern(`(?<!\\p{L})(?:${none})\\s?(?:\\p{L}+ ){0,2}(?:${things})(?!\\p{L})`)(),
    reason: pattern(`^(?:${reason})(?!\\p{L})`)(),
  };
});

/** The whole sentence bans things of a text, with no more behind them than the reason. */
export function bansInText(sentence: string, language: string): boolean {
  const tests = testsOf(language);
  if (!tests || sentence.length > LONGEST || /[?？]/u.test(sentence) || HAS_RULES.test(sentence))
    return false;
  const clauses = lower(sentence)
    .trim()
    .replace(/[.!…]+$/u, "")
    .split(CLAUSE_END);
  const at = clauses.findIndex((clause) => !tests.ban.test(clause) && !POLITE_ALONE().test(clause));
  const count = at < 0 ? clauses.length : at;
  if (!clauses.slice(0, count).some((clause) => tests.thing.test(clause))) return false;
  return (
    count === clauses.length || (count === clauses.length - 1 && tests.reason.test(clauses[count] ?? ""))
  );
}
