import { Background } from "../film/background.tsx";
import { mark, underMark } from "../film/brand-mark.tsx";
import { type ColumnText, placed } from "../film/column.ts";
import { numeral } from "../film/numeral.tsx";
import { sign } from "../film/say.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Stage } from "../film/stage.ts";
import { fitAlike } from "../kit/alike.ts";

type StepColumn = { parts: ColumnText<"title" | "body">[]; height: number };

/** In design pixels: the number of a step, the room that it has, and what is left free over the lower edge. */
const NUMBER = { size: 480, room: 380, foot: 40 };
/** Where words stand in the free height: at its middle for the eye. */
const AT = 0.42;

/** A step without a drawing in a wide film: its number, and beside it the words, as large as the height lets them be. */
export function besideScene(
  stage: Stage,
  columnsIn: (room: { width: number; height: number }) => StepColumn[],
  index: number,
): SceneDraft {
  const { context, surface } = stage;
  const { unit, measureText } = context;
  const area = underMark(context);
  const height = area.height - Math.round(NUMBER.foot * unit);
  const taken = Math.round(NUMBER.room * unit);
  const columns = columnsIn({ width: area.width - taken, height });
  const sets = fitAlike(measureText, columns);
  const tallest = Math.max(...sets.map((set) => set.height));
  const number = numeral(stage, index + 1, NUMBER.size);
  const aside: Stage = { ...stage, align: "left" };
  const y = area.y + Math.round((height - tallest) * AT);
  const words = { x: area.x + taken, y, width: area.width - taken, height: tallest };
  const middle = area.y + Math.round((height - number.height) * AT);
  const set = sets[index];
  return {
    background: Background({ context, surface }),
    layers: [
      sign(aside, number, { ...area, y: middle, width: taken }),
      ...(set
        ? placed(context, columns[index]?.parts ?? [], set, { available: words, align: "left", start: 0.2 })
            .layers
        : []),
      mark(context, surface, "left"),
    ],
    texts: [],
  };
}
