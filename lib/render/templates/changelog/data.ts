import * as z from "zod/v4";
import { action, list, required, text } from "../kit/fields.ts";

export const KINDS = ["new", "improved", "fixed"] as const;
export type ChangeKind = (typeof KINDS)[number];

export const Changelog = z.object({
  version: required(16, "The version as people call it: 3.2, v2.0.1, Spring release."),
  date: text(40, "When it came out."),
  headline: text(100, "What it is about, in one line."),
  entries: list(
    z.object({
      kind: z.enum(KINDS).meta({ description: "Whether it is new, improved or fixed." }),
      text: required(100, "What changed, in one line."),
    }),
    2,
    8,
    "The changes. They are shown by kind: new ones first, fixed ones last.",
  ),
  ...action,
});

export type Changelog = z.output<typeof Changelog>;
/** A change with what stands before it; only the first of a kind carries its tag. */
export type ChangeRow = { kind: ChangeKind; text: string; isFirst: boolean };

/** By kind, in the order of importance; within one kind as the caller has them. */
export function rowsOf({ entries }: Changelog): ChangeRow[] {
  return KINDS.flatMap((kind) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ text: said }, i) => ({ kind, text: said, isFirst: i === 0 })),
  );
}

export const NAMES: Record<ChangeKind, string> = { new: "New", improved: "Improved", fixed: "Fixed" };
