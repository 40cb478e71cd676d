/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import type { DrawnChoice } from "../../kit/choose.ts";
import { Canvas, Place } from "../../kit/place.tsx";
import { subjectAlone } from "../../kit/subject/scene.ts";
import type { Placard } from "./data.ts";
import { groundsOf, type PlacardGrounds } from "./grounds.ts";
import { GUTTER, type PlacardRoom, roomsOf } from "./room.ts";
import { setRows } from "./rows.tsx";
import { footOf, type SetPlacard, SPACE, setPlacard } from "./set-placard.ts";

/** The most air that a row takes over its own, in sizes of its type. */
const AIR = 0.9;
/** Of the room that is left, what the rows take before the title does. */
const SHARED = 0.6;

type Best = { set: SetPlacard; room: PlacardRoom };

/** A card of facts as a placard; undefined where they have no room in type that is read at a glance. */
export function drawPlacard(context: RenderContext, placard: Placard): DrawnChoice | undefined {
  const grounds = groundsOf(context, placard);
  const all = roomsOf(context, grounds.title).flatMap((room) => {
    const set = setPlacard({ context, placard, room, grounds });
    return set ? [{ set, room }] : [];
  });
  const [best] = all.toSorted((a, b) => b.set.loudness - a.set.loudness);
  if (!best) return undefined;
  const draw = context.shape === "wide" ? beside : under;
  return { layout: "placard", root: draw(context, placard, best, grounds) };
}

/** Rows with the air that the room leaves them. */
function aired(
  context: RenderContext,
  placard: Placard,
  {
    set,
    room: {
      rows: { width },
    },
  }: Best,
  { grounds, spare }: Aired,
) {
  const spread = Math.min(AIR * set.rows.size, spare / Math.max(1, placard.rows.length));
  const isLed = placard.lead !== undefined;
  const options = { surface: grounds.rows, width, size: set.sizes.row, spread, isLed };
  return setRows(context, placard.rows, options) ?? set.rows;
}
type Aired = { grounds: PlacardGrounds; spare: number };

/** From top to bottom over the whole width: the title, what stands second, the rows and what to do. */
function under(context: RenderContext, placard: Placard, best: Best, grounds: PlacardGrounds): Node {
  const { size, unit } = context;
  const { set, room } = best;
  const { title: body } = room;
  const { second } = set;
  const foot = footOf(context, set.action);
  const spare =
    body.height - set.title.height - (SPACE.title + SPACE.rows) * unit - second - set.rows.height - foot;
  const rows = aired(context, placard, best, { grounds, spare: spare * SHARED });
  const over = Math.round((spare - (rows.height - set.rows.height)) * SHARED);
  const edge = Math.round(body.y + over + set.title.height + SPACE.title * unit);
  const bottom = body.y + body.height;
  const rowsTop = edge + second + Math.round((bottom - foot - edge - second - rows.height) / 2);
  return (
    <Canvas size={size} background={grounds.rows.background}>
      <Field box={{ x: 0, y: 0, width: size.width, height: edge }} color={grounds.title.background} />
      <Field box={{ x: 0, y: edge, width: size.width, height: second }} color={grounds.lead.background} />
      <Place box={{ ...body, y: body.y + over, height: set.title.height }}>{set.title.node}</Place>
      {leadIn(context, set, { ...body, y: edge, height: second }, grounds)}
      <Place box={{ ...body, y: rowsTop, height: rows.height }}>{rows.node}</Place>
      {set.action && <Place box={atBottom(body, set.action.height)}>{set.action.node}</Place>}
      {room.head}
    </Canvas>
  );
}

/** The title and what stands second at the left, the rows and what to do at the right. */
function beside(context: RenderContext, placard: Placard, best: Best, grounds: PlacardGrounds): Node {
  const { size, unit, theme } = context;
  const { set, room } = best;
  const { title: left, rows: right } = room;
  const { second } = set;
  const half = right.x - Math.round(GUTTER * unit);
  // The words of the foot keep to the margins that the field runs over.
  const bottom = left.y + left.height + (second > 0 ? Math.round(SPACE.lead * unit) : 0);
  const edge = bottom - second;
  const titleTop = Math.round(left.y + (edge - SPACE.title * unit - left.y - set.title.height) / 2);
  const foot = footOf(context, set.action);
  const spare = right.height - set.rows.height - foot;
  const rows = aired(context, placard, best, { grounds, spare });
  const rowsTop = right.y + Math.round((right.height - foot - rows.height) / 2);
  const isPage = grounds.rows.background === grounds.title.background && grounds.rows === theme.page;
  return (
    <Canvas size={size} background={grounds.rows.background}>
      {!isPage && (
        <Field box={{ x: 0, y: 0, width: half, height: size.height }} color={grounds.title.background} />
      )}
      {second > 0 && (
        <Field
          box={{ x: 0, y: edge, width: half, height: size.height - edge }}
          color={grounds.lead.background}
        />
      )}
      <Place box={{ ...left, y: titleTop, height: set.title.height }}>{set.title.node}</Place>
      {leadIn(context, set, { ...left, y: edge, height: second }, grounds)}
      <Place box={{ ...right, y: rowsTop, height: rows.height }}>{rows.node}</Place>
      {set.action && <Place box={atBottom(right, set.action.height)}>{set.action.node}</Place>}
      {room.head}
    </Canvas>
  );
}

const atBottom = (box: Box, height: number): Box => ({ ...box, y: box.y + box.height - height, height });

const Field = ({ box, color }: { box: Box; color: string }): Node => (
  <Place box={box} style={{ backgroundColor: color }} />
);

/** What stands second in the middle of its ground, with a drawing at its right end. */
function leadIn(
  context: RenderContext,
  { lead, sizes }: SetPlacard,
  box: Box,
  { lead: surface }: PlacardGrounds,
): Node[] {
  if (!lead) return [];
  const { unit, subject } = context;
  const side = Math.round(sizes.drawing * unit);
  const words = { ...box, y: box.y + Math.round((box.height - lead.height) / 2), height: lead.height };
  const drawing = {
    x: box.x + box.width - side,
    y: box.y + Math.round((box.height - side) / 2),
    width: side,
    height: side,
  };
  return [
    <Place box={words}>{lead.node}</Place>,
    ...(subject && side > 0
      ? [
          <Place box={drawing}>
            <picture
              src={subjectAlone(context, subject, surface.background)}
              style={{ width: side, height: side }}
            />
          </Place>,
        ]
      : []),
  ];
}
