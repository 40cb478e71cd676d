/** @jsxImportSource #template */
import { contrast } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { inOneText } from "../kit/fact-cells.ts";
import { footer } from "../kit/footer.tsx";
import { header } from "../kit/header.tsx";
import { NONE, number } from "../kit/number.tsx";
import { dotsAlong } from "../kit/perforation.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { besideWords } from "./compose/figure.tsx";
import type { Card, CardLayout } from "./data.ts";

/** An offer as a ticket: what you get on the stub, how you get it on the coupon. */
export const ticket: CardLayout = {
  name: "ticket",
  suits: ({ stat }) => (stat && isOffer(stat.value) ? 4 : 0),
  draw,
};

/** Whether a number is what one gets, and not a measure. */
export const isOffer = (value: string) => /\b(?:off|free|save|rabatt|gratis)\b|^[-–−]\s?\d+\s?%/i.test(value);

/** Shares of the ticket for its stub: the first with which all terms have room beside it. */
const STUBS = { wide: [0.42, 0.36], tall: [0.44, 0.38, 0.32] };

function draw(context: RenderContext, card: Card): Node {
  const { size, theme, safe, unit, shape, watermark } = context;
  const head = header(context, { surface: theme.page, width: safe.width, height: safe.height });
  const top = safe.y + head.height + Math.round(40 * unit);
  const end = safe.y + safe.height - (watermark.height && watermark.height + Math.round(26 * unit));
  const pass = { ...safe, y: top, height: end - top };
  const wide = shape === "wide";
  const tries = STUBS[wide ? "wide" : "tall"].flatMap((share) => {
    const cut = Math.round((wide ? pass.width : pass.height) * share);
    const coupon = wide
      ? { ...pass, x: pass.x + cut, width: pass.width - cut }
      : { ...pass, y: pass.y + cut, height: pass.height - cut };
    const box = pad(coupon, 50 * unit);
    return [card, withoutSaidAction(card)].map((said) => ({ cut, ...terms(context, said, box) }));
  });
  const { cut, nodes } = tries.find(({ isWhole }) => isWhole) ?? (tries[0] as (typeof tries)[number]);
  const stub = wide ? { ...pass, width: cut } : { ...pass, height: cut };
  return (
    <Canvas size={size} background={theme.page.background}>
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Place
        box={pass}
        style={{
          borderRadius: Math.round(30 * unit),
          backgroundColor: theme.flood.background,
          ...(isHidden(context) && { border: `${edgeOf(context)}px solid ${theme.flood.key}` }),
        }}
      />
      {perforation(context, pass, cut)}
      {worth(context, card, pad(stub, 46 * unit))}
      {nodes}
    </Canvas>
  );
}

const NUMBER = /\d[\d\s()/-]{5,}\d/u;

/** "Call 01326 555 014" below terms that give the number already. */
function withoutSaidAction(card: Card): Card {
  const called = NUMBER.exec(card.cta)?.[0];
  const isSaid = called && `${card.supporting} ${inOneText(card.details)}`.includes(called);
  return isSaid ? { ...card, cta: "", url: "" } : card;
}

/** A ticket on nearly its own colour is seen by its edge. */
const isHidden = ({ theme: { page, flood } }: RenderContext): boolean =>
  contrast(page.background, flood.background) < 1.25;

const edgeOf = ({ unit }: RenderContext): number => Math.max(2, Math.round(3 * unit));

function pad(box: Box, by: number): Box {
  const p = Math.round(by);
  return { x: box.x + p, y: box.y + p, width: box.width - 2 * p, height: box.height - 2 * p };
}

function perforation(context: RenderContext, pass: Box, cut: number): Node[] {
  const { unit, theme, shape } = context;
  const edge = isHidden(context) ? { border: `${edgeOf(context)}px solid ${theme.flood.key}` } : {};
  const color = isHidden(context) ? theme.flood.key : theme.page.background;
  const r = Math.round(25 * unit);
  const wide = shape === "wide";
  const notch = (x: number, y: number) => (
    <Place
      box={{ x: x - r, y: y - r, width: 2 * r, height: 2 * r }}
      style={{ borderRadius: r, backgroundColor: theme.page.background, ...edge }}
    />
  );
  const [dot, step] = [Math.round(5 * unit), Math.round(17 * unit)];
  const dots = dotsAlong(wide ? pass.height : pass.width, { clear: r + step, dot, step }).map((offset) => {
    const at = wide
      ? { x: pass.x + cut - dot / 2, y: pass.y + offset }
      : { x: pass.x + offset, y: pass.y + cut - dot / 2 };
    return (
      <Place
        box={{ ...at, width: dot, height: dot }}
        style={{ borderRadius: dot / 2, backgroundColor: color }}
      />
    );
  });
  const ends = wide
    ? [notch(pass.x + cut, pass.y), notch(pass.x + cut, pass.y + pass.height)]
    : [notch(pass.x, pass.y + cut), notch(pass.x + pass.width, pass.y + cut)];
  return [...ends, ...dots];
}

/** A price so short leaves half of a stub to its terms. */
const BESIDE = { signs: 4, words: 40 };

/** A price with its terms beside it; undefined where it needs the whole width, or has none. */
function besideTerms(context: RenderContext, { stat }: Card, box: Box): Node | undefined {
  if (!stat?.label || stat.value.length > BESIDE.signs || context.shape === "wide") return undefined;
  const { value, label: after, intro: before = "" } = stat;
  const column = {
    ...box,
    surface: context.theme.flood,
    size: BESIDE.words,
    align: "left",
    largest: 0,
  } as const;
  const drawn = besideWords(context, { before, value, after, isFirst: true }, column);
  return drawn.isWhole ? (
    <Within available={box} height={drawn.height} at={0.5}>
      {drawn.node}
    </Within>
  ) : undefined;
}

function worth(context: RenderContext, card: Card, box: Box): Node {
  const beside = besideTerms(context, card, box);
  if (beside) return beside;
  const { stat } = card;
  const { key, ink } = context.theme.flood;
  const options = {
    width: box.width,
    height: box.height,
    max: context.shape === "wide" ? 190 : 260,
    lines: 2,
    colors: { value: key, label: ink },
  };
  const hero = number(context, stat ?? NONE, options);
  return (
    <Within available={box} height={hero.height} at={0.5}>
      {hero.node}
    </Within>
  );
}

function terms(context: RenderContext, card: Card, box: Box): { nodes: Node[]; isWhole: boolean } {
  const { theme, unit } = context;
  const surface = theme.flood;
  const action = footer(context, card, { width: box.width, surface });
  const available = box.height - action.height - (action.height && Math.round(30 * unit));
  const message = stack(context, card, {
    width: box.width,
    height: available,
    surface,
    max: context.shape === "wide" ? 76 : 104,
    emphasise: false,
  });
  const top = box.y + Math.round((available - message.height) * (action.height ? 0 : 0.5));
  const nodes = [
    <Place box={{ ...box, y: top, height: message.height }}>{message.node}</Place>,
    <Place box={{ ...box, y: box.y + box.height - action.height, height: action.height }}>
      {action.node}
    </Place>,
  ];
  return { nodes, isWhole: message.height <= available };
}
