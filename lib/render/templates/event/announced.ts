import type { Fact, Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { isWeekday } from "../../../text/weekdays.ts";
import { isClosure } from "../kit/story/closure.ts";
import { isMustShow, isTranslated } from "../kit/story/must-show.ts";
import { occasionIn } from "../kit/story/occasion-in.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { isIn } from "../kit/story/statements.ts";
import { findValues } from "../kit/values/find-values.ts";
import { ownDayIn } from "./own-day.ts";

/** Something that takes place on its own day, or days: what it is, when and where, and what else there is to know. */
export type Announced = {
  /** What the sentence of the day calls it, where the headline does not say so. */
  about: string;
  date: string;
  time: string;
  place: string;
  /** A sentence for each other thing. */
  rest: string[];
};

/** Letters of a name and of a clause behind the place. */
const MOST = { name: 90, clause: 60 };
/** Sentences among which the one of the day is; one that comes later is of something beside the news. */
const FIRST = 4;

/**
 * The parts of news whose author tells in one sentence on which day, when and where it takes place: "Saturday 23 January, 10 am
 * to 4 pm, Old Mill". Undefined where the headline tells it, for other news, and where the sentence goes on otherwise.
 */
export function announcedIn(story: Story, headline: string): Announced | undefined {
  if (!mayTakePlace(story) || ownDayIn(headline) !== "") return undefined;
  const statements = publishedIn(story).filter((one) => !isIn(one, headline));
  const at = statements.slice(0, FIRST).findIndex((one) => ownDayIn(one) !== "");
  const parts = at < 0 ? undefined : partsOf(statements[at] ?? "");
  if (!parts) return undefined;
  const said = statements.filter((one, i) => i !== at && !isTitled(one, headline));
  const others = [...parts.behind, ...said];
  const where =
    parts.place === "" ? others.find((one) => isOnline(one) || isPlaceAlone(one, story)) : undefined;
  const place = where ? placeOf(where) : parts.place;
  if (!isOf(story, "event") && !isOccasion({ ...parts, place })) return undefined;
  const { name, date, time } = parts;
  const kind = others.map((one) => kindBehind(one, headline)).find(Boolean) ?? "";
  const isSaid = name.length < LEAST || isIn(name, headline) || isIn(headline, name);
  const about = isSaid ? kind : name;
  return {
    about,
    date,
    time,
    place,
    rest: others.filter(
      (one) => one !== where && (about !== kind || kind === "" || kindBehind(one, headline) !== kind),
    ),
  };
}

/** "“The Glass Orchard”, a new play by Ruth Adeyemi": what a work is, behind its title, which is the headline. */
function kindBehind(sentence: string, headline: string): string {
  const { title, kind } = titledIn(sentence);
  return title !== "" && isIn(title, headline) && isIn(headline, title) ? capitalized(kind) : "";
}
const TITLED =
  /^(?<marked>["“„«]\s?(?<title>[^"“”„«»]{3,80}?)\s?["”“»])\s?[,–—-]\s(?<kind>[^.!?]{6,80})\.?$/u;

/** A title in its marks and what it is, as a sentence has them; empty for any other. */
export function titledIn(sentence: string): { marked: string; title: string; kind: string } {
  const { marked = "", title = "", kind = "" } = TITLED.exec(sentence)?.groups ?? {};
  return { marked, title, kind: capitalized(kind) };
}

/** A shorter name says nothing under a headline. */
const LEAST = 8;

/** Other news than an event takes place where it has an hour and a place, or one of them beside a weekday. */
function isOccasion({ date, time, place }: Omit<DayParts, "behind" | "name">): boolean {
  if (time !== "" && place !== "") return true;
  return (
    (time !== "" || place !== "") && date.split(/[\s,]+/u).some((word) => isWeekday(word.replace(/s$/u, "")))
  );
}

/** The sentences of the author that the picture shows or readers need, as far as a post has them too. */
function publishedIn(story: Story): string[] {
  const { kicker, headline, support, points, facts, cta, posts } = story;
  if (isOfModel(story) || isTranslated(story)) return [];
  const own = facts.filter(({ from }) => from === "brief");
  const lines = [headline.text, ...sentencesOf(support?.text ?? ""), ...points.map(({ text }) => text)];
  const shown = lines.map((text) => text.replace(ADDRESS, ""));
  const all = Object.values(posts).join("\n").replace(ADDRESS, "");
  const isShown = (says: string) => shown.some((text) => isIn(text, says) || isIn(says, text));
  const asked = new Set(own.filter(({ id }) => cta?.facts.includes(id)).map(({ says }) => says));
  const isKicker = (says: string) => kicker !== null && isIn(says, kicker.text);
  const kept = own.filter(
    (fact) => isIn(fact.says, all) && !isKicker(fact.says) && (isMustShow(fact) || isShown(fact.says)),
  );
  const said = kept.map(({ says }) => (asked.has(says) ? leftOfCall(says, cta?.label ?? "") : says.trim()));
  return [...new Set(said.filter((one) => one !== ""))];
}

/** "Register at beacon.example, closes Tuesday 12 January": the last day, or a price, where the action does not say it. */
function leftOfCall(said: string, label: string): string {
  const values = findValues(said).filter(({ kind }) => kind === "date" || kind === "money");
  const isSaid = values.every(({ start, end }) => isIn(said.slice(start, end), label));
  const rest = said
    .replace(TO_ADDRESS, "")
    .replace(CALL, "")
    .replace(/[\s,]+\.$/u, ".")
    .trim();
  return isSaid || isIn(rest, label) ? "" : capitalized(rest);
}
const TO_ADDRESS =
  /(?:\s(?:at|on|via|under|unter|auf|über|sur|en|su|op|em))?\s(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s,;]*)?(?=[\s,;.]|$)/u;
/** "Register, closes …": the action says it. */
const CALL = /^\p{L}+,\s/u;

/** A post has the address behind the words that lead to it. */
const ADDRESS = /\s\((?:[\p{L}\d-]+\.)+\p{L}{2,}[^\s()]*\)/gu;

const OTHER_NEWS = [
  "closing",
  "incident",
  "hiring",
  "how_to",
  "comparison",
  "greeting",
  "thanks",
  "stat",
  "release",
  "offer",
] as const;
const mayTakePlace = (story: Story): boolean =>
  !isOf(story, ...OTHER_NEWS) && !isClosure(story) && story.quotation === null && story.steps.length === 0;

/** A sentence that says little more than the headline. */
const isTitled = (one: string, headline: string): boolean =>
  isIn(headline, one) && one.length - headline.length < SAYS_MORE;
const SAYS_MORE = 14;

type DayParts = Omit<Announced, "about" | "rest"> & { name: string; behind: string[] };

/** The sentence of the day in its parts; what stands behind the place is a sentence of its own. */
function partsOf(sentence: string): DayParts | undefined {
  const [said, aside] = asideOf(withoutHost(sentence.replace(/\.$/u, "")));
  const date = ownDayIn(said);
  const end = said.indexOf(date) + date.length;
  const [clauses, hours] = hoursApart(said.slice(end).split(/[,;]\s/u));
  for (let kept = clauses.length; kept > 0; kept--) {
    const parts = occasionIn(said.slice(0, end) + clauses.slice(0, kept).join(", "), date);
    const behind = restOf(clauses.slice(kept));
    if (!parts || !behind || hasHour(parts.place)) continue;
    const name = nameOf(parts.name);
    const time = parts.time || hours;
    const place = parts.place.replace(/^À\s/u, "");
    return name === undefined ? undefined : { name, date, time, place, behind: [...aside, ...behind] };
  }
  return undefined;
}

/** "7pm (doors 6.30pm), All Saints Hall": what stands in brackets behind the hour is a sentence of its own. */
function asideOf(sentence: string): [said: string, aside: string[]] {
  const { aside = "" } = ASIDE.exec(sentence)?.groups ?? {};
  return aside === "" ? [sentence, []] : [sentence.replace(` (${aside})`, ""), [`${capitalized(aside)}.`]];
}
const ASIDE = /\d\s?(?:[ap]\.?m\.?|uhr|uur|h)?\s\((?<aside>\p{L}[^()]{3,40})\)(?=,|$)/iu;

const hasHour = (place: string): boolean => /\d[.:h]\d{2}/u.test(place);

/** Clauses without the one that is nothing but hours, and that one. */
function hoursApart(clauses: readonly string[]): [clauses: string[], hours: string] {
  const at = clauses.findIndex((one) => areHours(one.trim()));
  const hours = (clauses[at] ?? "").trim().replace(/^(?:from|de|von|van|das|at|um|à|às)\s/iu, "");
  return [clauses.filter((_, i) => i !== at), capitalized(hours)];
}

/** "bei uns in der Werkstatt": who says it is no part of the place. */
const withoutHost = (text: string): string => text.replace(HOST, "$<lead>");
const HOST =
  /(?<lead>,\s|\s)(?:bei uns (?=(?:in|im|am|auf)\s)|chez nous,? (?=(?:à|au|dans)\s)|con nosotros (?=en\s)|da noi (?=(?:in|al|alla|nel)\s)|bij ons (?=(?:in|op)\s)|connosco (?=(?:em|no|na)\s))/iu;

/** Clauses behind the place as a sentence, the one that says it is online apart. Undefined where one goes on from what stands before it. */
function restOf(clauses: readonly string[]): string[] | undefined {
  const all = clauses.map((one) => one.trim()).filter((one) => one !== "");
  if (all.some((one) => one.length > MOST.clause || GOES_ON.test(one))) return undefined;
  const said = all.filter((one) => !isOnline(one));
  return [...all.filter(isOnline), ...(said.length > 0 ? [`${capitalized(said.join(", "))}.`] : [])];
}
const GOES_ON =
  /^(?:and|or|und|oder|et|ou|y|e|o|en|of|but|aber|mais|pero|ma|maar|mas|to|um|pour|para|per|om|which|who|where|der|die|das|qui|où|que|che|die|waar|onde|so|as|we|you|wir|nous|vous|when|wenn|wo)\s/iu;

const HOURS_LEAD = /^(?:from|at|de|à|von|ab|um|dalle|alle|dalle ore|van|om|das|às|a las|de las)?\s?$/iu;
/** "de 9 h à 17 h": nothing but hours. */
const SPAN_OF_HOURS =
  /^(?:(?:from|de|von|dalle|van|das)\s)?\d{1,2}(?:[.:h]\d{2})?\s?(?:to|till|until|a|à|bis|alle|tot|às|[-–])\s?\d{1,2}(?:[.:h]\d{2})?\s?(?:[ap]m|Uhr|uur|h)?$/iu;
const areHours = (clause: string): boolean =>
  SPAN_OF_HOURS.test(clause) ||
  findValues(clause).some(
    ({ kind, start, end }) =>
      kind === "time" && HOURS_LEAD.test(clause.slice(0, start)) && clause.slice(end).trim() === "",
  );

/** "Il a lieu", "It runs", "Camp runs": a name without its verb, and none for a word that points back. */
function nameOf(name: string): string | undefined {
  if (POINTS_BACK.test(name)) return "";
  const bare = name.replace(RUNS, "").trim();
  return bare.length > MOST.name || /[.!?]\s/u.test(bare) ? undefined : capitalized(bare);
}
const POINTS_BACK =
  /^(?:it|this|they|es|er|sie|das|il|elle|ce|cela|se|si|él|ella|esto|esso|essa|het|hij|zij|dit|ele|ela)(?:[\s’']\p{L}+){0,3}$/iu;
const RUNS =
  /\s(?:runs?|goes on|läuft|laufen|dure|durent|se tient|se tiennent|dura|si svolge|loopt|decorre)$/iu;

const PLACE_LEAD =
  /^(?:venue|place|location|where|ort|lieu|lugar|luogo|plaats|local)\s?:\s+|^(?:at|in|im|bei|au|à|chez|en|nel|nella|presso|op|no|na)\s+(?:the\s)?/iu;
/** "Tramway Studio, Albert Drive, Glasgow": parts that each begin with a capital or a number. */
const NAMES = /^(?:[\p{Lu}\d][^\s,.;:!?]*(?:\s[^\s,.;:!?]+){0,5})(?:,\s[\p{Lu}\d][^,.;:!?]{1,40}){0,4}$/u;

const ONLINE = /^(?:(?:live )?online|en ligne|en línea|on-line)\.?$/iu;
const isOnline = (text: string): boolean => ONLINE.test(text);

const placeOf = (sentence: string): string =>
  capitalized(sentence.replace(/\.$/u, "").replace(PLACE_LEAD, ""));

/** A house or a street. */
const HOUSE =
  /(?<!\p{L})(?:hall|studios?|theatre|theater|museum|library|church|house|centre|center|school|park|street|road|drive|lane|avenue|square|salle|théâtre|rue|place|avenue|teatro|sala|calle|plaza|piazza|via|rua|praça|largo)(?!\p{L})|(?:straße|strasse|gasse|platz|weg|saal|halle|haus|straat|plein|zaal|huis)(?!\p{L})/iu;

/** A sentence that is a place and nothing else. */
function isPlaceAlone(sentence: string, { facts }: Story): boolean {
  const isPlace = ({ kind, says }: Fact) => kind === "where" && says.trim() === sentence;
  return (
    (facts.some(isPlace) || HOUSE.test(sentence)) &&
    NAMES.test(placeOf(sentence)) &&
    findValues(sentence).length === 0
  );
}
