/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { header } from "../kit/header.tsx";
import { Light } from "../kit/light.tsx";
import { Master } from "../kit/masters/master.tsx";
import { type MountedScreen, mount } from "../kit/masters/outline.ts";
import { chooseScreen } from "../kit/masters/screens.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { messageOf, type Preview } from "./data.ts";

type PreviewStyle = { surface: Surface; tilt: number };

export function draw(context: RenderContext, preview: Preview, look: PreviewStyle): Node {
  const { size, theme } = context;
  const { surface } = look;
  const mounted = mount(chooseScreen(context, [preview.screen]), "browser", "desktop");
  const { at, words } =
    context.shape === "wide"
      ? beside(context, preview, look, mounted)
      : above(context, preview, look, mounted);
  const middle = { x: size.width, y: size.height };
  return (
    <Canvas size={size} background={surface.background}>
      {surface === theme.page ? (
        <Light context={context} />
      ) : (
        <Halo
          surface={surface}
          field={size}
          middle={middle}
          side={Math.round(Math.max(size.width, size.height) * 1.2)}
        />
      )}
      <Master context={context} mounted={mounted} at={at} tilt={look.tilt} url={preview.url} />
      {words}
    </Canvas>
  );
}

/** Where the frame stands, and the words beside it, drawn. */
type PreviewLayout = { at: { x: number; y: number; width: number }; words: Node[] };

function beside(
  context: RenderContext,
  preview: Preview,
  { surface, tilt }: PreviewStyle,
  mounted: MountedScreen,
): PreviewLayout {
  const { size, safe } = context;
  const isLong = preview.line.length > 110;
  const area = { ...safe, width: Math.round(safe.width * (isLong ? 0.52 : 0.45)) };
  const action = { cta: "", url: mounted.kind === "browser" ? "" : preview.url };
  const { body, nodes } = frame(context, { surface, area, action, sloganPosition: "under" });
  const message = stack(context, messageOf(preview), { ...body, surface, max: 80 });
  const left = area.x + area.width + 48 * context.unit;
  const at =
    mounted.kind === "browser"
      ? { x: left + (tilt ? size.width * 0.012 : 0), y: size.height * 0.2, width: size.width * 0.72 }
      : { x: left + size.width * 0.07, y: size.height * 0.16, width: size.width * 0.27 };
  return { at, words: [column(body, message, 0.72), ...nodes] };
}

function column(body: Box, message: { node: Node; height: number }, at: number): Node {
  return (
    <Within available={body} height={message.height} at={at}>
      {message.node}
    </Within>
  );
}

function above(
  context: RenderContext,
  preview: Preview,
  { surface }: PreviewStyle,
  mounted: MountedScreen,
): PreviewLayout {
  const { size, safe, unit, shape } = context;
  const head = header(context, { surface, width: safe.width, height: safe.height });
  const gap = Math.round(46 * unit);
  const top = safe.y + head.height + gap;
  const height = size.height * (shape === "square" ? 0.34 : 0.3);
  const message = stack(context, messageOf(preview), { width: safe.width, height, surface, max: 104 });
  const start = top + message.height + gap * 1.5;
  const isHeld = mounted.kind === "phone";
  const at = { x: isHeld ? size.width * 0.24 : safe.x, y: start, width: size.width * (isHeld ? 0.52 : 1.3) };
  return {
    at,
    words: [
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>,
      <Place box={{ ...safe, y: top, height: message.height }}>{message.node}</Place>,
    ],
  };
}
