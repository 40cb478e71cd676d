/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, Stage } from "../../template.ts";
import { Halo, Panel } from "../kit/halo.tsx";
import { mount } from "../kit/masters/outline.ts";
import { Place } from "../kit/place.tsx";
import { device, picture } from "./device.tsx";
import { type Emblem, emblemBox, emblemLayer } from "./emblem.tsx";
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
  const { subject, surface, align } = wish;
  const isBeside = stage.shape === "wide";
  const setting = settingOf(stage, subject, isBeside);
  const isOnPage = surface === stage.theme.page;
  const hasPanel = isOnPage && !(isPhoto(subject) && !isScreen(subject));
  const middle = isPhoto(subject) ? undefined : emblemBox(stage, setting.panel);
  return {
    ground: (
      <Ground stage={stage} surface={surface}>
        {hasPanel && <Backdrop box={setting.panel} surface={stage.theme.flood} around={middle} />}
      </Ground>
    ),
    layers: [
      ...(isOnPage ? [] : [rings(stage, surface, around(stage, middle, isBeside))]),
      shown(stage, wish, setting),
    ],
    room: setting.room,
    align: isBeside ? "left" : align,
  };
}

const isPhoto = (subject: Photo | Emblem): subject is Photo => "key" in subject;
/** Product screens say what they were taken on; other pictures do not. */
const isScreen = ({ device }: Photo) => device !== undefined;

/** A device stands out over its panel; nothing else does, so the panel begins where the device would. */
function settingOf(stage: Stage, subject: Photo | Emblem, isBeside: boolean): Setting {
  const photo = isPhoto(subject) ? subject : undefined;
  const setting = (isBeside ? besideOf : underOf)(stage, mount(photo, "browser"));
  if (isBeside || (photo && isScreen(photo))) return setting;
  const { y } = setting.at;
  return { ...setting, panel: { ...setting.panel, y, height: stage.size.height - y } };
}

function shown(stage: Stage, { subject, url = "" }: Wish, { panel, at }: Setting): Layer {
  if (!isPhoto(subject)) return emblemLayer(stage, subject, emblemBox(stage, panel));
  if (!isScreen(subject)) return picture(subject, panel);
  return device(stage, mount(subject, "browser"), { at, url, ...arriving(stage) });
}

/** Rings have their middle where the emblem has its own. */
function around({ size }: Stage, middle: Box | undefined, isBeside: boolean) {
  if (!middle) return { x: isBeside ? 0.78 : 0.5, y: 0.9, side: 0.84 };
  const { x, y, width, height } = middle;
  return { x: (x + width / 2) / size.width, y: (y + height / 2) / size.height, side: 0.9 };
}

type BackdropProps = { box: Box; surface: Surface; around: Box | undefined };

/** The panel behind a device or an emblem. */
function Backdrop({ box, surface, around: emblem }: BackdropProps): Node {
  if (!emblem) return <Panel box={box} surface={surface} />;
  const middle = { x: emblem.x + emblem.width / 2 - box.x, y: emblem.y + emblem.height / 2 - box.y };
  return (
    <Place box={box} style={{ backgroundColor: surface.ground, overflow: "hidden" }}>
      <Halo surface={surface} field={box} middle={middle} side={Math.max(box.width, box.height) * 1.1} />
    </Place>
  );
}

/** A solid thing does not fade: it comes up over the film's lower edge, fast, and then goes on slowly. */
const arriving = ({ unit }: Stage) => ({
  enter: { kind: "unveil", at: 0, seconds: 0.9 } as const,
  drift: { y: Math.round(24 * unit) },
});
