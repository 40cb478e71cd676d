import { dates } from "../extract/dates.ts";
import { dangles, hasVerb, isImperative, verbAt } from "../grammar.ts";
import { size, wordCount } from "../text.ts";
import { hasAbsolute, hasCondition, isNegative, losesCondition, stands, withoutTail } from "./guards.ts";
import { withoutApposition, withoutAside, withoutFeatures, withoutLead } from "./phrase-cuts.ts";
import type { Maker, Variant } from "./variant.ts";

/** Where a main clause ends and the rest begins. */
export const CLAUSE_END =
  /,?\s+(?=so (?:that )?(?:\w+ ){1,3}(?:can|could|will|never|don|get|no longer)\b)|,\s+(?=(?:so|because|which|while|but|yet|although|though|whereas|when|where|as|thanks|plus|including|and (?:we|it|it’s|you|they|the|now|then)|making|giving|letting|bringing|creating|helping|saving|cutting|turning|with|made|built|designed|powered|baked|brewed|written|grown|led|created)\b|and (?:when|if|every|each|our|your|their) )|\s+–\s+|\s*[;:]\s+|\s+(?=(?:because|while|whenever|once|unless|although|whereas|thanks to|even (?:if|when|though)|no matter)\b)/i;
const MEASURED = /^(?:we|i) (?:measured|checked|counted|tested|asked|looked)\b/i;

const mainOf = (s: string) => s.split(CLAUSE_END)[0] ?? s;
const restAfter = (s: string, head: string) => s.slice(head.length).replace(/^[\s,;:–-]+/, "");

/** The main clause, with what it leaves over. */
const mainClause: Maker = (s) => {
  const main = mainOf(s);
  // "I started Acme because …" is nothing without its reason.
  const isBare = /^\s*because\b/i.test(s.slice(main.length)) && wordCount(main) < 4;
  if (
    main === s ||
    isBare ||
    /^(?:if|when|while|because|after|before|since|as|although)\b/i.test(main) ||
    wordCount(main) < 3 ||
    dangles(main) ||
    MEASURED.test(main)
  )
    return [];
  if (losesCondition(main, s.slice(main.length)) || !(hasVerb(main) || isImperative(main))) return [];
  const out: Variant[] = [{ text: main, by: "main", rest: restAfter(s, main) }];
  return [...out, ...withoutTail(main).map((t) => ({ ...t, by: "short" as const }))];
};

const withoutBrackets: Maker = (s) => {
  // "We are recalling the cup (batch 2401)" must not become a recall of every cup.
  const bare = isNegative(s) ? s : s.replace(/\s*\([^()]*\)/g, "");
  const main = mainOf(bare);
  const out: Variant[] = [];
  if (bare !== s) out.push({ text: bare, by: "main" });
  if (bare !== s && main !== bare && wordCount(main) >= 4 && !dangles(main))
    out.push({ text: main, by: "main" });
  if (size(bare) > 46) out.push(...withoutTail(bare).map((t) => ({ ...t, by: "short" as const })));
  return out;
};

/** "We measured: X" says X. */
const afterMeasure: Maker = (s) => {
  const m = /^(?:we|i) (?:measured|checked|counted|tested|asked|looked)(?: it)?:\s+(.+)$/i.exec(s);
  return m?.[1] ? [{ text: m[1], by: "main" }] : [];
};

/** "A, with B, in C" → "A, in C". */
const withoutMiddle: Maker = (s) => {
  const m =
    /^([^,]{8,50}), (?:with|including|and|or|plus|even|from|both)\s[^,]{3,50},\s+((?:in|on|at|with|for|by|from|without|across)\s[^,]{4,50})$/i.exec(
      s,
    );
  return m ? [{ text: `${m[1]}, ${m[2]}`, by: "main" }] : [];
};

const LEADS =
  /^(from|starting|as of|since|on|this|beginning)\s+((?:\d{1,2}(?:st|nd|rd|th)?\s\p{L}+|\p{L}+\s\d{1,2}(?:st|nd|rd|th)?|\p{L}*day|week|month)(?:\s\d{4})?),?\s+((?:the|our|your|you|we|all|every|existing|new|[\p{L}\d]+)\s.{8,})$/iu;
/** "From 3 May, the shop opens earlier" → the news first, the date as what is left. */
const afterDate: Maker = (s) => {
  const m = LEADS.exec(s);
  const said = m?.[3] ?? "";
  if (!m || /\b(?:only|must|no longer|required|have to|need to|mandatory)\b/i.test(said)) return [];
  const rest = `${/^since$/i.test(m[1] ?? "") ? "Since" : "From"} ${m[2]}`;
  const short = [...mainClause(said, undefined), ...withoutAddition(said, undefined)].map((v) => ({
    ...v,
    rest,
  }));
  return [{ text: said, by: "main", rest }, ...short];
};

const TIMED =
  /^(?:on|from|between|at|yesterday|today|this morning|last night|earlier today)\b[^,]{0,60}?(?:UTC|GMT|CES?T|am|pm|\d{4}|\d{1,2}:\d{2}|day|yesterday|morning|night|today),?\s+((?:some|our|the|we|all|a|an|many|most|you)\b.{12,})$/i;
/** "On Tuesday between 14:10 and 15:02 some customers …" → what happened, the time as what is left. */
const afterTime: Maker = (s) => {
  const said = TIMED.exec(s)?.[1] ?? "";
  if (!said || verbAt(said) < 1 || /^\s*(?:and|to|until)\b/i.test(said)) return [];
  return [{ text: said, by: "main", rest: s.slice(0, s.length - said.length).replace(/[,\s]+$/, "") }];
};

