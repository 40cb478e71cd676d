import { own } from "../../text/own.ts";
import { audienceIn, withoutAudience, withoutMaterials, withoutWorkplaces } from "./audience.ts";
import { fieldOf } from "./fields.ts";
import { KIN } from "./kin.ts";
import { PASSING } from "./passing.ts";
import { mentionsIn, spokenOf } from "./subjects-in.ts";
import { sumsOf, worthOf } from "./sums.ts";
import type { SubjectTexts } from "./texts.ts";
import { inName, tradeInName } from "./trade-in-name.ts";
import type { SubjectWords } from "./words.ts";

/** What a mention counts for the trade: in the tagline, in the offer, behind the first of several that it offers, in what the brand is, in its name, in what else the brand says, in the story. */
const TRADE = {
  tagline: 1,
  offer: 2,
  alsoOffered: 0.5,
  overview: 1.5,
  name: 1,
  other: 0.6,
  headline: 1.2,
  first: 0.5,
};
/** What a trade needs: the offer names it, or several sentences do. */
const PLAIN = 1.2;

/**
 * The things of the brand's trade, first the one that stands for it: all that it says that it does as plainly, and what
 * belongs to it. What the story itself names stands alone.
 */
export function tradesIn(words: SubjectWords, given: SubjectTexts): string[] {
  if (makesSoftware(words, given)) return customersNamed(words, given);
  const { trades: said, isNamed } = saidTrades(words, given);
  const trades = nameSays(words, specific(words, said, given), given);
  const nearest =
    trades.length > 0 ? undefined : (tradeInName(words, given.name ?? "") ?? ofOverview(words, given.about));
  const all = nearest === undefined ? trades : [nearest];
  const [first] = all;
  const theirs = FOR_OTHERS.has(first ?? "") ? customersNamed(words, given) : [];
  if (theirs.length > 0) return theirs;
  if (first === undefined || isNamed) return all.slice(0, 1);
  return [...new Set([...all, ...(own(KIN, first) ?? [])])];
}

/** What software firms make; a drawing of a screen says nothing of it. */
const SOFTWARE: ReadonlySet<string> = new Set("cloud database laptop terminal".split(" "));

/** Whether a brand says first that it makes software: a shop may use some too. */
export const makesSoftware = (words: SubjectWords, { about }: SubjectTexts): boolean =>
  about
    .slice(0, OVERVIEW + 1)
    .some((text) =>
      mentionsIn(words, firstOf(clauseOf(withoutAudience(words, text)))).some(
        ({ subject, role }) => role !== "place" && SOFTWARE.has(subject),
      ),
    );

/** What every business has: its door, its hours and its courses are no trade. */
const NO_TRADE: ReadonlySet<string> = new Set(
  "alarm-clock bell door envelope file-folder graduation-cap hourglass-not-done identification-card manual-wheelchair memo round-pushpin shopping-bags snowflake speech-balloon spiral-calendar telephone-receiver ticket".split(
    " ",
  ),
);

/** A wheelchair only says that a place can be reached, unless the texts speak of little but wheelchairs. */
const isOwnThing = ({ fields }: SubjectWords, subject: string): boolean =>
  subject === "manual-wheelchair" && (fields?.get("mobility") ?? 0) > 1;

/** Behind the tagline and the offer a brand says what it is: "a ferry line between two islands". */
const OVERVIEW = 2;

const ofOverview = (words: SubjectWords, about: readonly string[]): string | undefined =>
  ownThings(words, ownWork(words, about[OVERVIEW] ?? "")).find((one) => !NO_TRADE.has(one));

/** The thing of the customers is drawn where the story itself names it: elsewhere it would say that the brand sells it. */
function customersNamed(words: SubjectWords, { headline, texts, about }: SubjectTexts): string[] {
  const said = new Set([headline, texts[0] ?? ""].flatMap((text) => spokenOf(words, text)));
  return audienceIn(words, about.slice(0, OVERVIEW + 1))
    .filter((one) => said.has(one))
    .slice(0, 1);
}

/** What any story may speak of, and a farm: what it grows or keeps says more. */
const isGeneral = (subject: string) =>
  (PASSING.has(subject) && subject !== "school") || subject === "tractor";

/** What so many texts speak of is the trade itself. */
const MOST_TEXTS = 3;

/**
 * A thing of which any story may speak, such as a stethoscope, is less than the brand's own: a dental practice that offers
 * check-ups shows a tooth.
 */
function specific(words: SubjectWords, trades: string[], { about, name = "" }: SubjectTexts): string[] {
  // A school of music has no schoolhouse of its own.
  const taught = trades[0] === "school" ? inName(words, name)[0] : undefined;
  if (taught !== undefined) return [taught];
  if (trades.length === 0 || !trades.every((one) => isGeneral(one) && !FOR_OTHERS.has(one))) return trades;
  const texts = about.slice(0, OVERVIEW + 1).map((text) => ownWork(words, text));
  const ofName = tradeInName(words, name);
  const isOwn = (one: string) => !isGeneral(one) && !NO_TRADE.has(one);
  // "St Columba's Food Pantry" is surer than what it offers beside.
  const named =
    ofName !== undefined && isOwn(ofName)
      ? ofName
      : (texts.flatMap((text) => spokenOf(words, text)).find(isOwn) ?? ofName);
  const spoken = (one: string) => words.fields?.get(fieldOf(one)) ?? 0;
  // Removers who also put up furniture are removers.
  const isMain =
    named !== ofName && spoken(named ?? "") < 2 && trades.some((one) => spoken(one) >= MOST_TEXTS);
  return named === undefined || isGeneral(named) || isMain ? trades : [named];
}

