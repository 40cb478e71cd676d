/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { footer } from "../kit/footer.tsx";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { header } from "../kit/header.tsx";
import { Light } from "../kit/light.tsx";
import { Master } from "../kit/masters/master.tsx";
import { mount, outline } from "../kit/masters/outline.ts";
import { chooseScreen, deviceOf } from "../kit/masters/screens.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { type Hero, isLong } from "./data.ts";

/** A desktop with a phone before it, both half on a field of brand colour. */
export const pair: Arrangement<Hero> = {
  name: "pair",
  draw: (context, hero) => (context.shape === "wide" ? wide(context, hero) : tall(context, hero)),
};

function wide(context: RenderContext, hero: Hero): Node {
  const { size, theme, safe } = context;
  const surface = theme.page;
  const area = { ...safe, width: Math.round(safe.width * (isLong(hero) ? 0.5 : 0.45)) };
  const { body, nodes } = frame(context, { surface, area, action: hero, sloganPosition: "under" });
  const message = stack(context, hero, { ...body, surface, max: 80 });
  const x = Math.round(size.width * 0.66);
  const left = area.x + area.width + 52 * context.unit;
  return (
    <Canvas size={size} background={surface.background}>
      <Panel box={{ x, y: 0, width: size.width - x, height: size.height }} surface={theme.flood} />
      {devices(context, hero, {
        x: left,
        y: size.height * 0.17,
        width: size.width * 0.66,
        height: size.height * 0.7,
      })}
      <Within available={body} height={message.height} at={0.55}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

function tall(context: RenderContext, hero: Hero): Node {
  const { size, theme, safe, unit, shape } = context;
  const surface = theme.page;
  const head = header(context, { surface, width: safe.width, height: safe.height });
  const action = footer(context, hero, { width: safe.width, surface });
  const gap = Math.round((shape === "square" ? 32 : 38) * unit);
  const top = safe.y + head.height + gap;
  const height = size.height * (isLong(hero) ? 0.5 : shape === "square" ? 0.26 : 0.28);
  const message = stack(context, hero, { width: safe.width, height, surface, max: 100 });
  const foot = top + message.height + (action.height && gap);
  const start = foot + action.height + gap * 1.2;
  const available = size.height - start;
  const y = Math.round(start + available * 0.2);
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Panel box={{ x: 0, y, width: size.width, height: size.height - y }} surface={theme.flood} />
      {devices(context, hero, { x: safe.x, y: start, width: size.width * 0.99, height: available * 0.9 })}
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Place box={{ ...safe, y: top, height: message.height }}>{message.node}</Place>
      <Place box={{ ...safe, y: foot, height: action.height }}>{action.node}</Place>
    </Canvas>
  );
}

/** The phone stands before the left edge of the desktop, a little lower; the desktop runs off the right edge. */
function devices(context: RenderContext, { screens, url }: Hero, available: Box): Node[] {
  const desk = mount(chooseScreen(context, screens, { device: "desktop" }), "browser", "desktop");
  const held = mount(chooseScreen(context, handheld(context, screens), { device: "phone" }), "browser");
  const share = held.kind === "phone" ? 0.26 : 0.36;
  const phone = outline(held, Math.round(available.width * share));
  const inset = Math.round(phone.width * 0.42);
  const back = { x: available.x + inset, y: available.y, width: available.width - inset };
  const y = available.y + Math.max(available.height * 0.16, available.height - phone.height);
  return [
    <Master context={context} mounted={desk} at={back} url={url} />,
    <Master context={context} mounted={held} at={{ x: available.x, y, width: phone.width }} />,
  ];
}

/** The names of the screens that are not a desktop's: two desktops would hide one another. */
function handheld({ photos }: RenderContext, screens: readonly string[]): string[] {
  return screens.filter((ref) => {
    const photo = photos.get(ref);
    return photo !== undefined && deviceOf(photo) !== "desktop";
  });
}
