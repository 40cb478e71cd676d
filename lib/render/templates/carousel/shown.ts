import type { Photo, RenderContext } from "../../template.ts";
import { linesOf, type Slide } from "../series/data.ts";

export const photoOf = ({ photos }: RenderContext, { stat, photo }: Slide): Photo | undefined =>
  stat ? undefined : photos.get(photo);

export const isShown = (context: RenderContext, slide: Slide) =>
  (slide.stat !== "" && !linesOf(slide)) || photoOf(context, slide) !== undefined;

/** Whether a slide draws what it names. */
export const isDrawn = ({ slideSubjects }: RenderContext, index: number): boolean =>
  slideSubjects?.[index] !== undefined;
