import * as z from "zod/v4";
import type { Change } from "../../../story/schema.ts";
import { action, language, list, required, text } from "../kit/fields.ts";
import { label } from "../kit/labels.ts";

export const KINDS = [
  "new",
  "improved",
  "breaking",
  "changed",
  "fixed",
  "security",
  "deprecated",
  "removed",
] as const;
export type ChangeKind = (typeof KINDS)[number];

export const Changelog = z.object({
  version: required(16, "The version as people call it: 3.2, v2.0.1, Spring release."),
  date: text(40, "When it came out."),
  headline: text(100, "What it is about, in one line."),
  entries: list(
    z.object({
      kind: z.enum(KINDS).meta({ description: "What sort of change it is; shown as a tag." }),
      text: required(100, "What changed, in one line."),
    }),
    2,
    8,
    "The changes. They are shown by kind: new ones first, removed ones last.",
  ),
  language,
  ...action,
});

export type Changelog = z.output<typeof Changelog>;
/** A change with what stands before it; only the first of a kind carries its tag. */
export type ChangeRow = { kind: ChangeKind; tag: string; text: string; isFirst: boolean };

/** By kind, in the order of importance; within one kind as the caller has them. */
export function rowsOf({ entries, language: spoken }: Changelog): ChangeRow[] {
  return KINDS.flatMap((kind) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ text: said }, i) => ({ kind, tag: tagOf(kind, spoken), text: said, isFirst: i === 0 })),
  );
}

/** What the tag of a kind says. */
export const tagOf = (kind: ChangeKind, language = ""): string => label(kind, language);

/** The kind of an entry in a changelog. */
export const kindOf = (entry: Change["label"]): ChangeKind => (entry === "added" ? "new" : entry);
