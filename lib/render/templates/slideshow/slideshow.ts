import * as z from "zod/v4";
import { filmTemplate } from "../../film/film-template.ts";
import { direct } from "../film/direct.ts";
import { motifOf } from "../film/motif-of.ts";
import { opening } from "../film/opening.tsx";
import type { Shot } from "../film/stage.ts";
import { timed, timing } from "../film/wished-timing.ts";
import { type Series, series, seriesAlt } from "../series/data.ts";
import { countOf, drawnAlike } from "../series/drawn-alike.ts";
import { closing } from "./closing.tsx";
import { fits } from "./fits.ts";
import { slideShot } from "./slide-shot.ts";

/** A slide is read at leisure, and there is no limit but that of the slides. Seconds. */
const PACE = { minimum: 6, maximum: 60, shortest: 2.4, longest: 3.2 };

/** Slides as a film, each a picture of its own. */
export const slideshow = filmTemplate({
  id: "slideshow",
  title: "Slideshow",
  about: "Three to ten full-screen frames with one short idea each, with screens, photos, numbers and icons.",
  version: 27,
  assetTypes: ["slideshow"],
  data: z.object({ ...series({ headline: 120, supporting: 110, title: 140, body: 160 }), ...timing }),
  needs: "something to say besides the headline",
  fits,
  sample: {
    cover: {
      kicker: "Beacon 3",
      headline: "Launch day, on autopilot.",
      supporting: "Three things that are new today.",
    },
    slides: [
      { title: "One brief, every channel", body: "Write it once. Get each size, on brand." },
      { title: "faster from idea to post", stat: "3.1×", body: "Measured with 400 teams in March." },
      { title: "Your screens, framed", body: "Drop in a screenshot and see it on stage.", photo: "desktop" },
    ],
    closing: { headline: "Try it before lunch", cta: "Start free", url: "https://beacon.example" },
  },
  photos: ({ cover, slides }) => [cover, ...slides].flatMap(({ photo }) => photo || []),
  overPhotos: true,
  film: (context, data) =>
    direct(drawnAlike(context, data), motifOf(context), shotsOf(data), timed(data, PACE)),
  altText: seriesAlt,
});

/** A shot for each picture, so that the film's pages are its slides. */
const shotsOf = (data: Series): Shot[] => [
  opening(data.cover),
  ...data.slides.map((_, i) => slideShot(data.slides, i, countOf(data))),
  closing(data.closing, data.cover),
];
