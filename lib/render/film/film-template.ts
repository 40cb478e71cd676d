import type * as z from "zod/v4";
import type { Node } from "../jsx-runtime.ts";
import type { Size } from "../sizes.ts";
import type { RenderContext, Template } from "../template.ts";
import type { Film, FilmScene } from "./motion.ts";

type FilmSpec<D extends z.ZodType> = Omit<Template<D>, "draw"> & {
  film(context: RenderContext, data: z.output<D>): Film;
};

/** A template that is a film first: its pages are the scenes at rest. */
export const filmTemplate = <D extends z.ZodType>(spec: FilmSpec<D>): Template<D> => ({
  ...spec,
  draw: (context, data) => ({
    layout: "film",
    pages: spec.film(context, data).scenes.map((scene) => atRest(scene, context.size)),
  }),
});

/** A scene as it stands at its end: everything on its place that has not gone out again. */
export function atRest({ background, layers }: FilmScene, size: Size): Node {
  const resting = layers.filter(({ exit }) => !exit);
  const children = resting.map(({ box: { x, y, width, height }, node, opacity = 1 }): Node => {
    const place = {
      ...({ position: "absolute", left: x, top: y, width, height, display: "flex" } as const),
      ...(opacity < 1 && { opacity }),
    };
    return { type: "container", style: place, children: [node] };
  });
  return {
    type: "container",
    style: { display: "flex", position: "relative", ...size, overflow: "hidden" },
    children: [background, ...children],
  };
}
