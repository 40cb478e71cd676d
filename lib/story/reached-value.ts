import { sentences } from "../copy/sentences.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import type { Story } from "./schema.ts";
import type { Value } from "./values/value.ts";
import { valuesIn } from "./values/values.ts";

/** Of a look back that names its aim, what was reached: "187 hats" of "the aim was 100 hats". */

/** Words right before what was to be reached. */
const AIM = new Prefiltered(
  `(?<!\\p{L})(?:${[
    "(?:the |our )?(?:aim|goal|target) was(?: to \\p{L}+)?|we (?:needed|hoped for|aimed for|were aiming for|wanted)",
    "(?:das |unser )?ziel war(?:en)?|(?:wir )?brauchten(?: wir)?|wir (?:hofften auf|wollten)",
    "(?:le but|l[’']objectif|notre objectif) était(?: de(?: \\p{L}+)?)?|il (?:nous )?fallait|nous espérions",
    "(?:el|nuestro) objetivo era(?:n)?|necesitábamos|esperábamos",
    "l[’']obiettivo era(?:no)?(?: di)?|(?:ci )?servivano|speravamo in",
    "(?:het|ons) doel was|we (?:hadden nodig|hoopten op|wilden)",
    "o (?:nosso )?objetivo eram?|precisávamos de|esperávamos",
  ].join("|")})\\s(?:(?:about|around|at least|etwa|mindestens|environ|unos|circa|ongeveer|cerca de)\\s)?$`,
  "iu",
);
/** Money that came together; other money in a report was spent, or is left. */
const RAISED = new Prefiltered(
  /(?<!\p{L})(?:raised|collected|made|donated|brought in|came together|(?:ge|ein)?sammelt|eingebracht|zusammen(?:gekommen)?|gespendet|récolté\p{L}*|rapporté\p{L}*|collecté\p{L}*|réuni\p{L}*|recaud\p{L}+|reuni\p{L}+|raccolt\p{L}*|opgehaald|opgebracht|ingezameld|angari\p{L}+|recolh\p{L}+)(?!\p{L})/iu,
);

export const tellsRaised = (sentence: string): boolean => RAISED.test(sentence);

type Amount = { value: Value; sentence: string; counted: string; amount: number };
/** A value with the words of its sentence before and after it. */
export type ReachedValue = { intro: string; value: string; label: string };

const LONGEST = { intro: 60, label: 120 };

function foundIn(sentence: string, language: string): Amount[] {
  return valuesIn(sentence, language)
    .filter(({ kind, weak }) => !weak && (kind === "number" || kind === "money"))
    .map((value) => ({
      value,
      sentence,
      counted: /^\s(\p{L}{3,})/u.exec(sentence.slice(value.span.end))?.[1]?.toLowerCase() ?? "",
      amount: Number(value.keys[0]?.split(":").at(-1)),
    }));
}

const isAim = ({ sentence, value }: Amount) => AIM.test(sentence.slice(0, value.span.start));

/** Whether a value is what came of an aim: money that was raised, or the same things counted. */
const isResultOf = (aim: Amount, one: Amount): boolean =>
  one.value.kind === aim.value.kind &&
  one.amount >= aim.amount &&
  (aim.value.kind === "money"
    ? unitOf(one) === unitOf(aim) && RAISED.test(one.sentence)
    : aim.counted !== "" && one.counted === aim.counted);

const unitOf = ({ value }: Amount) => value.keys[0]?.split(":").slice(0, -1).join(":");

/** Undefined without an aim, where it was missed, and of several results. */
export function reachedValue({ facts, language, spoken }: Story): ReachedValue | undefined {
  if (language !== spoken) return undefined;
  const own = new Set(facts.filter(({ from }) => from === "brief").flatMap(({ says }) => sentences(says)));
  const all = [...own].flatMap((sentence) => foundIn(sentence, language));
  const [aim, ...others] = all.filter(isAim);
  if (!aim || others.length > 0) return undefined;
  const results = all.filter((one) => !isAim(one) && isResultOf(aim, one));
  const [first] = results;
  return first && results.length === 1 ? partsOf(first) : undefined;
}

/** Under thanks, the sum that came together, as far as its clause goes. */
export function raisedSum({ facts, language, spoken }: Story): ReachedValue | undefined {
  const own = new Set(facts.filter(({ from }) => from === "brief").flatMap(({ says }) => sentences(says)));
  const said = language === spoken ? [...own].filter(tellsRaised) : [];
  const [clause = ""] = (said[0] ?? "").split(/[:;]\s/u);
  const [sum, ...others] = foundIn(clause, language).filter(({ value }) => value.kind === "money");
  return sum && said.length === 1 && others.length === 0 && tellsRaised(clause) ? partsOf(sum) : undefined;
}

function partsOf({ sentence, value, counted }: Amount): ReachedValue | undefined {
  const behind = value.kind === "number" ? value.span.end + counted.length + 1 : value.span.end;
  const intro = sentence.slice(0, value.span.start).trim();
  const label = sentence.slice(behind).replace(/[.!]$/u, "").trim();
  const isShort = intro.length <= LONGEST.intro && label.length <= LONGEST.label;
  return isShort ? { intro, value: sentence.slice(value.span.start, behind), label } : undefined;
}
