import { hasVerb } from "../../copy/grammar.ts";
import { capitalize, unstop, wordCount } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { momentsOf } from "./calendar.ts";
import { isEvent, KIND_OF_EVENT } from "./event-words.ts";
import { DETERMINER, NAME } from "./naming-clauses.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";
import { valuesOf } from "./values.ts";

/** "Our May talk. The talk is called Mills of the Wye, by Ann Lee.": the title leads, and what it is stands beside it. */

const CALLED = new Prefiltered(
  /^(?:(?:and|und|et|y|e|en) )?(?<noun>[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}?)(?:(?: is| are|['’]s) (?:called|titled|entitled)| hei(?:ß|ss)t| trägt den titel| s['’](?:appelle|intitule)| se (?:llama|titula)| si (?:chiama|intitola)| heet) (?<said>\S.+)$/isu,
);
const PRONOUN = /^(?:it|er|sie|es|il|elle|él|ella|het|ele|ela|title|titel|titre|título|titolo)$/iu;

const PERSON = "(?<who>(?:(?:dr|prof|mr|mrs|ms|sr|sra)\\.? )*\\p{Lu}[^.;:!?\\d]{2,70})$";
/** ", by Ann Lee": who speaks, behind the title. */
const BY =
  "(?<by>(?:(?:given|held|presented|gehalten|animée?|présentée?|impartid[oa]|a cura|tenut[oa]|gegeven|dada) )?(?:by|with|von|mit|par|avec|por|con|di|da|dal(?:la)?|van|door|met|com|de))";
const ROLE =
  "(?:(?:and|und|et|y|e|en) )?(?:(?:the|our|der|die|unsere?|le|la|notre|el|il|lo|de|onze|o|a) |l['’])?(?<role>speaker|referent(?:in)?|redner(?:in)?|intervenante?|conférenci(?:er|ère)|ponente|relat(?:ore|rice)|spre(?:ker|ekster)|orador(?:a)?)(?: (?:is|ist|est|es|è|é)|:)?";
const SPEAKS = new Prefiltered(`^(?<title>.{3,90}?)[”“»"]?,? (?:${BY}|(?<=, )${ROLE}) ${PERSON}`, "iu");
/** The name of a person has its capital, and so has a title, which `i` does not tell apart. */
const IS_PERSON = /^(?:(?:[Dd]r|[Pp]rof|[Mm]rs?|[Mm]s|[Ss]ra?)\.? )*\p{Lu}/u;

const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  de: ["„", "“"],
  nl: ["“", "”"],
  fr: ["« ", " »"],
};
const TITLE = /^["“„«]\s?(?<marked>[^"“”„«»]{3,90}?)\s?["”“»]$/u;
const MOST_WORDS = 6;

/** The word of a phrase that says what kind of event it is; empty where none does. */
const kindIn = (phrase: string): string => phrase.split(/\s/u).find((word) => KIND_OF_EVENT.test(word)) ?? "";

/** "our May talk": an event, and no more. */
function isTopic(text: string, language: string): boolean {
  const said = unstop(text.trim());
  return (
    wordCount(said) <= MOST_WORDS &&
    !/[,;:!?"“„«\d]/u.test(said) &&
    // "May talk" names a month.
    !(language === "en" && hasVerb(said.replace(/\p{Lu}\p{L}*/gu, ""))) &&
    (kindIn(said) !== "" || isEvent(said)) &&
    !valuesOf(said).some(({ kind }) => kind === "price" || kind === "link")
  );
}

/** Whether the noun of the naming sentence is what the sentence before it names: "Januarvortrag", "der Vortrag". */
const repeats = (noun: string, topic: string): boolean =>
  PRONOUN.test(noun) || topic.toLowerCase().includes(noun.toLowerCase());

type Naming = { title: string; speaker: string };

/** A title and who speaks; undefined where other words stand behind a comma. */
function namingIn(said: string): Naming | undefined {
  const { title = said, by, role, who = "" } = SPEAKS.exec(said)?.groups ?? {};
  const isSpeaker = who !== "" && IS_PERSON.test(who) && momentsOf(who).length === 0;
  const named = (isSpeaker ? title : said).trim();
  const bare = (TITLE.exec(named)?.groups?.marked ?? named).replace(/^["“„«]\s?/u, "");
  if (!NAME.test(named) || /[,;:"“”„«»]/u.test(bare)) return undefined;
  const speaker = by ? ` ${by} ${who}` : `, ${role} ${who}`;
  return { title: bare, speaker: isSpeaker ? speaker : "" };
}

/** The naming sentence as a title with what it is, and the sentence before it where the two say one thing. */
function joinTitle(n: Notebook, before: Draft | undefined, draft: Draft) {
  const { noun = "", said = "" } = CALLED.exec(unstop(draft.text.trim()))?.groups ?? {};
  const bare = noun.replace(DETERMINER, "");
  const naming = bare === "" ? undefined : namingIn(said);
  if (!naming) return;
  const topic =
    before && before.piece.block === draft.piece.block && isTopic(before.text, n.language)
      ? before
      : undefined;
  const isSame = topic !== undefined && repeats(bare, topic.text);
  if (!isSame && kindIn(bare) === "") return;
  const kind = isSame ? unstop(topic.text.trim()).replace(DETERMINER, "") : bare;
  const [open, shut] = own(MARKS, n.language) ?? ["“", "”"];
  draft.says = `${open}${capitalize(naming.title)}${shut}, ${kind}${naming.speaker}.`;
  draft.text = draft.says;
  if (!isSame) return;
  draft.start = topic.start;
  n.drafts = n.drafts.filter((d) => d !== topic);
  if (n.title === topic) n.title = undefined;
}

/** The first statements of a brief, where one of them tells a title. */
export function titleEvents(n: Notebook) {
  const [first, second] = mains(n).toSorted((a, b) => a.start - b.start);
  if (second) joinTitle(n, first, second);
  if (first && n.drafts.includes(first)) joinTitle(n, undefined, first);
}
