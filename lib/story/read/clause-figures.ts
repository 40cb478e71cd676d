import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Figure } from "../schema.ts";
import { lower } from "./lower.ts";

/**
 * Figures of whole clauses in English: a number, and what the clause says of it. The words are the author's; only
 * their order may change: "we saved 1,450 tonnes of CO2" is "1,450 tonnes" and "of CO2 saved".
 */

const NUMBER = "(?:(?:over|more than|nearly|almost|about|around|some|just|only) )?\\d[\\d,]*(?:\\.\\d+)?";
const SCALE = "(?: (?:million|billion|thousand)|m|bn|k)?";
/** Units that belong to the number; other nouns are what is counted. */
const UNIT = "(?: ?%| percent| per cent| tonnes| kg| km| kWh| MW| GW| litres| hours| minutes)?";
const VALUE = `${NUMBER}${SCALE}${UNIT}`;

/** Words before the verb that speak of the sender, or of what the headline is about. */
const OURS =
  "(?:(?:in (?:19|20)\\d\\d|(?:in|last|this|since|during|over) [^,]{2,24}),? )?(?:we|they|our (?:\\w+ ){1,3}|together we|(?:the|all) (?:\\w+ ){1,2})\\s?(?:have |has |had |also |together )*";

/** Forms of the past that also stand behind a noun: "driven", "saved". */
const IRREGULAR: Record<string, string> = {
  drove: "driven",
  rode: "ridden",
  sold: "sold",
  built: "built",
  grew: "grown",
  taught: "taught",
  made: "made",
  ran: "run",
  won: "won",
  wrote: "written",
  sent: "sent",
  cut: "cut",
  gave: "given",
  brewed: "brewed",
  fed: "fed",
  found: "found",
  held: "held",
  lent: "lent",
  spent: "spent",
};
const participleOf = (verb: string) =>
  /^(?:need|feed|speed|seed|reach|turn|rais|celebrat|happen|last|start|open|work|live|travel|arriv|join|pass)/.test(
    verb,
  ) && !/^rais|^open|^travel/.test(verb)
    ? undefined
    : (own(IRREGULAR, verb) ?? (/[a-z]{2,}ed$/.test(verb) ? verb : undefined));

const DONE = new Prefiltered(
  `^(?:and )?(?:${OURS})?(?<verb>[a-z]+) (?<value>${VALUE})(?: (?<rest>[a-z][^,;:]*))?$`,
  "i",
);
/** "repairs fell by 38 %", "unfilled shifts fell from 14 to 5 a week". */
const MOVED = new Prefiltered(
  `^(?:and )?(?<what>(?:our |the )?[a-z][\\w' -]{2,40}?) (?:has |have )?(?<way>fell|fallen|dropped|went down|gone down|decreased|shrank|rose|risen|grew|grown|increased|went up|gone up|climbed) by (?<value>${VALUE})(?<rest>(?: (?:in|since|this|last|a|per(?! cent)|within|over) [^,;:]{2,30})?)$`,
  "i",
);
const BETWEEN = new Prefiltered(
  `^(?:in [^,]{3,40}?, )?(?<what>(?!in |on |at |for |with |after )(?:our |the )?[a-z][\\w' -]{2,32}?) (?:has |have )?(?:fell|fallen|dropped|went|gone|decreased|rose|risen|grew|grown|increased|climbed)(?: up| down)? from (?<first>${VALUE}) to (?<second>${VALUE})(?<rest>(?: (?:a|per|in|each) [^,;:]{2,24})?)$`,
  "i",
);
/** "24 of our 60 buses now run on electricity". */
const PART = /^(?<said>\d+ (?:of (?:our|the|all)|out of|in|of) \d[\d,]*) (?<rest>[a-z][^,;:]{8,56})$/i;

const DOWN = /^(?:f|d|went d|gone d|s)/i;
const MOST = 70;
const PREPOSITION =
  /\s(?:to|for|in|at|from|with|on|across|since|this|last|by|per|between|through|over|within|a (?:week|day|month|year)|each|every)\s/;

/** What was done with so many of them: "meals delivered to 300 families". */
function doneIn(clause: string): Omit<Figure, "fact"> | undefined {
  const { verb = "", value = "", rest = "" } = DONE.exec(clause)?.groups ?? {};
  const participle = participleOf(lower(verb));
  if (!participle || (rest === "" && !/[a-z]$/i.test(value))) return undefined;
  const at = PREPOSITION.exec(` ${rest} `)?.index;
  const [noun, tail] =
    at === undefined ? [rest, ""] : [rest.slice(0, Math.max(0, at - 1)), rest.slice(Math.max(0, at - 1))];
  const label = [noun.trim(), participle, tail.trim()].filter(Boolean).join(" ");
  return { value, unit: "", label };
}

function movedIn(clause: string): Omit<Figure, "fact"> | undefined {
  const moved = MOVED.exec(clause)?.groups;
  if (moved?.value) {
    const sign = DOWN.test(moved.way ?? "") ? "−" : "+";
    return { value: `${sign}${moved.value}`, unit: "", label: `${bare(moved.what)}${moved.rest ?? ""}` };
  }
  const between = BETWEEN.exec(clause)?.groups;
  if (!between?.first) return undefined;
  return {
    value: `${between.first} → ${between.second}`,
    unit: "",
    label: `${bare(between.what)}${between.rest ?? ""}`,
  };
}
/** "Our repairs", "Complaints": beside its number a noun begins with a small letter. */
const bare = (what = "") =>
  what.replace(/^(?:our|the) /i, "").replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

function partIn(clause: string): Omit<Figure, "fact"> | undefined {
  const { said = "", rest = "" } = PART.exec(clause)?.groups ?? {};
  const value = said.replace(/ of (?:our|the|all) /i, " of ");
  return rest ? { value, unit: "", label: rest } : undefined;
}

/** What limits, denies or only asks about a figure must not be lost. */
const BOUND =
  /\b(?:why|whether|how|what|not|no|never|if|when|unless|would|could|should|may|might|until|only if|than)\b|n[’']t\b/i;

/** The clauses of a sentence that "and" joins, where each has a number of its own. */
function clausesOf(sentence: string): string[] {
  const plain = sentence.trim().replace(/[.!]+$/, "");
  const parts = plain.split(/,? and (?=[a-z])|; /i);
  return parts.length > 1 && parts.every((part) => /\d/.test(part)) ? parts : [plain];
}

/** Figures of a statement whose number does not stand first. Empty where it says more than its clauses show. */
export function clauseFigures(sentence: string, fact: string): Figure[] {
  if (BOUND.test(sentence) || /[£$€¥"“?]/.test(sentence)) return [];
  const found = clausesOf(sentence).map((clause) => partIn(clause) ?? movedIn(clause) ?? doneIn(clause));
  const figures = found.filter((figure) => figure !== undefined);
  if (figures.length < found.length) return [];
  const areShort = figures.every(
    ({ label, value }) =>
      !/^of (?:them|these|those|it)\b/i.test(label) &&
      label.length <= MOST &&
      label.length > 3 &&
      value.length <= 20,
  );
  return areShort ? figures.map((figure) => ({ ...figure, fact })) : [];
}
