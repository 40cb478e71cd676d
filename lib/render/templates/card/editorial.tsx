/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { factCells, inOneText } from "../kit/fact-cells.ts";
import { factLines, factList, linesLooks } from "../kit/fact-lines.tsx";
import { factRow, rowLooks } from "../kit/fact-row.tsx";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, KICKER } from "../kit/type-styles.ts";
import type { Card, CardLayout } from "./data.ts";

/** Type and hairlines only, like the opening page of a magazine; upright ones have the title on the brand's colour. */
export const editorial: CardLayout = {
  name: "editorial",
  suits: ({ supporting }) => (supporting ? 1 : 0.5),
  draw: (context, card) => (context.shape === "wide" ? spreadLayout : cover)(context, card),
};

function spreadLayout(context: RenderContext, card: Card): Node {
  const { size, theme, safe, unit } = context;
  const surface = theme.page;
  const edge = Math.round(20 * unit);
  const { body, nodes } = frame(context, { surface, action: card });
  const base = columns(context, card, body);
  const rule = Math.max(2, Math.round(2 * unit));
  const top = { ...body, y: body.y - Math.round(4 * unit), height: rule };
  const available =
    body.height - base.height - Math.round(34 * unit) - (base.height ? Math.round(28 * unit) : 0);
  const message = stack(
    context,
    { kicker: "", headline: card.headline, supporting: "" },
    { width: body.width, height: available, surface, max: 132 },
  );
  const start = body.y + Math.round(34 * unit);
  return (
    <Canvas size={size} background={surface.background}>
      {!context.isSigned && [
        <Place
          box={{ x: 0, y: 0, width: size.width, height: edge }}
          style={{ backgroundColor: surface.fill }}
        />,
        <Place
          box={{ x: safe.x, y: 0, width: Math.round(safe.width * 0.18), height: edge }}
          style={{ backgroundColor: surface.accent }}
        />,
        <Place box={top} style={{ backgroundColor: surface.ink }} />,
      ]}
      <Place box={{ ...body, y: start, height: message.height }}>{message.node}</Place>
      <Place box={{ ...body, y: body.y + body.height - base.height, height: base.height }}>{base.node}</Place>
      {nodes}
    </Canvas>
  );
}

/** The title at the foot of a field of brand colour that reaches down to what is said about it. */
function cover(context: RenderContext, card: Card): Node {
  const { size, theme, unit } = context;
  const { page, flood } = theme;
  const { body, nodes } = frame(context, { surface: page, action: card });
  const [head] = frame(context, { surface: flood, action: card }).nodes;
  const base = columns(context, card, body);
  const end = body.y + body.height - base.height;
  const title = { kicker: "", headline: card.headline, supporting: "" };
  const available = end - body.y - Math.round(52 * unit);
  const message = stack(context, title, { width: body.width, height: available, surface: flood, max: 190 });
  const y = body.y + available - message.height;
  return (
    <Canvas size={size} background={page.background}>
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

type EditorialColumn = { node: Node; height: number };
const NOTHING: EditorialColumn = { node: <div />, height: 0 };

/** On upright pages the columns stand on the edge of the field, which needs no hairline. */
const edgeOf = ({ shape, theme: { page } }: RenderContext) => (shape === "wide" ? page.line : page.accent);

/** Lines of facts are looked up, so they have the whole width. */
const readingWidth = ({ unit }: RenderContext, { supporting, details }: Card, { width }: Box) =>
  details === "" && factLines(supporting) ? width : Math.min(width, 760 * unit);

/** Kicker and supporting line under a hairline, side by side where both fit. */
function columns(context: RenderContext, card: Card, body: Box): EditorialColumn {
  const { kicker, supporting: said, details } = card;
  const supporting = [said, details].filter(Boolean).join(" ");
  if (!kicker && !supporting) return NOTHING;
  const { theme, unit, measureText, shape } = context;
  const { key } = theme.page;
  const isWide = shape === "wide";
  const apart = isWide && kicker !== "" && supporting !== "";
  const left = apart ? Math.round(body.width * 0.3) : body.width;
  const right = apart ? body.width - left : readingWidth(context, card, body);
  const small = {
    text: kicker.toUpperCase(),
    typeStyle: KICKER,
    min: 21 * unit,
    max: 22 * unit,
    maxLines: 3,
  };
  const label = fitText(measureText, { ...small, width: left - 30 * unit });
  const text = words(context, card, right, Math.min(210 * unit, body.height * 0.38));
  const gap = kicker && supporting ? Math.round(14 * unit) : 0;
  const pad = Math.round((isWide ? 26 : 54) * unit);
  const style = { width: body.width, paddingTop: pad, borderTop: `2px solid ${edgeOf(context)}` };
  const node = (
    <div style={{ ...style, flexDirection: apart ? "row" : "column", gap: apart ? 0 : gap }}>
      <div style={apart ? { width: left, paddingTop: Math.round(8 * unit), flexShrink: 0 } : {}}>
        <TextLines fitted={label} color={key} part="kicker" />
      </div>
      {text.node}
    </div>
  );
  const inner = apart ? Math.max(label.height + 8 * unit, text.height) : label.height + gap + text.height;
  return { node, height: Math.round(inner) + pad + 2 };
}

/** Looks of the facts under the supporting line. */
const FACTS = rowLooks(30, 26, 23);

/** The supporting line, and under it a row of facts where there is room for one. */
function words(context: RenderContext, card: Card, width: number, height: number): EditorialColumn {
  const { page } = context.theme;
  const facts = factCells(card.details);
  const gap = card.supporting ? Math.round(24 * context.unit) : 0;
  for (const look of facts ? FACTS : []) {
    const row = factRow(context, facts?.cells ?? [], { surface: page, width, ...look });
    const text = supportingIn(context, [card.supporting, facts?.note ?? ""], width, height);
    if (!row || text.cut) continue;
    const node = (
      <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
        <TextLines fitted={text} color={page.muted} part="supporting" />
        <div style={{ marginTop: gap, flexShrink: 0 }}>{row.node}</div>
      </div>
    );
    return { node, height: text.height + gap + row.height };
  }
  const list = listIn(context, card, width, height);
  if (list) return list;
  const text = supportingIn(context, [card.supporting, inOneText(card.details)], width, height);
  return {
    node: <TextLines fitted={text} color={page.muted} part="supporting" />,
    height: text.height,
  };
}

/** The supporting line as a list, where it only tells facts. */
function listIn(
  context: RenderContext,
  card: Card,
  width: number,
  height: number,
): EditorialColumn | undefined {
  const lines = card.details === "" ? factLines(card.supporting) : undefined;
  if (!lines) return undefined;
  return linesLooks(context, LINES)
    .map((look) => factList(context, lines, look, { width, surface: context.theme.page }))
    .find((list) => list && list.height <= (context.shape === "wide" ? 1 : TALLER) * height);
}

/** Sizes of a list of facts in design pixels, and how much more height it has than a text on upright pictures. */
const LINES = [34, 31, 28, 25, 22];
const TALLER = 1.4;

function supportingIn(
  { measureText, unit, shape }: RenderContext,
  texts: readonly string[],
  width: number,
  height: number,
): FittedText {
  const text = texts.filter(Boolean).join(" ");
  const max = (shape === "wide" ? 29 : 36) * unit;
  return fitText(measureText, { text, typeStyle: BODY, min: 22 * unit, max, width, maxLines: 6 }, height);
}
