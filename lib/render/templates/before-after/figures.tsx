/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { inSize, isWhole } from "../kit/fit-largest.ts";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, NAME, POINT } from "../kit/type-styles.ts";
import type { Labelled, LabelledSide } from "./data.ts";
import { Label, panelStyle } from "./statements.tsx";

/** Sizes of the numbers from the largest, in design pixels; of the words around them and of the remark, shares of it. */
const NUMBERS = [190, 170, 150, 134, 118, 104, 92, 82, 72, 64, 56];
const WORDS = { share: 0.22, least: 20, most: 32 };
const REMARK = { least: 20, most: 28 };
const SPACE = { pad: 24, label: 46, panels: 20, title: 26, remark: 18, figures: 16, intro: 6, noun: 14 };
/** Of the height, what the headline may take. */
const TITLE = 0.26;
/** Its largest sizes, in design pixels: the numbers come first. */
const TITLES = [64, 52, 42, 34];
const LEADING = 1.24;
const AROUND = { ...POINT, leading: LEADING };
const NOUN = { ...NAME, leading: 1.14 };

type SetFigure = {
  intro: FittedText;
  number: FittedText;
  noun: FittedText;
  height: number;
  lift: number;
  isUnder: boolean;
};
type SetSide = { text: FittedText; figures: SetFigure[] };
type SetSides = { sides: [SetSide, SetSide]; rows: number[]; height: number };

/** Both sides of a change beside each other, with their numbers as large as there is room for; undefined without numbers or room. */
export function figures(context: RenderContext, change: Labelled): Node | undefined {
  if (!change.before.figures?.length || !change.after.figures?.length) return undefined;
  const pages = TITLES.flatMap((most) => pageWith(context, change, most) ?? []);
  const [best] = pages.toSorted((a, b) => b.number - a.number || b.title - a.title);
  return best?.root;
}

type FiguresPage = { root: Node; number: number; title: number };

/** The page with a headline of at most such a size, in design pixels. */
function pageWith(context: RenderContext, change: Labelled, most: number): FiguresPage | undefined {
  const { size, theme, unit } = context;
  const { body, nodes } = frame(context, { surface: theme.page, action: change });
  const title = stack(
    context,
    { kicker: change.kicker, headline: change.headline, supporting: "", details: "" },
    { width: body.width, height: body.height * TITLE, surface: theme.page, max: most, emphasise: false },
  );
  const top = body.y + title.height + Math.round(SPACE.title * unit);
  const room = { ...body, y: top, height: body.y + body.height - top };
  const panels = panelsIn(context, change, room);
  if (!panels || textNodes(title.node).some(({ attributes }) => attributes?.cut)) return undefined;
  const root = (
    <Canvas size={size} background={theme.page.background}>
      <Light context={context} />
      <Place box={{ ...body, height: title.height }}>{title.node}</Place>
      {panels.nodes}
      {nodes}
    </Canvas>
  );
  return { root, number: panels.number, title: title.size };
}

/** The panels over the remark, with the largest numbers for which both have room. */
function panelsIn(
  context: RenderContext,
  change: Labelled,
  room: Box,
): { nodes: Node[]; number: number } | undefined {
  const { unit, theme } = context;
  const gap = Math.round(SPACE.panels * unit);
  const pad = Math.round(SPACE.pad * unit);
  const width = Math.floor((room.width - gap) / 2);
  for (const number of NUMBERS) {
    const remark = remarkIn(context, change.details ?? "", room.width, number);
    const under = remark ? remark.height + Math.round(SPACE.remark * unit) : 0;
    const height = room.height - under;
    const set = setSides(context, change, { width: width - 2 * pad, number });
    if (!set || set.height + 2 * pad > height) continue;
    const box = { ...room, width, height };
    const spread = Math.round((height - 2 * pad - set.height) / (set.rows.length + 1));
    const each = [change.before, change.after].map((side, i) => (
      <Panel
        context={context}
        box={{ ...box, x: room.x + i * (width + gap) }}
        side={side}
        set={set.sides[i] as SetSide}
        rows={set.rows}
        spread={spread}
        surface={i === 0 ? theme.sheet : theme.flood}
      />
    ));
    const foot = { ...room, y: room.y + room.height - (remark?.height ?? 0), height: remark?.height ?? 0 };
    const nodes = [
      ...each,
      ...(remark
        ? [
            <Place box={foot}>
              <TextLines fitted={remark} color={theme.page.ink} part="details" />
            </Place>,
          ]
        : []),
    ];
    return { nodes, number };
  }
  return undefined;
}

/** What else there is to say, smaller where the numbers need the room. */
function remarkIn(
  context: RenderContext,
  text: string,
  width: number,
  number: number,
): FittedText | undefined {
  const size = Math.min(REMARK.most, Math.max(REMARK.least, number * WORDS.share));
  const spec = {
    typeStyle: { ...BODY, leading: 1.32 },
    size: Math.round(size * context.unit),
    width,
    maxLines: 4,
  };
  return text === "" ? undefined : inSize(context, text, spec);
}

type SideRoom = { width: number; number: number };

