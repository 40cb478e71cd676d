import { capitalized } from "../../../text/capitalized.ts";
import { chapterShots, nearby } from "../film/chapter-shots.ts";
import { signOff } from "../film/close.tsx";
import { figuresApart } from "../film/headline-lead.ts";
import { opening } from "../film/opening.tsx";
import { phrased } from "../film/phrased.ts";
import { figureShot } from "../film/point-scene.ts";
import { say } from "../film/say.tsx";
import { shotFilm } from "../film/shot-film.ts";
import type { Shot } from "../film/stage.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { Launch } from "./data.ts";
import { fits } from "./fits.ts";
import { reason } from "./reason.tsx";

/** Up to twelve things to know take their time. Seconds. */
const PACE = { minimum: 6, maximum: 40, shortest: 1.1 };

/** News as a film. */
export const filmLaunch = shotFilm({
  id: "film_launch",
  title: "Launch film",
  about: "A product or a piece of news: the headline, why it matters, what to know, and where to go.",
  version: 17,
  data: Launch,
  needs: "a headline",
  fits,
  sample: {
    kicker: "New in Beacon",
    headline: "Launch day, on autopilot.",
    supporting: "One brief becomes every post, in your own colours.",
    points: ["Every size at once", "Checked against your brand", "Scores you can explain"],
    photo: "desktop",
    cta: "Start free",
    url: "https://beacon.example/launch",
  },
  photos: ({ photo }) => [photo].filter(Boolean),
  overPhotos: true,
  shots: shotsOf,
  pace: PACE,
});

/** The news, why it matters, its picture from afar and from nearby, what to know, and what to do. */
function shotsOf(data: Launch, language?: string): Shot[] {
  const { kicker, headline, supporting, points, photo, cta, url } = data;
  const [first, ...others] = points;
  const isSilent = photo !== "" && points.length > (SPARE[phrased(supporting, 2).length] ?? points.length);
  const left = isSilent ? others : points;
  const chapters = left.map((title) => ({ title, body: "", photo: "", isCut: false }));
  const [lead = headline, ...figures] = photo ? [headline] : figuresApart(headline);
  return [
    opening({ kicker, headline: lead, photo }),
    ...figures.map(figureShot),
    ...(photo
      ? pictured({ ...data, point: isSilent ? (first ?? "") : "" }, language)
      : phrased(supporting, 3).map((part) => say(part))),
    ...chapterShots(chapters, "", isSilent ? 1 : 0),
    signOff({ ...recalled(data, figures.length > 0 ? [lead, ...figures] : []), cta, url }),
  ];
}

/** A film of more points than its words leave time for shows its last ones no longer than known ones. */
const MOST_BEFORE_LAST = 12;

/** What is read again at the end: figures in lines of their own, under what they are of. */
function recalled(
  { kicker, headline, supporting, points, details, last }: Launch,
  figures: readonly string[],
) {
  if (last !== undefined) {
    const isNew = !headline.startsWith(last) && points.length < MOST_BEFORE_LAST;
    return { title: last, details, isNew };
  }
  if (figures.length > 0 && !details)
    return { title: kicker, details: figures.map(capitalized).join(SEPARATOR) };
  // "Before: …" says nothing without its "After: …": the film closes with what it ends on.
  if (isSide(headline))
    return { title: details ? "" : (points.findLast((one) => !isSide(one)) ?? ""), details };
  // A film of hardly more than its headline does not say it again.
  return { title: supporting || points.length > 0 ? headline : "", details };
}

const SIDE =
  /^(?:before|after|then|now|vorher|nachher|früher|danach|heute|jetzt|avant|après|aujourd[’']hui|maintenant|antes|después|ahora|hoy|prima|dopo|oggi|adesso|vroeger|vooraf|voorheen|daarna|toen|nu|depois|agora|hoje)\s?:\s/iu;
/** One of two sides, by its label. */
const isSide = (text: string): boolean => SIDE.test(text);

/** So many points are needed beside a sentence of no part and of one, for the first of them to be said over the picture. */
const SPARE = [0, 3];

type Pictured = Pick<Launch, "supporting" | "photo" | "url"> & { point: string };

/**
 * A sentence in two parts: its first over the whole picture, its second from nearby. Without a second the first point is
 * said there: no picture stands without words.
 */
function pictured({ supporting, point, photo, url }: Pictured, language?: string): Shot[] {
  const [first, second = ""] = phrased(supporting, 2);
  const closer = nearby(photo, second || point, url);
  return first ? [reason({ said: first, photo, url }, language), closer] : [closer];
}
