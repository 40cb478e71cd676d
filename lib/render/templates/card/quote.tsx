/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { type Author, author } from "../kit/author.tsx";
import { footer } from "../kit/footer.tsx";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
import type { Card, CardLayout } from "./data.ts";
import { note } from "./note.tsx";
import { speech } from "./speech.tsx";

const suits = (card: Card) => (card.quote ? 4 : 0);

/** A quote on the quiet page. */
export const quote: CardLayout = {
  name: "quote",
  suits,
  draw: (context, card) => draw(context, card, context.theme.page),
};

/** The same words on the brand's own colour. */
export const voice: CardLayout = {
  name: "voice",
  suits,
  draw: (context, card) => draw(context, card, context.theme.wash),
};

function draw(context: RenderContext, card: Card, surface: Surface): Node {
  const { size, theme, unit, safe, shape } = context;
  const said = card.quote ?? NOTHING;
  const mark = Math.round((shape === "wide" ? 150 : 120) * unit);
  const margin =
    shape === "wide"
      ? { left: mark, above: 0, person: 0.62 }
      : { left: 0, above: Math.round(mark * 0.62), person: 1 };
  const width = safe.width - margin.left;
  const person = withNote(context, author(context, said, { surface, width: width * margin.person }), {
    details: card.details,
    surface,
    width: width * margin.person,
  });
  const row = sharedRow(context, card, surface, person);
  const { body, nodes } = frame(context, { surface, action: row ? NO_ACTION : card });
  const height = row ? safe.y + safe.height - body.y : body.height;
  const gap = person.height && Math.round(44 * unit);
  const words = speech(context, card, {
    surface,
    width,
    height: height - margin.above - gap - person.height,
    isClosed: true,
  });
  const spare = height - margin.above - words.height - gap - person.height;
  const top = body.y + margin.above + Math.round(spare * (row ? 0.4 : 0.55));
  const low = row ? body.y + height - person.height : top + words.height + gap;
  const x = body.x + margin.left;
  return (
    <Canvas size={size} background={surface.background}>
      {surface === theme.page ? <Light context={context} /> : <Depth context={context} surface={surface} />}
      <Mark
        context={context}
        surface={surface}
        x={body.x}
        y={top + (margin.left ? words.lead : -margin.above)}
        size={mark}
      />
      <Place box={{ x, y: top, width, height: words.height }}>{words.node}</Place>
      <Place box={{ x: row ? body.x : x, y: low, width, height: person.height }}>{person.node}</Place>
      {row && (
        <Place box={{ ...row.box, y: low, height: person.height }} style={RIGHT}>
          {row.node}
        </Place>
      )}
      {nodes}
    </Canvas>
  );
}

/** Who said it, and under it what else there is to know. */
function withNote(
  context: RenderContext,
  person: Author,
  { details, ...look }: { details: string; surface: Surface; width: number },
): Author {
  const more = note(context, details, look);
  if (!more.node) return person;
  const gap = person.height && Math.round(22 * context.unit);
  const height = person.height + gap + more.height;
  const node = (
    <div style={{ flexDirection: "column", gap, width: look.width, height, flexShrink: 0 }}>
      {person.node}
      {more.node}
    </div>
  );
  return { node, width: Math.max(person.width, more.width), height };
}

const NOTHING = { text: "", author: "", role: "" };
const NO_ACTION = { cta: "", url: "" };
const RIGHT = { alignItems: "center", justifyContent: "flex-end" } as const;

type QuoteFoot = { node: Node | undefined; box: Box };

/** Author, call to action and watermark in one row at the bottom of wide pictures, when they fit side by side. */
function sharedRow(
  context: RenderContext,
  card: Card,
  surface: Surface,
  person: Author,
): QuoteFoot | undefined {
  const { safe, watermark, unit, shape } = context;
  if (shape !== "wide") return;
  const gap = Math.round(44 * unit);
  const start = safe.x + (person.width && person.width + gap);
  const end = safe.x + safe.width - (watermark.width && watermark.width + gap);
  const box = { x: start, y: 0, width: end - start, height: 0 };
  if (person.height === 0 || box.width < 1) return;
  const action = footer(context, card, { width: box.width, surface });
  const fits = !action.cut && action.width <= box.width && action.height <= person.height;
  return fits ? { node: action.node, box } : undefined;
}

/** Depth for the flooded background, and a foot in the highlight colour. */
function Depth({ context: { size, unit }, surface }: { context: RenderContext; surface: Surface }): Node {
  const foot = Math.round(18 * unit);
  const edge = { x: 0, y: size.height - foot, width: size.width, height: foot };
  return (
    <Place box={{ x: 0, y: 0, ...size }}>
      <Place box={edge} style={{ backgroundColor: surface.accent }} />
    </Place>
  );
}

type QuoteMarkProps = { context: RenderContext; surface: Surface; x: number; y: number; size: number };

/** The opening mark, large and in the highlight colour; its ink is the upper third of the letter. */
function Mark({ context, surface, x, y, size }: QuoteMarkProps): Node {
  const spec = {
    text: "“",
    typeStyle: FIGURE,
    min: size,
    max: Math.round(size * 1.5),
    width: size * 3,
    maxLines: 1,
  };
  return (
    <Place
      box={{ x: x - Math.round(size * 0.04), y: y - Math.round(size * 0.16), width: size, height: size }}
    >
      <TextLines fitted={fitText(context.measureText, spec)} color={surface.accent} part="ornament" />
    </Place>
  );
}
