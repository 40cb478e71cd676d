/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, Stage } from "../../template.ts";
import { Panel } from "../kit/halo.tsx";
import { mount } from "../kit/masters/outline.ts";
import { device, picture } from "./device.tsx";
import { type Emblem, emblemIn } from "./emblem.tsx";
import { Ground, rings } from "./ground.tsx";
import type { Align } from "./lines.tsx";
import { besideOf, type Setting, underOf } from "./setting.ts";

/** Something to look at beside the words, or under them, and what it leaves to them; beside it they stand on the left. */
export type Showcase = { ground: Node; layers: Layer[]; room: Box; align: Align };

type Wish = {
  /** A picture of the customer's, or what stands in for it. */
  subject: Photo | Emblem;
  surface: Surface;
  /** Of the words where it stands under them. */
  align: Align;
  /** Shown in a browser's bar. */
  url?: string;
};

/**
 * A product screen in its device, or an emblem, before a panel of brand colour; a photo that is no screen fills the
 * panel's place.
 */
export function showcase(stage: Stage, wish: Wish): Showcase {
  const { subject, surface } = wish;
  const photo = isPhoto(subject) ? subject : undefined;
  const isBeside = stage.shape === "wide";
  const setting = (isBeside ? besideOf : underOf)(stage, mount(photo, "browser"));
  const isOnPage = surface === stage.theme.page;
  const hasPanel = isOnPage && !(photo && !isScreen(photo));
  return {
    ground: (
      <Ground stage={stage} surface={surface}>
        {hasPanel && <Panel box={setting.panel} surface={stage.theme.flood} />}
      </Ground>
    ),
    layers: [
      ...(isOnPage ? [] : [rings(stage, surface, { x: isBeside ? 0.78 : 0.5, y: 0.9, side: 1.1 })]),
      shown(stage, wish, setting, isBeside),
    ],
    room: setting.room,
    align: isBeside ? "left" : wish.align,
  };
}

const isPhoto = (subject: Photo | Emblem): subject is Photo => "key" in subject;
/** Product screens say what they were taken on; other pictures do not. */
const isScreen = ({ device }: Photo) => device !== undefined;

function shown(stage: Stage, { subject, url = "" }: Wish, { panel, at }: Setting, isBeside: boolean): Layer {
  if (!isPhoto(subject)) return emblemIn(stage, subject, panel);
  if (!isScreen(subject)) return picture(subject, panel);
  return device(stage, mount(subject, "browser"), { at, url, ...arriving(stage, isBeside) });
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
