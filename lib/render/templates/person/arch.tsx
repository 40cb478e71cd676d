/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { grounded } from "../kit/grounded.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { header } from "../kit/header.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { bio } from "./bio.tsx";
import { isLong, type Person } from "./data.ts";

/** The panel on the right of wide pictures, the words on the page beside it. */
export function archBeside(stage: Stage, person: Person): Node {
  const { size, theme, safe } = stage;
  const { page, flood } = theme;
  const { panel, area } = halves(stage, isLong(person) ? 0.38 : 0.44);
  const { body, nodes } = frame(stage, { surface: page, area, ask: person, motto: "under" });
  const words = bio(stage, person, { width: body.width, height: body.height, surface: page, max: 84 });
  const y = Math.round(safe.y * 1.3);
  const height = panel.height - y;
  const width = Math.round(Math.min(panel.width * 0.68, height * 0.86));
  const box = { x: Math.round(panel.x + (panel.width - width) / 2), y, width, height };
  return (
    <Canvas size={size} ground={page.ground}>
      <Panel box={panel} surface={flood} />
      {portrait(stage, person, box)}
      <Within room={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** The panel on top with the logo beside the arch, the words under it. */
export function archOver(stage: Stage, person: Person): Node {
  const { size, theme, safe, unit, shape } = stage;
  const { page, flood } = theme;
  const height = Math.round(size.height * (isLong(person) ? 0.38 : shape === "square" ? 0.44 : 0.47));
  const panel = { x: 0, y: 0, width: size.width, height };
  const y = shape === "story" ? safe.y : Math.round(safe.y * 0.8);
  const width = Math.round(Math.min(size.width * 0.46, (height - y) * 0.95));
  const box = { x: safe.x + safe.width - width, y, width, height: height - y };
  const head = header(stage, {
    surface: flood,
    width: box.x - safe.x - Math.round(30 * unit),
    height: safe.height,
    motto: "under",
  });
  const foot = grounded(stage, { area: safe, ask: person, surface: page });
  const start = height + Math.round(46 * unit);
  const room = { ...safe, y: start, height: foot.top - start };
  const words = bio(stage, person, { width: room.width, height: room.height, surface: page, max: 110 });
  return (
    <Canvas size={size} ground={page.ground}>
      <Panel box={panel} surface={flood} />
      {portrait(stage, person, box)}
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Within room={room} height={words.height} at={0.4}>
        {words.node}
      </Within>
      {foot.node}
    </Canvas>
  );
}

function portrait(stage: Stage, { photo, name }: Person, box: Box): Node {
  const picture = stage.photos.get(photo);
  return (
    <Portrait stage={stage} photo={picture} name={name} box={box} surface={stage.theme.flood} form="arch" />
  );
}
