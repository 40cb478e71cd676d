/** @jsxImportSource #template */
import type { Drift, Layer, Move } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { Crop } from "../kit/masters/crop.tsx";
import { Master } from "../kit/masters/master.tsx";
import { type MountedScreen, mount, outline } from "../kit/masters/outline.ts";
import { Place } from "../kit/place.tsx";
import { Background, Discs, rings } from "./background.tsx";
import { type Emblem, emblemBox, emblemLayer } from "./emblem.tsx";
import type { FilmAlign } from "./lines.tsx";
import { besideOf, type DeviceSetting, underOf } from "./setting.ts";

/** How far the shadow of a device is thrown, in design pixels: offset and blur. */
const SHADOW = 8 + 20;

type DeviceMoves = { enter?: Move; drift?: Drift };
type Device = DeviceMoves & { at: { x: number; y: number; width: number }; url?: string };

/** A product screen in its frame, as a layer. Without a screen it shows an abstract product. */
function device(context: RenderContext, mounted: MountedScreen, { at, url = "", ...moves }: Device): Layer {
  const width = Math.round(at.width);
  const { height } = outline(mounted, width);
  return {
    name: "device",
    box: { x: Math.round(at.x), y: Math.round(at.y), width, height },
    node: <Master context={context} mounted={mounted} at={{ x: 0, y: 0, width }} url={url} isInFilm />,
    bleed: Math.round(SHADOW * context.unit),
    ...moves,
  };
}

/** A photo that fills its box and moves a little inside it, as if a camera came closer. */
const picture = (photo: Photo, box: Box): Layer => ({
  name: "photo",
  box,
  node: <Crop photo={photo} size={box} focus="upper" isInFilm />,
  enter: { kind: "wipe", at: 0, seconds: 0.8 },
  drift: { scale: 1.08 },
});

/**
 * A picture beside or under the words, and the area that it leaves to them. Words beside it are aligned
 * left.
 */
export type Showcase = { background: Node; layers: Layer[]; available: Box; align: FilmAlign };

type ShowcaseOptions = {
  /** A picture of the customer's, or what stands in for it. */
  subject: Photo | Emblem;
  surface: Surface;
  /** Of the words where it stands under them. */
  align: FilmAlign;
  /** Shown in a browser's bar. */
  url?: string;
};

/**
 * A product screen in its device, or an emblem, in front of a panel in the brand colour. Another photo fills
 * the panel.
 */
export function showcase(context: RenderContext, options: ShowcaseOptions): Showcase {
  const { subject, surface, align } = options;
  const isBeside = context.shape === "wide";
  const setting = settingOf(context, subject, isBeside);
  const isOnPage = surface === context.theme.page;
  const hasPanel = isOnPage && !(isPhoto(subject) && !isScreen(subject));
  const middle = isPhoto(subject) ? undefined : emblemBox(context, setting.panel);
  return {
    background: (
      <Background context={context} surface={surface}>
        {hasPanel && <Backdrop box={setting.panel} surface={context.theme.flood} around={middle} />}
      </Background>
    ),
    layers: [
      ...(isOnPage ? [] : [rings(context, surface, around(context, middle, isBeside))]),
      shown(context, options, setting),
    ],
    available: setting.available,
    align: isBeside ? "left" : align,
  };
}

const isPhoto = (subject: Photo | Emblem): subject is Photo => "key" in subject;
/** Product screens say what they were taken on; other pictures do not. */
const isScreen = ({ device }: Photo) => device !== undefined;

/** A device stands out over its panel; nothing else does, so the panel begins where the device would. */
function settingOf(context: RenderContext, subject: Photo | Emblem, isBeside: boolean): DeviceSetting {
  const photo = isPhoto(subject) ? subject : undefined;
  const setting = (isBeside ? besideOf : underOf)(context, mount(photo, "browser"));
  if (isBeside || (photo && isScreen(photo))) return setting;
  const { y } = setting.at;
  return { ...setting, panel: { ...setting.panel, y, height: context.size.height - y } };
}

function shown(
  context: RenderContext,
  { subject, url = "" }: ShowcaseOptions,
  { panel, at }: DeviceSetting,
): Layer {
  if (!isPhoto(subject)) return emblemLayer(context, subject, emblemBox(context, panel));
  if (!isScreen(subject)) return picture(subject, panel);
  return device(context, mount(subject, "browser"), { at, url, ...arriving(context) });
}

/** Rings have their middle where the emblem has its own. */
function around({ size }: RenderContext, middle: Box | undefined, isBeside: boolean) {
  if (!middle) return { x: isBeside ? 0.78 : 0.5, y: 0.9, side: 0.84 };
  const { x, y, width, height } = middle;
  return { x: (x + width / 2) / size.width, y: (y + height / 2) / size.height, side: 0.9 };
}

type BackdropProps = { box: Box; surface: Surface; around: Box | undefined };

/** The panel behind a device or an emblem, in the brand's colour, with rings for depth. */
function Backdrop({ box, surface, around: emblem }: BackdropProps): Node {
  const longer = Math.max(box.width, box.height);
  const middle = emblem
    ? { x: emblem.x + emblem.width / 2 - box.x, y: emblem.y + emblem.height / 2 - box.y, side: longer * 1.1 }
    : { x: box.width * 0.94, y: box.height * 0.92, side: Math.round(longer * 1.28) };
  return (
    <Place box={box} style={{ backgroundColor: surface.background, overflow: "hidden" }}>
      <Discs surface={surface} {...middle} />
    </Place>
  );
}

/** Devices do not fade. They rise fast over the film's lower edge, then drift slowly. */
const arriving = ({ unit }: RenderContext) => ({
  enter: { kind: "unveil", at: 0, seconds: 0.9 } as const,
  drift: { y: Math.round(24 * unit) },
});