/** "That is why the boxes come later" says that they come later. */
const afterReason: Maker = (s) => {
  const said = /^(?:that|this)(?: is|’s) why (.{12,})$/i.exec(s)?.[1];
  return said && verbAt(said) > 0 ? [{ text: said, by: "main" }] : [];
};

/** A long sentence may leave its date to the line below. */
const beforeDate: Maker = (s) => {
  const date =
    size(s) > 60
      ? dates(s).find((d) => /\d/.test(d) && !/^(?:until|till|by|before|since)\b/i.test(d))
      : undefined;
  const at = date ? s.indexOf(date) : 0;
  const head = s.slice(0, at).replace(/[\s,–-]*(?:\bon)?\s*$/i, "");
  const verb = verbAt(head);
  // "comes out on 9 May" needs its date, "opens a shop on 9 May" does not.
  const complete = (verb > 0 && wordCount(head) - verb > 2) || isImperative(head);
  if (!date || wordCount(head) < 4 || isNegative(head) || !complete || !stands(head)) return [];
  return [{ text: head, by: "main", rest: s.slice(head.length).replace(/^[\s,–-]+/, "") }];
};

/** "X does A and the Y does B" are two statements. */
const coordinated: Maker = (s) => {
  const m =
    /^(.{12,}?),?\s+and\s+((?:the|our|your|every|each|an?|people|users|\p{Ll}{3,}s)\s+.{12,70})$/iu.exec(s);
  const [a, b] = [m?.[1] ?? "", m?.[2] ?? ""];
  const isBare = !/^(?:the|our|your|every|each|an?)\s/i.test(b);
  if (!m || verbAt(a) <= 0 || verbAt(b) <= (isBare ? 0 : 1)) return [];
  const first: Variant = { text: a, by: "main", rest: b };
  // A bare noun may hang on the first half: "people woke up less" only with the window open.
  return isBare ? [first] : [{ text: b, by: "main" }, first];
};

const EPISODE =
  /^((?:new|latest|our new|this week’s|just published|new on the blog)\b[^:]{0,40}|(?:new )?(?:episode|guide|blog|video|article|report|talk|interview|post)\b[^:]{0,30}):\s+(.{10,})$/i;
/** "Our year in numbers: 7 countries, 12 engineers, 41 million checks": the figures stand by themselves. */
const FIGURES = /^(?:[^,]*\d[^,]*,\s+){2,}[^,]*\d/;

/** "New episode of S: T" and "Label: sentence" speak after the colon. */
const afterColon: Maker = (s) => {
  const m = EPISODE.exec(s) ?? /^([^:,]{4,45}):\s+(.{12,})$/.exec(s);
  const [label, said] = [m?.[1] ?? "", m?.[2] ?? ""];
  const named = EPISODE.test(s);
  if (!m || (!named && (wordCount(label) > 7 || hasVerb(label) || verbAt(said) <= 0))) return [];
  if (!named && FIGURES.test(said)) return [{ text: label, by: "after-colon", rest: said }];
  const main = named ? (said.split(/,\s+(?:with|by|featuring)\s/)[0] ?? said) : mainOf(said);
  const half = coordinated(said, undefined).find((v) => v.rest)?.text;
  const shorter = [main, half].filter(
    (t) => t !== undefined && t !== said && wordCount(t) >= 4 && !dangles(t),
  );
  const made = [said, ...shorter].map(
    (text): Variant => ({ text: text ?? said, by: "after-colon", rest: label }),
  );
  return [...made, ...afterDate(said, undefined)];
};

const RELATIVE =
  /^(.{18,64}?)\s+(?:that|who|which)\s+(?:could|can|would|will|is|are|has|have|had|lets?|let|makes?|was|were)\b.{12,}$/i;
/** A long relative clause goes when the main clause is whole without it. */
const withoutRelative: Maker = (s) => {
  const head =
    size(s) > 66
      ? (RELATIVE.exec(s)?.[1] ?? "")
      : (/^(.{8,}?),\s+(?:which|who|where)\s.+$/.exec(s)?.[1] ?? "");
  return head && verbAt(head) > 0 && stands(head) && !hasAbsolute(head) ? [{ text: head, by: "main" }] : [];
};

/** "…, at night too" goes; what is left is whole. */
const withoutAddition: Maker = (s) => {
  const [, head = "", rest = ""] =
    /^(.{25,}?),\s+((?:at|on|in|even|including)\s[^,\d]{3,20})$/i.exec(s) ?? [];
  if (!head || hasCondition(rest) || hasAbsolute(head) || isNegative(s) || !stands(head)) return [];
  return [{ text: head, by: "main", rest }];
};

/** "We cut our bill by 61% in one quarter without losing a feature": the number is the news. */
const withoutManner: Maker = (s) => {
  const [, head = "", rest = ""] =
    /^(.*\d.*?)\s+((?:without \w+ing|after (?:\d+|\w+) (?:days|weeks|months|years) of)\s.{4,40})$/i.exec(s) ??
    /^(.{12,}?)\s+(after (?:\d+|\w+) (?:days|weeks|months|years) of\s.{4,40})$/i.exec(s) ??
    [];
  return head && size(s) > 55 && !isNegative(head) && stands(head) ? [{ text: head, by: "main", rest }] : [];
};

/** Makers that only leave words out. */
export const CUTS: readonly Maker[] = [
  mainClause,
  withoutBrackets,
  afterMeasure,
  withoutMiddle,
  afterDate,
  afterTime,
  afterReason,
  beforeDate,
  coordinated,
  afterColon,
  withoutRelative,
  withoutLead,
  withoutAddition,
  withoutManner,
  withoutAside,
  withoutApposition,
  withoutFeatures,
];
