/** @jsxImportSource #template */
import { fitStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { Caption } from "../kit/caption.tsx";
import { footer } from "../kit/footer.tsx";
import { frame } from "../kit/frame.tsx";
import { header } from "../kit/header.tsx";
import { NAME, SMALL } from "../kit/lettering.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { Words } from "../kit/words.tsx";
import type { Webinar } from "./data.ts";
import { invitation, looser } from "./invitation.tsx";

/** The speakers' portraits shoulder to shoulder, running off the picture; the invitation on the brand's colour. */
export const lineup: Arrangement<Webinar> = {
  name: "lineup",
  draw(stage, data) {
    const isWide = stage.shape === "wide";
    const { room, words } = isWide ? beside(stage, data) : above(stage, data);
    return (
      <Canvas size={stage.size} ground={stage.theme.wash.ground}>
        {faces(stage, data, room)}
        {isWide && captions(stage, data, room)}
        {words}
      </Canvas>
    );
  },
};

/** Where the portraits stand, and the words around them, drawn. */
type Parted = { room: Box; words: Node[] };

function beside(stage: Stage, data: Webinar): Parted {
  const { size, theme, safe, unit } = stage;
  const surface = theme.wash;
  const share = [0.36, 0.46, 0.54][data.speakers.length - 1] ?? 0.46;
  const width = Math.round(size.width * share);
  const room = { x: size.width - width, y: 0, width, height: size.height };
  const area = { ...safe, width: room.x - Math.round(52 * unit) - safe.x };
  const { body: inner, nodes } = frame(stage, { surface, area, ask: data, motto: "under" });
  const body = looser(stage, inner);
  const text = invitation(stage, data, { ...body, surface, max: 66 });
  const block = (
    <Within room={body} height={text.height} at={0.5}>
      {text.node}
    </Within>
  );
  return { room, words: [block, ...nodes] };
}

/** The words first, what to do included, so that the portraits can run off the lower edge. */
function above(stage: Stage, data: Webinar): Parted {
  const { size, theme, safe, unit, shape } = stage;
  const surface = theme.wash;
  const gap = Math.round(38 * unit);
  const head = header(stage, { surface, width: safe.width, height: safe.height });
  const ask = footer(stage, data, { width: safe.width, surface });
  const top = safe.y + head.height + gap;
  const text = invitation(stage, data, {
    width: safe.width,
    height: size.height * (shape === "square" ? 0.31 : 0.34),
    surface,
    max: 88,
  });
  const foot = top + text.height + (ask.height && Math.round(gap * 0.85));
  const row = { ...safe, y: foot + ask.height + gap };
  const names = namesOver(stage, data, row);
  const y = row.y + names.height + Math.round(20 * unit);
  return {
    room: { x: 0, y, width: size.width, height: size.height - y },
    words: [
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>,
      <Place box={{ ...safe, y: top, height: text.height }}>{text.node}</Place>,
      <Place box={{ ...safe, y: foot, height: ask.height }}>{ask.node}</Place>,
      ...names.nodes,
    ],
  };
}

/** The portraits' boxes, with a seam of the ground between them. Beside words, the last has the margin in addition. */
function columnsOf({ unit, safe, shape }: Stage, { speakers }: Webinar, room: Box): Box[] {
  const extra = shape === "wide" ? safe.x - Math.round(18 * unit) : 0;
  const width = Math.round((room.width - extra) / speakers.length);
  const seam = Math.round(6 * unit);
  return speakers.map((_, i) => {
    const x = room.x + i * width;
    return { ...room, x, width: i === speakers.length - 1 ? room.x + room.width - x : width - seam };
  });
}

/** Names and roles over the portraits, whose faces would not have room for a card. */
function namesOver(stage: Stage, data: Webinar, row: Box): { nodes: Node[]; height: number } {
  const { ruler, unit, safe, size, theme } = stage;
  const { wash } = theme;
  const columns = columnsOf(stage, data, { ...row, x: 0, width: size.width });
  const inset = Math.round(24 * unit);
  const texts = data.speakers.map(({ name, role }, i) => {
    const box = columns[i] ?? row;
    const x = Math.max(box.x + (i === 0 ? 0 : inset), safe.x);
    const width = Math.min(box.x + box.width - inset, safe.x + safe.width) - x;
    const wish = { width, min: 21 * unit, maxLines: 2 };
    const { parts, height } = fitStack<"name" | "role">(
      ruler,
      [
        { ...wish, key: "name", text: name, lettering: NAME, max: 28 * unit, gap: 0 },
        { ...wish, key: "role", text: role, lettering: SMALL, max: 24 * unit, gap: 0, gives: 1 },
      ],
      size.height * 0.11,
    );
    const node = (
      <Place box={{ ...row, x, width, height }} style={{ flexDirection: "column" }}>
        <Words fitted={parts.name} color={wash.ink} part="author" />
        <Words fitted={parts.role} color={wash.muted} part="role" />
      </Place>
    );
    return { node, height };
  });
  return { nodes: texts.map(({ node }) => node), height: Math.max(...texts.map(({ height }) => height)) };
}

function faces(stage: Stage, data: Webinar, room: Box): Node[] {
  const boxes = columnsOf(stage, data, room);
  return data.speakers.map(({ name, photo }, i) => {
    const given = { stage, name, photo: stage.photos.get(photo), surface: stage.theme.wash };
    return <Portrait {...given} box={boxes[i] ?? room} form="field" />;
  });
}

function captions(stage: Stage, data: Webinar, room: Box): Node[] {
  const boxes = columnsOf(stage, data, room);
  return data.speakers.map(({ name, role }, i) => (
    <Caption
      stage={stage}
      photo={boxes[i] ?? room}
      surface={stage.theme.sheet}
      lines={[
        { part: "author", text: name, lettering: NAME, max: 24 },
        { part: "role", text: role, lettering: SMALL, max: 22 },
      ]}
    />
  ));
}
