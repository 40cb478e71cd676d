/** @jsxImportSource #template */
import Check from "lucide/dist/esm/icons/check.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { type Fitted, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { frame } from "../kit/frame.tsx";
import { lucideIcon } from "../kit/icons.ts";
import { KICKER, SENTENCE } from "../kit/lettering.ts";
import { Light } from "../kit/light.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { Words } from "../kit/words.tsx";
import type { Change, Side } from "./data.ts";
import { Knob } from "./knob.tsx";

/** Two statements on two sheets: the old one quiet, the new one in the brand's colour. */
export const statements: Arrangement<Change> = { name: "statements", draw };

function draw(stage: Stage, change: Change): Node {
  const { theme, shape } = stage;
  const { room, words } = shape === "wide" ? beside(stage, change) : above(stage, change);
  const isStacked = shape !== "square";
  const [first, second] = sheets(stage, room, isStacked);
  const fitted = alike(stage, [change.before.text, change.after.text], second);
  const middle = isStacked
    ? { x: room.x + room.width / 2, y: (first.y + first.height + second.y) / 2 }
    : { x: (first.x + first.width + second.x) / 2, y: room.y + room.height / 2 };
  return (
    <Canvas size={stage.size} ground={theme.page.ground}>
      <Light stage={stage} />
      <Sheet stage={stage} side={change.before} box={first} surface={theme.sheet} fitted={fitted[0]} />
      <Sheet stage={stage} side={change.after} box={second} surface={theme.flood} fitted={fitted[1]} />
      <Knob stage={stage} middle={middle} isDown={isStacked} />
      {words}
    </Canvas>
  );
}

/** Where the sheets stand, and the words around them, drawn. */
type Parted = { room: Box; words: Node[] };

function beside(stage: Stage, change: Change): Parted {
  const { size, theme, safe, unit, sealed } = stage;
  const surface = theme.page;
  const gap = Math.round(58 * unit);
  const width = Math.round(safe.width * 0.53);
  const room = { ...safe, x: safe.x + safe.width - width, width };
  const area = { ...safe, width: safe.width - width - gap };
  const { body, nodes } = frame(stage, { surface, area, ask: change, motto: "under" });
  const message = stack(stage, { ...change, supporting: "" }, { ...body, surface, max: 76 });
  const title = (
    <Within room={body} height={message.height} at={0.5}>
      {message.node}
    </Within>
  );
  const lift = sealed.height && sealed.height + Math.round(20 * unit);
  const inset = Math.round(safe.y * 0.78);
  return {
    room: { ...room, y: inset, height: size.height - inset - (lift ? safe.y + lift : inset) },
    words: [title, ...nodes],
  };
}

function above(stage: Stage, change: Change): Parted {
  const { theme, unit, shape } = stage;
  const { body, nodes } = frame(stage, { surface: theme.page, ask: change });
  const gap = Math.round(42 * unit);
  const height = body.height * (shape === "square" ? 0.36 : 0.28);
  const wish = { width: body.width, height, surface: theme.page, max: 88 };
  const message = stack(stage, { ...change, supporting: "" }, wish);
  const y = body.y + message.height + gap;
  return {
    room: { ...body, y, height: body.height - message.height - gap },
    words: [<Place box={{ ...body, height: message.height }}>{message.node}</Place>, ...nodes],
  };
}

function sheets({ unit }: Stage, room: Box, isStacked: boolean): [Box, Box] {
  const gap = Math.round(20 * unit);
  if (isStacked) {
    const height = Math.round((room.height - gap) / 2);
    return [
      { ...room, height },
      { ...room, y: room.y + height + gap, height: room.height - height - gap },
    ];
  }
  const width = Math.round((room.width - gap) / 2);
  return [
    { ...room, width },
    { ...room, x: room.x + width + gap, width: room.width - width - gap },
  ];
}

const PAD = 32;
const LABEL = 54;

/** Both statements in one size, so that neither shouts the other down. */
function alike(stage: Stage, texts: [string, string], { width, height }: Box): [Fitted, Fitted] {
  const { unit, ruler, shape } = stage;
  const room = height - (2 * PAD + LABEL) * unit;
  const wish = {
    lettering: SENTENCE,
    min: 23 * unit,
    max: loudness(Math.max(...texts.map((text) => text.length)), shape === "wide") * unit,
    width: width - 2.2 * PAD * unit,
    maxLines: 7,
  };
  const size = Math.min(...texts.map((text) => fitText(ruler, { ...wish, text }, room).size));
  const set = (text: string) => fitText(ruler, { ...wish, text, min: size, max: size }, room + 1);
  return [set(texts[0]), set(texts[1])];
}

/** The fewer the words, the louder they are set. In design pixels. */
function loudness(length: number, isWide: boolean): number {
  if (length <= 24) return 84;
  return isWide ? 44 : 54;
}

type SheetProps = { stage: Stage; side: Side; box: Box; surface: Surface; fitted: Fitted };

function Sheet({ stage, side, box, surface, fitted }: SheetProps): Node {
  const { unit, theme } = stage;
  const isAfter = surface === theme.flood;
  const style = {
    flexDirection: "column",
    justifyContent: "space-between",
    padding: Math.round(PAD * unit),
    borderRadius: Math.round(30 * unit),
    backgroundColor: surface.ground,
    ...(isAfter ? {} : { border: `2px solid ${surface.line}` }),
  } as const;
  return (
    <Place box={box} style={style}>
      <Label stage={stage} text={side.label} width={box.width} surface={surface} />
      <Words
        fitted={fitted}
        color={isAfter ? surface.ink : surface.muted}
        part={isAfter ? "after" : "before"}
      />
    </Place>
  );
}

type LabelProps = { stage: Stage; text: string; width: number; surface: Surface };

/** A tick or a cross in a disc, and the label beside it. */
function Label({ stage, text, width, surface }: LabelProps): Node {
  const { unit, theme, ruler } = stage;
  const isAfter = surface === theme.flood;
  const mark = Math.round(34 * unit);
  const icon = Math.round(20 * unit);
  const wish = { lettering: KICKER, min: 21 * unit, max: 23 * unit, maxLines: 1 };
  const room = width - 3 * Math.round(PAD * unit) - mark;
  const fitted = fitText(ruler, { ...wish, text: text.toUpperCase(), width: room });
  const centre = { alignItems: "center", justifyContent: "center" } as const;
  const disc = { ...centre, width: mark, height: mark, borderRadius: mark / 2 };
  const backgroundColor = isAfter ? surface.accent : surface.line;
  const ink = isAfter ? surface.onAccent : surface.ink;
  return (
    <div style={{ alignItems: "center", gap: Math.round(14 * unit), height: mark, flexShrink: 0 }}>
      <div style={{ ...disc, backgroundColor }}>
        <picture src={lucideIcon(isAfter ? Check : X, ink, 3)} style={{ width: icon, height: icon }} />
      </div>
      <Words fitted={fitted} color={isAfter ? surface.key : surface.muted} part="label" />
    </div>
  );
}