/** Where a brand is at home says nothing of its work: "beside the beach", "above the harbour". */
const SCENERY: ReadonlySet<string> = new Set(
  (
    "anchor beach-with-umbrella bridge-at-night castle church deciduous-tree high-speed-train lighthouse market-stall " +
    "snow-capped-mountain water-wave"
  ).split(" "),
);

const ownThings = (words: SubjectWords, text: string): string[] =>
  mentionsIn(words, text).flatMap(({ subject, role }) =>
    role === "place" && SCENERY.has(subject) ? [] : [subject],
  );

/** A travelling cinema with folding chairs in a horsebox is a cinema: its name says so, and most texts speak of its field. */
function nameSays(words: SubjectWords, trades: string[], { about, name = "" }: SubjectTexts): string[] {
  const named = tradeInName(words, name);
  if (named === undefined || isGeneral(named) || NO_TRADE.has(named) || trades.includes(named)) return trades;
  const field = fieldOf(named);
  const isSaid = [...new Set(about)].filter((text) =>
    spokenOf(words, text).some((one) => fieldOf(one) === field),
  );
  return isSaid.length > 1 && trades.every((one) => fieldOf(one) !== field) ? [named] : trades;
}

/** What is offered first of several: "groceries, hot drinks and advice" is about groceries. */
const firstOf = (offer: string): string => /^[^,;]*/.exec(offer)?.[0] ?? offer;

/** What is offered behind it counts as much where it is of the same field: vegetables, eggs and cheese. */
function alsoOffered(words: SubjectWords, offer: string): [subject: string, worth: number][] {
  const first = firstOf(offer);
  const fields = new Set(spokenOf(words, first).map(fieldOf));
  return [...new Set(spokenOf(words, offer.slice(first.length)))].map((subject) => [
    subject,
    worthOf(subject, fields.has(fieldOf(subject)) ? TRADE.offer : TRADE.alsoOffered),
  ]);
}

type Trades = { trades: string[]; isNamed: boolean };

function saidTrades(words: SubjectWords, { headline, texts, about, name = "" }: SubjectTexts): Trades {
  const [tagline = "", offer = "", overview = "", ...others] = about.map((text) => ownWork(words, text));
  const sums = sumsOf(
    words,
    [
      { text: firstOf(offer), weight: TRADE.offer },
      { text: tagline, weight: TRADE.tagline },
      { text: overview, weight: TRADE.overview },
      ...others.map((text) => ({ text, weight: TRADE.other })),
    ],
    ownThings,
  );
  for (const [subject, worth] of alsoOffered(words, offer))
    sums.set(subject, (sums.get(subject) ?? 0) + worth);
  // A name confirms what the brand says: by itself it may be anybody's.
  for (const one of inName(words, name)) if (sums.has(one)) sums.set(one, (sums.get(one) ?? 0) + TRADE.name);
  const story = sumsOf(words, [
    { text: headline, weight: TRADE.headline },
    { text: texts[0] ?? "", weight: TRADE.first },
  ]);
  for (const one of NO_TRADE) if (!isOwnThing(words, one)) sums.delete(one);
  for (const [subject, sum] of sums) sums.set(subject, sum + (story.get(subject) ?? 0));
  const most = Math.max(...sums.values());
  const trades = [...sums].filter(([, sum]) => sum === most && sum >= PLAIN).map(([subject]) => subject);
  return { trades, isNamed: trades.some((subject) => story.has(subject)) };
}

/** A clause that tells more of a thing names others: "payroll that cafés love". */
const RELATIVE =
  /(?:\s(?:that|which|whose|where|when|while|without|instead of|ohne|statt|dont|sans|donde|cuando|sin|senza|zonder|onde|sem)\s|,\s*(?:die|der|das|den|dem|deren|dessen|wo|qui|que|che)\s)[^.;!?\n]*/giu;

/** The work of those who work for others: its drawing is a device, and says nothing of their customers. */
const FOR_OTHERS: ReadonlySet<string> = new Set([
  "laptop",
  "browser-window",
  "terminal",
  "database",
  "mobile-phone",
  "cloud",
  "desktop-computer",
  "server-rack",
  "bell",
]);

/** What the brand itself does with things, where a clause says it: "a workshop that mends wheelchairs". */
const DOES =
  /^\s(?:that|which)\s(?:mends|repairs|fixes|restores|makes|builds|grows|bakes|brews|weaves|spins|tunes|breeds|hires out|lends)(?!\p{L})|^,?\s?qui (?:répare|restaure|fabrique|construit|cultive|tisse|tresse|élève|prête|loue)(?!\p{L})|^,?\s?(?:que|che) (?:repara|ripara|restaura|fabrica|fabbrica|construye|constrói|costruisce|cultiva|coltiva|teje|tesse|presta|alquila|aluga|noleggia)(?!\p{L})|^,.*\s(?:repariert|restauriert|baut|fertigt|webt|flicht|verleiht|repareert|herstelt|restaureert|bouwt|maakt|weeft|vlecht|uitleent)$/iu;

const clauseOf = (text: string) => text.replace(RELATIVE, (clause) => (DOES.test(clause) ? clause : " "));

/** What a brand itself does or makes, of a text: without for whom, where and of what. */
const ownWork = (words: SubjectWords, text: string): string =>
  withoutMaterials(words, withoutWorkplaces(words, clauseOf(withoutAudience(words, text))));
