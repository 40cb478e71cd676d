/** @jsxImportSource #template */
import * as z from "zod/v4";
import { atRest } from "../../film/film-template.ts";
import type { FilmScene, Layer } from "../../film/motion.ts";
import { readingSeconds } from "../../film/pace.ts";
import type { Surface } from "../../surface.ts";
import { type Stage, template } from "../../template.ts";
import { settledAt } from "../film/scene.ts";
import { type Series, series, seriesAlt } from "../series/data.ts";
import { closing, cover, idea } from "./frames.ts";
import { Ground, progress } from "./ground.tsx";
import { type Reel, reelOf } from "./reel.ts";

/** Frames of a film, or a set of pictures for one. */
export const slideshow = template({
  id: "slideshow",
  title: "Slideshow",
  about: "Three to ten full-screen frames with one short idea each, in type that is read in a moment.",
  version: 2,
  assetTypes: ["slideshow"],
  data: z.object(series({ headline: 70, supporting: 110, title: 60, body: 110 })),
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
  photos: ({ slides }) => slides.map(({ photo }) => photo).filter(Boolean),
  draw(stage, data) {
    const reel = reelOf(stage, data);
    const pages = scenesOf(stage, reel, data).map((scene) => atRest(scene, stage.size));
    return { layout: reel.align === "center" ? "centred" : "aligned", pages };
  },
  film: (stage, data) => ({ scenes: scenesOf(stage, reelOf(stage, data), data), poster: 0 }),
  altText: seriesAlt,
});

/** Each picture as a scene that comes to rest as that picture. */
function scenesOf(stage: Stage, reel: Reel, data: Series): FilmScene[] {
  const total = reel.grounds.length;
  return reel.grounds.map((surface, page) => {
    const turn = { stage, surface, page, total };
    const layers = layersOf(stage, reel, data, turn);
    const seconds = secondsOf(layers, textsOf(data, page));
    return {
      seconds,
      ground: <Ground {...turn} />,
      layers: [...layers, progress(turn, seconds)],
      leave: "dissolve",
    };
  });
}

type Turn = { surface: Surface; page: number };

function layersOf(stage: Stage, reel: Reel, { slides }: Series, { surface, page }: Turn): Layer[] {
  const slide = slides[page - 1];
  if (slide) return idea(stage, reel, surface, { index: page - 1, slide });
  return page === 0 ? cover(stage, reel) : closing(stage, reel, surface);
}

function textsOf({ cover: opening, slides, closing: end }: Series, page: number): string[] {
  const slide = slides[page - 1];
  if (slide) return [slide.stat, slide.title, slide.body];
  return page === 0
    ? [opening.kicker, opening.headline, opening.supporting]
    : [end.headline, end.cta, end.url];
}

/** A frame is looked for before it is read, and stands for a moment once all of it is there. Seconds; `brisk` is a share. */
const PACE = { finding: 0.5, brisk: 0.85, rest: 0.8, least: 2.2, most: 6 };

function secondsOf(layers: readonly Layer[], texts: readonly string[]): number {
  const read = Math.max(
    PACE.least,
    Math.min(PACE.most, PACE.finding + PACE.brisk * readingSeconds(...texts)),
  );
  return Math.round(10 * Math.max(read, settledAt(layers) + PACE.rest)) / 10;
}
