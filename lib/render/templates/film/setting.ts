import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { type Kind, type Mounted, outlineIn } from "../kit/masters/outline.ts";
import { underMark } from "./brand-mark.tsx";

/** Where a device stands with its panel, and the room for words that it leaves. Pixels. */
export type Setting = { panel: Box; room: Box; at: { x: number; y: number; width: number } };

const isHeld = (kind: Kind) => kind === "phone" || kind === "tablet";

/** Share of a wide film that the panel takes. */
const PANEL = { held: 0.4, desk: 0.46 };

/** On the right: a phone whole, a desktop as large as it goes and running off the edge. */
export function besideOf(stage: Stage, mounted: Mounted): Setting {
  const { size, unit } = stage;
  const isSmall = isHeld(mounted.kind);
  const width = Math.round(size.width * (isSmall ? PANEL.held : PANEL.desk));
  const panel = { x: size.width - width, y: 0, width, height: size.height };
  const free = underMark(stage);
  const gap = Math.round(60 * unit);
  if (!isSmall) {
    const left = panel.x - Math.round(30 * unit);
    return {
      panel,
      room: { ...free, width: left - gap - free.x },
      at: { x: left, y: Math.round(size.height * 0.16), width: Math.round(size.width * 0.66) },
    };
  }
  const whole = outlineIn(mounted, { width: width * 0.74, height: size.height * 0.84 });
  const x = panel.x + Math.round((width - whole.width) / 2);
  const y = Math.round((size.height - whole.height) / 2);
  return { panel, room: { ...free, width: panel.x - gap - free.x }, at: { x, y, width: whole.width } };
}

/** How far down a device begins, as a share of the film's height. */
const TOP = { square: 0.5, tall: 0.48, story: 0.46 };

/** Share of the film's width that a device takes under the words; desktops run off the right edge. */
const WIDTH: Record<Kind, number> = { phone: 0.64, tablet: 0.78, laptop: 1.2, monitor: 1.2, browser: 1.2 };

/** Under the words on films that are not wide, running off the lower edge. */
export function underOf(stage: Stage, { kind }: Mounted): Setting {
  const { size, unit, shape } = stage;
  const top = Math.round(size.height * (shape === "wide" ? TOP.tall : TOP[shape]));
  const width = Math.round(size.width * WIDTH[kind]);
  const free = underMark(stage);
  const x = width > size.width ? free.x : Math.round((size.width - width) / 2);
  const start = top + Math.round((size.height - top) * 0.2);
  return {
    panel: { x: 0, y: start, width: size.width, height: size.height - start },
    room: { ...free, height: top - Math.round(44 * unit) - free.y },
    at: { x, y: top, width },
  };
}
