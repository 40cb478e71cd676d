/** @jsxImportSource #template */
import { fitStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { Caption } from "../kit/caption.tsx";
import { footer } from "../kit/footer.tsx";
import { frame } from "../kit/frame.tsx";
import { header } from "../kit/header.tsx";
import { Crop } from "../kit/masters/crop.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { KICKER, NAME, SMALL } from "../kit/type-styles.ts";
import type { Labelled, LabelledSide } from "./data.ts";
import { Knob } from "./knob.tsx";

/** Two photos that meet at a seam and bleed off the picture, each with its label on a card. */
export const photographs: Arrangement<Labelled> = { name: "photographs", draw };

function draw(context: RenderContext, change: Labelled): Node {
  const { available, words } = context.shape === "wide" ? beside(context, change) : above(context, change);
  const { background } = context.theme.page;
  const width = Math.round(available.width / 2);
  const first = { ...available, width };
  const second = { ...available, x: available.x + width, width: available.width - width };
  const seam = {
    x: second.x,
    y: available.y + (context.shape === "wide" ? available.height * 0.28 : UNDER_EDGE * context.unit),
  };
  return (
    <Canvas size={context.size} background={background}>
      {half(context, change.before, first, false)}
      {half(context, change.after, second, true)}
      <Seam context={context} box={second} />
      <Knob context={context} middle={seam} isDown={false} />
      {words}
    </Canvas>
  );
}

/** Middle of the arrow below the upper edge of photos under words, in design pixels. */
const UNDER_EDGE = 46;

/** Where the photos stand, and the words around them, drawn. */
type PhotographsLayout = { available: Box; words: Node[] };

function beside(context: RenderContext, change: Labelled): PhotographsLayout {
  const { size, theme, safe, unit } = context;
  const surface = theme.page;
  const x = Math.round(size.width * 0.42);
  const area = { ...safe, width: x - Math.round(56 * unit) - safe.x };
  const { body, nodes } = frame(context, { surface, area, action: change, sloganPosition: "under" });
  const message = stack(context, { ...change, supporting: "" }, { ...body, surface, max: 74 });
  const title = (
    <Within available={body} height={message.height} at={0.5}>
      {message.node}
    </Within>
  );
  return { available: { x, y: 0, width: size.width - x, height: size.height }, words: [title, ...nodes] };
}

/** The words first, what to do included, so that the photos can run off the lower edge. */
function above(context: RenderContext, change: Labelled): PhotographsLayout {
  const { size, theme, safe, unit, shape } = context;
  const surface = theme.page;
  const gap = Math.round(40 * unit);
  const head = header(context, { surface, width: safe.width, height: safe.height });
  const action = footer(context, change, { width: safe.width, surface });
  const top = safe.y + head.height + gap;
  const height = size.height * (shape === "square" ? 0.19 : 0.17);
  const spec = { width: safe.width, height, surface, max: 84 };
  const message = stack(context, { ...change, supporting: "" }, spec);
  const foot = top + message.height + (action.height && Math.round(gap * 0.85));
  const labels = labelsOver(context, change, foot + action.height + Math.round(gap * 0.8));
  const y = labels.end + Math.round(22 * unit);
  return {
    available: { x: 0, y, width: size.width, height: size.height - y },
    words: [
      ...labels.nodes,
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>,
      <Place box={{ ...safe, y: top, height: message.height }}>{message.node}</Place>,
      <Place box={{ ...safe, y: foot, height: action.height }}>{action.node}</Place>,
    ],
  };
}

/** The labels of both photos in a row over them, so that they cover nothing. */
function labelsOver(
  context: RenderContext,
  { before, after }: Labelled,
  top: number,
): { nodes: Node[]; end: number } {
  const { size, safe, unit, measureText, theme } = context;
  const { ink, key, muted } = theme.page;
  const half = Math.round(size.width / 2);
  const spec = { width: half - safe.x - Math.round(16 * unit), min: 24 * unit, gap: 0 };
  const set = [before, after].map(({ label, text }) =>
    fitStack<"label" | "text">(
      measureText,
      [
        { ...spec, key: "label", text: label.toUpperCase(), typeStyle: KICKER, max: 25 * unit, maxLines: 1 },
        { ...spec, key: "text", text, typeStyle: NAME, max: 30 * unit, maxLines: 3, gap: 4 * unit },
      ],
      150 * unit,
    ),
  );
  const height = Math.max(...set.map((one) => one.height));
  const nodes = set.map(({ parts, gaps }, i) => (
    <Place
      box={{ x: i === 0 ? safe.x : half + Math.round(16 * unit), y: top, width: spec.width, height }}
      style={{ flexDirection: "column" }}
    >
      <TextLines fitted={parts.label} color={i === 0 ? muted : key} part="label" />
      <div style={{ height: gaps.text ?? 0, flexShrink: 0 }} />
      <TextLines fitted={parts.text} color={ink} part="caption" />
    </Place>
  ));
  return { nodes, end: top + height };
}

type SeamProps = { context: RenderContext; box: Box };

/** The line between the photos. */
function Seam({ context: { unit, theme }, box }: SeamProps): Node {
  const thick = Math.round(6 * unit);
  const line = { ...box, x: box.x - thick / 2, width: thick };
  return <Place box={line} style={{ backgroundColor: theme.page.background }} />;
}

function half(context: RenderContext, side: LabelledSide, box: Box, isAfter: boolean): Node[] {
  const photo = context.photos.get(side.photo);
  const picture = (
    <Place box={box} style={{ overflow: "hidden" }}>
      {photo && <Crop photo={photo} size={{ width: box.width, height: box.height }} focus="upper" />}
    </Place>
  );
  if (context.shape !== "wide") return [picture];
  return [
    picture,
    <Caption
      context={context}
      photo={box}
      surface={isAfter ? context.theme.flood : context.theme.sheet}
      lines={[
        { part: "label", text: side.label.toUpperCase(), typeStyle: KICKER, max: 25 },
        { part: "caption", text: side.text, typeStyle: SMALL, max: 26 },
      ]}
    />,
  ];
}
