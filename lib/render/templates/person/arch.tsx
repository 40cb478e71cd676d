/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { type CallToAction, footer } from "../kit/footer.tsx";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { header } from "../kit/header.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { bio } from "./bio.tsx";
import { isLong, type Person } from "./data.ts";

type FootActionOptions = { area: Box; action: CallToAction; surface: Surface };
/** `top` is where the area above ends, the gap included, in pixels of the picture. */
type FootAction = { node: Node; top: number };

/**
 * The call to action at the foot of an area, for layouts whose logo stands elsewhere. Beside the watermark,
 * else above it.
 */
function footAction(context: RenderContext, { area, action, surface }: FootActionOptions): FootAction {
  const { unit } = context;
  const watermark = watermarkIn(context, area);
  const gap = Math.round(28 * unit);
  const beside = footer(context, action, {
    width: area.width - (watermark.width && watermark.width + gap),
    surface,
  });
  const isBeside = !beside.cut || watermark.width === 0;
  const foot = isBeside ? beside : footer(context, action, { width: area.width, surface });
  const lift = isBeside ? 0 : watermark.height + gap;
  const end = area.y + area.height;
  const box = { ...area, y: end - lift - foot.height, height: foot.height };
  const used = Math.max(lift + foot.height, watermark.height);
  return { node: <Place box={box}>{foot.node}</Place>, top: end - (used && used + Math.round(40 * unit)) };
}

/** The panel on the right of wide pictures, the words on the page beside it. */
export function archBeside(context: RenderContext, person: Person): Node {
  const { size, theme, safe } = context;
  const { page, flood } = theme;
  const { panel, area } = halves(context, isLong(person) ? 0.38 : 0.44);
  const { body, nodes } = frame(context, { surface: page, area, action: person, sloganPosition: "under" });
  const words = bio(context, person, { width: body.width, height: body.height, surface: page, max: 84 });
  const y = Math.round(safe.y * 1.3);
  const height = panel.height - y;
  const width = Math.round(Math.min(panel.width * 0.68, height * 0.86));
  const box = { x: Math.round(panel.x + (panel.width - width) / 2), y, width, height };
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={flood} />
      {portrait(context, person, box)}
      <Within available={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** The panel on top with the logo beside the arch, the words under it. */
export function archOver(context: RenderContext, person: Person): Node {
  const { size, theme, safe, unit, shape } = context;
  const { page, flood } = theme;
  const height = Math.round(size.height * (isLong(person) ? 0.38 : shape === "square" ? 0.44 : 0.47));
  const panel = { x: 0, y: 0, width: size.width, height };
  const y = shape === "story" ? safe.y : Math.round(safe.y * 0.8);
  const width = Math.round(Math.min(size.width * 0.46, (height - y) * 0.95));
  const box = { x: safe.x + safe.width - width, y, width, height: height - y };
  const head = header(context, {
    surface: flood,
    width: box.x - safe.x - Math.round(30 * unit),
    height: safe.height,
    sloganPosition: "under",
  });
  const foot = footAction(context, { area: safe, action: person, surface: page });
  const start = height + Math.round(46 * unit);
  const available = { ...safe, y: start, height: foot.top - start };
  const words = bio(context, person, {
    width: available.width,
    height: available.height,
    surface: page,
    max: 110,
  });
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={flood} />
      {portrait(context, person, box)}
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Within available={available} height={words.height} at={0.4}>
        {words.node}
      </Within>
      {foot.node}
    </Canvas>
  );
}

function portrait(context: RenderContext, { photo, name }: Person, box: Box): Node {
  const picture = context.photos.get(photo);
  return (
    <Portrait
      context={context}
      photo={picture}
      name={name}
      box={box}
      surface={context.theme.flood}
      form="arch"
    />
  );
}
