import { capitalized } from "./capitalized.ts";
import { fromAccusative } from "./german-cases.ts";
import { own } from "./own.ts";
import { Prefiltered } from "./prefilter/prefiltered.ts";

/** "It is about the veil of 1841": what an article tells, under its title without the words that lead to it. */

type Frames = {
  /** What is said to tell it: "It", "The article". */
  subject: string;
  /** What leads to a thing or a question. */
  leads: string;
  /** What leads to a story, a guide: they stay. */
  kept?: string;
  /** Prepositions that a thing has behind these verbs, and its article without them. */
  cases?: readonly (readonly [RegExp, string])[];
};

const ROMANCE = {
  fr: [
    [/^du (?=\p{L})/u, "le "],
    [/^des (?=\p{L})/u, "les "],
    [/^de (?=\p{L})|^d[’'](?=\p{L})/u, ""],
  ],
  es: [
    [/^del (?=\p{L})/u, "el "],
    [/^(?:de|sobre) (?=\p{L}|\d)/u, ""],
  ],
  it: [
    [/^[ds]ul? (?=\p{L})|^del (?=\p{L})/u, "il "],
    [/^(?:dello|sullo) /u, "lo "],
    [/^(?:della|sulla) /u, "la "],
    [/^(?:dei|sui) /u, "i "],
    [/^(?:degli|sugli) /u, "gli "],
    [/^(?:delle|sulle) /u, "le "],
    [/^(?:dell|sull)[’']/u, "l’"],
    [/^(?:di|su) (?=\p{L}|\d)/u, ""],
  ],
  pt: [
    [/^do (?=\p{L})/u, "o "],
    [/^da (?=\p{L})/u, "a "],
    [/^dos (?=\p{L})/u, "os "],
    [/^das (?=\p{L})/u, "as "],
    [/^(?:de|sobre) (?=\p{L}|\d)/u, ""],
  ],
} as const satisfies Record<string, readonly (readonly [RegExp, string])[]>;

const FRAMES: Readonly<Record<string, Frames>> = {
  en: {
    subject:
      "it|this|(?:the|this|our) (?:article|post|blog post|guide|piece|essay|case study)|in it,? (?:we|i|she|he)",
    leads:
      "(?: is|[’']s)(?: all)? about| deals with| covers| looks? at| explains?| describes?| explores?| answers?| discuss(?:es)?| sets? out| goe?s? (?:through|into)| walks you through| shows?(?: you)?",
    kept: "(?: tells?| is|[’']s) (?=(?:the|an?) (?:story|history|tale|guide|look|introduction|list|portrait)(?!\\p{L}))",
  },
  de: {
    subject:
      "er|sie|es|darin|hier|im (?:artikel|beitrag|ratgeber|blogbeitrag)|(?:der|dieser|unser) (?:artikel|beitrag|ratgeber|leitfaden|blogbeitrag)",
    leads:
      " geht(?: es|[’']s)? um| geht es darum,?| handelt(?: davon,?| von)?| (?:erklärt|beschreibt|zeigt|behandelt|beantwortet|erläutert|schildert)(?: wir| sie| er)?,?| erzählt,?",
  },
  fr: {
    subject: "il|elle|on y|l[’']article|(?:cet|notre) article|(?:ce|le|notre) (?:guide|billet)",
    leads:
      " (?:parle|traite)(?= d)| s[’']agit(?= d)| porte sur| (?:explique|décrit|montre|aborde|détaille|présente)",
    kept: " raconte | est (?=un guide)",
    cases: ROMANCE.fr,
  },
  es: {
    subject: "|(?:el|este|nuestro) (?:artículo|post|texto)|(?:la|esta|nuestra) (?:guía|entrada)",
    leads:
      "(?:trata|habla)(?= de| sobre)|va (?=de|sobre)|es (?=sobre)|explica|describe|muestra|aborda|analiza",
    kept: "(?:cuenta|es) (?=(?:la|una) (?:historia|guía))",
    cases: ROMANCE.es,
  },
  it: {
    subject: "|(?:l[’']|questo |il nostro )articolo|(?:la|questa|la nostra) guida|il post",
    leads: "(?:parla|tratta|si tratta)(?= d)|(?:è|e[’'])(?= su)|spiega|descrive|mostra|affronta|analizza",
    kept: "(?:racconta|è) (?=(?:la storia|una guida))",
    cases: ROMANCE.it,
  },
  nl: {
    subject:
      "het|hij|ze|hierin|daarin|(?:het|dit|ons) (?:artikel|bericht|stuk)|(?:de|deze|onze) (?:gids|blogpost|blog)",
    leads:
      " gaat(?: het)?(?: erover,?| over)| (?:beschrijft|verklaart|behandelt|bespreekt)| legt uit| laat zien",
    kept: " vertelt (?=het verhaal)",
  },
  pt: {
    subject: "|(?:o|este|o nosso) (?:artigo|guia|texto)",
    leads: "é(?= sobre)|(?:trata|fala)(?= d| sobre)|explica|descreve|mostra|aborda",
    kept: "(?:conta|é) (?=(?:a história|um guia))",
    cases: ROMANCE.pt,
  },
};

const compiled = new Map(
  Object.entries(FRAMES).map(([language, { subject, leads, kept = "(?!)" }]) => {
    const from = (tail: string) => new Prefiltered(`^(?:${subject}) ?(?:${tail})`, "iu");
    const start = (tail: string) =>
      subject.startsWith("|") ? from(tail) : new Prefiltered(`^(?:${subject})(?:${tail})`, "iu");
    return [language, { leads: start(`(?:${leads}) ?(?=\\S)`), kept: start(kept) }] as const;
  }),
);

/** A clause behind the verb: "It shows that you can". */
const CLAUSE =
  /^(?:that|you|we|it|they|dass|qu[e’']|que|che|dat|wir|man|sie|ob|if|whether|aux?|à|als?|alle?|agli|ao|às|uit|hem|haar)(?!\p{L})/iu;

/** A word that may be of the dative or of several things keeps its form: "den Bäumen". */
const ONE_THING = /^(?:den|einen) (?:\p{Ll}+en )?\p{Lu}\p{L}*(?<!en)(?!\p{L})/u;
const DECLINED = /(?<!\p{L})(?:den|dem|einen|einem|unseren|unserem|jeden|keinen|diesen|diesem)(?!\p{L})/u;
const WITH_PREPOSITION =
  /(?<=(?:in|an|auf|mit|von|bei|nach|aus|zu|für|über|durch|um|gegen|vor|unter) )(?:den|dem|einen|einem|unseren|unserem|diesem)(?= )/gu;

/** "den Brautschleier": one man or thing in the accusative; undefined where another word is declined as well. */
function nominative(text: string): string | undefined {
  const [head = ""] = text.split(/,\s(?=(?:wer|was|wie|warum|wann|wo|welche|der|die|das|den)(?!\p{L}))/u);
  const turned = ONE_THING.test(head) ? fromAccusative(head) : head;
  return DECLINED.test(turned.replace(WITH_PREPOSITION, "")) ? undefined : turned + text.slice(head.length);
}

/** Behind "von" all words stand in the dative: only bare names keep their form. */
const isBare = (text: string): boolean =>
  !/(?<!\p{L})(?:der|dem|den|einem|einer|unser\p{L}+|ihr\p{L}+|\p{Ll}+(?:en|er|em))(?= \p{Lu})|(?:ern|eln)(?!\p{L})/u.test(
    text,
  );

/** "du voile, de celles qui …": each of several things has its preposition. */
const withoutCases = (text: string, cases: readonly (readonly [RegExp, string])[]): string =>
  text
    .split(/(, | (?:et|y|e|ed) )/u)
    .map((part) => {
      const [form, article] = cases.find(([of]) => of.test(part)) ?? [];
      return form && article !== undefined ? part.replace(form, article) : part;
    })
    .join("");

/** Whether a sentence tells what an article is about: "It is about the veil of 1841." */
export function isAboutArticle(text: string, language: string): boolean {
  const frames = compiled.get(language);
  return frames !== undefined && (frames.kept.test(text) || frames.leads.test(text));
}

/**
 * What a sentence says that an article tells, as it stands under its title: "The veil of 1841". Other sentences stay;
 * empty where the thing has no form of its own.
 */
export function aboutOf(text: string, language: string): string {
  const frames = compiled.get(language);
  const kept = frames?.kept.exec(text)?.[0];
  const lead = kept ?? frames?.leads.exec(text)?.[0];
  if (!lead) return text;
  const said = text.slice(lead.length);
  if (CLAUSE.test(said)) return "";
  if (kept) return capitalized(said);
  const cases = own(FRAMES, language)?.cases;
  if (cases) return capitalized(withoutCases(said, cases));
  if (language !== "de") return capitalized(said);
  if (/ von $/u.test(lead)) return isBare(said) ? capitalized(said) : "";
  return capitalized(nominative(said) ?? "");
}
