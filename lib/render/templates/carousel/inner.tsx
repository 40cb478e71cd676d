/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { ICONS } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { FIGURE } from "../kit/lettering.ts";
import { Place, Within } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";
import type { Slide } from "../series/data.ts";
import { PhotoBox } from "../series/photo.tsx";
import { type Deck, isShown, MARK, photoOf, textWidth } from "./deck.tsx";

type Turn = { index: number; slide: Slide; icon: string | undefined };

/** One idea: a mark, number or picture, and the words about it, which begin at the same height on every slide. */
export function inner(stage: Stage, deck: Deck, surface: Surface, turn: Turn): Node[] {
  const { index } = turn;
  const text = deck.inner[index];
  const width = textWidth(stage);
  const words = (
    <div style={{ flexDirection: "column", width }}>
      <Words fitted={text?.parts.title} color={surface.title} part="headline" />
      <div style={{ marginTop: text?.gaps.body ?? 0 }}>
        <Words fitted={text?.parts.body} color={surface.muted} part="supporting" />
      </div>
    </div>
  );
  return [
    ...above(stage, deck, surface, turn),
    <Place box={{ ...deck.room, y: deck.top, width, height: text?.height ?? 0 }}>{words}</Place>,
  ];
}

function above(stage: Stage, deck: Deck, surface: Surface, turn: Turn): Node[] {
  const photo = photoOf(stage, turn.slide);
  const box = shownBox(stage, deck);
  const radius = Math.round(32 * stage.unit);
  if (photo) return [<PhotoBox stage={stage} box={box} photo={photo} surface={surface} radius={radius} />];
  if (turn.slide.stat) return [figure(stage, turn.slide.stat, surface, box)];
  return [mark(stage, markBox(stage, deck), surface, turn)];
}

/** Where numbers and pictures stand: over the words, or beside them on wide slides. */
function shownBox(stage: Stage, { room, top }: Deck): Box {
  const { unit, shape } = stage;
  if (shape !== "wide") return { ...room, height: top - room.y - Math.round(44 * unit) };
  const x = room.x + textWidth(stage) + Math.round(50 * unit);
  return { ...room, x, width: room.x + room.width - x };
}

function figure({ unit, ruler, shape }: Stage, text: string, { key }: Surface, box: Box): Node {
  const digits = { ...FIGURE, leading: /[gjpqyQ,;()]/.test(text) ? 1.12 : 0.94 };
  const wish = { text, lettering: digits, min: 60 * unit, max: 330 * unit, width: box.width, maxLines: 1 };
  const fitted = fitText(ruler, wish, box.height);
  const isWide = shape === "wide";
  return (
    <Within
      room={box}
      height={fitted.height}
      at={isWide ? 0.5 : 1}
      style={{ justifyContent: isWide ? "flex-end" : "flex-start" }}
    >
      <Words fitted={fitted} color={key} part="value" />
    </Within>
  );
}

/** A tile above the title, or a large one where a picture would stand. */
function markBox(stage: Stage, deck: Deck): Box {
  const { unit, shape } = stage;
  if (shape === "wide") {
    const { x, y, width, height } = shownBox(stage, deck);
    const side = Math.round(Math.min(height * 0.78, width * 0.62));
    return { x: x + width - side, y: y + Math.round((height - side) / 2), width: side, height: side };
  }
  const side = Math.round(MARK.side * unit);
  const y = deck.top - side - Math.round(MARK.gap * unit);
  return { x: deck.room.x, y, width: side, height: side };
}

function mark({ ruler }: Stage, box: Box, surface: Surface, { index, icon }: Turn): Node {
  const side = box.width;
  const inside = Math.round(side * 0.52);
  const wish = {
    text: `${index + 1}`,
    lettering: FIGURE,
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
        <Words fitted={fitText(ruler, wish)} color={surface.onFill} part="index" align="center" />
      )}
    </Place>
  );
}

/** The icons of the slides that carry a mark, in order; the others have none. */
export function marksOf(
  stage: Stage,
  { icons, grounds }: Deck,
  slides: readonly Slide[],
): (string | undefined)[] {
  let next = 0;
  return slides.map((slide, i) => {
    const name = isShown(stage, slide) ? undefined : icons?.[next++];
    const color = grounds[i + 1]?.onFill;
    return name && color && lucideIcon(ICONS[name], color);
  });
}
