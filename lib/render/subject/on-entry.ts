import { comparesTwo } from "./comparison.ts";
import { doneWith } from "./doings.ts";
import { type FoundSubject, heads } from "./heads.ts";
import { slideSubject } from "./on-slide.ts";
import { PASSING } from "./passing.ts";
import { withoutReasons } from "./reasons.ts";
import { roleOf } from "./roles.ts";
import { foundIn } from "./subjects-in.ts";
import type { SubjectToken } from "./tokens.ts";
import type { SubjectLanguage, SubjectWords } from "./words.ts";

type Entered = {
  /** Says that something is not done, or is left where it is. */
  not: RegExp;
  /** "At home", where a verb of staying leaves a thing. */
  home: RegExp;
  stays: RegExp;
  /** Joins what is done next. */
  joins: RegExp;
};

const spoken = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

const ENTERED: Record<Exclude<SubjectLanguage, "ja">, Entered> = {
  en: {
    not: spoken("do not|does not|don['’]t|never|not|avoid|stop|no longer|nothing|forbidden|banned"),
    home: spoken("home"),
    stays: spoken("stays?|leave|keep"),
    joins: /^(?:and|then|or)$/,
  },
  de: {
    not: spoken("nicht|nie|niemals|keine?[mnrs]?|vermeide[nt]?|verboten|nichts"),
    home: spoken("zu ?hause|daheim"),
    stays: spoken("bleib\\p{L}*|lass\\p{L}*|lässt"),
    joins: /^(?:und|dann|danach|oder)$/,
  },
  fr: {
    not: spoken("ne|n['’]\\p{L}+|pas|jamais|évite[rz]?|interdit\\p{L}*|aucune?"),
    home: spoken("à la maison|chez (?:soi|vous|toi)"),
    stays: spoken("rest\\p{L}*|laiss\\p{L}*"),
    joins: /^(?:et|puis|ensuite|ou)$/,
  },
  es: {
    not: spoken("no|nunca|evit\\p{L}+|prohibid\\p{L}+|jamás|ni"),
    home: spoken("en casa"),
    stays: spoken("dej\\p{L}+|qued\\p{L}+"),
    joins: /^(?:y|e|luego|después|o)$/,
  },
  it: {
    not: spoken("non|mai|evit\\p{L}+|vietat\\p{L}+|né"),
    home: spoken("a casa"),
    stays: spoken("lasci\\p{L}+|rest\\p{L}+"),
    joins: /^(?:e|ed|poi|quindi|o)$/,
  },
  nl: {
    not: spoken("niet|nooit|geen|vermijd\\p{L}*|verboden|niets"),
    home: spoken("thuis"),
    stays: spoken("laat|laten|blijf\\p{L}*"),
    joins: /^(?:en|dan|daarna|of)$/,
  },
  pt: {
    not: spoken("não|nunca|evit\\p{L}+|proibid\\p{L}+|nem|jamais"),
    home: spoken("em casa"),
    stays: spoken("deix\\p{L}+|fic\\p{L}+"),
    joins: /^(?:e|depois|então|ou)$/,
  },
};

/** "Do not forget your jacket" asks for it. */
const ASKED = /(?<!\p{L})(?:forget|verg(?:iss|ess|eet|eten)|oubli|olvid|dimentic|scord|esque[cç])/iu;

/** Whether an entry tells of a thing to be left out: its drawing would say the opposite. */
function isLeftOut(text: string, language: SubjectLanguage): boolean {
  if (language === "ja") return /(?:ない|ません|禁止)/u.test(text);
  const { not, home, stays } = ENTERED[language];
  if (home.test(text) && stays.test(text)) return true;
  return not.test(text) && !ASKED.test(text);
}

/** Words between the beginning of what is done and the thing that it is done to, at most. */
const BEFORE = 4;

