/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { frame } from "../kit/frame.tsx";
import { MARKS } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Light } from "../kit/light.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { KICKER, SENTENCE } from "../kit/type-styles.ts";
import type { Labelled, LabelledSide } from "./data.ts";
import { Knob } from "./knob.tsx";

/** Two statements on two sheets: the old one quiet, the new one in the brand's colour. */
export const statements: Arrangement<Labelled> = { name: "statements", draw };

function draw(context: RenderContext, change: Labelled): Node {
  const { theme, shape } = context;
  const { available, words } = shape === "wide" ? beside(context, change) : above(context, change);
  const isStacked = shape !== "square" || isShort(change);
  const [first, second] = sheets(context, available, isStacked);
  const fitted = alike(context, [change.before.text, change.after.text], second);
  const middle = isStacked
    ? { x: available.x + available.width / 2, y: (first.y + first.height + second.y) / 2 }
    : { x: (first.x + first.width + second.x) / 2, y: available.y + available.height / 2 };
  return (
    <Canvas size={context.size} background={theme.page.background}>
      <Light context={context} />
      <Sheet context={context} side={change.before} box={first} surface={theme.sheet} fitted={fitted[0]} />
      <Sheet context={context} side={change.after} box={second} surface={theme.flood} fitted={fitted[1]} />
      <Knob context={context} middle={middle} isDown={isStacked} />
      {words}
    </Canvas>
  );
}

/** Where the sheets stand, and the words around them, drawn. */
type StatementsLayout = { available: Box; words: Node[] };

function beside(context: RenderContext, change: Labelled): StatementsLayout {
  const { size, theme, safe, unit, watermark } = context;
  const surface = theme.page;
  const gap = Math.round(58 * unit);
  const width = Math.round(safe.width * 0.53);
  const available = { ...safe, x: safe.x + safe.width - width, width };
  const area = { ...safe, width: safe.width - width - gap };
  const { body, nodes } = frame(context, { surface, area, action: change, sloganPosition: "under" });
  const message = stack(context, { ...change, supporting: "" }, { ...body, surface, max: 76 });
  const title = (
    <Within available={body} height={message.height} at={0.5}>
      {message.node}
    </Within>
  );
  const lift = watermark.height && watermark.height + Math.round(20 * unit);
  const inset = Math.round(safe.y * 0.78);
  return {
    available: { ...available, y: inset, height: size.height - inset - (lift ? safe.y + lift : inset) },
    words: [title, ...nodes],
  };
}

function above(context: RenderContext, change: Labelled): StatementsLayout {
  const { theme, unit, shape } = context;
  const { body, nodes } = frame(context, { surface: theme.page, action: change });
  const gap = Math.round(42 * unit);
  const height = body.height * (isShort(change) ? 0.24 : shape === "square" ? 0.36 : 0.28);
  const spec = { width: body.width, height, surface: theme.page, max: 88 };
  const message = stack(context, { ...change, supporting: "" }, spec);
  const y = body.y + message.height + gap;
  return {
    available: { ...body, y, height: body.height - message.height - gap },
    words: [<Place box={{ ...body, height: message.height }}>{message.node}</Place>, ...nodes],
  };
}

function sheets({ unit }: RenderContext, available: Box, isStacked: boolean): [Box, Box] {
  const gap = Math.round(20 * unit);
  if (isStacked) {
    const height = Math.round((available.height - gap) / 2);
    return [
      { ...available, height },
      { ...available, y: available.y + height + gap, height: available.height - height - gap },
    ];
  }
  const width = Math.round((available.width - gap) / 2);
  return [
    { ...available, width },
    { ...available, x: available.x + width + gap, width: available.width - width - gap },
  ];
}

const PAD = 32;
const LABEL = 54;

/** Both statements in one size, so that neither shouts the other down. */
function alike(
  context: RenderContext,
  texts: [string, string],
  { width, height }: Box,
): [FittedText, FittedText] {
  const { unit, measureText, shape } = context;
  const available = height - (2 * PAD + LABEL) * unit;
  const spec = {
    typeStyle: SENTENCE,
    min: 24 * unit,
    max: loudness(Math.max(...texts.map((text) => text.length)), shape === "wide") * unit,
    width: width - 2.2 * PAD * unit,
    maxLines: 7,
  };
  const size = Math.min(...texts.map((text) => fitText(measureText, { ...spec, text }, available).size));
  const set = (text: string) => fitText(measureText, { ...spec, text, min: size, max: size }, available + 1);
  return [set(texts[0]), set(texts[1])];
}

/** Characters of a statement that is a figure or a few words. */
const SHORT = 24;
const isShort = ({ before, after }: Labelled) => Math.max(before.text.length, after.text.length) <= SHORT;

/** The fewer the words, the louder they are set. In design pixels. */
function loudness(length: number, isWide: boolean): number {
  if (length <= SHORT) return isWide ? 100 : 140;
  return isWide ? 48 : 66;
}

/** The panel of one side; that of what is now has the colour of the brand and no line. `pad` is in design pixels. */
export const panelStyle = ({ unit, theme }: RenderContext, surface: Surface, pad: number) =>
  ({
    flexDirection: "column",
    padding: Math.round(pad * unit),
    borderRadius: Math.round(30 * unit),
    backgroundColor: surface.background,
    ...(surface !== theme.flood && { border: `2px solid ${surface.line}` }),
  }) as const;

type SheetProps = {
  context: RenderContext;
  side: LabelledSide;
  box: Box;
  surface: Surface;
  fitted: FittedText;
};

function Sheet({ context, side, box, surface, fitted }: SheetProps): Node {
  const { theme } = context;
  const isAfter = surface === theme.flood;
  const style = { ...panelStyle(context, surface, PAD), justifyContent: "space-between" } as const;
  return (
    <Place box={box} style={style}>
      <Label context={context} text={side.label} width={box.width} surface={surface} />
      <TextLines
        fitted={fitted}
        color={isAfter ? surface.ink : surface.muted}
        part={isAfter ? "after" : "before"}
      />
    </Place>
  );
}

type LabelProps = { context: RenderContext; text: string; width: number; surface: Surface };

/** A tick or a cross in a disc, and the label beside it. */
export function Label({ context, text, width, surface }: LabelProps): Node {
  const { unit, theme, measureText } = context;
  const isAfter = surface === theme.flood;
  const mark = Math.round(34 * unit);
  const icon = Math.round(20 * unit);
  const spec = { typeStyle: KICKER, min: 24 * unit, max: 25 * unit, maxLines: 1 };
  const available = width - 3 * Math.round(PAD * unit) - mark;
  const fitted = fitText(measureText, { ...spec, text: text.toUpperCase(), width: available });
  const centre = { alignItems: "center", justifyContent: "center" } as const;
  const disc = { ...centre, width: mark, height: mark, borderRadius: mark / 2 };
  const backgroundColor = isAfter ? surface.accent : surface.line;
  const ink = isAfter ? surface.onAccent : surface.ink;
  return (
    <div style={{ alignItems: "center", gap: Math.round(14 * unit), height: mark, flexShrink: 0 }}>
      <div style={{ ...disc, backgroundColor }}>
        <picture
          src={lucideIcon(isAfter ? MARKS.check : MARKS.cross, ink, 3)}
          style={{ width: icon, height: icon }}
        />
      </div>
      <TextLines fitted={fitted} color={isAfter ? surface.key : surface.muted} part="label" />
    </div>
  );
}
