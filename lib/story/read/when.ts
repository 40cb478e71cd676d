import { keyOf } from "../../copy/keys.ts";
import { namesDay } from "../../text/named-days.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isWeekday } from "../../text/weekdays.ts";
import type { Occasion } from "../kinds.ts";
import type { When } from "../schema.ts";
import { isDeadline } from "./calendar.ts";
import { datedTopic } from "./dated-topic.ts";
import { dateAndTime } from "./day-and-hours.ts";
import { isEvent, isNameWithDay } from "./event-words.ts";
import type { Draft, Notebook } from "./notebook.ts";
import { valuesOf } from "./values.ts";

const LEGAL =
  /\b(?:must|regulation|directive|law|legal|act\b|compliance|by law|obliged|required by|statutory|deadline|file|comply|verordnung|gesetz|richtlinie|pflicht|frist|règlement|loi|directive|obligatoire|ley|reglamento|obligatori[oa]|legge|regolamento|obbligo|wet|verordening|verplicht|lei|regulamento|obrigatóri[oa])\b|法律|規制|法规/i;
const TURNS = new Prefiltered(
  /\b(?:open(?:s|ing|ed)?|re-?open\w*|launch\w*|start\w*|begin\w*|close[sd]?|closing|closed|ends?|arriv\w*|available|from|goes live|ships?|roll\w* out|moves?|comes out|is in|ab|eröff\w+|öffn\w+|schließ\w+|geschlossen|startet|ouvr\w+|ouverture|ferm\w+|lance\w*|dès|à partir|abr\w+|cierra|cerrad\w+|cerramos|lanz\w+|a partir|apr\w+|chiud\w+|chius\w+|dal|abre|fecha\w*|opent|opening|gesloten|sluit|vanaf)\b|オープン|開催|始め|開始|から|休業|开业|开始|营业/i,
);

export const CLOSES = /\bclos|geschlossen|schließ|urlaub|ferm|cierr|cerrad|chiu|fech|gesloten|sluit|休|停业/i;

/** "Closed on Mondays", "Sábados cerrado": a short sentence of when nothing takes place. */
const SHUT =
  /^(?=.{4,60}$)(?!.*(?:open|offen|geöffnet|ouvert|abiert|apert|abert))(?:(?:closed|geschlossen|fermée?s?|cerrado|chiuso|gesloten|fechado)(?!\p{L})|.*\s(?:closed|geschlossen|fermée?s?|cerrado|chiuso|gesloten|fechado)[.!]?$)/iu;

