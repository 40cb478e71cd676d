import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { frame } from "../../kit/frame.tsx";

/** Where the title and the rows have their room, which is one in a tall picture, and the brand over the title. */
export type PlacardRoom = { title: Box; rows: Box; head: Node | undefined };

/** Of a wide picture, what the title takes. */
const SHARES = [0.5, 0.44, 0.4, 0.58];
/** Between the columns of a wide picture and the edge of the title's field, in design pixels. */
export const GUTTER = 48;
const NONE = { cta: "", url: "" };

/** The ways to divide a picture: a tall one stands under itself, a wide one has a column for the title. */
export const roomsOf = (context: RenderContext, title: Surface): PlacardRoom[] =>
  context.shape === "wide" ? SHARES.map((share) => divided(context, title, share)) : [whole(context, title)];

function whole(context: RenderContext, surface: Surface): PlacardRoom {
  const { body, nodes } = frame(context, { surface, action: NONE });
  return { title: body, rows: body, head: nodes[0] };
}

function divided(context: RenderContext, surface: Surface, share: number): PlacardRoom {
  const { size, safe, unit } = context;
  const gap = Math.round(GUTTER * unit);
  const edge = Math.round(size.width * share);
  const column = { ...safe, width: edge - safe.x - Math.round(gap * 0.7) };
  const rest = { ...safe, x: edge + gap, width: safe.x + safe.width - edge - gap };
  const left = frame(context, { surface, area: column, action: NONE, sloganPosition: "under" });
  const right = frame({ ...context, isSigned: true }, { surface, area: rest, action: NONE });
  return { title: left.body, rows: right.body, head: left.nodes[0] };
}
