import { register } from "node:module";
import { realPostgres, TEST_DATABASE_URL } from "../../support/real-postgres.ts";
import type { Row } from "./row.ts";
import type { Keep } from "./scope.ts";

const RUNS = 30;
const NOTE =
  `What PostgreSQL counts for a card from its order to its end, mean of ${RUNS} after as many others (\`test/services/run-writes.test.ts\` holds the counts). ` +
  "A changed row is stored anew; it is a cheap change (HOT) when no index has to learn of it.";

/** What one run writes in the database. Needs TEST_DATABASE_URL. */
export async function writes(keep: Keep): Promise<Row[]> {
  if (!TEST_DATABASE_URL) {
    process.stderr.write("left out, as TEST_DATABASE_URL is not set … ");
    return [];
  }
  // The service's pictures and fonts, which Node loads only through this hook.
  register("../../render/support/binary-loader.mjs", import.meta.url);
  await (await import("../../support/database.ts")).setup();
  const { writesOfRuns } = await import("../../support/run-writes.ts");
  const { tables, walBytes } = await writesOfRuns(await keep(realPostgres()), RUNS);
  const row = (name: string, value: number, unit = ""): Row => ({ name, value, unit, note: NOTE });
  const sum = (what: "inserted" | "changed" | "hot" | "deleted") =>
    tables.reduce((all, table) => all + table[what], 0);
  return [
    row("rows that a card inserts", sum("inserted")),
    row("rows that it changes", sum("changed")),
    row("of these, changes that no index learns of", sum("hot")),
    row("rows that it deletes", sum("deleted")),
    row("write-ahead log of a card", walBytes / 1024, "KiB"),
  ];
}
