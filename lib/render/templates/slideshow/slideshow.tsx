/** @jsxImportSource #template */
import * as z from "zod/v4";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import { type Stage, template } from "../../template.ts";
import { Canvas } from "../kit/place.tsx";
import { type Series, series, seriesAlt } from "../series/data.ts";
import { closing, cover, idea } from "./frames.tsx";
import { Ground, Progress } from "./ground.tsx";
import { type Reel, reelOf } from "./reel.tsx";

/** Frames of a film, or a set of pictures for one. */
export const slideshow = template({
  id: "slideshow",
  title: "Slideshow",
  about: "Three to ten full-screen frames with one short idea each, in type that is read in a moment.",
  version: 1,
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
    const pages = reel.grounds.map((surface, page) => frameOf(stage, reel, { surface, page, data }));
    return { layout: reel.align === "center" ? "centred" : "aligned", pages };
  },
  altText: seriesAlt,
});

type Turn = { surface: Surface; page: number; data: Series };

function frameOf(stage: Stage, reel: Reel, { surface, page, data }: Turn): Node {
  const total = reel.grounds.length;
  const slide = data.slides[page - 1];
  const body = slide
    ? idea(stage, reel, surface, { index: page - 1, slide })
    : page === 0
      ? cover(reel)
      : closing(stage, reel, surface);
  return (
    <Canvas size={stage.size} ground={surface.ground}>
      <Ground stage={stage} surface={surface} at={page / (total - 1)} />
      {body}
      <Progress stage={stage} surface={surface} share={(page + 1) / total} />
    </Canvas>
  );
}