/** Begins when or whether something is done, and what it is for: "When water comes, …". */
const WHEN =
  /^(?:when|if|until|once|as|while|unless|for|wenn|falls|sobald|solange|bis|für|quand|si|lorsque|dès|pour|cuando|hasta|para|quando|se|finché|per|als|wanneer|zodra|tot|voor|até)$/;

/** What another thing has or is done with comes after it: "a torch with new batteries". */
const WITH = /^(?:with|mit|avec|con|met|com)$/;

/**
 * The subject that a step, a tip or an item names as what it is done with, in the first words of what it says to do, else
 * what it is done with by its verb. Elsewhere in an entry a thing is only said in passing.
 */
export function entrySubject(words: SubjectWords, title: string, body: string): string | undefined {
  if (isLeftOut(title, words.language) || comparesTwo(words, title)) return undefined;
  if (words.language === "ja") return slideSubject(words, title, body);
  return handled(words, title, words.language);
}

function handled(
  words: SubjectWords,
  title: string,
  language: Exclude<SubjectLanguage, "ja">,
): string | undefined {
  const { joins } = ENTERED[language];
  const { tokens, found } = foundIn(words, withoutReasons(title, language));
  const isStart = (at: number) => {
    const token = tokens[at];
    return !token || token.startsSentence || !token.isJoined || joins.test(tokens[at - 1]?.word ?? "");
  };
  const startOf = (at: number) => {
    let start = at;
    while (start > 0 && !isStart(start)) start--;
    return start;
  };
  const near = heads(words, found, tokens).find((one) => {
    const start = startOf(one.at);
    const isBeside =
      WHEN.test(tokens[start]?.word ?? "") || tokens.slice(start, one.at).some(({ word }) => WITH.test(word));
    return (
      !isBeside &&
      one.at - start <= BEFORE &&
      roleOf(words, tokens, one) === "thing" &&
      isNamed(words, tokens, one)
    );
  });
  const seen = near?.subject ?? suited(words, doneWith(tokens, language, isStart));
  return seen && !words.unwanted?.has(seen) ? seen : undefined;
}

/** What is done in a kitchen is done elsewhere too: a tiler mixes, and "bata" asks to knock on a tile. Without any field a kitchen is likeliest. */
const OF_KITCHENS: ReadonlySet<string> = new Set(["mixing-bowl", "kitchen-knife", "oven"]);
const suited = ({ fields }: SubjectWords, subject: string | undefined): string | undefined =>
  subject && OF_KITCHENS.has(subject) && fields?.size && !fields.get("food") ? undefined : subject;

/** Drawings that show what all of their words name, though any story may speak of it. */
const SIGNS: ReadonlySet<string> = new Set(["envelope", "spiral-calendar"]);
/** Drawings that also stand for a trade or a weather. */
const STRICT: ReadonlySet<string> = new Set(["key", "umbrella-with-rain-drops", "locked-with-key"]);
/** Letters that two words of one stem share at least. */
const STEM = 4;
/** What stands beside the thing in the name of its drawing: "umbrella in the rain". */
const BESIDE =
  /\s(?:in|with|at|under|on|mit|im|am|an|auf|unter|sous|avec|dans|sur|en|con|sotto|met|op|onder|com|sob)\s.*$/u;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a thing is itself what is drawn: heating is no fire, and an estate agent no key. */
function isNamed(
  { names }: SubjectWords,
  tokens: readonly SubjectToken[],
  { subject, at, end }: FoundSubject,
): boolean {
  const name = names.get(subject);
  if (name === undefined || SIGNS.has(subject)) return true;
  if (!PASSING.has(subject) && !STRICT.has(subject)) return true;
  const stem = (word: string) => word.slice(0, Math.max(Math.min(STEM, word.length), word.length - 3));
  const parts = plain(name)
    .replace(BESIDE, "")
    .split(/[\s-]+/u)
    .filter((part) => part.length > 2);
  const said = tokens.slice(at, end).map(({ word }) => plain(word));
  return said.some((word) => parts.some((part) => word.includes(stem(part)) || part.includes(stem(word))));
}
