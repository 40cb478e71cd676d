/** @jsxImportSource #template */
import { fitStack, type StackPart } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, HEADLINE, KICKER, STRONG } from "../kit/type-styles.ts";
import type { Person } from "./data.ts";

type BioTextKey = "kicker" | "name" | "role" | "line";
type BioOptions = Size & { surface: Surface; max: number };

/** Kicker, name, role and line as one column; the name is the loudest. */
export function bio(
  context: RenderContext,
  person: Person,
  options: BioOptions,
): { node: Node; height: number } {
  const { width, height, surface } = options;
  const {
    parts,
    gaps,
    height: used,
  } = fitStack(context.measureText, partsOf(context, person, options), height);
  const top = (key: BioTextKey) => ({ marginTop: gaps[key] ?? 0, flexShrink: 0 });
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <TextLines fitted={parts.kicker} color={surface.key} part="kicker" />
      <div style={top("name")}>
        <TextLines fitted={parts.name} color={surface.title} part="headline" />
      </div>
      <div style={top("role")}>
        <TextLines fitted={parts.role} color={surface.key} part="role" />
      </div>
      <div style={top("line")}>
        <TextLines fitted={parts.line} color={surface.muted} part="supporting" />
      </div>
    </div>
  );
  return { node, height: used };
}

function partsOf(
  { unit, shape }: RenderContext,
  { kicker, name, role, line }: Person,
  { width, max }: BioOptions,
): StackPart<BioTextKey>[] {
  const sizes = (minimum: number, maximum: number) => ({ min: minimum * unit, max: maximum * unit, width });
  const loud = name.length > 36 ? max * 0.7 : name.length < 9 ? max * 1.6 : max;
  // In the narrow column of a square, a first name on its own line allows larger type.
  const given = shape === "square" ? { ...HEADLINE, isHeadline: false } : HEADLINE;
  const label = {
    key: "kicker",
    text: kicker.toUpperCase(),
    typeStyle: KICKER,
    gap: 0,
    maxLines: 2,
  } as const;
  return [
    { ...label, ...sizes(24, 25), shrinkOrder: 1 },
    {
      key: "name",
      text: name,
      typeStyle: given,
      ...sizes(shape === "story" ? 58 : 34, loud),
      maxLines: 4,
      gap: 22 * unit,
    },
    {
      key: "role",
      text: role,
      typeStyle: STRONG,
      ...sizes(24, 34),
      maxLines: 3,
      gap: 22 * unit,
      shrinkOrder: 2,
    },
    {
      key: "line",
      text: line,
      typeStyle: BODY,
      ...sizes(24, 31),
      maxLines: 8,
      gap: 24 * unit,
      shrinkOrder: 3,
    },
  ];
}
