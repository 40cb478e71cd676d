import type { Kind } from "../../copy/types.ts";
import { FilmQuoteData } from "../../render/templates/film-quote/data.ts";
import { repeats } from "./card-data.ts";
import { filmWords } from "./film-words.ts";
import { type Material, portraitOf, roleOf } from "./material.ts";
import { whenOf } from "./when.ts";

/** Limits of the templates' texts, in characters. */
const LIMITS = {
  stat: { headline: 70, supporting: 80, value: 16, label: 44 },
  event: { headline: 70, supporting: 90, date: 40, time: 32, place: 44, topic: 32 },
  person: 50,
  cta: 30,
  url: 80,
} as const;

const MOST = { stats: 3, topics: 4 } as const;

/** What their figures say is a price, a pay or a time, and is told by other templates. */
const NO_STATISTICS: readonly Kind[] = ["offer", "hiring", "event", "opening", "changelog"];

/** A figure that weighs less is an aside, such as how many were asked. */
const WORTH = 2;

/** Data of film_stat. Undefined without a figure worth a scene of its own, and a headline that says something else. */
export function statFilm(material: Material) {
  const { copy, card, facts } = material;
  const [first, ...others] = figuresOf(material);
  if (!first || first.weight < WORTH || card.quote || NO_STATISTICS.includes(facts.kind)) return undefined;
  const said = [card.headline || copy.headline, ...copy.headlines.map(({ text }) => text)];
  const headline = said.find((text) => text.length <= LIMITS.stat.headline && !isSame(text, first));
  if (!headline) return undefined;
  const figures = [first, ...others.filter((figure) => isCompact(figure) && !isSame(headline, figure))];
  const stats = figures.slice(0, MOST.stats).map(({ value, label }) => ({ value, label }));
  const { supporting, ...words } = wordsOf(material, LIMITS.stat);
  // A line that says one of the numbers would take its surprise away.
  const isSpoilt = stats.some(({ value }) => supporting.includes(value));
  return { ...words, headline, supporting: isSpoilt ? "" : supporting, stats };
}

/** Numbers that share a scene share their size: one with words in it would make the others small. */
const isCompact = ({ value }: Figure) => value.length <= 12;

type Figure = { value: string; label: string; weight: number };

/** Figures that fit, the weightiest first. What only a model's copy names is taken for important. */
function figuresOf({ copy, facts }: Material): Figure[] {
  const weightOf = (value: string) => facts.stats.find((stat) => stat.value === value)?.weight ?? WORTH;
  return copy.stats
    .filter(
      ({ value, label }) =>
        label !== "" && label.length <= LIMITS.stat.label && value.length <= LIMITS.stat.value,
    )
    .map(({ value, label }) => ({ value, label, weight: weightOf(value) }))
    .toSorted((a, b) => b.weight - a.weight);
}

const isSame = (headline: string, { value, label }: Figure) => repeats(headline, `${value} ${label}`);

/** Data of film_quote. Undefined when nobody is quoted by name, or at greater length than a film lasts. */
export function quoteFilm(material: Material) {
  const { quote } = material.card;
  if (!quote?.author || quote.author.length > LIMITS.person) return undefined;
  if (!FilmQuoteData.shape.quote.safeParse(quote.text).success) return undefined;
  const { cta, url } = wordsOf(material, LIMITS.stat);
  const photo = portraitOf(material, quote.author);
  return {
    quote: quote.text,
    name: quote.author,
    ...placed(roleOf(material, quote.author, quote.role)),
    photo,
    cta,
    url,
  };
}

/** "Head of Brand, Northwind" and "dispatcher at Blue Crate" are a role and a company. */
function placed(text: string): { role: string; company: string } {
  const [, role = text, company = ""] = /^(.+?)(?:,\s+|\s+at\s+)(\S.*)$/.exec(text) ?? [];
  return { role: fitting(role, LIMITS.person), company: fitting(company, LIMITS.person) };
}

/** Data of film_event. Undefined without a day that fits on a screen. */
export function eventFilm(material: Material) {
  const { facts, copy, card } = material;
  const { date, time } = whenOf(facts);
  const isEvent = facts.kind === "event" || facts.kind === "opening";
  if (!isEvent || !date || date.length > LIMITS.event.date) return undefined;
  const { headline, supporting, ...words } = wordsOf(material, LIMITS.event);
  const isSaid = (text: string) => text === "" || (time !== "" && text.includes(time)) || text.includes(date);
  const reasons = [supporting, ...copy.slides.filter(({ role }) => role === "point").map(({ body }) => body)];
  const why = reasons.find((text) => !isSaid(text) && text.length <= LIMITS.event.supporting) ?? "";
  const places = facts.places.filter((place) => place.length <= LIMITS.event.place);
  const topics = (card.bullets ?? []).filter((text) => text.length <= LIMITS.event.topic && !isSaid(text));
  return {
    ...words,
    headline: undated(headline, date),
    date,
    time: fitting(time, LIMITS.event.time),
    place: places[0] ?? "",
    supporting: why,
    topics: topics.slice(0, MOST.topics),
  };
}

/** "Our webinar: 14 May" is "Our webinar", for the day has a scene of its own. */
const undated = (headline: string, date: string) =>
  headline.endsWith(`: ${date}`) ? headline.slice(0, -date.length - 2) : headline;

function wordsOf(material: Material, limits: { headline: number; supporting: number }) {
  const { kicker, headline, supporting, cta, url } = filmWords(material, limits, []);
  return { kicker, headline, supporting, cta: fitting(cta, LIMITS.cta), url: fitting(url, LIMITS.url) };
}

/** A text that cannot be shown whole is better not shown at all. */
const fitting = (text: string, longest: number) => (text.length <= longest ? text : "");
