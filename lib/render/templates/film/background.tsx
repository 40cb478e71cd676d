/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Child, Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { haloDiscs } from "../kit/art.ts";
import { Canvas, Place } from "../kit/place.tsx";
import { edges } from "./edge.tsx";
import { filmLayout } from "./layout.ts";

type FilmBackgroundProps = {
  context: RenderContext;
  surface: Surface;
  /** A field of another colour, under what the direction has at the edges, and over a grid. */
  field?: Node | undefined;
  children?: Child;
};

/** What never moves: the colour. A ground without light costs nothing to draw. */
export function Background({ context, surface, field, children }: FilmBackgroundProps): Node {
  // A grid in the colour of its ground would cross the words on another one.
  const isGrid = filmLayout(context)?.edge === "grid";
  const drawn = edges(context, surface);
  return (
    <Canvas size={context.size} background={surface.background}>
      {isGrid ? [...drawn, field] : [field, ...drawn]}
      {children}
    </Canvas>
  );
}

/** Where rings have their middle and how wide they are, as shares of the film's width, height and longer side. */
type BackgroundRings = { x: number; y: number; side: number };

/** How far the rings wander, in design pixels. */
const WANDER = 46;

/** Tonal rings that drift slowly to their place. They keep a scene alive once its words are at rest. */
export function rings(context: RenderContext, surface: Surface, { x, y, side }: BackgroundRings): Layer {
  const { size, unit, theme } = context;
  const reach = Math.round(WANDER * unit);
  const wide = Math.round(Math.max(size.width, size.height) * side);
  const middle = { x: Math.round(size.width * x), y: Math.round(size.height * y) };
  const box = cropped(middle, wide, {
    x: -reach,
    y: -reach,
    width: size.width + 2 * reach,
    height: size.height + 2 * reach,
  });
  // On the quiet page rings this large are veils, through which its lights shine.
  const isVeil = surface === theme.page;
  return {
    name: "rings",
    box,
    node: <Discs surface={surface} x={middle.x - box.x} y={middle.y - box.y} side={wide} />,
    ...(isVeil && { opacity: 0.42 }),
    drift: { x: x < 0.5 ? reach : -reach, y: Math.round(reach * 0.4) },
  };
}

type DiscsProps = { surface: Surface; x: number; y: number; side: number };

/**
 * The discs of a halo, as boxes. The engine draws boxes three times as fast as a vector picture of this
 * size.
 */
export function Discs({ surface, x, y, side }: DiscsProps): Node {
  return (
    <div style={{ position: "relative", width: "100%", height: "100%" }}>
      {haloDiscs(surface).map(([share, color]) => {
        const radius = share * side;
        const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
        return <Place box={box} style={{ borderRadius: radius, backgroundColor: color }} />;
      })}
    </div>
  );
}

/** The part of the rings' square that the film will ever see: what is rastered costs memory. */
function cropped({ x, y }: { x: number; y: number }, side: number, view: Box): Box {
  const left = Math.max(view.x, Math.floor(x - side / 2));
  const top = Math.max(view.y, Math.floor(y - side / 2));
  const right = Math.min(view.x + view.width, Math.ceil(x + side / 2));
  const bottom = Math.min(view.y + view.height, Math.ceil(y + side / 2));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
