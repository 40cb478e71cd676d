/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole } from "../kit/fit-largest.ts";
import { ICONS, type IconName } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";
import { Card } from "./panel.tsx";

type When = NonNullable<Infographic["when"]>;
type WhenLine = { icon: IconName; text: string };

const linesOf = ({ date, time, place }: When): WhenLine[] =>
  [
    { icon: "calendar" as const, text: date },
    { icon: "clock" as const, text: time },
    { icon: "map-pin" as const, text: place },
  ].filter(({ text }) => text !== "");

/** Day, time and place on a card, a line each, with a rule between them. */
export function whenBlock(context: RenderContext, when: When, look: InfographicStyle): Block | undefined {
  const { unit, safe } = context;
  const lines = linesOf(when);
  if (lines.length === 0) return undefined;
  const pad = Math.round(28 * unit);
  const surface = look.panel;
  const set = (width: number) => (type: number) => setLines(context, lines, width - 2 * pad, type);
  const draw = (box: Box) => {
    const range = { minimum: context.smallest, maximum: 29 * unit, height: box.height };
    const { type, texts } = fitLargestType(range, set(box.width));
    const tall = box.height / lines.length;
    const side = Math.round(type * 1.25);
    const rows = texts.map((fitted, i) => (
      <Place
        box={{
          x: box.x + pad,
          y: Math.round(box.y + i * tall),
          width: box.width - 2 * pad,
          height: Math.round(tall),
        }}
        style={{
          alignItems: "center",
          gap: Math.round(type * INDENT) - side,
          ...(i > 0 && { borderTop: `2px solid ${surface.line}` }),
        }}
      >
        <picture
          src={lucideIcon(ICONS[lines[i]?.icon ?? "calendar"], surface.key, 2.2)}
          style={{ width: side, height: side, flexShrink: 0 }}
        />
        <TextLines fitted={fitted} color={surface.ink} part="details" />
      </Place>
    ));
    return [<Card context={context} look={look} box={box} />, ...rows];
  };
  const at = (type: number) => set(safe.width)(Math.round(type)).height;
  const [minimum, ideal, maximum] = [at(context.smallest), at(25 * unit), at(29 * unit) * 1.2];
  return { key: "when", minimum, ideal, maximum, growShare: 1, draw };
}

const INDENT = 1.9;
const AIR = 1.5;

/** Every line as tall as the tallest. */
function setLines(context: RenderContext, lines: readonly WhenLine[], width: number, type: number) {
  const spec = { typeStyle: STRONG, size: type, width: width - type * INDENT, maxLines: 2 };
  const texts: FittedText[] = lines.map(({ text }) => inSize(context, text, spec));
  const tallest = Math.max(...texts.map(({ height }) => height));
  const isAllSaid = texts.every((one, i) => isWhole(lines[i]?.text ?? "", one));
  return { type, texts, height: Math.ceil((tallest + type * AIR) * lines.length), isWhole: isAllSaid };
}
