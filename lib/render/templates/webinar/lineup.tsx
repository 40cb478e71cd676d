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
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Portrait } from "../kit/portrait.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { NAME, SMALL } from "../kit/type-styles.ts";
import type { Webinar } from "./data.ts";
import { invitation, looser } from "./invitation.tsx";

/** The speakers' portraits shoulder to shoulder, running off the picture; the invitation on the brand's colour. */
export const lineup: Arrangement<Webinar> = {
  name: "lineup",
  draw(context, data) {
    const isWide = context.shape === "wide";
    const { available, words } = isWide ? beside(context, data) : above(context, data);
    return (
      <Canvas size={context.size} background={context.theme.wash.background}>
        {faces(context, data, available)}
        {isWide && captions(context, data, available)}
        {words}
      </Canvas>
    );
  },
};

/** Where the portraits stand, and the words around them, drawn. */
type LineupLayout = { available: Box; words: Node[] };

function beside(context: RenderContext, data: Webinar): LineupLayout {
  const { size, theme, safe, unit } = context;
  const surface = theme.wash;
  const share = [0.36, 0.46, 0.54][data.speakers.length - 1] ?? 0.46;
  const width = Math.round(size.width * share);
  const available = { x: size.width - width, y: 0, width, height: size.height };
  const area = { ...safe, width: available.x - Math.round(52 * unit) - safe.x };
  const { body: inner, nodes } = frame(context, { surface, area, action: data, sloganPosition: "under" });
  const body = looser(context, inner);
  const text = invitation(context, data, { ...body, surface, max: 66 });
  const block = (
    <Within available={body} height={text.height} at={0.5}>
      {text.node}
    </Within>
  );
  return { available, words: [block, ...nodes] };
}

/** The words first, what to do included, so that the portraits can run off the lower edge. */
function above(context: RenderContext, data: Webinar): LineupLayout {
  const { size, theme, safe, unit, shape } = context;
  const surface = theme.wash;
  const gap = Math.round(38 * unit);
  const head = header(context, { surface, width: safe.width, height: safe.height });
  const action = footer(context, data, { width: safe.width, surface });
  const top = safe.y + head.height + gap;
  const text = invitation(context, data, {
    width: safe.width,
    height: size.height * (shape === "square" ? 0.31 : 0.34),
    surface,
    max: 88,
  });
  const foot = top + text.height + (action.height && Math.round(gap * 0.85));
  const row = { ...safe, y: foot + action.height + gap };
  const names = namesOver(context, data, row);
  const y = row.y + names.height + Math.round(20 * unit);
  return {
    available: { x: 0, y, width: size.width, height: size.height - y },
    words: [
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>,
      <Place box={{ ...safe, y: top, height: text.height }}>{text.node}</Place>,
      <Place box={{ ...safe, y: foot, height: action.height }}>{action.node}</Place>,
      ...names.nodes,
    ],
  };
}

/**
 * The portraits' boxes, with a seam of the background between them. Beside words, the last has the margin in
 * addition.
 */
function columnsOf({ unit, safe, shape }: RenderContext, { speakers }: Webinar, available: Box): Box[] {
  const extra = shape === "wide" ? safe.x - Math.round(18 * unit) : 0;
  const width = Math.round((available.width - extra) / speakers.length);
  const seam = Math.round(6 * unit);
  return speakers.map((_, i) => {
    const x = available.x + i * width;
    return {
      ...available,
      x,
      width: i === speakers.length - 1 ? available.x + available.width - x : width - seam,
    };
  });
}

/** Names and roles above the portraits, whose faces a card would cover. */
function namesOver(context: RenderContext, data: Webinar, row: Box): { nodes: Node[]; height: number } {
  const { measureText, unit, safe, size, theme } = context;
  const { wash } = theme;
  const columns = columnsOf(context, data, { ...row, x: 0, width: size.width });
  const inset = Math.round(24 * unit);
  const texts = data.speakers.map(({ name, role }, i) => {
    const box = columns[i] ?? row;
    const x = Math.max(box.x + (i === 0 ? 0 : inset), safe.x);
    const width = Math.min(box.x + box.width - inset, safe.x + safe.width) - x;
    const spec = { width, min: 24 * unit, maxLines: 2 };
    const { parts, height } = fitStack<"name" | "role">(
      measureText,
      [
        { ...spec, key: "name", text: name, typeStyle: NAME, max: 28 * unit, gap: 0 },
        { ...spec, key: "role", text: role, typeStyle: SMALL, max: 24 * unit, gap: 0, shrinkOrder: 1 },
      ],
      size.height * 0.11,
    );
    const node = (
      <Place box={{ ...row, x, width, height }} style={{ flexDirection: "column" }}>
        <TextLines fitted={parts.name} color={wash.ink} part="author" />
        <TextLines fitted={parts.role} color={wash.muted} part="role" />
      </Place>
    );
    return { node, height };
  });
  return { nodes: texts.map(({ node }) => node), height: Math.max(...texts.map(({ height }) => height)) };
}

function faces(context: RenderContext, data: Webinar, available: Box): Node[] {
  const boxes = columnsOf(context, data, available);
  return data.speakers.map(({ name, photo }, i) => {
    const given = { context, name, photo: context.photos.get(photo), surface: context.theme.wash };
    return <Portrait {...given} box={boxes[i] ?? available} form="field" />;
  });
}

function captions(context: RenderContext, data: Webinar, available: Box): Node[] {
  const boxes = columnsOf(context, data, available);
  return data.speakers.map(({ name, role }, i) => (
    <Caption
      context={context}
      photo={boxes[i] ?? available}
      surface={context.theme.sheet}
      lines={[
        { part: "author", text: name, typeStyle: NAME, max: 24 },
        { part: "role", text: role, typeStyle: SMALL, max: 22 },
      ]}
    />
  ));
}
