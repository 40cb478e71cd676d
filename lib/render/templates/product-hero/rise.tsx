/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { footer } from "../kit/footer.tsx";
import { frame } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { header } from "../kit/header.tsx";
import { Master } from "../kit/masters/master.tsx";
import { type DeviceKind, type MountedScreen, mount } from "../kit/masters/outline.ts";
import { chooseScreen } from "../kit/masters/screens.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { pick, prng } from "../kit/prng.ts";
import { stack } from "../kit/stack.tsx";
import { type Hero, isLong } from "./data.ts";

/** The whole picture in the brand's colour, and the product rising over its lower edge. */
export const rise: Arrangement<Hero> = {
  name: "rise",
  draw: (context, hero) => (context.shape === "wide" ? wide(context, hero) : tall(context, hero)),
};

function wide(context: RenderContext, hero: Hero): Node {
  const { size, theme, safe } = context;
  const surface = theme.wash;
  const mounted = mount(chooseScreen(context, hero.screens), deskOf(context));
  const isHeld = mounted.kind === "phone";
  const share = isLong(hero) ? 0.6 : isHeld ? 0.54 : 0.48;
  const area = { ...safe, width: Math.round(safe.width * share) };
  const { body, nodes } = frame(context, { surface, area, action: hero, sloganPosition: "under" });
  const message = stack(context, hero, { ...body, surface, max: 88 });
  const left = area.x + area.width;
  const at = isHeld
    ? { x: left + (size.width - left) * 0.2, y: size.height * 0.15, width: size.width * 0.27 }
    : { x: left + size.width * 0.04, ...deskAt(context, mounted) };
  return (
    <Canvas size={size} background={surface.background}>
      <Halo
        surface={surface}
        field={size}
        middle={{ x: at.x + at.width / 2, y: size.height * 0.9 }}
        side={size.width * 0.9}
      />
      <Master context={context} mounted={mounted} at={at} tilt={isHeld ? 7 : 0} />
      <Within available={body} height={message.height} at={0.55}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

/** Everything centred: logo, message, what to do, and the device under it. */
function tall(context: RenderContext, hero: Hero): Node {
  const { size, theme, safe, unit, shape } = context;
  const surface = theme.wash;
  const mounted = mount(chooseScreen(context, hero.screens), deskOf(context));
  const head = header(context, {
    surface,
    width: safe.width,
    height: safe.height,
    sloganPosition: "compact",
  });
  const action = footer(context, hero, { width: safe.width, align: "center", surface });
  const gap = Math.round(40 * unit);
  const top = safe.y + head.height + gap;
  const share = isLong(hero) ? 0.5 : shape === "square" ? 0.32 : 0.31;
  const message = stack(context, hero, {
    width: safe.width,
    height: size.height * share,
    surface,
    align: "center",
    max: 96,
  });
  const foot = top + message.height + (action.height && gap);
  const width = Math.round(size.width * deviceShare(mounted, shape));
  const at = { x: (size.width - width) / 2, y: foot + action.height + gap * 1.2, width };
  const centred = { justifyContent: "center" } as const;
  return (
    <Canvas size={size} background={surface.background}>
      <Halo
        surface={surface}
        field={size}
        middle={{ x: size.width / 2, y: size.height }}
        side={size.width * 1.5}
      />
      <Master context={context} mounted={mounted} at={at} />
      <Place box={{ ...safe, height: head.height }} style={centred}>
        {head.node}
      </Place>
      <Place box={{ ...safe, y: top, height: message.height }} style={centred}>
        {message.node}
      </Place>
      <Place box={{ ...safe, y: foot, height: action.height }} style={centred}>
        {action.node}
      </Place>
    </Canvas>
  );
}

/** Laptops and monitors stand whole over the lower edge, tablets run off it. */
function deskAt({ size, watermark }: RenderContext, { kind }: MountedScreen): { y: number; width: number } {
  if (kind === "monitor") return { y: size.height * 0.12, width: size.width * 0.6 };
  if (kind === "tablet") return { y: size.height * 0.2, width: size.width * 0.42 };
  return { y: size.height * (watermark.height > 0 ? 0.1 : 0.2), width: size.width * 0.7 };
}

/** What a desktop's screen is drawn on. */
function deskOf({ seed, watermark }: RenderContext): DeviceKind {
  // A monitor's foot is where the watermark would lie.
  return watermark.height > 0 ? "laptop" : pick(["laptop", "monitor"], prng(seed + 2)());
}

function deviceShare({ kind }: MountedScreen, shape: RenderContext["shape"]): number {
  if (kind === "laptop") return 1.02;
  if (kind === "monitor") return 0.86;
  const share = kind === "phone" ? 0.56 : 0.78;
  return shape === "square" ? share * 0.8 : share;
}
