import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type About, callsOf } from "../load/bench/scale-calls.ts";
import { filled } from "../load/bench/scale-seed.ts";
import { type PlanNode, realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";

const RUNS = 20_000;
/** The filters of the list walk the same index; what varies with the statistics is the order of small joins. */
const NAMES = [
  "list",
  "list, status, common",
  "list, client_ref",
  "list, campaign_id",
  "list, cursor",
  "list, summary",
  "poll",
  "events",
  "audit",
];

describe.skipIf(!TEST_DATABASE_URL)(`plans on a database with ${RUNS} runs`, () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  let about: About;

  beforeAll(async () => {
    postgres = await realPostgres();
    about = await filled(postgres, RUNS);
  }, 180_000);
  afterAll(() => postgres?.close());

  test("each call reads the indexes that are written down", async () => {
    const calls = callsOf(about);
    const texts: string[] = [];
    for (const name of NAMES) {
      const call = calls[name];
      if (!call) throw new Error(`There is no call ${name}.`);
      const statements = await postgres.statementsOf(call);
      const read = [];
      for (const statement of statements) read.push(...readsOf((await postgres.explained(statement)).Plan));
      texts.push(`${name}: ${[...new Set(read)].sort().join(", ")}`);
    }
    await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot("scale-plans.txt");
  });
});

/** The tables that grow. Postgres reads a table of one page as a whole. */
const GROWING = /^(runs|run_assets|run_search|posts|post_metrics|events|audit_log)$/;

/** How a plan reads tables: each index, and each table that grows and is read as a whole. */
function readsOf({ Plans = [], ...node }: PlanNode): string[] {
  const index = node["Index Name"];
  const table = node["Relation Name"] ?? "";
  const isWhole = node["Node Type"] === "Seq Scan" && GROWING.test(table);
  return [...(index ? [index] : isWhole ? [`all of ${table}`] : []), ...Plans.flatMap(readsOf)];
}
