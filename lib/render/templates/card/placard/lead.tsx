/** @jsxImportSource #template */
import type { FittedText } from "../../../fit.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import type { TypeStyle } from "../../../wrap.ts";
import { SEPARATOR } from "../../kit/fact-cells.ts";
import { inSize } from "../../kit/fit-largest.ts";
import { TextLines } from "../../kit/text-lines.tsx";
import { HEADLINE, NAME, SMALL, STRONG } from "../../kit/type-styles.ts";
import type { PlacardLead } from "./data.ts";
import { setDays } from "./day-lead.tsx";
import type { SetLead } from "./set-lead.ts";
import { isWhole } from "./whole.ts";

/** One face for the figures of a day and its month. */
const VALUE: TypeStyle = { ...HEADLINE, tracking: -0.02, leading: 1.08 };
/** A sentence is set with more air. */
const SENTENCE: TypeStyle = { ...NAME, leading: 1.2 };
const LONG = 34;

/** Shares of the value's size, and the least of them, in design pixels. */
const BESIDE = { share: 0.7, least: 24, most: 52 };
const LABEL = { share: 0.4, least: 24, most: 32 };
/** Spaces of the block in sizes of the value. */
const GAP = { label: 0.12, beside: 0.2 };
const LINES = { value: 2, sentence: 3, beside: 2 };

/** The block in one size of design pixels; undefined where it has no room in it. */
export function setLead(
  context: RenderContext,
  lead: PlacardLead,
  room: { surface: Surface; width: number; size: number },
): SetLead | undefined {
  if (lead.days) return setDays(context, lead, lead.days, room);
  const { label, values, beside } = lead;
  const { surface, width, size } = room;
  const { unit } = context;
  const type = Math.round(size * unit);
  const main = mainLines(context, values, type, width);
  const shared = ({ share, least, most }: typeof BESIDE) =>
    Math.round(Math.min(most, Math.max(least, size * share)) * unit);
  const line = (text: string, typeStyle: TypeStyle, px: number) =>
    inSize(context, text, { typeStyle, size: px, width, maxLines: LINES.beside });
  const over = label === "" ? undefined : line(label, SMALL, shared(LABEL));
  const under = beside === "" ? undefined : line(beside, STRONG, shared(BESIDE));
  if (!main || [over, under].some((text) => text?.cut)) return undefined;
  const top = over ? over.height + Math.round(GAP.label * type) : 0;
  const gap = Math.round(GAP.beside * type);
  const height = top + heightOf(main) + (under ? gap + under.height : 0);
  const node = (
    <div style={{ flexDirection: "column", width, height, flexShrink: 0 }}>
      <div style={{ height: top, flexShrink: 0 }}>
        <TextLines fitted={over} color={surface.ink} part="label" />
      </div>
      <div style={{ flexDirection: "column", flexShrink: 0 }}>
        {main.map((one) => (
          <TextLines fitted={one} color={surface.ink} part="value" />
        ))}
      </div>
      <div style={{ marginTop: gap, flexShrink: 0 }}>
        <TextLines fitted={under} color={surface.ink} part="details" />
      </div>
    </div>
  );
  return { node, height, size: type };
}

const heightOf = (lines: readonly FittedText[]) => lines.reduce((sum, { height }) => sum + height, 0);

/** The values in one line, else each in its own; a sentence in up to three. Undefined where one is torn. */
function mainLines(
  context: RenderContext,
  values: readonly string[],
  size: number,
  width: number,
): FittedText[] | undefined {
  const set = (text: string, maxLines: number) => {
    const typeStyle = text.length > LONG ? SENTENCE : VALUE;
    const fitted = inSize(context, text, { typeStyle, size, width, maxLines });
    return isWhole(text, fitted) ? fitted : undefined;
  };
  const together = values.join(SEPARATOR);
  const one = set(together, values.length > 1 ? 1 : together.length > LONG ? LINES.sentence : LINES.value);
  if (one) return [one];
  const each = values.map((value) => set(value, 1));
  return values.length > 1 && each.every((line) => line !== undefined) ? each : undefined;
}
