import { keyOf } from "../../copy/keys.ts";
import { unstop } from "../../copy/text.ts";
import { isOnlyThanks } from "../addressee/reader-thanks.ts";
import type { Occasion } from "../kinds.ts";
import { tellsRaised } from "../reached-value.ts";
import { thanksThem } from "../thanks-words.ts";
import { titleOf } from "../titled-occasion.ts";
import { comparesGroups } from "./compared-groups.ts";
import { datedTopic } from "./dated-topic.ts";
import { isEvent, isNameWithDay, tellsAdmission } from "./event-words.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";
import { EVIDENCE, type Evidence } from "./occasion-words.ts";
import { hasPriceCut, isForSome, isSale } from "./offer.ts";
import { opposedIn } from "./opposed.ts";
import { pricesOf } from "./price-rows.ts";
import { reportLines } from "./report-lines.ts";
import { rowsOf } from "./rows.ts";
import { addressIn } from "./values.ts";
import { opensJob } from "./wanted-role.ts";
import { weighedIn } from "./weighed.ts";
import { isOfDayAndHour } from "./when.ts";

const INVITES =
  /\b(?:join (?:us|our)|speakers?:|register:|come to|rsvp|save the date|open (?:house|day|farm day|evening)|doors open|register (?:at|here|now)|tickets?|kommt (?:zu|vorbei)|venez|rejoignez-nous|entrée libre|entrada (?:libre|gratuita)|entradas|ingresso (?:libero|gratuito)|eintritt (?:frei|ist frei)|billets|réservations?|ven a|vieni a|unisciti)\b|ぜひご参加|参加費|定員|入場無料/i;
const EVENT_KEY = /^(?:event|webinar|workshop|concert|festival)/i;

/** Is the event the brief's own: announced with a date or an invitation, not mentioned in passing? */
function eventScore(n: Notebook): number {
  const [first] = mains(n);
  const invited = INVITES.test(n.plain) ? 3 : 0;
  const moments = n.drafts.filter((d) => d.kind === "when");
  const isDated = (d: Draft) => moments.some((m) => m.piece === d.piece);
  // "Pottery course", and under it "When: …".
  const isHead = (d: Draft) => d === first && moments.some(({ piece }) => keyOf(piece.key) === "when");
  // "Free evening talk.", and then its title in quotation marks.
  const isTitled = (d: Draft) =>
    d === first &&
    moments.length > 0 &&
    titleOf(unstop(d.text.trim()), mains(n)[1]?.text ?? "") !== undefined;
  const events = mains(n).filter(
    (d) => isEvent(d.text) && (invited > 0 || d.piece.key !== "" || isDated(d) || isHead(d) || isTitled(d)),
  );
  if (!first || events.length === 0) return 0;
  const place = events.includes(first) ? 4 : 2;
  return (
    place + invited + (moments.length > 0 ? 1 : 0) + (events.some((d) => EVENT_KEY.test(d.piece.key)) ? 4 : 0)
  );
}

/** What is published, then what the author named as topic. */
const published = (n: Notebook, without: ReadonlySet<Draft> = new Set()) =>
  [
    ...n.topics,
    ...mains(n)
      .filter((d) => !without.has(d))
      // "Merci à elle !" thanks whom a quotation names, and is not why the brief is written.
      .filter((d, i) => !(i > 0 && thanksThem(d.text.trim())))
      .filter((d, i) => d.kind !== "quotation" && (i === 0 || !isForSome(d.says)))
      // "2024: 251 MWh (one roof closed for repairs)": an aside is not what the brief is about.
      .map((d, i) => (i === 0 ? d.text : d.text.replace(/\([^()]*\)/g, ""))),
  ].join("\n");

const isPriceList = (n: Notebook) => pricesOf(n).length >= 3 && !hasPriceCut(mains(n)[0]?.says ?? "");

/** "10,000 lessons taught." */
const REACHED = /^\W*\d{1,3}(?:[,. ]\d{3})+\+? (?:[\p{L}-]+ ){1,4}[\p{L}-]+[.!]*\s*$/u;

const isReached = (n: Notebook) => REACHED.test(mains(n)[0]?.text ?? "") || isThanked(n);
/** "Thank you.", and then what came together. */
function isThanked(n: Notebook): boolean {
  const [first, second] = mains(n);
  const isMoney = n.drafts.some((d) => d.kind === "price" && d.piece === second?.piece);
  return first !== undefined && isOnlyThanks(first.text) && isMoney && tellsRaised(second?.text ?? "");
}
const stepsScore = (count: number) => (count >= 4 ? 8 : count >= 3 ? 6 : count >= 2 ? 4 : 0);

