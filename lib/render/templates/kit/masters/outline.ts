import type { Device } from "../../../../vocab.ts";
import type { Box, Size } from "../../../sizes.ts";
import type { Photo } from "../../../template.ts";
import { deviceOf } from "./screens.ts";

/** A drawn thing that holds a screen. */
export type DeviceKind = "phone" | "tablet" | "laptop" | "monitor" | "browser";

/** A screen, or a placeholder for one, in the frame that fits it. `aspect` is the glass's width to height. */
export type MountedScreen = { kind: DeviceKind; aspect: number; screen: Photo | undefined };

/** Where the glass is in a frame and how round it is, in pixels from the frame's corner. */
export type Outline = Size & { glass: Box; radius: number; corner: number };

/** Aspect ratios of device glass: the least, the greatest, and that of a frame without a screen. */
const GLASS: Record<DeviceKind, { minimum: number; maximum: number; usual: number }> = {
  phone: { minimum: 0.45, maximum: 0.5625, usual: 0.4615 },
  tablet: { minimum: 0.68, maximum: 1.5, usual: 0.75 },
  laptop: { minimum: 1.5, maximum: 1.7, usual: 1.6 },
  monitor: { minimum: 1.55, maximum: 1.85, usual: 1.7 },
  browser: { minimum: 0.6, maximum: 2.1, usual: 1.5 },
};

/**
 * Puts a screen into the frame that fits it. `desk` is the frame of desktop screens, `device` the one
 * without a screen.
 */
export function mount(screen: Photo | undefined, desk: DeviceKind, device: Device = "phone"): MountedScreen {
  const shown = screen ? deviceOf(screen) : device;
  const kind = shown === "desktop" ? desk : shown;
  const { minimum, maximum, usual } = GLASS[kind];
  const aspect = screen ? Math.min(maximum, Math.max(minimum, screen.aspect)) : usual;
  return { kind, aspect, screen };
}

/** Shares of the frame's width: bezel, corner of the frame, what stands above the glass and below it. */
const BODY: Record<DeviceKind, { bezel: number; corner: number; above: number; below: number }> = {
  phone: { bezel: 0.034, corner: 0.158, above: 0.034, below: 0.034 },
  tablet: { bezel: 0.036, corner: 0.062, above: 0.036, below: 0.036 },
  laptop: { bezel: 0.098, corner: 0.02, above: 0.016, below: 0.052 },
  monitor: { bezel: 0.014, corner: 0.02, above: 0.014, below: 0.164 },
  browser: { bezel: 0.002, corner: 0.016, above: 0.05, below: 0.002 },
};

/** The frame at a width. */
export function outline({ kind, aspect }: MountedScreen, width: number): Outline {
  const { bezel, corner, above, below } = BODY[kind];
  const x = Math.round(width * bezel);
  const y = Math.round(width * above);
  const glass = { x, y, width: width - 2 * x, height: Math.round((width - 2 * x) / aspect) };
  const radius = Math.round(width * corner);
  const isHeld = kind === "phone" || kind === "tablet";
  return {
    width,
    height: y + glass.height + Math.round(width * below),
    glass,
    radius,
    corner: isHeld ? radius - x : Math.round(radius * 0.5),
  };
}

/** The largest frame that fits an area, in whole pixels. */
export function outlineIn(mounted: MountedScreen, available: Size): Outline {
  const full = outline(mounted, Math.round(available.width));
  if (full.height <= available.height) return full;
  return outline(mounted, Math.floor((available.width * available.height) / full.height));
}
