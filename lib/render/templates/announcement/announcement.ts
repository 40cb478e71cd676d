import * as z from "zod/v4";
import { type RenderContext, template } from "../../template.ts";
import { altText } from "../card/alt-text.ts";
import { isLong } from "../card/article.tsx";
import { drawMessage } from "../card/choose.ts";
import { drawCompanion } from "../card/companion.tsx";
import { drawComposed } from "../card/compose/compose.ts";
import { type Card, complete } from "../card/data.ts";
import { isSpan, writtenDay } from "../card/dates.ts";
import { drawPictured } from "../card/pictured.ts";
import { drawPlacard } from "../card/placard/placard.tsx";
import { closedDays, linesOf, partedTitle, rowsOf } from "../card/placard/texts.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { action, list, longMessage, ownPhotos, photoRefs, photosOf, required } from "../kit/fields.ts";
import { inARow } from "../kit/story/clip.ts";
import { fits } from "./fits.ts";

const Announcement = z.object({
  ...longMessage,
  lines: list(
    required(160, "One thing to know, as a sentence.", "The book drop stays open"),
    0,
    8,
    "What follows from the news, a line each in the order in which they are read: when a place opens again, whom to call meanwhile.",
  ).optional(),
  ...action,
  ...ownPhotos,
});
type Announcement = z.output<typeof Announcement>;

/** Its lines as points: facts that compositions set as rows. */
const cardOf = ({ lines = [], ...data }: Announcement, brand: string): Card =>
  complete({ ...data, headline: data.headline || brand, bullets: lines });

/** When a place opens again, as the first of its lines says: that is what people look for after the news itself. */
const OPENS =
  /(?<!\p{L})(?:re-?open\p{L}*|back (?:on|from)|open again|we open|öffne[nt]\p{L}*|geöffnet|wieder|rouvr\p{L}+|réouvert\p{L}*|reprise|reabr\p{L}+|reapertura|volvemos|abrimos|riapr\p{L}+|riapertura|torniamo|heropen\p{L}*|weer|voltamos|regressamos)(?!\p{L})/iu;

/** The same with its lines as sentences, to be read aloud. */
function spokenOf({ lines = [], ...data }: Announcement, brand: string): Card {
  const card = cardOf(data, brand);
  return { ...card, supporting: inARow([card.supporting, ...lines.map((text) => `${text}.`)]) };
}

const isDated = (text: string): boolean => isSpan(text) || writtenDay(text) !== "";

/** The news with its days as the title, when it ends under it, and a line for everything else in the author's order. */
function drawLines(context: RenderContext, data: Announcement): DrawnChoice | undefined {
  const { kicker, headline, supporting, lines = [], details = "", cta, url } = data;
  const rows = rowsOf([...linesOf(supporting, details), ...lines]);
  if (lines.length === 0 || !rows) return undefined;
  const [first, ...others] = rows;
  const isLead = first !== undefined && !first.isStrong && OPENS.test(first.text) && /\d/u.test(first.text);
  const closed = closedDays(headline);
  const placard = { kicker, action: { cta, url } };
  const onDays =
    closed &&
    drawPlacard(context, {
      ...placard,
      title: closed.title,
      tail: "",
      lead: { label: "", values: isLead ? [first.text] : [], beside: "", days: closed.days },
      rows: isLead ? others : rows,
    });
  if (onDays) return onDays;
  return drawPlacard(context, {
    ...placard,
    ...partedTitle(headline),
    lead: isLead ? { label: "", values: [first.text], beside: "" } : undefined,
    rows: isLead ? others : rows,
  });
}

/** News of any kind: a statement with space around it. */
export const announcement = template({
  id: "announcement",
  title: "Announcement",
  about: "One piece of news as a statement: a launch, a change, a milestone.",
  version: 18,
  assetTypes: ["card", "og_image"],
  data: Announcement,
  needs: "a headline",
  fits,
  sample: {
    kicker: "New in Beacon",
    headline: "Launch day, on autopilot.",
    supporting:
      "Write one brief. Get every picture and post for every channel, in your colours and your words.",
    cta: "See how it works",
    url: "https://beacon.example/launch",
  },
  photos: photoRefs,
  overPhotos: true,
  mascot: true,
  draw(context, data) {
    const card = cardOf(data, context.brand.name);
    const photos = photosOf(context, data);
    const isPictured = photos.length > 0 || data.photo_treatment !== undefined;
    const isListed = !isPictured && (data.lines?.length ?? 0) > 0;
    const { layout, root } =
      (isPictured || !isDated(data.headline) ? undefined : drawLines(context, data)) ??
      drawPictured(context, card, photos, { treatment: data.photo_treatment }) ??
      (isLong(card) ? undefined : drawCompanion(context, card)) ??
      (isListed ? (drawComposed(context, card) ?? drawLines(context, data)) : undefined) ??
      drawMessage(context, card);
    return { layout, pages: [root] };
  },
  altText: (data, brand) => altText(spokenOf(data, brand), brand),
});
