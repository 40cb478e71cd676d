/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import type { PlacedText } from "../series/leaf-figure.ts";
import type { LeafSet, LeafWord } from "../series/leaf-set.ts";
import { fieldOn } from "./leaves.ts";
import { drawingOf } from "./slide-drawing.tsx";

/** One entry of a course of events: its day, its hour or its amount on a field, and its words. */
export function leafSlide(context: RenderContext, set: LeafSet, surface: Surface, index: number): Node[] {
  const { field, figure, labels, words, at, free } = set;
  const on = field ? fieldOn(context, surface) : surface;
  const text = ({ fitted, x, y }: PlacedText, part: string, color: string) => (
    <Place box={{ x, y, width: Math.ceil(fitted.width), height: fitted.height }}>
      <TextLines fitted={fitted} color={color} part={part} />
    </Place>
  );
  const said = (key: LeafWord, part: string, color: string) => (
    <div style={{ marginTop: words.parts[key] ? (words.gaps[key] ?? 0) : 0 }}>
      <TextLines fitted={words.parts[key]} color={color} part={part} />
    </div>
  );
  return [
    ...(field ? [<Place box={field} style={{ backgroundColor: on.background }} />] : []),
    ...(figure ? [text(figure, "value", on.key)] : []),
    ...labels.map((label) => text(label, "label", on.title)),
    <Place box={{ ...at, height: words.height }}>
      <div style={{ flexDirection: "column", width: at.width }}>
        {said("when", "kicker", surface.key)}
        {said("title", "headline", surface.title)}
        {said("body", "supporting", surface.muted)}
      </div>
    </Place>,
    ...drawingOf(context, context.slideSubjects?.[index], surface, free),
  ];
}
