import type { Story } from "../../../../story/schema.ts";
import type { Fit, Pictures } from "../../../fits.ts";
import { factCells, SEPARATOR } from "../fact-cells.ts";
import { actionOf, isLinkless } from "./action.ts";
import { apartFrom } from "./apart.ts";
import { withoutAsked } from "./ask.ts";
import { besidePost } from "./beside-post.ts";
import { clip, inARow, whole } from "./clip.ts";
import { concernedBy } from "./concerned.ts";
import { contactApart } from "./contact-apart.ts";
import { withoutEchoes } from "./echoes.ts";
import { figuresUnsaid } from "./figures-unsaid.ts";
import { isTornFrom } from "./goes-on.ts";
import { hoursApart } from "./hours-apart.ts";
import { isMustShow, valuesOf } from "./must-show.ts";
import { isOfModel } from "./of-model.ts";
import { pricedIn } from "./priced.ts";
import { sentencesOf } from "./sentences.ts";
import { factsShown, lineOfDetails, readIn } from "./shown.ts";
import { tabled } from "./tabled.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** Limits of a message in characters; `glance` is that of a supporting text whose post says the rest. */
type WordLimits = { kicker: number; headline: number; supporting: number; glance: number };
const LIMITS: WordLimits = { kicker: 60, headline: 200, supporting: 480, glance: 440 };
const DETAILS = 200;
/** A longer subject is no line over a headline. */
const SUBJECT = 40;
/** What a text that had to be cut takes off. */
const CUT = 0.35;

/** The words that nearly every template takes, within its limits. */
export function wordsOf(story: Story, pictures: Pictures, limits: Partial<WordLimits> = {}) {
  const { kicker, headline, supporting, glance } = { ...LIMITS, ...limits };
  const words = subjectFirst({
    kicker: whole(kickerOf(story, pictures), kicker),
    headline: clip(story.headline.text, headline),
    supporting: textWithin(
      besidePost(
        inARow([
          concernedBy(story),
          withoutAsked(withoutEchoes(story.support?.text ?? "", story.headline.text, pictures.brand), story),
        ]),
        {
          post: pictures.post,
          most: glance,
          needed: uncelled(story),
        },
      ),
      story,
      supporting,
    ),
  });
  const { cta, url } = actionOf(story, pictures);
  const { rest, contact } = isWithoutAction(story)
    ? contactApart(words.supporting)
    : { rest: "", contact: "" };
  if (contact !== "") return { ...words, supporting: rest, cta: contact, url: "" };
  // The address of the sender is not repeated under a text that names it.
  const isNamed = !story.cta && url !== "" && `${words.headline} ${words.supporting}`.includes(url);
  return { ...words, cta, url: isNamed ? "" : url };
}

/** The story asks for nothing, and its author does not mind an address. */
const isWithoutAction = (story: Story): boolean => !story.cta && !isLinkless(story) && !isOfModel(story);

