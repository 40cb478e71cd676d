/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Card } from "../card/data.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { messageBeside, NONE, number } from "../kit/number.tsx";
import { isWhole } from "../kit/photo-pages.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";

/** Shares of the picture that the panel may take, the largest first. */
const PANELS = { wide: [0.46, 0.42, 0.38, 0.34, 0.3], other: [0.56, 0.5, 0.45, 0.4, 0.35, 0.3] };
/** Of the panel's shorter side. */
const SUBJECT = 0.88;
/** Of the height beside the message. */
const NUMBER = 0.62;
/** A number of this share of its largest size is still the hero. */
const LARGE = 0.9;
/** The same beside a drawing that is ordered. */
const LARGE_ENOUGH = 0.7;

type Drawn = { root: Node; number: number };

/**
 * A number with what it is about, large on a panel of brand colour. The panel is as large as it can be while the number
 * keeps its size and every text is whole; undefined where there is no room for it.
 */
export function pictured(context: RenderContext, card: Card): Node | undefined {
  const shares = PANELS[context.shape === "wide" ? "wide" : "other"];
  const all = shares.map((share) => drawWith(context, card, share));
  const largest = Math.max(...all.map(({ number: size }) => size));
  const least = largest * (context.subject?.isOrdered ? LARGE_ENOUGH : LARGE);
  return all.find(({ root, number: size }) => size >= least && isWhole({ node: root }))?.root;
}

function drawWith(context: RenderContext, card: Card, share: number): Drawn {
  const { size, theme, shape, unit } = context;
  const { page, flood } = theme;
  const isWide = shape === "wide";
  const { panel, area } = halves(context, share);
  const { body, nodes } = frame(context, {
    surface: page,
    area,
    action: card,
    sloganPosition: isWide ? "under" : "opposite",
  });
  const gap = Math.round(30 * unit);
  const hero = number(context, card.stat ?? NONE, {
    width: body.width,
    height: Math.round((body.height - gap) * NUMBER),
    max: 300,
    colors: { value: page.key, label: page.ink },
  });
  const left = body.height - hero.height - gap;
  const message = messageBeside(
    context,
    card,
    { width: body.width, height: left, surface: page, max: 50, emphasise: false },
    hero.size,
  );
  const spare = Math.max(0, left - message.height);
  const top = body.y + Math.round(spare * (isWide ? 0.45 : 0.5));
  const root = (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={flood} />
      <Subject context={context} panel={panel} ground={flood.background} />
      <Place box={{ ...body, y: top, height: hero.height }}>{hero.node}</Place>
      <Place box={{ ...body, y: top + hero.height + gap, height: message.height }}>{message.node}</Place>
      {nodes}
    </Canvas>
  );
  return { root, number: hero.size };
}

type SubjectProps = { context: RenderContext; panel: Box; ground: Hex };

function Subject({ context, panel, ground }: SubjectProps): Node {
  if (!context.subject) return <div />;
  const side = Math.round(Math.min(panel.width, panel.height) * SUBJECT);
  const box = {
    x: panel.x + Math.round((panel.width - side) / 2),
    y: panel.y + Math.round((panel.height - side) / 2),
    width: side,
    height: side,
  };
  return (
    <Place box={box}>
      <picture src={subjectAlone(context, context.subject, ground)} style={{ width: side, height: side }} />
    </Place>
  );
}
