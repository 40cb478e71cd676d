/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { CODE } from "../kit/type-styles.ts";
import { bearsShadow, editorOf } from "./colors.ts";
import type { Code } from "./data.ts";
import { listing, rowsIn, settingOf } from "./listing.tsx";

type DeskLayout = { nodes: Node[]; available: Box };

/** An editor window under, or beside, the message. */
export function desk(context: RenderContext, data: Code, isFlooded: boolean): Node {
  const { size, theme } = context;
  const surface = isFlooded ? theme.wash : theme.page;
  const { nodes, available } = arrange(context, data, surface);
  return (
    <Canvas size={size} background={surface.background}>
      {!isFlooded && <Light context={context} />}
      {window(context, data, available, surface)}
      {nodes}
    </Canvas>
  );
}

/** Wide pictures put the window where its code can be set larger. */
function arrange(context: RenderContext, data: Code, surface: Surface): DeskLayout {
  const stacked = under(context, data, surface);
  if (context.shape !== "wide") return stacked;
  const split = beside(context, data, surface);
  const sizeIn = ({ available }: DeskLayout) => {
    const { height } = insideOf(context, available);
    const { rows, setting } = setIn(context, data, available);
    return setting.size * setting.typeStyle.leading * rows.length > height + 1 ? 0 : setting.size;
  };
  return sizeIn(split) >= sizeIn(stacked) ? split : stacked;
}

/** The message's share of the area. */
const SHARE = { wide: 0.34, square: 0.2, tall: 0.25, story: 0.27 };

function under(context: RenderContext, data: Code, surface: Surface): DeskLayout {
  const { unit, shape } = context;
  const { body, nodes } = frame(context, { surface, action: data });
  const height = body.height * SHARE[shape];
  const message = stack(context, data, {
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
    available: { ...body, y: body.y + used - by, height: body.height - used + 2 * by },
  };
}

function beside(context: RenderContext, data: Code, surface: Surface): DeskLayout {
  const { safe, unit } = context;
  const area = { ...safe, width: Math.round(safe.width * 0.35) };
  const { body, nodes } = frame(context, { surface, area, action: data, sloganPosition: "under" });
  const message = stack(context, data, { ...body, surface, max: 84 });
  const y = body.y + Math.round((body.height - message.height) / 2);
  const x = area.x + area.width + Math.round(46 * unit);
  const right = { ...safe, x, width: safe.x + safe.width - x };
  const { height } = watermarkIn(context, right);
  return {
    nodes: [...nodes, <Place box={{ ...body, y, height: message.height }}>{message.node}</Place>],
    available: { ...right, height: right.height - (height && height + Math.round(24 * unit)) },
  };
}

const BAR = 50;
const PAD = { x: 34, y: 20 };

function insideOf({ unit }: RenderContext, available: Box): Box {
  const [x, y] = [Math.round(PAD.x * unit), Math.round(PAD.y * unit)];
  const top = Math.round(BAR * unit) + y;
  return {
    x: available.x + x,
    y: available.y + top,
    width: available.width - 2 * x,
    height: available.height - top - y,
  };
}

/** The rows of the code, and their type: line numbers only where a row is a line. */
function setIn(context: RenderContext, { lines }: Code, available: Box) {
  const { width, height } = insideOf(context, available);
  const rows = rowsIn(context, lines, width);
  const mayNumber = rows.length === lines.length;
  return { rows, setting: settingOf(context, rows, { width, height, mayNumber }) };
}

/** The window, as high as its code, in the middle of its area. */
function window(context: RenderContext, data: Code, available: Box, ground: Surface): Node[] {
  const { unit, theme } = context;
  const editor = editorOf(theme);
  const maximum = insideOf(context, available);
  const { rows, setting } = setIn(context, data, available);
  const pitch = Math.round(setting.size * setting.typeStyle.leading);
  const spare = Math.max(0, maximum.height - pitch * rows.length);
  const box = {
    ...available,
    y: available.y + Math.round(spare * (context.shape === "wide" ? 0.5 : 0.3)),
    height: available.height - spare,
  };
  const style = {
    borderRadius: Math.round(24 * unit),
    backgroundColor: editor.background,
    border: `2px solid ${editor.edge}`,
    overflow: "hidden",
    ...(bearsShadow(ground) && {
      boxShadow: `0 ${Math.round(26 * unit)}px ${Math.round(60 * unit)}px rgba(8, 8, 24, 0.22)`,
    }),
  } as const;
  return [
    <Place box={box} style={style}>
      {bar(context, data.file, box.width, editor)}
    </Place>,
    ...listing(context, rows, { ...insideOf(context, box), height: maximum.height }, setting, editor),
  ];
}

function bar(
  { unit, measureText }: RenderContext,
  file: string,
  width: number,
  editor: ReturnType<typeof editorOf>,
): Node {
  const dot = Math.round(15 * unit);
  const spec = { text: file, typeStyle: CODE, min: 24 * unit, max: 25 * unit, maxLines: 1 };
  const name = file ? fitText(measureText, { ...spec, width: width - 200 * unit }) : undefined;
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
        <TextLines fitted={name} color={editor.faint} part="file" />
      </div>
    </div>
  );
}
