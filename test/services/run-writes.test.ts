import { expect, test } from "vitest";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { writesOfRuns } from "../support/run-writes.ts";

/** Rows that a card inserts, changes and deletes. The first version of a run and its three changes write to each index of `runs`. */
const MOST: Record<string, [inserted: number, changed: number, deleted: number]> = {
  credit_ledger: [1, 0, 0],
  event_logs: [0, 2, 0],
  events: [2, 2, 0],
  outbox: [1, 0, 1],
  run_assets: [1, 0, 0],
  run_search: [1, 0, 0],
  runs: [1, 3, 0],
  usage_counters: [0, 1, 0],
};

test.skipIf(!TEST_DATABASE_URL)("a card writes these rows and no more", async () => {
  const postgres = await realPostgres();
  const { tables } = await writesOfRuns(postgres, 3).finally(() => postgres.close());
  const counts = tables.map(({ table, inserted, changed, deleted }) => [table, [inserted, changed, deleted]]);
  expect(Object.fromEntries(counts)).toEqual(MOST);
});
