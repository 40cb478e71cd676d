import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import type { Pictures } from "../../fits.ts";
import { writtenDay } from "../card/dates.ts";
import { apartFrom } from "../kit/story/apart.ts";
import { BEGINS, dayOf, waitsForDay } from "../kit/story/begins.ts";
import { inARow, whole } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { announced, type Fixture, fixtureIn } from "../kit/story/fixture.ts";
import { occasionIn } from "../kit/story/occasion-in.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { photosFor } from "../kit/story/photos.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { whenApart } from "./when-apart.ts";

const KINDS = ["product", "place", "people", "texture", "other"] as const;

const MOST = { date: 60, time: 40, place: 80 };
/** A shorter name says too little over a calendar leaf. */
const NAME = 8;
const SCORE = { event: 0.9, dated: 0.7, other: 0.58 };

/** Something that takes place, or opens, on a day of its own. */
export function fits(story: Story, pictures: Pictures) {
  // A headline that a person or a model wrote stays the headline.
  const isOwn = story.headline.facts.length > 0 && !isOfModel(story);
  const fixture = isOwn ? fixtureIn(story) : undefined;
  if (fixture) return matchOf(story, pictures, fixture);
  const { date, time } = whenOf(story);
  const score = scoreOf(story);
  if (!score || !whole(date, MOST.date) || !/\d/.test(date)) return undefined;
  const words = wordsOf(story, pictures);
  const message = withoutWhen(words, story);
  const [said, place] = withStreet(message.supporting, fuller(message.place, placeOf(story)), story);
  const [zone, rest] = zoneIn(said);
  const hour = [time || message.time, zone].filter(Boolean).join(" ");
  const supporting = apartFrom(rest, [date, hour, place, message.headline]);
  const shown = [message.headline, supporting].join("\n");
  return fitWithDetails(story, score, {
    ...words,
    headline: message.headline,
    supporting,
    date: date === story.when?.date ? dayOf(story) : date,
    // Time and place that the message names would be said twice.
    time: shown.includes(hour) ? "" : whole(hour, MOST.time),
    place: shown.includes(place) ? "" : whole(capitalized(place), MOST.place),
    language: story.spoken,
    ...photosFor(pictures, KINDS),
  });
}

/** A match is named by its teams; what announces it stands over them. */
function matchOf(story: Story, pictures: Pictures, { teams, kicker, sentence, ...when }: Fixture) {
  const words = wordsOf(story, pictures);
  const said = sentencesOf(inARow([withStop(words.headline), words.supporting]));
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

const withStop = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);
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

/** "St Brannock's Hall" goes on as "Quay Street" where the author wrote both in one breath. */
function withStreet(supporting: string, place: string, { facts }: Story): [string, string] {
  const [first = "", ...others] = sentencesOf(supporting);
  const street = first.replace(/\.$/, "");
  const both = straight(`${place}, ${street}`);
  const isOne = place !== "" && street !== "" && facts.some(({ quote }) => straight(quote).includes(both));
  return isOne ? [others.join(" "), `${place}, ${street}`] : [supporting, place];
}

const straight = (text: string) => text.replace(/[’‘]/g, "'");

/** News with a day and an hour in its headline takes place then, unless it begins to be so. */
function scoreOf(story: Story): number | undefined {
  if (isOf(story, "event")) return SCORE.event;
  if (isOf(story, "launch", "appeal", "greeting")) return SCORE.other;
  const { date, time } = whenOf(story);
  const { text } = story.headline;
  const at = date ? text.indexOf(date) : -1;
  const isOwn = at >= 0 && !BEGINS.test(text.slice(0, at)) && isOf(story, "update", "content");
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
  return isSaid && !waitsForDay(parts.name) ? parts : undefined;
}

const whereAndWhen = (story: Story) => ({ ...whenOf(story), place: story.when?.place ?? "" });

/** Headline and text without the day, the hour and the place at the end of a sentence: they have their own row. */
function withoutWhen({ headline, supporting }: Words, story: Story) {
  const { kicker } = story;
  const { date } = whenOf(story);
  const titled = named(occasionIn(headline, date));
  const isName =
    titled !== undefined &&
    titled.name.length >= NAME &&
    titled.name !== kicker?.text &&
    !BEGINS.test(`${titled.name} `);
  const found = isName ? [titled] : [];
  const said = sentencesOf(supporting).map((one, i) => {
    const sentence = withPlainDay(one, date);
    const parts = i === 0 || sentence.includes(date) ? partsIn(sentence, story, i === 0) : undefined;
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
const fuller = (said: string, place: string): string => (said.includes(place) ? said : place);

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
