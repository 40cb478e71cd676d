/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { slogan } from "../../locks.tsx";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { type Footer, footer } from "../kit/footer.tsx";
import { enlarged, largeMark, largeMarkHeight } from "./brand-mark.tsx";
import { Ground } from "./ground.tsx";
import { type Align, block, type Cue, entering } from "./lines.tsx";
import { atRest } from "./motif-of.ts";
import type { Motif } from "./motifs/motif.ts";
import type { Draft } from "./scene.ts";
import { type Item, stacked } from "./stacked.ts";

type Ask = { cta: string; url: string };
type Options = {
  surface: Surface;
  align: Align;
  /** What stands still behind the words, from back to front: nothing may move in the last picture. */
  behind?: readonly Layer[];
  /** What that leaves to the words; the safe area without it. The line of the small logo is free in this scene. */
  room?: Box;
};

/** How much larger than on a card things are when nothing else is on the screen. */
const LARGER = { logo: 1.9, slogan: 1.5, ask: 1.4 };
/** An address is looked at and not read: it takes as long as this word. */
const GLANCE = "here";
/** Above each of them, in design pixels. */
const GAP = { slogan: 24, button: 62, address: 26 };

/** The last scene: who speaks, the slogan, what to do now and where. Only the first of them is always there. */
function close(stage: Stage, { cta, url }: Ask, options: Options): Draft {
  const { surface, behind = [] } = options;
  const room = roomOf(stage, options);
  const items = [
    logo(stage, room, options),
    motto(stage, room, options),
    asked(stage, room, options, { ask: { cta, url: "" }, gap: GAP.button, at: 0.3 }),
    asked(stage, room, options, { ask: { cta: "", url }, gap: cta ? GAP.address : GAP.button, at: 0.45 }),
  ];
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [...behind, ...stacked(room, items, 0.5)],
    texts: [stage.brand.tagline, cta, url && GLANCE],
  };
}

/** The last scene on the motif that the film began with. */
export const signOff = (stage: Stage, motif: Motif, ask: Ask): Draft =>
  close(stage, ask, {
    surface: motif.ends(stage.theme),
    align: motif.align,
    behind: atRest(motif.layers(stage)),
    room: motif.room(stage),
  });

/** From the head of the safe area to the foot of the room, clear of the line of the watermark. */
function roomOf({ safe, sealed, unit }: Stage, { room = safe }: Options): Box {
  const sealing = sealed.height && sealed.height + Math.round(20 * unit);
  const foot = Math.min(room.y + room.height, safe.y + safe.height - sealing);
  return { ...room, y: safe.y, height: foot - safe.y };
}

/** It comes with the dissolve, so that the last scene never begins empty. */
function logo(stage: Stage, room: Box, { surface, align }: Options): Item {
  return {
    height: largeMarkHeight(stage, LARGER.logo),
    gap: 0,
    draw: (y) => [largeMark(stage, { surface, align, room, y, by: LARGER.logo })],
  };
}

function motto(stage: Stage, room: Box, { surface, align }: Options): Item {
  const fitted = slogan(enlarged(stage, LARGER.slogan), room.width, 110 * stage.unit);
  const look = { name: "slogan", part: "slogan", color: surface.muted, align };
  return {
    height: fitted?.height ?? 0,
    gap: Math.round(GAP.slogan * stage.unit),
    draw: (y) => block(fitted, { ...look, at: { ...room, y }, cue: rising(stage, 0.1) }),
  };
}

type Asked = { ask: Ask; gap: number; at: number };

/** The button, or the address, larger than on a card. */
function asked(stage: Stage, room: Box, { surface, align }: Options, { ask, gap, at }: Asked): Item {
  const look = { width: room.width, surface, align };
  const large = footer(enlarged(stage, LARGER.ask), ask, look);
  const piece = large.cut ? footer(stage, ask, look) : large;
  const isButton = ask.cta !== "";
  const cue: Cue = isButton ? { kind: "pop", at, seconds: 0.6 } : rising(stage, at);
  return {
    height: piece.height,
    gap: Math.round(gap * stage.unit),
    draw: (y) => pieceLayer(piece, { room, align, y, name: isButton ? "cta" : "url", cue }),
  };
}

type Placed = { room: Box; align: "left" | "center"; y: number; name: string; cue: Cue };

function pieceLayer({ node, width, height }: Footer, { room, align, y, name, cue }: Placed): Layer[] {
  if (!node) return [];
  const x = align === "left" ? room.x : room.x + Math.round((room.width - width) / 2);
  return [{ name, box: { x, y, width, height }, node, ...entering(cue, 0) }];
}

const rising = ({ unit }: Stage, at: number): Cue => ({
  kind: "rise",
  at,
  seconds: 0.6,
  distance: Math.round(24 * unit),
});
