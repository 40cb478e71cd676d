import type { Device } from "../../../../vocab.ts";
import type { Box, Size } from "../../../sizes.ts";
import type { Photo } from "../../../template.ts";
import { deviceOf } from "./screens.ts";

/** A drawn thing that holds a screen. */
export type Kind = "phone" | "tablet" | "laptop" | "monitor" | "browser";

/** A screen, or the want of one, in the frame that fits it. `aspect` is the glass's width to height. */
export type Mounted = { kind: Kind; aspect: number; screen: Photo | undefined };

/** Where the glass is in a frame and how round it is, in pixels from the frame's corner. */
export type Outline = Size & { glass: Box; radius: number; corner: number };

/** Proportions of glass that people know: the least, the most, and what a frame without a screen has. */
const GLASS: Record<Kind, { least: number; most: number; usual: number }> = {
  phone: { least: 0.45, most: 0.5625, usual: 0.4615 },
  tablet: { least: 0.68, most: 1.5, usual: 0.75 },
  laptop: { least: 1.5, most: 1.7, usual: 1.6 },
  monitor: { least: 1.55, most: 1.85, usual: 1.7 },
  browser: { least: 0.6, most: 2.1, usual: 1.5 },
};

/** Puts a screen into the frame that fits it; `desk` says which frame a desktop's screen gets, `device` what to draw without one. */
export function mount(screen: Photo | undefined, desk: Kind, device: Device = "phone"): Mounted {
  const shown = screen ? deviceOf(screen) : device;
  const kind = shown === "desktop" ? desk : shown;
  const { least, most, usual } = GLASS[kind];
  const aspect = screen ? Math.min(most, Math.max(least, screen.aspect)) : usual;
  return { kind, aspect, screen };
}

/** Shares of the frame's width: bezel, corner of the frame, what stands above the glass and below it. */
const BODY: Record<Kind, { bezel: number; corner: number; above: number; below: number }> = {
  phone: { bezel: 0.034, corner: 0.158, above: 0.034, below: 0.034 },
  tablet: { bezel: 0.036, corner: 0.062, above: 0.036, below: 0.036 },
  laptop: { bezel: 0.098, corner: 0.02, above: 0.016, below: 0.052 },
  monitor: { bezel: 0.014, corner: 0.02, above: 0.014, below: 0.164 },
  browser: { bezel: 0.002, corner: 0.016, above: 0.05, below: 0.002 },
};

/** The frame at a width. */
export function outline({ kind, aspect }: Mounted, width: number): Outline {
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

/** The largest frame that fits a room, in whole pixels. */
export function outlineIn(mounted: Mounted, room: Size): Outline {
  const full = outline(mounted, Math.round(room.width));
  if (full.height <= room.height) return full;
  return outline(mounted, Math.floor((room.width * room.height) / full.height));
}
