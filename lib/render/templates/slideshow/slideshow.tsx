/** @jsxImportSource #template */
import * as z from "zod/v4";
import { atRest } from "../../film/film-template.ts";
import type { FilmScene, Layer } from "../../film/motion.ts";
import { readingSeconds } from "../../film/pace.ts";
import type { Surface } from "../../surface.ts";
import { type RenderContext, template } from "../../template.ts";
import { settledAt } from "../film/scene.ts";
import { duotoneLook } from "../kit/photo-duotone.tsx";
import { type Series, series, seriesAlt } from "../series/data.ts";
import { Background, progress } from "./background.tsx";
import { fits } from "./fits.ts";
import { closing, cover, idea } from "./frames.ts";
import { reelOf, type SlideshowPlan } from "./reel.ts";

/** Frames of a film, or a set of pictures for one. */
export const slideshow = template({
  id: "slideshow",
  title: "Slideshow",
  about: "Three to ten full-screen frames with one short idea each, in type that is read in a moment.",
  version: 2,
  assetTypes: ["slideshow"],
  data: z.object(series({ headline: 70, supporting: 110, title: 90, body: 160 })),
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
  draw(context, data) {
    const reel = reelOf(context, data);
    const pages = scenesOf(context, reel, data).map((scene) => atRest(scene, context.size));
    return { layout: reel.align === "center" ? "centred" : "aligned", pages };
  },
  film: (context, data) => ({ scenes: scenesOf(context, reelOf(context, data), data), poster: 0 }),
  altText: seriesAlt,
});

/** Each picture as a scene that comes to rest as that picture. */
function scenesOf(context: RenderContext, reel: SlideshowPlan, data: Series): FilmScene[] {
  const total = reel.backgrounds.length;
  const photo = context.photos.get(data.cover.photo ?? "");
  return reel.backgrounds.map((plain, page) => {
    const isOverPhoto = page === 0 && photo !== undefined;
    const surface = isOverPhoto ? duotoneLook(context).surface : plain;
    const turn = { context, surface, page, total, ...(isOverPhoto && { photo }) };
    const layers = layersOf(context, reel, data, turn);
    const seconds = secondsOf(layers, textsOf(data, page));
    return {
      seconds,
      background: <Background {...turn} />,
      layers: [...layers, progress(turn, seconds)],
      leave: "dissolve",
    };
  });
}

type SlideshowPage = { surface: Surface; page: number };

function layersOf(
  context: RenderContext,
  reel: SlideshowPlan,
  { slides }: Series,
  { surface, page }: SlideshowPage,
): Layer[] {
  const slide = slides[page - 1];
  if (slide) return idea(context, reel, surface, { index: page - 1, slide });
  return page === 0 ? cover(context, reel) : closing(context, reel, surface);
}

function textsOf({ cover: opening, slides, closing: end }: Series, page: number): string[] {
  const slide = slides[page - 1];
  if (slide) return [slide.stat, slide.title, slide.body];
  return page === 0
    ? [opening.kicker, opening.headline, opening.supporting]
    : [end.headline, end.supporting ?? "", end.cta, end.url];
}

/** A frame is looked for before it is read, and stands for a moment once all of it is there. Seconds; `brisk` is a share. */
const PACE = { finding: 0.5, brisk: 0.85, rest: 0.8, minimum: 2.2, maximum: 6 };

function secondsOf(layers: readonly Layer[], texts: readonly string[]): number {
  const read = Math.max(
    PACE.minimum,
    Math.min(PACE.maximum, PACE.finding + PACE.brisk * readingSeconds(...texts)),
  );
  return Math.round(10 * Math.max(read, settledAt(layers) + PACE.rest)) / 10;
}
