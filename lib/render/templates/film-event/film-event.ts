import { filmTemplate } from "../../film/film-template.ts";
import { signOff } from "../film/close.tsx";
import { direct } from "../film/direct.ts";
import { motifOf } from "../film/motif-of.ts";
import { opening } from "../film/opening.tsx";
import { phrased } from "../film/phrased.ts";
import { say } from "../film/say.tsx";
import { sceneAlt } from "../film/scene-alt.ts";
import type { Shot } from "../film/stage.ts";
import { type FilmEvent, FilmEventData } from "./data.ts";
import { fits } from "./fits.ts";
import { when } from "./when.tsx";
import { why } from "./why.tsx";

/** Seconds. */
const PACE = { minimum: 6, maximum: 30, shortest: 1.1 };

/** A date to keep, as a film. */
export const filmEvent = filmTemplate({
  id: "film_event",
  title: "Event film",
  about: "What happens, on which day as a calendar that flips to it, where, with whom, and how to come.",
  version: 4,
  assetTypes: ["video"],
  data: FilmEventData,
  needs: "a date of its own",
  fits,
  sample: {
    kicker: "Live webinar",
    headline: "Brand systems for teams of three",
    date: "Thursday, 12 June",
    time: "17:00 CET",
    place: "Online",
    supporting: "Three case studies in forty minutes.",
    topics: ["Mara Lindqvist", "Tomas Okafor", "Live Q&A"],
    cta: "Save my seat",
    url: "https://beacon.example/live",
  },
  film: (context, data) => direct(context, motifOf(context), shotsOf(data), PACE),
  altText: (data, brand, page, language) =>
    sceneAlt(
      brand,
      shotsOf(data).map(({ texts }) => texts),
      page,
      language,
    ),
});

/** What it is, the day, the hour and the place, why to come, and how. */
function shotsOf(data: FilmEvent): Shot[] {
  const { kicker, headline, time, place, supporting, topics, points, cta, url } = data;
  return [
    opening({ kicker, headline }),
    when(data),
    ...(time ? [say(time, "time")] : []),
    ...(place ? [say(place, "place")] : []),
    ...phrased(supporting, 2).map((part) => say(part, "supporting")),
    ...points.map((point) => say(point, "detail")),
    ...(topics.length > 0 ? [why(topics)] : []),
    signOff({ cta, url }),
  ];
}
