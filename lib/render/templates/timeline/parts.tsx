/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import { chartColors } from "../kit/chart/colors.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import type { TimelineStop } from "./stops.ts";

type StopState = "done" | "now" | "next";
export const stateOf = (i: number, hero: number): StopState =>
  i === hero ? "now" : i < hero ? "done" : "next";

export function Body({ stop, surface, type }: { stop: TimelineStop; surface: Surface; type: number }): Node {
  return (
    <div style={{ flexDirection: "column", gap: Math.round(type * 0.22) }}>
      <TextLines fitted={stop.title} color={surface.ink} part="title" />
      {stop.text && <TextLines fitted={stop.text} color={surface.muted} part="supporting" />}
    </div>
  );
}

type LineProps = {
  surface: Surface;
  from: { x: number; y: number };
  length: number;
  done: number;
  type: number;
  isDown?: boolean;
};

/** The rail, in brand colour as far as things have come. */
export function Line({ surface, from, length, done, type, isDown = false }: LineProps): Node {
  const thick = Math.max(3, Math.round(type * 0.17));
  const { main, grid } = chartColors(surface);
  const box = (long: number) => {
    const [x, y] = [Math.round(from.x), Math.round(from.y)];
    return isDown
      ? { x: x - Math.round(thick / 2), y, width: thick, height: Math.round(long) }
      : { x, y: y - Math.round(thick / 2), width: Math.round(long), height: thick };
  };
  return (
    <div>
      <Place box={box(length)} style={{ backgroundColor: grid, borderRadius: thick / 2 }} />
      <Place box={box(Math.min(done, length))} style={{ backgroundColor: main, borderRadius: thick / 2 }} />
    </div>
  );
}

/** Full when done, ringed for now, hollow for later, so that the states differ without colour. */
export function Dot({
  surface,
  x,
  y,
  type,
  state,
}: {
  surface: Surface;
  x: number;
  y: number;
  type: number;
  state: StopState;
}): Node {
  const { main, grid, background } = { ...chartColors(surface), background: surface.background };
  const side = Math.round(type * (state === "now" ? 1.3 : 0.86));
  const left = Math.round(x + type * 0.5 - side / 2);
  const ring = Math.max(3, Math.round(type * (state === "now" ? 0.32 : 0.18)));
  return (
    <Place
      box={{ x: left, y: Math.round(y - side / 2), width: side, height: side }}
      style={{
        borderRadius: side / 2,
        backgroundColor: state === "done" ? main : background,
        ...(state !== "done" && { border: `${ring}px solid ${state === "now" ? main : grid}` }),
      }}
    />
  );
}
