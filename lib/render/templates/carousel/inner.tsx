/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { ICONS } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { panelOn } from "../kit/panel-on.ts";
import { Place, Within } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE } from "../kit/type-styles.ts";
import { linesOf, type Slide } from "../series/data.ts";
import { PhotoBox } from "../series/photo.tsx";
import { bannerSlide } from "./banner.tsx";
import { type Deck, MARK, textWidth } from "./deck.tsx";
import { figuredSlide } from "./figured-slide.tsx";
import { leafSlide } from "./leaf-slide.tsx";
import { listSlide } from "./list-slide.tsx";
import { opposedSlide } from "./opposed-slide.tsx";
import { ribbonOn } from "./ribbon.tsx";
import { isShown, photoOf } from "./shown.ts";
import { DRAWN, drawingOf } from "./slide-drawing.tsx";
import { statSlide } from "./stat-slide.tsx";
import { stepSlide } from "./step-slide.tsx";
import { tagOver } from "./tag-over.tsx";

type InnerSlide = { index: number; slides: readonly Slide[]; slide: Slide; icon: string | undefined };

/**
 * A slide with one idea: a mark, number or picture, and its texts. Texts begin at the same height on every
 * slide.
 */
export function inner(context: RenderContext, deck: Deck, surface: Surface, turn: InnerSlide): Node[] {
  const { slide } = turn;
  // A step has its tag among its words, which stand elsewhere than those of the other slides.
  const isStep = deck.steps?.texts.has(turn.index);
  const tagged = slide.tag && !isStep ? [tagOver(context, deck.inside, surface, slide.tag)] : [];
  return [...tagged, ...saidOn(context, deck, surface, turn)];
}

function saidOn(context: RenderContext, deck: Deck, surface: Surface, turn: InnerSlide): Node[] {
  const { index, slide } = turn;
  const opposed = deck.opposed[index];
  if (opposed) return opposedSlide(context, opposed, surface);
  const leaf = deck.leaves[index];
  if (leaf) return leafSlide(context, leaf, surface, index);
  if (linesOf(slide)) return listed(context, deck, surface, slide);
  if (slide.stat !== "" && context.shape !== "wide") {
    const subject = context.slideSubjects?.[index];
    return statSlide(context, deck, surface, { slide, slides: turn.slides, subject });
  }
  if (deck.steps?.texts.has(index)) return stepSlide(context, deck.steps, surface, turn);
  const subject = context.slideSubjects?.[index];
  const figured = figuredSlide(context, deck, surface, { slide, slides: turn.slides, subject });
  if (figured) return figured;
  if (deck.banner) return bannerSlide(context, deck.banner, surface, turn);
  const text = deck.inner[index];
  const width = textWidth(context);
  const { inside } = deck;
  const height = text?.height ?? 0;
  const y = deck.isAlone[index] ? inside.y + Math.round(inside.height - height) : deck.top;
  const words = (
    <div style={{ flexDirection: "column", width }}>
      <TextLines fitted={text?.parts.title} color={surface.title} part="headline" />
      <div style={{ marginTop: text?.gaps.body ?? 0 }}>
        <TextLines fitted={text?.parts.body} color={surface.muted} part="supporting" />
      </div>
    </div>
  );
  return [
    ...(deck.ribbon ? ribbonOn(context, deck.ribbon, turn) : above(context, deck, surface, turn)),
    <Place box={{ ...inside, y, width, height }}>{words}</Place>,
  ];
}

function listed(context: RenderContext, deck: Deck, surface: Surface, slide: Slide): Node[] {
  const field = deck.steps ? panelOn(context.theme) : (deck.banner ?? deck.ribbon)?.surface;
  return listSlide(context, { slide, surface, inside: deck.inside, field });
}

