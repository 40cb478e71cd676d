import { dates } from "../../copy/extract/dates.ts";
import { dangles, hasVerb, isImperative } from "../../copy/grammar.ts";
import { isThirdPerson } from "../../copy/lexicon.ts";
import { hasAbsolute, isNegative, losesCondition, stands, withoutTail } from "../../copy/rewrite/guards.ts";
import { capitalize, unstop, wordCount } from "../../copy/text.ts";
import { isBalanced } from "../../text/balanced.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { leans } from "./leaning.ts";

/** A shorter form of a sentence, and the words that it leaves over. */
export type Cut = {
  text: string;
  rest: string[] /** Words of place are missing: for want of anything better. */;
  loose?: true;
};
type Cutter = (s: string) => Cut | undefined;

/** Words that bind what is said; a part that holds one is never cut off. */
const BINDING =
  /(?<![\p{L}’'])(?:not|no|never|none|without|unless|except|only|if|until|till|from (?:[£$€₹]|\d)|up to|at least|at most|less than|more than|over|under|per|with (?:the )?code|for (?:new|existing|the first|members|all)|while (?:stocks?|supplies)|vs|compared|than|instead)(?![\p{L}])|n[’']t(?!\p{L})/iu;
const binds = (s: string): boolean => BINDING.test(s);

/** A clause that waits for its main clause. */
const OPEN = /^(?:if|when|while|because|unless|once|before|after|although|as|since|whether)(?!\p{L})/iu;

/** The shorter form says something by itself. */
function isWhole(s: string): boolean {
  if (OPEN.test(s) || /\s(?:is|are|was|were|will be|has|have)$/i.test(s)) return false;
  if (wordCount(s) < 3 || dangles(s) || !isBalanced(s) || leans(s, "en")) return false;
  return (hasVerb(s) && stands(s)) || isImperative(s);
}

/** "What you asked for – a dark screen – is done": what is left would be without its subject. */
const PREDICATE = /^(?:is|are|was|were|will|has|have|had|can|may|must|does|did)\s/i;

const cut = (text: string, rest: string): Cut | undefined => {
  const kept = capitalize(unstop(text.trim()));
  const left = rest.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, "");
  if (left.split(/\s–\s/u).some((part) => PREDICATE.test(part))) return undefined;
  return isWhole(kept) && left && !losesCondition(kept, left) ? { text: kept, rest: [left] } : undefined;
};

/** "LEEDS, 4 March 2026 – X announced …" */
const withoutDateline: Cutter = (s) => {
  const [, lead = "", said = ""] = /^(\p{Lu}[\p{L} .’-]{2,30},\s[^–]{4,30})\s–\s(.{20,})$/u.exec(s) ?? [];
  return /\d{4}/.test(lead) && hasVerb(said) ? { text: said, rest: [] } : undefined;
};

