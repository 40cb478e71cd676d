import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { writtenDay } from "../../card/dates.ts";
import { occasionIn } from "./occasion-in.ts";
import { sentencesOf } from "./sentences.ts";

/** A match: who plays whom, when and where, and the words that announce it. */
export type Fixture = {
  teams: string;
  date: string;
  time: string;
  place: string;
  /** "Match day!" */
  kicker: string;
  /** The sentence that says it. */
  sentence: string;
};

const WORD = "[\\p{L}\\d.'’&/-]";
const TEAM = `\\p{Lu}${WORD}*(?: (?!(?:v|vs|gegen|contre|contra|contro|tegen|at|in|im|am|au|à|en|a|al|no|na|op|on|um)\\.? )${WORD}+){0,4}`;
const TEAMS = new RegExp(
  `(?<teams>${TEAM} (?:v\\.?|vs\\.?|gegen|contre|contra|contro|tegen|[–-]) ${TEAM})(?=[,.;!]|$| (?:at|in|im|am|au|à|en|a|al|no|na|op|on|um) )`,
  "u",
);
const LEADS =
  /^[\s,;:·–—-]+(?:(?:at|in|im|am|auf dem|au|à|en|a|al|no|na|op)\s(?:the |der |dem |la |le |el |het |de )?)?/iu;
const ENDS = /[\s,;:·.!–—-]+$/u;
const MOST = { place: 60, kicker: 28, teams: 64 };

/** The one match that a story tells of, with its day and its hour; undefined without one. */
export function fixtureIn({ facts }: Pick<Story, "facts">): Fixture | undefined {
  const said = facts.filter(({ from }) => from === "brief").map(({ says }) => says.trim());
  const sentences = [...new Set(said.flatMap(sentencesOf))];
  const found = sentences.flatMap((sentence) => fixtureOf(sentence) ?? []);
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const before = sentences[sentences.indexOf(only.sentence) - 1] ?? "";
  const isShort = before.length <= MOST.kicker && !/\d/u.test(before);
  return { ...only, kicker: isShort ? announced(before) : "" };
}

/** What announces a match, without the marks around it: "¡Derbi en casa!". */
export const announced = (text: string): string => text.replace(/^¡|[.!]$/gu, "").trim();

/** "ore 15", "alle 15": a bare hour behind the word for it. */
const BARE_HOUR = /(?<!\p{L})(?:ore|alle(?: ore)?|a las|às)\s\d{1,2}(?![\d.:h])/iu;

function fixtureOf(sentence: string): Omit<Fixture, "kicker"> | undefined {
  const match = TEAMS.exec(sentence);
  const teams = match?.groups?.teams ?? "";
  const date = writtenDay(sentence);
  if (!match || date === "" || !/\d/u.test(date) || teams.includes(date) || teams.length > MOST.teams) return;
  const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + teams.length)];
  const isFirst = before.includes(date);
  const dated = (isFirst ? before : after).replace(ENDS, "");
  const when = occasionIn(dated, date);
  const time = when?.time || (BARE_HOUR.exec(dated)?.[0] ?? "");
  const place = isFirst ? after.replace(LEADS, "").replace(ENDS, "") : (when?.place ?? "");
  return time !== "" && place.length <= MOST.place
    ? { teams, date, time, place: capitalized(place), sentence }
    : undefined;
}
