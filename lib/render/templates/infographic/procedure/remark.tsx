/** @jsxImportSource #template */
import type { FittedText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { inSize, isWhole } from "../../kit/fit-largest.ts";
import { ICONS } from "../../kit/icon-set.ts";
import { lucideIcon } from "../../kit/icons.ts";
import { Place } from "../../kit/place.tsx";
import { SLACK, WEIGHTED, WeightedLines } from "../../kit/weighted-lines.tsx";

export type SetRemark = {
  type: number;
  lines: FittedText[];
  height: number;
  isWhole: boolean;
  hasSign: boolean;
};

/** A bulb stands beside a tip: rules, prices and telephone numbers are none. */
const hasSign = (facts: readonly string[]): boolean => facts.every((fact) => TIP.test(fact));
const TIP =
  /^(?:(?:a |one |our |top |good |pro[- ])*tips?(?!\p{L})|rule of thumb|(?:\p{L}+-)?tipps?(?!\p{L})|faustregel|merke|astuces?(?!\p{L})|(?:bon |notre )?conseils?(?!\p{L})|(?:un )?(?:truco|consejo)s?(?!\p{L})|consigli[oa]?(?!\p{L})|vuistregel|(?:uma )?dicas?(?!\p{L}))/iu;

/** The type of a remark, its room and its icon, in sizes of the type of the steps. */
const TYPE = 0.94;
const AIR = { x: 0.9, y: 0.62, between: 0.42 };
const ICON = { side: 1.9, gap: 0.7 };

/** What holds besides the steps, such as a rule of thumb, one sentence a paragraph. */
export function setRemark(
  context: RenderContext,
  facts: readonly string[],
  width: number,
  type: number,
): SetRemark {
  const size = Math.max(context.smallest, Math.round(type * TYPE));
  const sign = hasSign(facts) ? ICON.side + ICON.gap : 0;
  const room = (width - (2 * AIR.x + sign) * size) * SLACK;
  const lines = facts.map((text) =>
    inSize(context, text, { typeStyle: WEIGHTED, size, width: room, maxLines: 6 }),
  );
  const words = lines.reduce((sum, { height }) => sum + height, 0) + (lines.length - 1) * AIR.between * size;
  const height = Math.max(words, ICON.side * size) + 2 * AIR.y * size;
  const isAllSaid = lines.every((line, i) => isWhole(facts[i] ?? "", line));
  return { type: size, lines, height: Math.ceil(height), isWhole: isAllSaid, hasSign: sign > 0 };
}

/** A remark as a band of its own, behind a sign. */
export function remarkNodes(
  context: RenderContext,
  { type, lines, hasSign: isSigned }: SetRemark,
  surface: Surface,
  box: Box,
): Node[] {
  const side = Math.round(ICON.side * type);
  return [
    <Place
      box={box}
      style={{
        backgroundColor: surface.background,
        borderRadius: Math.round(18 * context.unit),
        alignItems: "center",
        padding: `0 ${Math.round(AIR.x * type)}px`,
        gap: Math.round(ICON.gap * type),
      }}
    >
      {isSigned && (
        <picture
          src={lucideIcon(ICONS.idea, surface.key, 2.1)}
          style={{ width: side, height: side, flexShrink: 0 }}
        />
      )}
      <div style={{ flexDirection: "column", gap: Math.round(AIR.between * type), flexShrink: 0 }}>
        {lines.map((fitted) => (
          <WeightedLines context={context} fitted={fitted} color={surface.ink} part="bullet" />
        ))}
      </div>
    </Place>,
  ];
}