/** A quotation that leads, or stands beside little else, is what the brief is about. */
function quotedScore(n: Notebook): number {
  const at = mains(n).findIndex(({ kind }) => kind === "quotation");
  if (at < 0) return 0;
  return at === 0 || mains(n).length <= 4 ? 5 : 1;
}

/** Whatever takes place: it has its day and its hour, and lets people in. */
const isAdmitted = (n: Notebook): boolean => mains(n).some(isOfDayAndHour) && tellsAdmission(n.plain);

/** "On Saturday 12 December we open the workshop, 10 to 4, at 9 Mill Lane": what has its day, its hour and its address takes place. */
function takesPlace(n: Notebook): boolean {
  const [first] = mains(n);
  return first !== undefined && isOfDayAndHour(first) && addressIn(first.text) !== undefined;
}

/** "Webinar on Monday 3 May, 10.00: three …" takes place, though its topic is a list. */
const hasTopic = (n: Notebook): boolean => datedTopic(mains(n)[0]?.text ?? "", n.language) !== undefined;

/** A title that asks for one of two things says what its lines are for. */
function comparedScore(n: Notebook): number {
  if (weighedIn(n)) return 12;
  if (opposedIn(n) || comparesGroups(n)) return 8;
  return rowsOf(n).rows.length >= 2 || n.topics.some((t) => /\bvs\.?\b/i.test(t)) ? 4 : 0;
}

/** What the shape of the facts says: labels of a changelog, steps, a quotation, a price on sale. */
function fromShape(n: Notebook, text: string): [Occasion, number][] {
  const count = (kind: string) => mains(n).filter((d) => d.kind === kind).length;
  const quoted = quotedScore(n);
  const priced = n.drafts.some((d) => d.kind === "price" || d.kind === "promo_code");
  return [
    ["release", count("change") >= 2 ? 6 : 0],
    ["hiring", opensJob(n, text) ? 7 : 0],
    ["how_to", stepsScore(count("step"))],
    ["milestone", isReached(n) ? 6 : 0],
    ["testimonial", quoted],
    ["offer", isSale(text) && priced ? 2 : 0],
    ["offer", mains(n).some((d, i) => hasPriceCut(d.says) && (i === 0 || !isForSome(d.says))) ? 3 : 0],
    // A price list with a discount in its small print is a price list.
    ["update", isPriceList(n) ? 10 : 0],
    ["comparison", comparedScore(n)],
    ["event", takesPlace(n) || hasTopic(n) ? 4 : 0],
    ["event", Math.max(eventScore(n), isNameWithDay(mains(n)[0]?.text ?? "") || isAdmitted(n) ? 5 : 0)],
  ];
}

const ASKED: Evidence[] = [
  ["comparison", 4, /\b(?:compar(?:e|ison)|vergleicht?|comparez|comparad|confrontate|vergelijk|comparem)\b/i],
  [
    "hiring",
    4,
    /\bjob\b|\bhiring\b|\bstellena\w+|offre d.emploi|oferta de (?:empleo|trabajo)|(?:annuncio|offerta) di lavoro|de emprego/i,
  ],
  ["offer", 2, /\bpromo\b|\bsale\b/i],
];
const NEWS = /\b(?:now|from|since|new|today|change|ab|dès|desde|dal|vanaf)\b/i;

/** What the words say; what a report measures is no incident of its own. */
function fromWords(n: Notebook, text: string): (readonly [Occasion, number])[] {
  const besideReport = published(n, reportLines(n));
  const textOf = (occasion: Occasion) => (occasion === "incident" ? besideReport : text);
  return EVIDENCE().flatMap(([occasion, weight, re]) =>
    re.test(textOf(occasion)) ? [[occasion, weight] as const] : [],
  );
}

/** Why the brief is written; `content` or `update` when nothing speaks clearly. */
export function occasionOf(n: Notebook): Occasion {
  const text = published(n);
  const scores = new Map<Occasion, number>();
  const add = (o: Occasion, w: number) => scores.set(o, (scores.get(o) ?? 0) + w);
  for (const [occasion, weight] of fromWords(n, text)) add(occasion, weight);
  for (const [occasion, weight] of fromShape(n, text)) add(occasion, weight);
  const request = n.heldBack.flatMap((h) => (h.why === "instruction" ? [h.quote] : [])).join(" ");
  for (const [occasion, weight, re] of ASKED) if (re.test(request)) add(occasion, weight);
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  if (best && best[1] >= 4) return best[0];
  return mains(n).some((d) => d.kind === "when" || d.kind === "news") && NEWS.test(text)
    ? "update"
    : "content";
}
