/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { mark } from "../film/brand-mark.tsx";
import { column, type Text } from "../film/column.ts";
import { Ground, rings } from "../film/ground.tsx";
import type { Draft } from "../film/scene.ts";
import { sceneRoom } from "../film-story/room.ts";
import type { Look } from "../film-story/tell.ts";
import { type PlacedChip, placedChips } from "../kit/chips.tsx";
import { SENTENCE } from "../kit/lettering.ts";
import type { FilmEvent } from "./data.ts";

/** Largest and smallest type of chips, the largest of the sentence, and the gap between them, in design pixels. */
const CHIP = { most: 50, least: 26 };
const SENTENCE_MAX = 100;
const GAP = 64;
/** Share of the room that chips may take when a sentence stands over them. */
const SHARE = 0.56;
/** When the first chip comes after the sentence has begun, and how much later the next ones. Seconds. */
const AFTER = 0.35;
const STEP = 0.09;

/** Why to come: a sentence, and who speaks or what it is about as chips under it. */
export function why(stage: Stage, { supporting, topics }: FilmEvent, { surface, align }: Look): Draft {
  const { unit } = stage;
  const room = sceneRoom(stage);
  const look = { surface: stage.theme.sheet, align };
  const chips = chipsOf(stage, topics, { room, look, share: supporting ? SHARE : 1 });
  const tall = Math.max(0, ...chips.map(({ box }) => box.y + box.height));
  const gap = supporting && tall > 0 ? Math.round(GAP * unit) : 0;
  const text: Text<"why"> = {
    ...{ key: "why", part: "supporting", text: supporting, lettering: SENTENCE, color: surface.title },
    ...{ min: 36 * unit, max: SENTENCE_MAX * unit, width: room.width, maxLines: 6, gap: 0 },
  };
  const free = { ...room, height: room.height - gap - tall };
  const said = column(stage, [text], { room: free, align, at: 0.46, openOn: "why" });
  const top = supporting ? said.y + said.height + gap : room.y + Math.round((room.height - tall) * 0.46);
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [
      rings(stage, surface, { x: align === "left" ? 0.95 : 0.5, y: 0.98, side: 1.1 }),
      ...said.layers,
      ...chips.map((chip, i) => chipLayer(chip, i, { x: room.x, y: top }, supporting ? AFTER : 0)),
      mark(stage, surface, align),
    ],
    texts: [supporting, ...topics],
  };
}

type Wish = { room: Box; look: Look; share: number };

/** Chips in the largest type in which all of them are whole and their rows fit. */
function chipsOf(stage: Stage, topics: readonly string[], { room, look, share }: Wish): PlacedChip[] {
  const list = topics.map((text) => ({ text }));
  const at = (size: number) => placedChips(stage, list, { ...look, width: room.width, part: "topic", size });
  for (let size = CHIP.most; size > CHIP.least; size -= 2) {
    const chips = at(size);
    const fits = chips.every(({ box, isWhole }) => isWhole && box.y + box.height <= room.height * share);
    if (fits) return chips;
  }
  return at(CHIP.least);
}

function chipLayer(
  { box, node }: PlacedChip,
  index: number,
  by: { x: number; y: number },
  start: number,
): Layer {
  return {
    name: `topic ${index + 1}`,
    box: { ...box, x: box.x + by.x, y: box.y + by.y },
    node,
    // A scene never begins empty.
    ...(start + index > 0 ? { enter: { kind: "pop", at: start + index * STEP, seconds: 0.55 } } : {}),
  };
}