function above(context: RenderContext, deck: Deck, surface: Surface, turn: InnerSlide): Node[] {
  const photo = photoOf(context, turn.slide);
  const box = shownBox(context, deck);
  const radius = Math.round(32 * context.unit);
  if (photo)
    return [<PhotoBox context={context} box={box} photo={photo} surface={surface} radius={radius} />];
  if (turn.slide.stat) return [figure(context, turn.slide.stat, surface, box)];
  const isBeside = deck.marked && context.shape !== "wide";
  const share = isBeside ? DRAWN.beside : DRAWN.alone;
  const drawn = drawingOf(context, context.slideSubjects?.[turn.index], surface, box, share);
  if (drawn.length > 0)
    return deck.marked ? [...drawn, figure(context, `${turn.index + 1}`, surface, box)] : drawn;
  if (!deck.marked) return [];
  // Among slides with drawings the numbers of all are as large.
  if (deck.isCounted && context.slideSubjects && context.shape !== "wide")
    return [figure(context, `${turn.index + 1}`, surface, box)];
  return [mark(context, markBox(context, deck), surface, turn)];
}

/** Where numbers and pictures stand: over the words, or beside them on wide slides. */
function shownBox(context: RenderContext, { inside: available, top }: Deck): Box {
  const { unit, shape } = context;
  if (shape !== "wide") return { ...available, height: top - available.y - Math.round(44 * unit) };
  const x = available.x + textWidth(context) + Math.round(50 * unit);
  return { ...available, x, width: available.x + available.width - x };
}

function figure({ unit, measureText, shape }: RenderContext, text: string, { key }: Surface, box: Box): Node {
  const digits = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(text) ? 1.12 : 0.94 };
  const spec = { text, typeStyle: digits, min: 60 * unit, max: 330 * unit, width: box.width, maxLines: 1 };
  const fitted = fitText(measureText, spec, box.height);
  const isWide = shape === "wide";
  return (
    <Within
      available={box}
      height={fitted.height}
      at={isWide ? 0.5 : 1}
      style={{ justifyContent: isWide ? "flex-end" : "flex-start" }}
    >
      <TextLines fitted={fitted} color={key} part="value" />
    </Within>
  );
}

/** A tile above the title, or a large one where a picture would stand. */
function markBox(context: RenderContext, deck: Deck): Box {
  const { unit, shape } = context;
  if (shape === "wide") {
    const { x, y, width, height } = shownBox(context, deck);
    const side = Math.round(Math.min(height * 0.78, width * 0.62));
    return { x: x + width - side, y: y + Math.round((height - side) / 2), width: side, height: side };
  }
  const side = Math.round(MARK.side * unit);
  const y = deck.top - side - Math.round(MARK.gap * unit);
  return { x: deck.inside.x, y, width: side, height: side };
}

function mark({ measureText }: RenderContext, box: Box, surface: Surface, { index, icon }: InnerSlide): Node {
  const side = box.width;
  const inside = Math.round(side * 0.52);
  const spec = {
    text: `${index + 1}`,
    typeStyle: FIGURE,
    min: inside,
    max: inside,
    width: side,
    maxLines: 1,
  };
  const style = {
    borderRadius: Math.round(side * 0.29),
    backgroundColor: surface.fill,
    alignItems: "center",
    justifyContent: "center",
  } as const;
  return (
    <Place box={box} style={style}>
      {icon ? (
        <picture src={icon} style={{ width: inside, height: inside }} />
      ) : (
        <TextLines fitted={fitText(measureText, spec)} color={surface.onFill} part="index" align="center" />
      )}
    </Place>
  );
}

/** The icons of the slides that carry a mark, in order; the others have none. */
export function marksOf(
  context: RenderContext,
  { icons, backgrounds }: Deck,
  slides: readonly Slide[],
): (string | undefined)[] {
  let next = 0;
  return slides.map((slide, i) => {
    const name = isShown(context, slide) ? undefined : icons?.[next++];
    const color = backgrounds[i + 1]?.onFill;
    return name && color && lucideIcon(ICONS[name], color);
  });
}
