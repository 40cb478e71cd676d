/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import { ornament } from "../film/ornament.tsx";
import type { Shot, Stage } from "../film/stage.ts";
import { type PlacedChip, placedChips } from "../kit/chips.tsx";

/** Largest and smallest type of chips, in design pixels. */
const CHIP = { maximum: 88, minimum: 26 };
/** Seconds from one chip to the next. */
const STEP = 0.16;

/** Who speaks or what it is about, as chips. */
export const why = (topics: readonly string[]): Shot => ({
  texts: topics,
  draw(stage) {
    const { context, surface, align } = stage;
    const { layers, available } = ornament(stage);
    const chips = chipsOf(context, topics, { available, look: { surface: context.theme.sheet, align } });
    const tall = Math.max(0, ...chips.map(({ box }) => box.y + box.height));
    const top = available.y + Math.round((available.height - tall) * 0.5);
    return {
      background: <Background context={context} surface={surface} />,
      layers: [
        ...layers,
        ...chips.map((chip, i) => chipLayer(chip, i, { x: available.x, y: top })),
        mark(context, surface, align),
      ],
      texts: topics,
    };
  },
});

type WhyOptions = { available: Box; look: Pick<Stage, "surface" | "align"> };

/** Chips in the largest type in which all of them are whole and their rows fit. */
function chipsOf(
  context: RenderContext,
  topics: readonly string[],
  { available, look }: WhyOptions,
): PlacedChip[] {
  const list = topics.map((text) => ({ text }));
  const at = (size: number) =>
    placedChips(context, list, { ...look, width: available.width, part: "topic", size });
  for (let size = CHIP.maximum; size > CHIP.minimum; size -= 2) {
    const chips = at(size);
    const fits = chips.every(({ box, isWhole }) => isWhole && box.y + box.height <= available.height);
    if (fits) return chips;
  }
  return at(CHIP.minimum);
}

function chipLayer({ box, node }: PlacedChip, index: number, by: { x: number; y: number }): Layer {
  return {
    name: `topic ${index + 1}`,
    box: { ...box, x: box.x + by.x, y: box.y + by.y },
    node,
    // A scene never begins empty.
    ...(index > 0 ? { enter: { kind: "pop", at: index * STEP, seconds: 0.55 } } : {}),
  };
}