/** Both sides in one size, each number on a line with its like; undefined where a text has no room. */
function setSides(context: RenderContext, change: Labelled, room: SideRoom): SetSides | undefined {
  const [before, after] = [change.before, change.after].map((side) => setSide(context, side, room));
  if (!before || !after) return undefined;
  const gap = Math.round(SPACE.figures * context.unit);
  const rows = [
    Math.max(before.text.height, after.text.height),
    ...before.figures.map((one, i) => Math.max(one.height, after.figures[i]?.height ?? 0)),
  ];
  const label = Math.round(SPACE.label * context.unit);
  const height = label + rows.reduce((sum, one) => sum + one, 0) + gap * (rows.length - 1);
  return { sides: [before, after], rows, height };
}

function setSide(context: RenderContext, side: LabelledSide, room: SideRoom): SetSide | undefined {
  const size = wordsSize(context, room.number);
  const text = inSize(context, side.text, { typeStyle: AROUND, size, width: room.width, maxLines: 5 });
  const set = (side.figures ?? []).map((one) => setFigure(context, one, room));
  const all = set.filter((one) => one !== undefined);
  return all.length === set.length && isWhole(side.text, text) ? { text, figures: all } : undefined;
}

const wordsSize = ({ unit }: RenderContext, number: number): number =>
  Math.round(Math.min(WORDS.most, Math.max(WORDS.least, number * WORDS.share)) * unit);

const PARTS = /^(?<digits>\D{0,2}\d[\d.,]*(?:[ \u00a0]?[%€£$])?)\s*(?<counts>.*)$/u;

/** A number with what it counts at its right, under the words that lead to it. */
function setFigure(
  context: RenderContext,
  { before, value, after }: NonNullable<LabelledSide["figures"]>[number],
  { width, number }: SideRoom,
): SetFigure | undefined {
  const { unit } = context;
  const { digits = value, counts = "" } = PARTS.exec(value)?.groups ?? {};
  const words = [counts, after].filter(Boolean).join(" ");
  const size = wordsSize(context, number);
  const big = inSize(context, digits, { typeStyle: FIGURE, size: Math.round(number * unit), width });
  const free = width - big.width - Math.round(SPACE.noun * unit);
  const intro = inSize(context, before, { typeStyle: AROUND, size, width, maxLines: 3 });
  if (!isWhole(digits, big) || !isWhole(before, intro)) return undefined;
  const over = before === "" ? 0 : intro.height + Math.round(SPACE.intro * unit);
  const set = { intro, number: big, lift: Math.round(big.size * FOOT) };
  const spec = { typeStyle: NOUN, size: Math.round(size * 1.1), maxLines: 3 };
  const beside = inSize(context, words, { ...spec, width: Math.max(1, free) });
  if (isWhole(words, beside) && beside.height <= big.height * 1.1)
    return {
      ...set,
      noun: beside,
      isUnder: false,
      height: over + Math.max(big.height, beside.height + set.lift),
    };
  const noun = inSize(context, words, { ...spec, width });
  return isWhole(words, noun)
    ? { ...set, noun, isUnder: true, height: over + big.height + noun.height }
    : undefined;
}
/** What is counted stands on the foot of its number, in sizes of it. */
const FOOT = 0.1;

type PanelProps = {
  context: RenderContext;
  box: Box;
  side: LabelledSide;
  set: SetSide;
  rows: readonly number[];
  spread: number;
  surface: Surface;
};

function Panel({ context, box, side, set, rows, spread, surface }: PanelProps): Node {
  const { unit, theme } = context;
  const isAfter = surface === theme.flood;
  const [first = 0, ...heights] = rows;
  const gap = Math.round(SPACE.figures * unit) + spread;
  return (
    <Place box={box} style={panelStyle(context, surface, SPACE.pad)}>
      <div style={{ height: Math.round(SPACE.label * unit), flexShrink: 0 }}>
        <Label context={context} text={side.label} width={box.width} surface={surface} />
      </div>
      <div style={{ height: first, flexShrink: 0 }}>
        <TextLines fitted={set.text} color={surface.ink} part={isAfter ? "after" : "before"} />
      </div>
      {set.figures.map((one, i) => (
        <div
          style={{
            flexDirection: "column",
            justifyContent: "flex-end",
            height: heights[i] ?? 0,
            marginTop: gap,
            flexShrink: 0,
          }}
        >
          <Figure context={context} set={one} surface={surface} isAfter={isAfter} />
        </div>
      ))}
    </Place>
  );
}

type FigureProps = { context: RenderContext; set: SetFigure; surface: Surface; isAfter: boolean };

function Figure({ context: { unit }, set, surface, isAfter }: FigureProps): Node {
  const { intro, number, noun, lift, isUnder } = set;
  const isLed = intro.lines.join("") !== "";
  return (
    <div style={{ flexDirection: "column", flexShrink: 0 }}>
      {isLed && <TextLines fitted={intro} color={surface.muted} part="label" />}
      <div
        style={{
          flexDirection: isUnder ? "column" : "row",
          alignItems: isUnder ? "flex-start" : "flex-end",
          marginTop: isLed ? Math.round(SPACE.intro * unit) : 0,
          gap: isUnder ? 0 : Math.round(SPACE.noun * unit),
          flexShrink: 0,
        }}
      >
        <TextLines fitted={number} color={isAfter ? surface.key : surface.ink} part="value" />
        <div style={{ marginBottom: isUnder ? 0 : lift, flexShrink: 0 }}>
          <TextLines fitted={noun} color={surface.ink} part="label" />
        </div>
      </div>
    </div>
  );
}
