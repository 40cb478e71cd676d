/** @jsxImportSource #template */
import { type Fitted, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { BODY, KICKER } from "../kit/lettering.ts";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { Words } from "../kit/words.tsx";
import type { Card, Layout } from "./data.ts";

/** Type and hairlines only, like the opening page of a magazine; upright ones have the title on the brand's colour. */
export const editorial: Layout = {
  name: "editorial",
  suits: ({ supporting }) => (supporting ? 1 : 0.5),
  draw: (stage, card) => (stage.shape === "wide" ? spread : cover)(stage, card),
};

function spread(stage: Stage, card: Card): Node {
  const { size, theme, safe, unit } = stage;
  const surface = theme.page;
  const edge = Math.round(20 * unit);
  const { body, nodes } = frame(stage, { surface, ask: card });
  const base = columns(stage, card, body);
  const rule = Math.max(2, Math.round(2 * unit));
  const top = { ...body, y: body.y - Math.round(4 * unit), height: rule };
  const room = body.height - base.height - Math.round(34 * unit) - (base.height ? Math.round(28 * unit) : 0);
  const message = stack(
    stage,
    { kicker: "", headline: card.headline, supporting: "" },
    { width: body.width, height: room, surface, max: 132 },
  );
  const start = body.y + Math.round(34 * unit);
  return (
    <Canvas size={size} ground={surface.ground}>
      <Place
        box={{ x: 0, y: 0, width: size.width, height: edge }}
        style={{ backgroundColor: surface.fill }}
      />
      <Place
        box={{ x: safe.x, y: 0, width: Math.round(safe.width * 0.18), height: edge }}
        style={{ backgroundColor: surface.accent }}
      />
      <Place box={top} style={{ backgroundColor: surface.ink }} />
      <Place box={{ ...body, y: start, height: message.height }}>{message.node}</Place>
      <Place box={{ ...body, y: body.y + body.height - base.height, height: base.height }}>{base.node}</Place>
      {nodes}
    </Canvas>
  );
}

/** The title at the foot of a field of brand colour that reaches down to what is said about it. */
function cover(stage: Stage, card: Card): Node {
  const { size, theme, unit } = stage;
  const { page, flood } = theme;
  const { body, nodes } = frame(stage, { surface: page, ask: card });
  const [head] = frame(stage, { surface: flood, ask: card }).nodes;
  const base = columns(stage, card, body);
  const end = body.y + body.height - base.height;
  const title = { kicker: "", headline: card.headline, supporting: "" };
  const room = end - body.y - Math.round(52 * unit);
  const message = stack(stage, title, { width: body.width, height: room, surface: flood, max: 190 });
  const y = body.y + room - message.height;
  return (
    <Canvas size={size} ground={page.ground}>
      <Panel box={{ x: 0, y: 0, width: size.width, height: end }} surface={flood} />
      <Place
        box={{ x: 0, y: end, width: size.width, height: Math.round(14 * unit) }}
        style={{ backgroundColor: page.accent }}
      />
      <Place box={{ ...body, y, height: message.height }}>{message.node}</Place>
      <Place box={{ ...body, y: end, height: base.height }}>{base.node}</Place>
      {head}
      {nodes.slice(1)}
    </Canvas>
  );
}

type Column = { node: Node; height: number };
const NOTHING: Column = { node: <div />, height: 0 };

/** On upright pages the columns stand on the edge of the field, which needs no hairline. */
const edgeOf = ({ shape, theme: { page } }: Stage) => (shape === "wide" ? page.line : page.accent);

/** Kicker and supporting line under a hairline, side by side where there is room. */
function columns(stage: Stage, { kicker, supporting }: Card, body: Box): Column {
  if (!kicker && !supporting) return NOTHING;
  const { theme, unit, ruler, shape } = stage;
  const { key, muted } = theme.page;
  const isWide = shape === "wide";
  const apart = isWide && kicker !== "" && supporting !== "";
  const left = apart ? Math.round(body.width * 0.3) : body.width;
  const right = apart ? body.width - left : Math.min(body.width, 760 * unit);
  const small = {
    text: kicker.toUpperCase(),
    lettering: KICKER,
    min: 21 * unit,
    max: 22 * unit,
    maxLines: 3,
  };
  const label = fitText(ruler, { ...small, width: left - 30 * unit });
  const text = supportingIn(stage, supporting, right, Math.min(210 * unit, body.height * 0.38));
  const gap = kicker && supporting ? Math.round(14 * unit) : 0;
  const pad = Math.round((isWide ? 26 : 54) * unit);
  const style = { width: body.width, paddingTop: pad, borderTop: `2px solid ${edgeOf(stage)}` };
  const node = (
    <div style={{ ...style, flexDirection: apart ? "row" : "column", gap: apart ? 0 : gap }}>
      <div style={apart ? { width: left, paddingTop: Math.round(8 * unit), flexShrink: 0 } : {}}>
        <Words fitted={label} color={key} part="kicker" />
      </div>
      <Words fitted={text} color={muted} part="supporting" />
    </div>
  );
  const inner = apart ? Math.max(label.height + 8 * unit, text.height) : label.height + gap + text.height;
  return { node, height: Math.round(inner) + pad + 2 };
}

function supportingIn({ ruler, unit, shape }: Stage, text: string, width: number, height: number): Fitted {
  const max = (shape === "wide" ? 29 : 36) * unit;
  return fitText(ruler, { text, lettering: BODY, min: 22 * unit, max, width, maxLines: 6 }, height);
}
