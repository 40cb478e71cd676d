/** @jsxImportSource #template */
import { fitStack, type Part } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { BODY, HEADLINE, KICKER, STRONG } from "../kit/lettering.ts";
import { Words } from "../kit/words.tsx";
import type { Person } from "./data.ts";

type Key = "kicker" | "name" | "role" | "line";
type Options = Size & { surface: Surface; max: number };

/** Kicker, name, role and line as one column; the name is the loudest. */
export function bio(stage: Stage, person: Person, options: Options): { node: Node; height: number } {
  const { width, height, surface } = options;
  const { parts, gaps, height: used } = fitStack(stage.ruler, partsOf(stage, person, options), height);
  const top = (key: Key) => ({ marginTop: gaps[key] ?? 0, flexShrink: 0 });
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <Words fitted={parts.kicker} color={surface.key} part="kicker" />
      <div style={top("name")}>
        <Words fitted={parts.name} color={surface.title} part="headline" />
      </div>
      <div style={top("role")}>
        <Words fitted={parts.role} color={surface.key} part="role" />
      </div>
      <div style={top("line")}>
        <Words fitted={parts.line} color={surface.muted} part="supporting" />
      </div>
    </div>
  );
  return { node, height: used };
}

function partsOf(
  { unit, shape }: Stage,
  { kicker, name, role, line }: Person,
  { width, max }: Options,
): Part<Key>[] {
  const sizes = (least: number, most: number) => ({ min: least * unit, max: most * unit, width });
  const loud = name.length > 36 ? max * 0.7 : name.length < 9 ? max * 1.6 : max;
  // In the narrow column of a square, a first name on a line of its own is worth the larger type.
  const given = shape === "square" ? { ...HEADLINE, isHeadline: false } : HEADLINE;
  const label = {
    key: "kicker",
    text: kicker.toUpperCase(),
    lettering: KICKER,
    gap: 0,
    maxLines: 2,
  } as const;
  return [
    { ...label, ...sizes(21, 23), gives: 1 },
    { key: "name", text: name, lettering: given, ...sizes(34, loud), maxLines: 4, gap: 22 * unit },
    { key: "role", text: role, lettering: STRONG, ...sizes(23, 34), maxLines: 3, gap: 22 * unit, gives: 2 },
    { key: "line", text: line, lettering: BODY, ...sizes(22, 31), maxLines: 8, gap: 24 * unit, gives: 3 },
  ];
}
