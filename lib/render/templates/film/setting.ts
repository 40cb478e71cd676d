import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { type DeviceKind, type MountedScreen, outline, outlineIn } from "../kit/masters/outline.ts";
import { underMark } from "./brand-mark.tsx";

/** The panel with its device, and the area that it leaves to the words. Pixels. */
export type DeviceSetting = { panel: Box; available: Box; at: { x: number; y: number; width: number } };

const isHeld = (kind: DeviceKind) => kind === "phone" || kind === "tablet";

/** Share of a wide film that the panel takes. */
const PANEL = { held: 0.4, desk: 0.46 };

/** On the right of a wide film, with a panel behind it and the words before it. */
export function besideOf(context: RenderContext, mounted: MountedScreen): DeviceSetting {
  const { size, unit } = context;
  const isSmall = isHeld(mounted.kind);
  const width = Math.round(size.width * (isSmall ? PANEL.held : PANEL.desk));
  const panel = { x: size.width - width, y: 0, width, height: size.height };
  const at = isSmall ? heldOn(context, mounted, panel) : deskOn(context, mounted, panel);
  const free = underMark(context);
  const end = Math.min(panel.x, at.x) - Math.round(60 * unit);
  return { panel, at, available: { ...free, width: end - free.x } };
}

/** As large as it goes: it begins a little before the panel and runs off the film's right edge. */
function deskOn({ size, unit }: RenderContext, mounted: MountedScreen, panel: Box): DeviceSetting["at"] {
  const { width, height } = outline(mounted, Math.round(size.width * 0.72));
  const y = Math.round(Math.max(size.height * 0.17, (size.height - height) / 2));
  return { x: panel.x - Math.round(30 * unit), y, width };
}

/** Whole, in the middle of the panel. Under the watermark it would look covered so, and runs off the film instead. */
function heldOn({ size, watermark }: RenderContext, mounted: MountedScreen, panel: Box): DeviceSetting["at"] {
  const widest = Math.round(panel.width * 0.74);
  const whole = outlineIn(mounted, { width: widest, height: size.height * 0.84 });
  const width = watermark.height > 0 ? Math.min(widest, Math.round(whole.width * 1.25)) : whole.width;
  const isWhole = width === whole.width;
  return {
    x: panel.x + Math.round((panel.width - width) / 2),
    y: Math.round(isWhole ? (size.height - whole.height) / 2 : size.height * 0.11),
    width,
  };
}

/** How far down a device begins, as a share of the film's height. */
const TOP = { square: 0.5, tall: 0.48, story: 0.46 };

/** Share of the film's width that a device takes under the words; desktops run off the right edge. */
const WIDTH: Record<DeviceKind, number> = {
  phone: 0.64,
  tablet: 0.78,
  laptop: 1.2,
  monitor: 1.2,
  browser: 1.2,
};

/** Under the words on films that are not wide, running off the lower edge. */
export function underOf(context: RenderContext, { kind }: MountedScreen): DeviceSetting {
  const { size, unit, shape } = context;
  const top = Math.round(size.height * (shape === "wide" ? TOP.tall : TOP[shape]));
  const width = Math.round(size.width * WIDTH[kind]);
  const free = underMark(context);
  const x = width > size.width ? free.x : Math.round((size.width - width) / 2);
  const start = top + Math.round((size.height - top) * 0.2);
  return {
    panel: { x: 0, y: start, width: size.width, height: size.height - start },
    available: { ...free, height: top - Math.round(44 * unit) - free.y },
    at: { x, y: top, width },
  };
}
