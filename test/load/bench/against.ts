import { readFile } from "node:fs/promises";
import * as z from "zod/v4";
import type { Row } from "./row.ts";

const StoredRow = z.object({
  part: z.string(),
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  baseline: z.number().optional(),
  ratio: z.number().optional(),
  spread: z.number().optional(),
  aim: z.string().optional(),
  note: z.string().optional(),
});
export type StoredRow = z.infer<typeof StoredRow>;

/** A run as `--json` stores it. */
const StoredRun = z.object({
  machine: z.object({
    date: z.string(),
    node: z.string(),
    processor: z.string(),
    cores: z.number(),
    load: z.number().optional(),
  }),
  rows: z.array(StoredRow),
});
export type StoredRun = z.infer<typeof StoredRun>;

/** A run that `--json` has stored. Throws when the file holds none. */
export const readRun = async (file: string): Promise<StoredRun> =>
  StoredRun.parse(JSON.parse(await readFile(file, "utf8")));

const keyOf = ({ part, name }: Pick<Row, "part" | "name">) => `${part} ${name}`;

/**
 * The rows with `before`: how many times the figure of the stored run they are. Ratios to a baseline of the same run are
 * compared where both runs have them, because machines differ in their values.
 */
export function against(rows: readonly Row[], { rows: stored }: StoredRun): Row[] {
  const known = new Map(stored.map((row) => [keyOf(row), row]));
  return rows.map((row) => {
    const old = known.get(keyOf(row));
    if (!old) return row;
    const [now, then] =
      row.ratio !== undefined && old.ratio !== undefined ? [row.ratio, old.ratio] : [row.value, old.value];
    return then > 0 ? { ...row, before: now / then } : row;
  });
}
