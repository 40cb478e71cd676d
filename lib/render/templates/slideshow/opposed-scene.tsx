/** @jsxImportSource #template */
import { type OpposedSlide, opposedSlide, opposedSlides } from "../carousel/opposed-slide.tsx";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Stage } from "../film/stage.ts";
import { insideOf } from "../series/chrome.tsx";
import type { Slide } from "../series/data.ts";

/** The scene of a slide that says one thing of two, as a carousel has it; undefined for any other. */
export function opposedScene(stage: Stage, slides: readonly Slide[], index: number): SceneDraft | undefined {
  const { context } = stage;
  const { page } = context.theme;
  const set: OpposedSlide | undefined = opposedSlides(context, slides, insideOf(context))[index];
  if (!set) return undefined;
  const nodes = opposedSlide(context, set, page);
  return {
    background: <Background context={context} surface={page} />,
    layers: [
      {
        name: "sides",
        box: { x: 0, y: 0, ...context.size },
        node: <div style={{ position: "relative", ...context.size }}>{nodes}</div>,
      },
      mark(context, page, "left"),
    ],
    texts: [],
  };
}