/** "9 a.m. to 2 p.m., Market Street 8": from when till when, and so no news by itself. */
const HOURS =
  /^\d{1,2}(?:[.:h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?\s?(?:to|until|till|bis|tot|às|à|a|–|-)\s?\d{1,2}(?:[.:h]\d{2})?\s?(?:[ap]\.?m|uhr|h)(?!\p{L})/iu;
/** A longer sentence is no headline. */
const TITLE = 70;

/** Hours say nothing before what they are of, which the sentence after them tells: the two change places. */
function subjectFirst<T extends { headline: string; supporting: string }>(words: T): T {
  if (!HOURS.test(words.headline)) return words;
  const [first = "", ...rest] = sentencesOf(words.supporting);
  if (first === "" || first.length > TITLE || /^\d/.test(first)) return words;
  const hours = /[.!?]$/u.test(words.headline) ? words.headline : `${words.headline}.`;
  return { ...words, headline: first.replace(/\.$/u, ""), supporting: inARow([hours, ...rest]) };
}

/** Values without a cell in a row of facts. One cell alone is no row. */
function uncelled(story: Story): string[] {
  const values = valuesOf(story);
  const isRow = values.filter(({ cell }) => cell).length > 1;
  return values.filter(({ cell }) => !isRow || !cell).map(({ text }) => text);
}

/** A text as far as there is room: whole sentences in their order, first those with what readers need. */
function textWithin(text: string, story: Story, most: number): string {
  if (text.length <= most) return text;
  const needed = story.facts.filter(isMustShow).map(({ quote }) => quote.replace(/[.!?]$/, ""));
  const all = sentencesOf(text);
  const isNeeded = (sentence: string) => needed.some((quote) => sentence.includes(quote));
  const between = /[。！？]/u.test(text) ? "" : " ";
  const kept = new Set<string>();
  for (const sentence of [...all.filter(isNeeded), ...all]) {
    const chosen = all.filter((one) => kept.has(one) || one === sentence);
    if (chosen.join(between).length <= most) kept.add(sentence);
  }
  return all.filter((one) => kept.has(one)).join(between) || clip(text, most);
}

/** The line over the headline, with the subject where nothing else names it. */
export function kickerOf({ kicker, about, headline, support }: Story, { brand }: Pictures): string {
  const given = kicker && kicker.text.toLowerCase() !== brand.toLowerCase() ? kicker.text : "";
  const seen = tokensOf([brand, given, headline.text, support?.text ?? ""].join("\n"));
  if (about.length > SUBJECT || !isName(about) || isSaid(about, seen)) return given;
  return [given, about].filter(Boolean).join(" · ");
}

/** Names have a capital or a number, or a script without capitals. */
const isName = (about: string) => /\p{Lu}|\p{Lo}|\d/u.test(about) && !/[–—:]|\d$/.test(about);

/** A template's answer: its data, and what that tells of the story. */
export function fitOf<D extends object>(story: Story, score: number, data: D): Fit<D> {
  const texts = readIn(data);
  const isCut = texts.some((text) => text.endsWith("…"));
  return { score: isCut ? score - CUT : score, data, tells: factsShown(story, texts) };
}

type DetailsOptions = {
  /** Under rows of its own a text stays in its sentences: what a price includes stays beside it. */
  isText?: boolean;
};

/**
 * The same for a template with a row for the hard facts that its other texts do not say. Sentences of the
 * supporting text that only list such facts give way to the row.
 */
export function fitWithDetails<D extends object>(
  story: Story,
  score: number,
  data: D,
  { isText = false }: DetailsOptions = {},
): Fit<D & { details?: string }> {
  if (isOfModel(story)) return fitWithPoints(story, score, data);
  if (pointsToDay(data)) return fitOf(story, score, data);
  if (isText) {
    const unsaid = lineOfDetails(story, readIn(data), DETAILS);
    return fitOf(story, score, { ...data, ...(unsaid && { details: unsaid }) });
  }
  const timed = withoutHours(data);
  const { said, cells } = withoutFacts(story, withoutListed(story, timed.said));
  const line = cells.join(SEPARATOR);
  const hours = timed.cells.join(SEPARATOR);
  const room = DETAILS - line.length - hours.length;
  const more = lineOfDetails(story, [...readIn(said), ...cells, ...timed.cells], room);
  const details = [line, more, hours].filter(Boolean).join(SEPARATOR);
  return fitOf(story, score, { ...said, ...(details && { details }) });
}

/** "An diesem Tag ist der Eintritt frei": under a row with another day it would be of that one. */
const THAT_DAY =
  /(?<!\p{L})(?:(?:on )?(?:that|this|the same) (?:same )?(?:day|evening|morning|weekend)|an (?:diesem|dem|jenem) (?:tag|abend|morgen|wochenende)|ce (?:jour|soir|matin)(?:-là)?|(?:ese|este|el mismo) (?:mismo )?(?:día|fin de semana)|(?:quel|in quel|lo stesso) (?:giorno|fine settimana)|(?:op )?(?:die|deze) (?:dag|avond)|(?:nesse|neste|esse) (?:dia|fim de semana))(?!\p{L})/iu;
const pointsToDay = (data: object): boolean => {
  const { supporting } = data as { supporting?: unknown };
  return typeof supporting === "string" && THAT_DAY.test(supporting);
};

/**
 * The same for the words of a model: what stands in the row are its values and the points that the template has no
 * list for. A supporting text that says nothing besides these points gives way to them.
 */
function fitWithPoints<D extends object>(
  story: Story,
  score: number,
  data: D,
): Fit<D & { details?: string }> {
  const { supporting: given } = data as { supporting?: unknown };
  const supporting = typeof given === "string" ? given : "";
  const others = readIn({ ...data, supporting: "" });
  const points = pointsUnsaid(story, others);
  const isRepeated = points.length > 1 && isSaid(supporting, tokensOf([...others, ...points].join("\n")));
  const said = supporting !== "" && isRepeated ? { ...data, supporting: asSentences(points) } : data;
  const left = pointsUnsaid(story, readIn(said));
  const values = lineOfDetails(story, [...readIn(said), ...left], DETAILS);
  const details = withPoints(values, left);
  return fitOf(story, score, { ...said, ...(details && { details }) });
}

/** Figures that have no place of their own, and points. */
const pointsUnsaid = (story: Story, texts: readonly string[]): string[] => {
  const seen = tokensOf(texts.join("\n"));
  return [...figuresUnsaid(story, texts), ...story.points.map(({ text }) => text)].filter(
    (text) => !isSaid(text, seen),
  );
};

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

const asSentences = (points: readonly string[]) =>
  points
    .map((text) => text.replace(/[.。]$/u, ""))
    .map((text) => (UNSPACED.test(text) ? `${text}。` : `${text}. `))
    .join("")
    .trim();

/** Longer points are sentences. */
const PROSE = 34;

/** As many points as there is room for, in their order: short ones with a dot between them, others as sentences. */
function withPoints(values: string, points: readonly string[]): string {
  const isProse = points.length > 1 && points.some((text) => text.length > PROSE);
  for (let count = points.length; count > 0; count--) {
    const some = points.slice(0, count);
    const line = [values, ...(isProse ? [asSentences(some)] : some)].filter(Boolean).join(SEPARATOR);
    if (line.length <= DETAILS) return line;
  }
  return values;
}

/** Characters of opening hours that leave room for other facts of the row. */
const HOURS_ROOM = 140;

/** Days and their hours are one table, never some of them in a row and some in the text. */
function withoutHours<D extends object>(data: D): { said: D; cells: string[] } {
  const { supporting } = data as { supporting?: unknown };
  const { rest, cells } = typeof supporting === "string" ? hoursApart(supporting) : { rest: "", cells: [] };
  const isTable = cells.length > 0 && cells.join(SEPARATOR).length <= HOURS_ROOM;
  return isTable ? { said: { ...data, supporting: rest }, cells } : { said: data, cells: [] };
}

/** Prices, days and places in sentences of their own are looked up, not read. */
function withoutFacts<D extends object>(story: Story, data: D): { said: D; cells: string[] } {
  const { supporting } = data as { supporting?: unknown };
  const { occasion } = story;
  if (typeof supporting !== "string") return { said: data, cells: [] };
  const priced = pricedIn(supporting);
  const isCounted = occasion === "stat" || occasion === "milestone";
  const { rest, cells } = isCounted ? { rest: priced.rest, cells: [] } : tabled(priced.rest, story);
  const all = [...cells, ...priced.cells];
  const isRoom = all.join(SEPARATOR).length <= DETAILS;
  return all.length > 0 && isRoom
    ? { said: { ...data, supporting: rest }, cells: all }
    : { said: data, cells: [] };
}

function withoutListed<D extends object>(story: Story, data: D): D {
  const { supporting } = data as { supporting?: unknown };
  if (typeof supporting !== "string" || supporting === "") return data;
  const others = readIn({ ...data, supporting: "" });
  // Sentences of the row are torn from the text: only its cells may stand for it.
  const row = factCells(lineOfDetails(story, others, DETAILS));
  const cells = row?.cells
    .filter(({ label }) => label !== "")
    .map(({ label, value }) => `${label}: ${value}`);
  const rest = cells?.length ? apartFrom(supporting, [...cells, ...others]) : supporting;
  return rest === supporting || isTornFrom(supporting, rest) ? data : { ...data, supporting: rest };
}
