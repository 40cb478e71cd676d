import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { stopped } from "../../../text/stopped.ts";
import type { Pictures } from "../../fits.ts";
import { writtenDay } from "../card/dates.ts";
import { programmeIn } from "../kit/hours.ts";
import { apartFrom } from "../kit/story/apart.ts";
import { authored } from "../kit/story/authored.ts";
import { BEGINS, dayOf, waitsForDay } from "../kit/story/begins.ts";
import { inARow, whole } from "../kit/story/clip.ts";
import { isClosure } from "../kit/story/closure.ts";
import { fitOf, fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { announced, type Fixture, fixtureIn } from "../kit/story/fixture.ts";
import { occasionIn, venueIn } from "../kit/story/occasion-in.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { photosFor } from "../kit/story/photos.ts";
import { scheduledRows } from "../kit/story/row-parts.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { isIn } from "../kit/story/statements.ts";
import { announcedFit } from "./announced-fit.ts";
import { begunIn } from "./begun.ts";
import { titleApart } from "./title-apart.ts";
import { nameBehindDay, whenApart } from "./when-apart.ts";

const KINDS = ["product", "place", "people", "texture", "other"] as const;

const MOST = { date: 60, time: 40, place: 80, supporting: 400 };
/** A shorter name says too little over a calendar leaf. */
const NAME = 8;
const PROGRAMME = 3;
const SCORE = { event: 0.9, dated: 0.7, begun: 0.8, other: 0.58 };

/** Something that takes place, or opens, on a day of its own. */
export function fits(story: Story, pictures: Pictures) {
  // A headline that a person or a model wrote stays the headline.
  const isOwn = story.headline.facts.length > 0 && !isOfModel(story);
  const fixture = isOwn ? fixtureIn(story) : undefined;
  if (fixture) return matchOf(story, pictures, fixture);
  const begun = isOwn ? begunFit(story, pictures) : undefined;
  return begun ?? announcedFit(story, pictures) ?? datedFit(story, pictures);
}

/** What takes place on a day that its headline or its text names. */
function datedFit(story: Story, pictures: Pictures) {
  const { date, time } = whenOf(story);
  const score = isClosure(story) || isFirstOfMany(story) ? undefined : scoreOf(story);
  if (!score || !whole(date, MOST.date) || !/\d/.test(date)) return undefined;
  const words = wordsOf(story, pictures);
  const message = withoutWhen(words, story);
  const [said, place] = withStreet(message.supporting, fuller(message.place, placeOf(story), story), story);
  const [zone, rest] = zoneIn(said);
  const hour = [fullerHour(message.time, time), zone].filter(Boolean).join(" ");
  const where = behindHour(place, hour, story);
  const supporting = apartFrom(rest, [date, hour, where, message.headline]);
  const shown = [message.headline, supporting].join("\n");
  const data = {
    ...words,
    headline: message.headline,
    supporting,
    date: date === story.when?.date ? dayOf(story, message.headline) : date,
    // Time and place that the message names would be said twice.
    time: shown.includes(hour) ? "" : whole(hour, MOST.time),
    place: shown.includes(where) ? "" : whole(capitalized(where), MOST.place),
    language: story.spoken,
    ...photosFor(pictures, KINDS),
  };
  const own = authored(story, data, MOST.supporting);
  if (!own) return fitWithDetails(story, score, titleApart(data));
  // A line of the author's that is only the day stands in the row.
  return fitOf(story, score, {
    ...own,
    supporting: apartFrom(own.supporting, [data.date, data.time, data.place]),
  });
}

/** What begins on a day, each sentence about it in a row of its own under the day. */
function begunFit(story: Story, pictures: Pictures) {
  const words = wordsOf(story, pictures);
  const begun = begunIn(story, words.headline);
  return (
    begun &&
    fitOf(story, SCORE.begun, {
      ...words,
      ...begun,
      language: story.spoken,
      ...photosFor(pictures, KINDS),
    })
  );
}

/** A match is named by its teams; what announces it stands over them. */
function matchOf(story: Story, pictures: Pictures, { teams, kicker, sentence, ...when }: Fixture) {
  const words = wordsOf(story, pictures);
  const said = sentencesOf(inARow([stopped(words.headline), words.supporting]));
  const isOther = (one: string) => !one.includes(teams) && !sentence.includes(one) && !isKicker(one, kicker);
  return fitWithDetails(story, SCORE.event, {
    ...words,
    kicker: kicker || words.kicker,
    headline: teams,
    supporting: inARow(said.filter(isOther)),
    ...when,
    language: story.spoken,
    ...photosFor(pictures, KINDS),
  });
}

/** "Doors 7.30 pm" says more than "7.30 pm". */
const fullerHour = (said: string, time: string): string =>
  time === "" || said.toLowerCase().includes(time.toLowerCase()) ? said : time;

const isKicker = (one: string, kicker: string) => kicker !== "" && announced(one) === kicker;

/** "GMT, with Priya Nair" goes on from an hour that stands elsewhere: the zone belongs to it. */
function zoneIn(text: string): [zone: string, rest: string] {
  const [all = "", zone = ""] = /^(GMT|UTC|BST|CET|CEST|MEZ|MESZ|[ECMP][SD]?T),?\s+/u.exec(text) ?? [];
  return [zone, capitalized(text.slice(all.length))];
}

/** The occasion's own day, else the one that the headline names. */
function whenOf({ when, headline }: Story): { date: string; time: string } {
  return when?.date ? when : { date: writtenDay(headline.text), time: when?.time ?? "" };
}

/** "St Brannock's Hall" goes on as "Quay Street", or stands before it, where the author wrote both in one breath. */
function withStreet(supporting: string, place: string, story: Story): [string, string] {
  const [first = "", ...others] = sentencesOf(supporting);
  const rest = first.replace(/\.$/, "");
  const both = place === "" || rest === "" ? undefined : inOneBreath(place, rest, story);
  return both ? [others.join(" "), both] : [supporting, place];
}

/** "at 6.30 pm, the Potting Shed, 4 Quay Road": what stands between the hour and the street is the house. */
function behindHour(place: string, hour: string, { facts }: Story): string {
  const [said = ""] = facts
    .map(({ quote }) => quote)
    .filter((quote) => hour !== "" && quote.includes(hour) && quote.includes(place));
  const [, behind = ""] = said.split(hour);
  const { house = "" } = HOUSE.exec(behind.slice(0, Math.max(0, behind.indexOf(place))))?.groups ?? {};
  return place === "" || house === "" ? place : `${capitalized(house)}, ${place}`;
}
const HOUSE =
  /^,\s(?:at |in |im |bei |chez |à |en |presso |in de |na |no )?(?<house>(?:the |la |le |el |il |de |der |die |das )?\p{Lu}[^,.;]{2,38}),\s$/u;

/** Two parts of a place as the author has them one behind the other, in whichever order. */
function inOneBreath(one: string, other: string, { facts }: Story): string | undefined {
  const said = facts.map(({ quote }) => straight(quote).toLowerCase()).join("\n");
  return [`${one}, ${other}`, `${other}, ${one}`].find((both) => said.includes(straight(both).toLowerCase()));
}

const straight = (text: string) => text.replace(/[’‘]/g, "'");

/** "tous les mercredis": on many days. */
const EACH =
  /(?<!\p{L})(?:every|each|always|jede[nrms]?|immer|tous les|toutes les|chaque|todos los|todas las|cada|ogni|tutt[ie] [ilg]\p{L}*|elke|iedere|todos os|todas as)\s\p{L}/iu;

/** "tous les mercredis à partir du": what takes place on many days has no day of its own. */
function isFirstOfMany(story: Story): boolean {
  const { text } = story.headline;
  const { date } = whenOf(story);
  const before = date === "" ? "" : text.slice(0, Math.max(0, text.indexOf(date)));
  return !isOf(story, "event") && EACH.test(before) && BEGINS.test(before);
}

/** News with a day and an hour in its headline takes place then, unless it begins to be so. */
function scoreOf(story: Story): number | undefined {
  const lines = story.points.map(({ text }) => text);
  // What is when on the day is looked up in rows, which a picture of the day has no room for.
  if (lines.length >= PROGRAMME && (scheduledRows(lines) ?? programmeIn(lines))) return undefined;
  if (isOf(story, "event")) return SCORE.event;
  const { date, time } = whenOf(story);
  const { text } = story.headline;
  const at = date ? text.indexOf(date) : -1;
  if (isOf(story, "launch", "appeal", "greeting")) return SCORE.other;
  const before = text.slice(0, Math.max(0, at));
  const isOwn = at >= 0 && !BEGINS.test(before) && !waitsForDay(before) && isOf(story, "update", "content");
  const first = sentencesOf(story.support?.text ?? "")[0] ?? "";
  const hour = time || occasionIn(text, date)?.time || occasionIn(first, date)?.time;
  return isOwn && hour ? SCORE.dated : undefined;
}

type Words = { headline: string; supporting: string };

/** "A festa de Natal é": a name needs no verb behind it. */
const IS =
  /\s(?:is|are|takes place|happens|ist|sind|findet|est|a lieu|ont lieu|es|son|tiene lugar|è|sono|si tiene|é|são|acontece|tem lugar|zijn|vindt plaats)$/iu;
const named = (found: ReturnType<typeof occasionIn>) =>
  found && { ...found, name: found.name.replace(IS, "") };

/** The day, the hour and the place of a sentence that has little else; the first may also be a statement that begins with them. */
function partsIn(sentence: string, story: Story, isFirst: boolean) {
  const { date } = whenOf(story);
  const stated = isFirst ? whenApart(sentence, whereAndWhen(story)) : undefined;
  const parts = stated ?? (isFirst || date !== "" ? occasionIn(sentence, date) : undefined);
  const isSaid = parts && (parts.time || parts.place || parts.name);
  return isSaid && !waitsForDay(parts.name) && !isOtherHour(parts.time, sentence, story) ? parts : undefined;
}

/** "Doors open at 7." of a concert at 8 pm: it has an hour of its own. */
function isOtherHour(hour: string, sentence: string, story: Story): boolean {
  const { date, time } = whenOf(story);
  return hour !== "" && time !== "" && !sentence.includes(date) && !sentence.includes(time);
}

/** What the headline's own sentence goes on with behind its day: the place, where it is one. */
function venueOf(sentence: string, { facts }: Story) {
  const place = facts[0] && isIn(sentence, facts[0].says) ? venueIn(sentence) : "";
  return place === "" ? undefined : { name: "", time: "", place };
}

const whereAndWhen = (story: Story) => ({ ...whenOf(story), place: story.when?.place ?? "" });

/** Headline and text without the day, the hour and the place at the end of a sentence: they have their own row. */
function withoutWhen({ headline, supporting }: Words, story: Story) {
  const { kicker } = story;
  const { date } = whenOf(story);
  const titled = named(
    occasionIn(headline, date) ?? nameBehindDay(headline, whereAndWhen(story), story.spoken),
  );
  const isName =
    titled !== undefined &&
    titled.name.length >= NAME &&
    titled.name !== kicker?.text &&
    !BEGINS.test(`${titled.name} `) &&
    !waitsForDay(titled.name);
  const found = isName ? [titled] : [];
  const said = sentencesOf(supporting).map((one, i) => {
    const sentence = withPlainDay(one, date);
    const parts =
      (i === 0 || sentence.includes(date) ? partsIn(sentence, story, i === 0) : undefined) ??
      (i === 0 && isName ? venueOf(sentence, story) : undefined);
    if (!parts) return one;
    found.push(parts);
    return asSentence(parts.name);
  });
  return {
    headline: isName ? titled.name : headline,
    supporting: inARow(said),
    time: found.find(({ time }) => time)?.time ?? "",
    place: found.find(({ place }) => place)?.place ?? "",
  };
}

/** "Sábado, 12 de dezembro" begins with the day as any sentence does. */
const withPlainDay = (sentence: string, date: string): string =>
  date !== "" && sentence.startsWith(capitalized(date)) ? `${date}${sentence.slice(date.length)}` : sentence;

/** "From Thursday 26 November in both shops": nothing is left but the word before the day. */
const asSentence = (name: string) =>
  `${name} `.replace(BEGINS, "").trim() && `${name}${/[.!?…]$/u.test(name) ? "" : "."}`;

/** "Igreja de São Vicente, em Braga" says more than "Braga". */
const fuller = (said: string, place: string, story: Story): string =>
  said.includes(place) ? said : (said !== "" && inOneBreath(said, place, story)) || place;

const ONLINE = /^(?:online|live online|en ligne|en línea|on ?line|digital|オンライン|线上)$/iu;
const LINKS =
  /(?<!\p{L})(?:on|at|in|the|am|um|im|in der|le|à|au|dans|el|a las|en|il|alle|em|às|op|om)(?!\p{L})/giu;

/** The place, with the town that the sentence of the date adds to it; "online" where that is the place. */
function placeOf({ when, support }: Story): string {
  const { date = "", time = "", place = "" } = when ?? {};
  const sentences = support?.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u) ?? [];
  const said = sentences.find((sentence) => date !== "" && sentence.includes(date)) ?? "";
  const bare = [date, time, place].reduce((text, part) => (part ? text.replace(part, " ") : text), said);
  const rest = bare
    .replace(LINKS, " ")
    .replace(/[\s,.;:!?–—-]+/gu, " ")
    .trim();
  if (place === "") return ONLINE.test(rest) ? rest.charAt(0).toUpperCase() + rest.slice(1) : "";
  return /^\p{Lu}/u.test(rest) && said.includes(`${place}, ${rest}`) ? `${place}, ${rest}` : place;
}