/** "We are happy to announce that X" says X. */
const withoutAnnouncing: Cutter = (s) => {
  const said =
    /^(?:we(?: are|[’']re) )?(?:very |so |really )?(?:happy|proud|excited|pleased|thrilled|delighted|glad) to (?:announce|share|say|tell you|report|let you know)(?: that)?[,:]? (.{12,})$/i.exec(
      s,
    )?.[1];
  return said && isWhole(capitalize(said)) ? { text: capitalize(said), rest: [] } : undefined;
};

const withoutBrackets: Cutter = (s) => {
  const [all = "", inside = ""] = /\s*\(([^()]{2,60})\)/.exec(s) ?? [];
  const isPrice = /[£$€¥₹]\s?\d|\d\s?(?:€|£|%)/.test(inside);
  return all && !isPrice && !binds(inside) && !isNegative(s) ? cut(s.replace(all, ""), inside) : undefined;
};

/** "We are looking for a nurse, full time, to start on 1 February": the terms of a job go to another line. */
const withoutTerms: Cutter = (s) => {
  const [, main = "", rest = ""] =
    /^((?:[Ww]e|\p{Lu}[^,:;]{1,40}?)(?:[’']re| are| is)? (?:now |currently )?(?:looking for|hiring|recruiting|seeking) [^,(:;–]{6,70}),\s+(\S.{8,})$/u.exec(
      s,
    ) ?? [];
  return main && !/^(?:who|which|someone|and|or|but)(?!\p{L})/iu.test(rest) ? cut(main, rest) : undefined;
};

const LEAD =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?= (?:through|to|and|until)\b)|from|on|at|as of|starting|this|next|today|tomorrow|yesterday|between|in)(?!\p{L})/iu;
const SUBJECT =
  /^(?:we|you|our|the|your|all|any|each|every|some|many|most|an?|\p{L}+s|\p{Lu}[\p{L}\d’]*(?: [\p{Lu}\d][\p{L}\d’]*){0,2})(?!\p{L}) /u;

/** "From Monday 25 November tenants can report …": the date goes to another line. */
const withoutLeadingDate: Cutter = (s) => {
  // "In 2021 …" tells of another time than now.
  if (!LEAD.test(s) || /^in \d{4}(?!\d)/i.test(s)) return undefined;
  for (const m of s.matchAll(/,?\s+/g)) {
    const [lead, main] = [s.slice(0, m.index), s.slice(m.index + m[0].length)];
    if (wordCount(lead) > 9) return undefined;
    if (/^(?:UTC|GMT|CES?T|BST|[ECMP][SD]?T|[ap]\.?m\b)/i.test(main)) continue;
    const isDated = dates(lead).length > 0 || /\d/.test(lead);
    const hasMoreDate =
      dates(lead + m[0] + (main.split(/\s+/)[0] ?? "")).join().length > dates(lead).join().length;
    // "From Monday, | January 11, 2027 the stop moves" parts a weekday from its date.
    const isInDate = () => dates(main).some((date) => main.startsWith(date));
    if (
      isDated &&
      !dangles(lead) &&
      !hasMoreDate &&
      !binds(lead) &&
      SUBJECT.test(main) &&
      hasVerb(main) &&
      !isInDate()
    )
      return cut(main, lead);
  }
  return undefined;
};

const BREAK =
  /\s+–\s+|;\s+|:\s+|,\s+(?=(?:which|who|where|while|so|because|but|yet|although|plus|including|thanks to|and (?:we|it|you|they|the|our|now)|(?:she|he|it|they|we|you|her|his|its|their)\s|making|giving|letting|bringing|saving|with|made|built|designed|powered)(?!\p{L}))|\s+(?=(?:because|so that|thanks to|while|whereas|although)(?!\p{L}))/iu;

/** A heading loses no sense with ", which …". */
const withoutRelative = (main: string, rest: string): Cut | undefined =>
  hasVerb(main) || dangles(main) || wordCount(main) < 4
    ? undefined
    : { text: main, rest: [rest.replace(/^,\s+/, "")] };

/** "Our new oil is here: Moraiolo 2026, pressed in October": the news with the name of what is new. */
const NEW = /(?<!\p{L})(?:new|here|back|out|introducing|meet)(?!\p{L})/iu;
const LONGEST_NAME = 5;
const withNewName: Cutter = (s) => {
  const [, lead = "", name = "", rest = ""] =
    /^([^:,;]{4,40}):\s+(\p{Lu}[^,:;.]{2,40}),\s+(\p{Ll}.{8,})$/u.exec(s) ?? [];
  const isName = NEW.test(lead) && wordCount(name) <= LONGEST_NAME && !hasVerb(name) && !binds(rest);
  return isName ? { text: `${lead}: ${name}`, rest: [rest] } : undefined;
};

const BREAKS = once(() => new Prefiltered(BREAK, "giu"));
/** What follows the first whole clause. */
const withoutSideClause: Cutter = (s) => {
  for (const m of s.matchAll(BREAKS())) {
    const [main, rest] = [s.slice(0, m.index), s.slice(m.index)];
    const isTurn = /^\W*(?:but|yet|although|whereas)/i.test(rest);
    const isApart = /^\W*(?:while|because|so|thanks|which|who|where)\b/i.test(rest);
    // ", which is what people asked for more than anything" limits nothing before it.
    const isBound = !/^,\s+which(?!\p{L})/iu.test(rest) && binds(rest);
    if (isTurn || isBound || (isNegative(main) && !isApart)) continue;
    const made = cut(main, rest) ?? (/^,\s+wh/i.test(rest) ? withoutRelative(main, rest) : undefined);
    if (made) return made;
  }
  return undefined;
};

/** "Dr Nwosu checks both eyes, looks at the back and tests colours": of several things done, the first. */
const withoutNextVerbs: Cutter = (s) => {
  const [, main = "", rest = "", verb = ""] = /^(.{20,}?),\s+((\p{Ll}+)\s.{8,})$/u.exec(s) ?? [];
  return main && hasVerb(main) && isThirdPerson(verb) && !binds(rest) && !isNegative(main)
    ? cut(main, rest)
    : undefined;
};

/** "…, a building due to open in 2029": who or what it is may be missing. */
const withoutApposition: Cutter = (s) => {
  const [, main = "", rest = ""] = /^(.{30,}),\s+((?:an?|the)\s[^:;–]{8,})$/i.exec(s) ?? [];
  return main && !hasVerb(rest) && !binds(rest) && !/,/.test(main) ? cut(main, rest) : undefined;
};

/** A date at the end goes to another line, unless the sentence is only about it. */
const withoutFinalDate: Cutter = (s) => {
  const date = dates(s).findLast((d) => s.endsWith(d));
  if (!date || !/\d/.test(date) || binds(date) || /^(?:by|before|ends?|since)\b/i.test(date))
    return undefined;
  const main = s.slice(0, s.length - date.length).replace(/[\s,–-]+(?:(?:on|from|at|of|starting)\s*)?$/i, "");
  return wordCount(main) >= 5 && !isNegative(main) ? cut(main, s.slice(main.length)) : undefined;
};

/** "Join our webinar on 11 June at noon with Hana Kim": day, hour and guest go to another line. */
const withoutLaterDate: Cutter = (s) => {
  const date = dates(s).find((d) => /\d/.test(d));
  const at = date ? s.indexOf(date) : -1;
  if (!date || at < 20 || binds(s.slice(at)) || /^(?:by|before|ends?|since|from)\b/i.test(date))
    return undefined;
  const main = s.slice(0, at).replace(/[\s,–-]+(?:(?:on|at|of)\s*)?$/i, "");
  const isOwn = /(?:^|\s)(?:on|at|,)\s*$/i.test(s.slice(0, at)) || /^(?:on|at)\s/i.test(date);
  return isOwn && wordCount(main) >= 4 && !isNegative(main) ? cut(main, s.slice(main.length)) : undefined;
};

/** Two days or hours, and what they limit before them. */
const SPAN =
  /^(.{20,}?)\s+((?:from|between)\s(?:\d|noon|midday|midnight|(?:early |late )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?\d|\p{Lu}\p{Ll}+ \d)[^,;:]{4,60}\s(?:until|till|to|and)\s.{4,})$/u;

/** A shorter sentence is read at a glance with its days. */
const LONG = 96;

/** "Station Road will be closed … from 8pm on Friday until 6am on Monday": how long goes to the line below. */
const withoutSpan: Cutter = (s) => {
  const [, main = "", rest = ""] = (s.length > LONG && SPAN.exec(s)) || [];
  return main && dates(rest).length > 0 && !binds(main) && isWhole(main)
    ? { text: main, rest: [rest] }
    : undefined;
};

/** A phrase of place at the end. */
const withoutPlace: Cutter = (s) => {
  const tail = binds(s) || hasAbsolute(s) ? undefined : withoutTail(s)[0];
  const made =
    tail && /^(?:in|on|across|during)\s[^\p{Lu}\d]+$/u.test(tail.rest)
      ? cut(tail.text, tail.rest)
      : undefined;
  return made && { ...made, loose: true };
};

const CUTTERS: readonly Cutter[] = [
  withoutDateline,
  withoutAnnouncing,
  withoutTerms,
  withoutBrackets,
  withoutLeadingDate,
  withNewName,
  withoutSideClause,
  withoutNextVerbs,
  withoutApposition,
  withoutSpan,
  withoutFinalDate,
  withoutLaterDate,
  withoutPlace,
];

/** The sentence and its shorter forms, longest first. Words are only left out. English. */
export function shorterForms(sentence: string): Cut[] {
  const forms: Cut[] = [{ text: unstop(sentence), rest: [] }];
  for (const cutter of CUTTERS) {
    const last = forms.at(-1) as Cut;
    const next = cutter(last.text);
    if (next) forms.push({ ...next, rest: [...last.rest, ...next.rest] });
  }
  return forms;
}
