import * as z from "zod/v4";
import { capitalized } from "../../../text/capitalized.ts";
import { stopped } from "../../../text/stopped.ts";
import { type RenderContext, template } from "../../template.ts";
import { altText } from "../card/alt-text.ts";
import { drawMessage } from "../card/choose.ts";
import { type Card, complete } from "../card/data.ts";
import { leafOf } from "../card/leaf.tsx";
import { drawPictured } from "../card/pictured.ts";
import type { PlacardRow } from "../card/placard/data.ts";
import { posterDays } from "../card/placard/day-parts.ts";
import { drawPlacard } from "../card/placard/placard.tsx";
import { linesOf, rowsOf } from "../card/placard/texts.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { action, language, message, ownPhotos, photoRefs, photosOf, required, text } from "../kit/fields.ts";
import { label } from "../kit/labels.ts";
import { inARow } from "../kit/story/clip.ts";
import { namesPerson } from "../kit/story/people.ts";
import { findValues, type ValueKind } from "../kit/values/find-values.ts";
import { tiersOf } from "../kit/values/tiers.ts";
import { isActedOn } from "./day-rows.ts";
import { fits } from "./fits.ts";

const Event = z.object({
  about: text(100, "What it is, in one line under the headline.", "A walk for beginners"),
  date: required(80, "The day, with its month by name for a calendar leaf: 12 June, or Thu, June 12."),
  time: text(40, "When it begins, with the time zone."),
  place: text(80, "Where it is, or that it is online."),
  ...message,
  ...action,
  language,
  ...ownPhotos,
});

/** Texts of the writer have curly apostrophes, quotes of the brief any. */
const straight = (text: string) => text.replace(/[’‘]/g, "'");

/** Date, time and place lead the row of facts, as far as no text names them. */
function cardOf({
  about,
  date,
  time,
  place,
  details = "",
  language,
  ...given
}: z.output<typeof Event>): Card {
  const rest = { ...given, supporting: inARow([about && stopped(about), given.supporting]) };
  const said = straight([rest.headline, rest.supporting, details].join("\n")).toLowerCase();
  const facts = Object.entries({ date, time, place }).filter(
    ([, fact]) => fact && !said.includes(straight(fact).toLowerCase()),
  );
  // Without a language the values speak for themselves, beside facts without labels.
  const cells = facts.map(([name, fact]) =>
    language ? `${label(name as "date" | "time" | "place", language)}: ${fact}` : fact,
  );
  const isMixed = !language && /\p{L}: /u.test(details);
  const supporting = isMixed
    ? [cells.join(" · "), rest.supporting].filter(Boolean).join(". ")
    : rest.supporting;
  const row = [...(isMixed ? [] : cells), details].filter(Boolean).join(" · ");
  return { ...complete({ ...rest, supporting, details: row }), day: date };
}

const isOf = (row: PlacardRow, kind: ValueKind) => findValues(row.text).some((value) => value.kind === kind);

/** What it costs to get in is read before the day until which places are kept. */
function pricesFirst(rows: PlacardRow[] | undefined): PlacardRow[] | undefined {
  const at = rows?.findIndex((row) => isOf(row, "date") && !isOf(row, "money")) ?? -1;
  if (!rows || at < 0) return rows;
  const behind = rows.slice(at);
  const isPrice = (row: PlacardRow) => isOf(row, "money");
  return [...rows.slice(0, at), ...behind.filter(isPrice), ...behind.filter((row) => !isPrice(row))];
}

/** With more to know than when and where, the day, the hour and the place stand as one block over a line for each thing. */
function drawSet(context: RenderContext, data: z.output<typeof Event>): DrawnChoice | undefined {
  const { kicker, headline, about, date, time, place, supporting, details = "", cta, url } = data;
  const said = straight([headline, supporting, details].join("\n"));
  const rows = pricesFirst(rowsOf(linesOf(supporting, details)));
  const isTiered = rows?.some(({ text: one }) => (tiersOf(one)?.tiers.length ?? 0) > 1);
  const days = posterDays(capitalized(date));
  // One day beside a single sentence has its leaf, and so it has under a title that names it: prices need rows.
  const isNamed = said.toLowerCase().includes(straight(date).toLowerCase());
  const hasLeaf = days === undefined || days.length === 1;
  if (!rows || (rows.length < 2 && hasLeaf) || (isNamed && !isTiered)) return undefined;
  const hours = said.includes(straight(time)) ? "" : time;
  const lead = {
    label: "",
    values: [isNamed || days ? "" : capitalized(date), hours].filter(Boolean),
    beside: said.includes(straight(place)) ? "" : place,
    ...(days && !isNamed && { days }),
  };
  const placard = {
    kicker,
    title: headline,
    tail: about,
    lead: lead.values.length > 0 || lead.days ? lead : undefined,
    action: { cta, url },
  };
  return shorter(rows).reduce<DrawnChoice | undefined>(
    (drawn, some) => drawn ?? drawPlacard(context, { ...placard, rows: some }),
    undefined,
  );
}

/** The rows, and where all have no room beside a large day the same without the last of those that readers do not act on. */
function shorter(rows: PlacardRow[]): PlacardRow[][] {
  const spare = rows.findLast(({ text, isStrong }) => !isStrong && !isActedOn(text) && !namesPerson(text));
  return spare && rows.length > FEWEST ? [rows, ...shorter(rows.filter((row) => row !== spare))] : [rows];
}
const FEWEST = 3;

/** A date to keep. */
export const event = template({
  id: "event",
  title: "Event",
  about:
    "An event with its day as a calendar leaf, its time and its place: a concert, a fair, an opening, a webinar.",
  version: 25,
  assetTypes: ["card", "og_image"],
  data: Event,
  hero: ({ date }) => date,
  needs: "a date of its own",
  fits,
  sample: {
    kicker: "Live webinar",
    headline: "Brand systems for teams of three",
    date: "Thursday, 12 June",
    time: "17:00 CET",
    place: "Online",
    supporting: "Three case studies in forty minutes, and your questions after them.",
    cta: "Save my seat",
    url: "https://beacon.example/live",
  },
  photos: photoRefs,
  overPhotos: true,
  draw(context, data) {
    const card = cardOf(data);
    const options = {
      treatment: data.photo_treatment,
      badge: leafOf(context, card),
      form: "ticket" as const,
    };
    const photos = photosOf(context, data);
    const { layout, root } =
      (photos.length > 0 || data.photo_treatment ? undefined : drawSet(context, data)) ??
      drawPictured(context, card, photos, options) ??
      drawMessage(context, card);
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(cardOf(data), brand),
});
