import { filmTemplate } from "../../film/film-template.ts";
import { sceneAlt } from "../film/scene-alt.ts";
import { type TellScene, tell } from "../film-story/tell.ts";
import { type FilmEvent, FilmEventData } from "./data.ts";
import { fits } from "./fits.ts";
import { when } from "./when.tsx";
import { why } from "./why.tsx";

/** A date to keep, as a film. */
export const filmEvent = filmTemplate({
  id: "film_event",
  title: "Event film",
  about: "What happens, on which day as a calendar that flips to it, where, with whom, and how to come.",
  version: 2,
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
  film: (context, data) =>
    tell(context, { ...data, supporting: "" }, [
      (look) => when(context, data, look),
      ...(hasReasons(data) ? [(look: Parameters<TellScene>[0]) => why(context, data, look)] : []),
    ]),
  altText: (data, brand, page, language) => sceneAlt(brand, saidOf(data), page, language),
});

const hasReasons = ({ supporting, topics }: FilmEvent) => supporting !== "" || topics.length > 0;

/** What each scene says. */
function saidOf(data: FilmEvent): string[][] {
  const { kicker, headline, date, time, place, supporting, topics, cta, url } = data;
  const reasons = hasReasons(data) ? [[supporting, ...topics]] : [];
  return [[kicker, headline], [date, time, place], ...reasons, [cta, url]];
}
