import { register } from "node:module";
import { sql } from "drizzle-orm";
import { mockLocks } from "../../../lib/adapters/mock/locks.ts";
import type { AlertFields, AlertKind } from "../../../lib/core/alert.ts";
import { newId } from "../../../lib/core/ids.ts";
import type { Ports } from "../../../lib/core/ports.ts";
import { realPostgres, TEST_DATABASE_URL } from "../../support/real-postgres.ts";
import { median, type Row } from "./row.ts";
import type { Keep } from "./scope.ts";
import { FAULTY, RUNS, SEED } from "./sweep-seed.ts";

const ROUNDS = 5;
const IDLE = `The sweeper on a PostgreSQL with ${RUNS.toLocaleString("en")} runs, nothing to mend.`;
const BUSY =
  "The same with 900 to 1,000 things to mend: 200 outbox entries, 100 stalled runs, 100 drops, 600 old or late rows.";

// The sweeper's imports include pictures and fonts, which Node loads only through this hook.
register("../../render/support/binary-loader.mjs", import.meta.url);
const { RULES, sweep } = await import("../../../lib/pipeline/sweep.ts");

const random = (size: number) => crypto.getRandomValues(new Uint8Array(size));

const IDS = { now: () => new Date(), random };

/** What the sweeper touches; the queue takes everything, and each round has locks of its own. */
export const portsFor = (db: Ports["db"], now = () => new Date()) =>
  ({
    db,
    queue: { send: async () => {} },
    locks: mockLocks(now),
    flags: mockLocks(now),
    now,
    random,
    log: () => {},
    alert: (kind: AlertKind, { reason }: AlertFields) => {
      if (kind === "sweep_failed") throw new Error(String(reason));
    },
    settings: { publicUrl: "http://brandrun.test", queueParallelism: 100 },
  }) as unknown as Ports;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** How long the sweeper takes on a large database, whole and rule by rule. Needs TEST_DATABASE_URL. */
export async function sweeping(keep: Keep): Promise<Row[]> {
  if (!TEST_DATABASE_URL) {
    process.stderr.write("left out, as TEST_DATABASE_URL is not set … ");
    return [];
  }
  const postgres = await keep(realPostgres());
  const ids = [newId(IDS), newId(IDS)];
  await postgres.query(
    `insert into workspaces (id, name, plan, created_at) values ($1, 'Acme', 'scale', now())`,
    [ids[0]],
  );
  await postgres.query(
    "insert into api_keys (id, workspace_id, mode, hash, hint, created_at) values ($2, $1, 'live', 'hash', 'hint', now())",
    ids,
  );
  for (const [, statement] of SEED) await postgres.query(statement, ids);
  await postgres.query("vacuum analyze");
  await postgres.db.execute(sql`select 1`);
  return [...(await idle(postgres.db)), ...(await busy(postgres, ids))];
}

async function idle(db: Ports["db"]): Promise<Row[]> {
  const whole: number[] = [];
  const each = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    whole.push(await timed(() => sweep(portsFor(db))));
    for (const [name, rule] of Object.entries(RULES))
      each.set(name, [...(each.get(name) ?? []), await timed(() => rule(portsFor(db)))]);
  }
  return [
    { name: "sweep, idle", value: median(whole), unit: "ms", aim: "≤ 2,000", note: IDLE },
    ...[...each].map(([name, sample]) => ({ name: `  ${name}`, value: median(sample), unit: "ms" })),
  ];
}

async function busy({ db, query }: Awaited<ReturnType<typeof realPostgres>>, ids: string[]): Promise<Row[]> {
  const whole: number[] = [];
  let mended = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const statement of FAULTY) await query(statement, ids);
    let found: Record<string, number> = {};
    whole.push(
      await timed(async () => {
        found = await sweep(portsFor(db));
      }),
    );
    mended = Object.values(found).reduce((sum, count) => sum + count, 0);
    process.stderr.write(`${mended} mended … `);
  }
  return [{ name: "sweep, 1,000 to mend", value: median(whole), unit: "ms", aim: "≤ 2,000", note: BUSY }];
}
