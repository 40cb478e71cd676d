import { signOff } from "../film/close.tsx";
import { opening } from "../film/opening.tsx";
import { phrased } from "../film/phrased.ts";
import { pointShots } from "../film/point-scene.ts";
import { say } from "../film/say.tsx";
import { shotFilm } from "../film/shot-film.ts";
import type { Shot } from "../film/stage.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { type FilmEvent, FilmEventData } from "./data.ts";
import { fits } from "./fits.ts";
import { when } from "./when.tsx";
import { why } from "./why.tsx";

/** Seconds. */
const PACE = { minimum: 6, maximum: 30, shortest: 1.1 };

/** A date to keep, as a film. */
export const filmEvent = shotFilm({
  id: "film_event",
  title: "Event film",
  about: "An event on its day: a calendar that shows it, where it is, with whom, and how to come.",
  version: 15,
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
  shots: shotsOf,
  pace: PACE,
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
    ...pointShots(points),
    ...(topics.length > 0 ? [why(topics)] : []),
    signOff({ cta, url, ...recalled(data) }),
  ];
}

/** What is read again at the end, so that its last picture can be kept: in letters. */
const MOST_DETAILS = 90;

function recalled({ headline, date, time, place, details }: FilmEvent): { title?: string; details?: string } {
  if (details) return { title: headline, details };
  const facts = [date, time, place].filter(Boolean).join(SEPARATOR);
  return facts.length <= MOST_DETAILS ? { title: headline, details: facts } : {};
}
