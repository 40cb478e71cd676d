/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, Stage } from "../../template.ts";
import { Panel } from "../kit/halo.tsx";
import { mount } from "../kit/masters/outline.ts";
import { device, picture } from "./device.tsx";
import { Ground, rings } from "./ground.tsx";
import type { Align } from "./lines.tsx";
import { besideOf, underOf } from "./setting.ts";

/** Something to look at beside the words, or under them, and what it leaves to them. */
export type Showcase = { ground: Node; layers: Layer[]; room: Box };

type Wish = {
  /** A picture of the customer's; without one, a device with an abstract product. */
  photo: Photo | undefined;
  surface: Surface;
  /** Centred films show it under the words, others beside them where there is room. */
  align: Align;
  /** Shown in a browser's bar. */
  url?: string;
};

/** A product screen in its device before a panel of brand colour, or a photo that fills the panel's place. */
export function showcase(stage: Stage, { photo, surface, align, url = "" }: Wish): Showcase {
  const mounted = mount(photo, "browser");
  const isScreen = !photo || photo.device !== undefined;
  const isBeside = stage.shape === "wide" && (align === "left" || !isScreen);
  const { panel, room, at } = (isBeside ? besideOf : underOf)(stage, mounted);
  const isOnPage = surface === stage.theme.page;
  return {
    ground: (
      <Ground stage={stage} surface={surface}>
        {isScreen && isOnPage && <Panel box={panel} surface={stage.theme.flood} />}
      </Ground>
    ),
    layers: [
      ...(isOnPage ? [] : [rings(stage, surface, { x: isBeside ? 0.78 : 0.5, y: 0.9, side: 1.1 })]),
      isScreen ? device(stage, mounted, { at, url, ...arriving(stage, isBeside) }) : picture(photo, panel),
    ],
    room,
  };
}

/** From the side it stands on, and then slowly on. */
function arriving({ unit }: Stage, isBeside: boolean) {
  const distance = Math.round(170 * unit);
  const on = Math.round(26 * unit);
  const move = { at: 0, seconds: 0.8, distance };
  return isBeside
    ? { enter: { kind: "from-right" as const, ...move }, drift: { x: on } }
    : { enter: { kind: "rise" as const, ...move }, drift: { y: on } };
}
