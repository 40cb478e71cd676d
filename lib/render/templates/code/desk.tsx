/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { frame, sealIn } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { CODE } from "../kit/lettering.ts";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { Words } from "../kit/words.tsx";
import { editorOf } from "./colors.ts";
import type { Code } from "./data.ts";
import { listing, settingOf } from "./listing.tsx";

type Parts = { nodes: Node[]; room: Box };

/** An editor window under, or beside, the message. */
export function desk(stage: Stage, data: Code, isFlooded: boolean): Node {
  const { size, theme } = stage;
  const surface = isFlooded ? theme.wash : theme.page;
  const { nodes, room } = arrange(stage, data, surface);
  const side = Math.round(Math.max(size.width, size.height) * 1.15);
  return (
    <Canvas size={size} ground={surface.ground}>
      {isFlooded ? (
        <Halo
          surface={surface}
          field={size}
          middle={{ x: size.width * 0.95, y: size.height * 0.95 }}
          side={side}
        />
      ) : (
        <Light stage={stage} />
      )}
      {window(stage, data, room)}
      {nodes}
    </Canvas>
  );
}

/** Wide pictures put the window where its code can be set larger. */
function arrange(stage: Stage, data: Code, surface: Surface): Parts {
  const stacked = under(stage, data, surface);
  if (stage.shape !== "wide") return stacked;
  const split = beside(stage, data, surface);
  const sizeIn = ({ room }: Parts) => {
    const { width, height } = insideOf(stage, room);
    const { size, lettering } = settingOf(stage, data.lines, width, height);
    return size * lettering.leading * data.lines.length > height + 1 ? 0 : size;
  };
  return sizeIn(split) >= sizeIn(stacked) ? split : stacked;
}

/** Of the room, for the message. */
const SHARE = { wide: 0.34, square: 0.2, tall: 0.25, story: 0.27 };

function under(stage: Stage, data: Code, surface: Surface): Parts {
  const { unit, shape } = stage;
  const { body, nodes } = frame(stage, { surface, ask: data });
  const height = body.height * SHARE[shape];
  const message = stack(stage, data, {
    width: body.width,
    height,
    surface,
    max: shape === "wide" ? 64 : 100,
    emphasise: shape !== "square",
  });
  const used = message.height + Math.round((shape === "tall" || shape === "story" ? 40 : 26) * unit);
  // Code needs height more than air: its window comes nearer to the logo and to what to do.
  const by = Math.round(16 * unit);
  return {
    nodes: [
      ...nodes,
      <Place box={{ ...body, y: body.y - by, height: message.height }}>{message.node}</Place>,
    ],
    room: { ...body, y: body.y + used - by, height: body.height - used + 2 * by },
  };
}

function beside(stage: Stage, data: Code, surface: Surface): Parts {
  const { safe, unit } = stage;
  const area = { ...safe, width: Math.round(safe.width * 0.35) };
  const { body, nodes } = frame(stage, { surface, area, ask: data, motto: "under" });
  const message = stack(stage, data, { ...body, surface, max: 84 });
  const y = body.y + Math.round((body.height - message.height) / 2);
  const x = area.x + area.width + Math.round(46 * unit);
  const right = { ...safe, x, width: safe.x + safe.width - x };
  const { height } = sealIn(stage, right);
  return {
    nodes: [...nodes, <Place box={{ ...body, y, height: message.height }}>{message.node}</Place>],
    room: { ...right, height: right.height - (height && height + Math.round(24 * unit)) },
  };
}

const BAR = 50;
const PAD = { x: 34, y: 20 };

function insideOf({ unit }: Stage, room: Box): Box {
  const [x, y] = [Math.round(PAD.x * unit), Math.round(PAD.y * unit)];
  const top = Math.round(BAR * unit) + y;
  return { x: room.x + x, y: room.y + top, width: room.width - 2 * x, height: room.height - top - y };
}

/** The window, as high as its code, in the middle of its room. */
function window(stage: Stage, data: Code, room: Box): Node[] {
  const { unit, theme } = stage;
  const editor = editorOf(theme);
  const most = insideOf(stage, room);
  const setting = settingOf(stage, data.lines, most.width, most.height);
  const pitch = Math.round(setting.size * setting.lettering.leading);
  const spare = Math.max(0, most.height - pitch * data.lines.length);
  const box = {
    ...room,
    y: room.y + Math.round(spare * (stage.shape === "wide" ? 0.5 : 0.3)),
    height: room.height - spare,
  };
  const style = {
    borderRadius: Math.round(24 * unit),
    backgroundColor: editor.ground,
    border: `2px solid ${editor.edge}`,
    overflow: "hidden",
    boxShadow: `0 ${Math.round(26 * unit)}px ${Math.round(60 * unit)}px rgba(8, 8, 24, 0.22)`,
  } as const;
  return [
    <Place box={box} style={style}>
      {bar(stage, data.file, box.width, editor)}
    </Place>,
    ...listing(stage, data.lines, { ...insideOf(stage, box), height: most.height }, setting, editor),
  ];
}

function bar({ unit, ruler }: Stage, file: string, width: number, editor: ReturnType<typeof editorOf>): Node {
  const dot = Math.round(15 * unit);
  const wish = { text: file, lettering: CODE, min: 21 * unit, max: 23 * unit, maxLines: 1 };
  const name = file ? fitText(ruler, { ...wish, width: width - 200 * unit }) : undefined;
  const style = {
    width,
    height: Math.round(BAR * unit),
    padding: `0 ${Math.round(30 * unit)}px`,
    gap: Math.round(11 * unit),
    alignItems: "center",
    backgroundColor: editor.bar,
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      {["#ff5f57", "#febc2e", "#28c840"].map((backgroundColor) => (
        <div style={{ width: dot, height: dot, borderRadius: dot / 2, backgroundColor, flexShrink: 0 }} />
      ))}
      <div style={{ marginLeft: Math.round(16 * unit) }}>
        <Words fitted={name} color={editor.faint} part="file" />
      </div>
    </div>
  );
}