const LIMITS = /^(?:ends?|until|by|before)\b/i;
/** "Interviews are in the week of 11 January": a step on the way to a post, and not its day. */
const INTERVIEWS = new Prefiltered(
  /(?<!\p{L})(?:(?:job )?interviews? (?:are|will|take|is|on|in)|(?:vorstellungs|bewerbungs)gespräch\p{L}*|entretiens? (?:d[’']embauche |de recrutement )?(?:ont|auront|sont|seront|aura|se)|entrevistas? (?:de (?:trabajo|emprego) )?(?:son|serán|se|são|serão|tendr\p{L}*|decorr\p{L}*)|colloqui (?:di lavoro )?(?:si|sono|saranno|avr\p{L}*)|(?:sollicitatie|kennismakings)gesprek\p{L}*)(?!\p{L})/iu,
);
const APPLIES =
  /\b(?:apply|applications?|rsvp|order(?:s|ed)? (?:placed |received |made )?(?:up to|until|till|by|before)|last order|ends)\b|(?<!\p{L})bestellungen (?:bis|vor)(?!\p{L})|(?<!\p{L})commandes? (?:passées? )?(?:jusqu|avant)|(?<!\p{L})pedidos (?:hasta|antes)(?!\p{L})|(?<!\p{L})ordini (?:entro|fino)(?!\p{L})|(?<!\p{L})bestellingen (?:tot|voor)(?!\p{L})|(?<!\p{L})encomendas (?:até|antes)(?!\p{L})/iu;

/** "Orders open on 12 November": a day on which readers may begin to act, and not the day of the news before it. */
const OPENS = new Prefiltered(
  /(?<!\p{L})(?:(?:pre-?)?orders?|bookings?|registrations?|sign-?ups?|enrol\p{L}*|applications?|reservations?|nominations?|(?:ticket )?sales?|tickets) (?:\p{L}+ ){0,2}?(?:opens?|starts?|begins?|goes?(?= (?:live|on sale))|go(?= (?:live|on sale)))(?!\p{L})|(?<!\p{L})(?:vorverkauf|anmeldung(?:en)?|bestellung(?:en)?|buchung(?:en)?) (?:\p{L}+ ){0,2}?(?:ab|start\p{L}*|beginn\p{L}*|öffn\p{L}*)(?!\p{L})|(?<!\p{L})(?:inscriptions?|réservations?|commandes?|billetterie|ventes?) (?:\p{L}+ ){0,2}?(?:ouvr\p{L}*|commenc\p{L}*|début\p{L}*|à partir)(?!\p{L})|(?<!\p{L})(?:inscripciones|reservas|pedidos|ventas?|inscrições|encomendas|vendas) (?:\p{L}+ ){0,2}?(?:abr\p{L}*|comienz\p{L}*|empiez\p{L}*|começ\p{L}*|a partir)(?!\p{L})|(?<!\p{L})(?:iscrizioni|prenotazioni|ordini|vendite?) (?:\p{L}+ ){0,2}?(?:apr\p{L}*|inizi\p{L}*|partono|dal)(?!\p{L})|(?<!\p{L})(?:inschrijving(?:en)?|kaartverkoop|voorverkoop|aanmelding(?:en)?) (?:\p{L}+ ){0,2}?(?:start|begin\p{L}*|open\p{L}*|vanaf)(?!\p{L})/iu,
);
const opensLater = (n: Notebook, d: Draft) =>
  OPENS.test(d.text) && n.drafts.some((one) => one.main && one.start < d.start);

function fitsOccasion(d: Draft, occasion: Occasion): boolean {
  // "Date: Saturday 5 December" is the author's own answer.
  if (keyOf(d.piece.key) === "when") return true;
  if (occasion === "event") return isEvent(d.text) || isNameWithDay(d.text) || d.piece.key !== "";
  return (occasion === "closing" ? CLOSES : TURNS).test(d.text);
}

/** News begin on a day; from one day to another something else takes place. */
const RANGED = new Set<Occasion>(["launch", "release"]);
const RANGE =
  /\d\.?(?: \p{L}+)?(?:\s?[-–]\s?|\s(?:bis|to|until|au|al?|tot(?: en met)?|até|à)\s)(?:\p{L}+ )?\d/iu;

/** A date until which something holds, or from which to which something else takes place. */
const isAnother = (date: string, occasion: Occasion) =>
  LIMITS.test(date) ||
  (occasion !== "closing" && isDeadline(date)) ||
  (RANGED.has(occasion) && RANGE.test(date));

/** "On Saturday Ana took home a drill, and that was loan 10,000": what took place is no day to come. English. */
const TOOK_PLACE =
  /(?<!\p{L})(?:took|was|were|came|climbed|passed|reached|won|raised|happened|went)(?!\p{L})/iu;
const TO_COME = /(?<!\p{L})(?:will|[’']ll|is|are|come|join|opens?|starts?|begins?|see)(?!\p{L})/iu;
const isOver = ({ text }: Draft): boolean => TOOK_PLACE.test(text) && !TO_COME.test(text);

/** "Telefonisch sind wir montags bis donnerstags 9 bis 12 Uhr erreichbar": when the telephone is answered, and not when it takes place. */
const ANSWERED =
  /(?<!\p{L})(?:telefonisch|am telefon|phone lines?|(?:by|on the) (?:tele)?phone|lines are open|par téléphone|au téléphone|por teléfono|per telefono|telefonicamente|por telefone)(?!\p{L})/iu;

const hasNoDay = (d: Draft, occasion: Occasion): boolean =>
  ANSWERED.test(d.text) ||
  isOver(d) ||
  INTERVIEWS.test(d.text) ||
  (LEGAL.test(d.text) && !isEvent(d.text)) ||
  (occasion !== "closing" && SHUT.test(d.text));

function scoreOf(d: Draft, occasion: Occasion): number {
  if (hasNoDay(d, occasion)) return -1;
  const { date, time } = dateAndTime(d, occasion);
  // "2. Download your statements for 6 April 2025 to 5 April 2026": a step has no day of its own.
  if (d.piece.shape === "step") return -1;
  if ((!date && !time) || isAnother(date, occasion) || APPLIES.test(d.text)) return -1;
  // Of an event the day counts more than "Doors open at 5.30".
  const day = occasion === "event" ? 4 : 2;
  const own = (date ? day : 0) + (time ? 1 : 0) + (/\d/.test(date) ? 1 : 0);
  return own + (fitsOccasion(d, occasion) ? 4 : 0);
}

/** A statement of the one day, with its hour, on which something takes place. */
export const isOfDayAndHour = (d: Draft): boolean => {
  const { date, time } = dateAndTime(d, "event");
  const isElse = OPENS.test(d.text) || CLOSES.test(d.text);
  return /\d/.test(date) && time !== "" && !isElse && scoreOf(d, "event") > 0;
};

/** "The old building closes on Saturday 2 January" beside news of something else. */
const isSideEnd = ({ text }: Draft, occasion: Occasion): boolean =>
  occasion !== "closing" && occasion !== "event" && CLOSES.test(text);

const DATED = new Set<Occasion>([
  "event",
  "launch",
  "release",
  "closing",
  "hiring",
  "update",
  "content",
  "appeal",
]);

/** Longer than its date by no more than a short day of the week: "Sa 3. April." */
const BARE = 5;

/** "Friday 6, Saturn and its moons, 22:00.": a sentence that its day heads. */
const isHeaded = ({ says }: Draft, date: string): boolean =>
  says.startsWith(date) && /^\s?[,:–—]/u.test(says.slice(date.length));

/** A dated entry of a list, a sentence that its day heads, or a line that is a date and nothing else. */
function isDatedEntry(d: Draft, occasion: Occasion): boolean {
  const { date } = d.main ? dateAndTime(d, occasion) : NEVER;
  const isBare = d.says.length - date.length <= BARE;
  return date !== "" && (d.piece.shape === "bullet" || isBare || isHeaded(d, date));
}

/** Three of them or more: none is the date of it all. */
const isTimetable = (n: Notebook, occasion: Occasion): boolean =>
  n.drafts.filter((d) => isDatedEntry(d, occasion)).length >= 3;

type Scored = { d: Draft; score: number };

/** "Saturday workshop" is on the one day with its hours that the same paragraph tells. */
function wholeDay(n: Notebook, d: Draft, occasion: Occasion): Draft {
  if (occasion !== "event" || /\d/.test(dateAndTime(d, occasion).date)) return d;
  const dated = n.drafts.filter((one) => {
    const { date, time } = one.main && one.piece.block === d.piece.block ? dateAndTime(one, occasion) : NEVER;
    return /\d/.test(date) && time !== "" && scoreOf(one, occasion) > 0;
  });
  return dated.length === 1 && dated[0] ? dated[0] : d;
}
const NEVER = { date: "", time: "", until: 0 };

const SEVERAL = 3;
/** Days of which each has its hours or is shut: none of them is the day of the news. */
const isHoursOfDays = (n: Notebook, occasion: Occasion): boolean =>
  (occasion === "update" || occasion === "content") &&
  n.drafts.filter((d) => {
    const { date, time } = d.main ? dateAndTime(d, occasion) : NEVER;
    return date !== "" && (time !== "" || CLOSES.test(d.text));
  }).length >= SEVERAL;

/** The last year that a statement names; 0 for none. Of "opened on 5 May 1966" and "on 5 May 2026" the second is the news. */
const yearOf = ({ text }: Draft): number =>
  Math.max(0, ...(text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu) ?? []).map(Number));

/** "Our groups start on 23 January": the news begins on that day, and one of an assessment before it is no day of the news. */
const BEGINS =
  /(?<!\p{L})(?:starts?|begins?|beginn(?:t|en)|start(?:et|en)|commencent?|débutent?|empiezan?|comienzan?|inizian?o?|cominciano?|begint|beginnen|começam?)(?!\p{L})/iu;
function beginsElsewhere(n: Notebook, d: Draft, occasion: Occasion): boolean {
  const news = n.drafts.find(({ main }) => main);
  const own = news && news !== d && BEGINS.test(news.text) ? dateAndTime(news, occasion).date : "";
  return /\d/.test(own) && own !== dateAndTime(d, occasion).date;
}

/** "Lamplight Weekend, 12 and 13 December": the news has its days, and "Sunday: 11 am" is an entry of its programme. */
function datedNews(n: Notebook, d: Draft, occasion: Occasion): Draft {
  const news = n.drafts.find(({ main }) => main);
  const isEntry = !/\d/.test(dateAndTime(d, occasion).date);
  return isEntry && news && /\d/.test(dateAndTime(news, occasion).date) ? news : d;
}

/** "Recap of our clean-up weekend …": what has been has no day to come, whatever the last sentence announces. */
const RECAP =
  /^(?:(?:a |our |the )?(?:recap|look back|review) (?:of|at|on)|(?:ein |unser )?(?:rückblick|nachbericht)|retour (?:sur|en images)|(?:el |nuestro )?resumen de|(?:il |un )?resoconto|(?:een |onze )?terugblik|(?:o )?resumo d)(?!\p{L})|^(?:\p{L}+ ){0,2}(?:thank[- ]?you|thanks|dank(?:eschön)?|remerciements?|agradecimientos?|ringraziament[oi]|bedankje|agradecimentos?)(?: [\p{L}’']+){0,4}? (?:after|following|nach|après|después|tras|dopo|na|depois|após)(?!\p{L})/iu;
const isRecap = (n: Notebook): boolean => RECAP.test(n.drafts.find(({ main }) => main)?.text.trim() ?? "");

/** The occasion's own date, time and place. A date that a law sets is never the event's. */
export function whenOf(n: Notebook, occasion: Occasion): When | null {
  if (!DATED.has(occasion) || isRecap(n)) return null;
  const scored = n.drafts
    .filter((d) => d.main && !(isDatedEntry(d, occasion) && isTimetable(n, occasion)) && !opensLater(n, d))
    .map((d) => ({ d, score: scoreOf(d, occasion) }))
    .filter((s) => s.score > 0);
  const newest = Math.max(0, ...scored.map(({ d }) => yearOf(d)));
  const rankOf = ({ d, score }: Scored) => score - (isSideEnd(d, occasion) ? 2 : 0);
  const best = scored
    .filter(({ d }) => yearOf(d) === 0 || yearOf(d) >= newest)
    .sort((a, b) => rankOf(b) - rankOf(a))[0];
  if (!best || (occasion !== "event" && best.score < 6) || isHoursOfDays(n, occasion)) return null;
  const d = datedNews(n, wholeDay(n, best.d, occasion), occasion);
  if (beginsElsewhere(n, d, occasion)) return null;
  const { date, time } = dateAndTime(d, occasion);
  // A weekday of opening or working hours is no date of the news.
  if (/^(?:update|content|hiring)$/.test(occasion) && !/\d/.test(date)) return null;
  const when: When = { date, time, place: "", facts: [d.id] };
  completeWhen(n, when, d, occasion);
  return besideTopic(when, datedTopic(d.text, n.language));
}

/** "Webinar on Monday 3 May, 10.00: three tips for your VAT": the hour stands behind the day, and the topic names no place. */
function besideTopic(when: When, dated: ReturnType<typeof datedTopic>): When {
  if (!dated) return when;
  const isTopic = when.place !== "" && dated.topic.includes(when.place);
  return { ...when, time: when.time || dated.hour, place: isTopic ? "" : when.place };
}

/** "St Olave's Church, Marygate, York": street and town belong to the place. */
function wholePlace({ says }: Draft, place: string): string {
  const at = place ? says.indexOf(place) : -1;
  const behind = at < 0 ? "" : says.slice(at + place.length);
  const more =
    NAME_GOES_ON.exec(behind)?.[0] ??
    beforeDay(MORE_PLACE.exec(behind)?.[0]) ??
    KIND_OF_PLACE.exec(behind)?.[0] ??
    "";
  const lead = says.slice(0, Math.max(0, at));
  return (beforeTown(lead) || houseBefore(lead, place)) + place + more;
}
/** The house, or the street with its number, right before a town. */
const beforeTown = (text: string): string =>
  IN_PLACE.exec(text)?.[1] ?? STREET_IN.exec(text)?.groups?.street ?? "";
/** "in St Nicholas Church, 12 Quay Street": the house that a sentence names stands before its street. */
const houseBefore = (text: string, place: string): string =>
  STREET.test(place) ? (HOUSE.exec(text)?.groups?.house ?? "") : "";
const HOUSE =
  /(?<!\p{L})(?:in|at|im|à|au|dans|chez|en|nel|nella|presso|em|no|na|bij|bei|beim)\s(?:(?:the|het|de|der|la|le|el) )?(?<house>\p{Lu}[\p{L}.’'-]*(?:\s(?:of|and|&|de|der|\p{Lu}[\p{L}.’'-]*)){0,4}, )$/u;
/** "12 Quay Street", "14, rue des Carmes", "Süderstraße 12" */
const STREET = /^(?:\d{1,4}[a-z]?,? \p{L}|\p{Lu}[^,\d]{3,30}\s\d{1,4}[a-z]?(?:,|$))/u;

/** "im Innenhof, Samstag, 12. Juni": a day ends the place. */
function beforeDay(more = ""): string | undefined {
  const parts = more.split(/(?=, )/u);
  const at = parts.findIndex((part) => isWeekday(part.replace(/^, /u, "")));
  return parts.slice(0, at < 0 ? undefined : at).join("") || undefined;
}
/** "the Truro leisure pool": what sort of place it is belongs to its name. */
const KIND_OF_PLACE =
  /^(?: \p{Ll}+){0,2} (?:pool|hall|centre|center|park|library|museum|church|school|theatre|market|station|works|gardens?|beach|square|club|pub|field|rink|barn|harbour|gallery|campus|stadium|yard)(?!\p{L})/u;
/** "in the old print works in Holbeck": the house stands before its town. */
const IN_PLACE = /\b(?:in|at) ((?:the|our|an?) (?:\p{Ll}[\p{L}-]* ){1,4}(?:in|on|near|at|of|off) )$/u;
/** "Pannenweg 9 in Loosterveen": a street with its number stands before its town. */
const STREET_IN =
  /(?<street>\p{Lu}[\p{L}.’'-]*(?: \p{L}[\p{L}.’'-]*){0,3} \d{1,4}[a-z]?,? (?:in|à|en|a|em|te) )$/u;
/** "212 Canal Street, Tolland" of "Tolland Falls" */
const NAME_GOES_ON = /^(?: \p{Lu}[\p{L}’'-]+){1,2}(?=[.;,]|$)/u;
const MORE_PLACE = /^(?:, (?:\d{1,4}[a-z]? )?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}){1,3}(?=[.;,]|$)/u;

/** "…, 10am to 4pm, Leyburn station": what a name with its day and its hours ends with. */
const placeBehind = ({ says }: Draft): string =>
  isNameWithDay(says) ? (PLACE_BEHIND.exec(says)?.groups?.place ?? "") : "";
const PLACE_BEHIND =
  /\d(?:\s?(?:[ap]m|uhr|uur|h))?,\s+(?:(?:at|in|im|am|au|à|en|a|op) (?:the )?)?(?<place>\p{Lu}[^,.;:!?\d]{2,40}(?:, \p{Lu}[^,.;:!?\d]{2,24})?)\.?$/u;

/** "Christmas Eve, 7 am to 1 pm": the hours of another day; and no hour is that of a day on which nothing is open. */
const isOfOtherDay = (d: Draft, from: Draft): boolean => namesDay(d.text) || CLOSES.test(from.text);

/** Time and place may stand in the neighbouring statements of the same paragraph. */
function completeWhen(n: Notebook, when: When, from: Draft, occasion: Occasion) {
  const near = n.drafts.filter(
    (d) => d.main && d !== from && d.piece.block === from.piece.block && !LEGAL.test(d.text),
  );
  const placeIn = (d: Draft) =>
    d.piece.key && d.kind === "where"
      ? d.text.replace(/^[^:：]*[:：]\s*/, "").trim()
      : (valuesOf(d.says.slice(0, dateAndTime(d, occasion).until))
          .findLast((v) => v.kind === "where")
          ?.text.replace(
            /^(?:(?:in|an|auf|bei|vor) (?:der|dem|den)|in|at|near|bei|beim|im|à|au|chez|en|nel(?:la)?|presso|em|na|no|bij)\s+/iu,
            "",
          ) ?? "");
  when.place = (wholePlace(from, placeIn(from)) || placeBehind(from)).replace(/[.,]$/, "");
  for (const d of near) {
    if (!when.place && d.kind === "where") {
      when.place = placeIn(d).replace(/[.]$/, "");
      when.facts.push(d.id);
    }
    const isOwnTime = d.kind === "when" && !isOfOtherDay(d, from) && !dateAndTime(d, occasion).date;
    if (!when.time && isOwnTime) {
      when.time = dateAndTime(d, occasion).time;
      if (when.time) when.facts.push(d.id);
    }
  }
}
