/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background, rings } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import { type ColumnText, column } from "../film/column.ts";
import type { SceneDraft } from "../film/scene.ts";
import { sceneArea } from "../film-story/area.ts";
import type { SceneStyle } from "../film-story/tell.ts";
import { type PlacedChip, placedChips } from "../kit/chips.tsx";
import { SENTENCE } from "../kit/type-styles.ts";
import type { FilmEvent } from "./data.ts";

/** Largest and smallest type of chips, the largest of the sentence, and the gap between them, in design pixels. */
const CHIP = { maximum: 50, minimum: 26 };
const SENTENCE_MAX = 100;
const GAP = 64;
/** Share of the area that chips may take under a sentence. */
const SHARE = 0.56;
/** When the first chip comes after the sentence has begun, and how much later the next ones. Seconds. */
const AFTER = 0.35;
const STEP = 0.09;

/** Why to come: a sentence, and who speaks or what it is about as chips under it. */
export function why(
  context: RenderContext,
  { supporting, topics }: FilmEvent,
  { surface, align }: SceneStyle,
): SceneDraft {
  const { unit } = context;
  const available = sceneArea(context);
  const look = { surface: context.theme.sheet, align };
  const chips = chipsOf(context, topics, { available, look, share: supporting ? SHARE : 1 });
  const tall = Math.max(0, ...chips.map(({ box }) => box.y + box.height));
  const gap = supporting && tall > 0 ? Math.round(GAP * unit) : 0;
  const text: ColumnText<"why"> = {
    ...{ key: "why", part: "supporting", text: supporting, typeStyle: SENTENCE, color: surface.title },
    ...{ min: 36 * unit, max: SENTENCE_MAX * unit, width: available.width, maxLines: 6, gap: 0 },
  };
  const free = { ...available, height: available.height - gap - tall };
  const said = column(context, [text], { available: free, align, at: 0.46, openOn: "why" });
  const top = supporting
    ? said.y + said.height + gap
    : available.y + Math.round((available.height - tall) * 0.46);
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      rings(context, surface, { x: align === "left" ? 0.95 : 0.5, y: 0.98, side: 1.1 }),
      ...said.layers,
      ...chips.map((chip, i) => chipLayer(chip, i, { x: available.x, y: top }, supporting ? AFTER : 0)),
      mark(context, surface, align),
    ],
    texts: [supporting, ...topics],
  };
}

type WhyOptions = { available: Box; look: SceneStyle; share: number };

/** Chips in the largest type in which all of them are whole and their rows fit. */
function chipsOf(
  context: RenderContext,
  topics: readonly string[],
  { available, look, share }: WhyOptions,
): PlacedChip[] {
  const list = topics.map((text) => ({ text }));
  const at = (size: number) =>
    placedChips(context, list, { ...look, width: available.width, part: "topic", size });
  for (let size = CHIP.maximum; size > CHIP.minimum; size -= 2) {
    const chips = at(size);
    const fits = chips.every(({ box, isWhole }) => isWhole && box.y + box.height <= available.height * share);
    if (fits) return chips;
  }
  return at(CHIP.minimum);
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
