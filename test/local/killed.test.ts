import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../lib/local/listen.ts";
import { descendants, type Started, start, until } from "./boot-support.ts";
import { clients } from "./postgres/support.ts";

const ORDERS = 20;
const BRIEF = {
  brief: "Announce that Harbor Notes now works offline on trains and planes. For commuting product managers.",
  channel: "twitter",
  asset_type: "card",
};

let cwd: string;
let folder: string;
let port: number;
let running: Started;

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), "brandrun-killed-"));
  folder = join(cwd, "data");
  port = await freePort();
});
afterAll(async () => {
  running.child.kill("SIGTERM");
  await running.ended;
  rmSync(cwd, { recursive: true });
});

async function restart(): Promise<void> {
  running = start({ port, folder, cwd });
  await running.ready();
}
async function kill(): Promise<void> {
  running.child.kill("SIGKILL");
  await running.ended;
}

const sql = () => {
  const { database_port, database_url } = running.connectionInfo();
  return clients(database_port, database_url).sql;
};
const key = () => JSON.parse(readFileSync(join(folder, "demo.json"), "utf8")).live_key as string;

/** A caller who repeats an Idempotency-Key until there is an answer. The first try may hold it for a minute. */
async function order(n: number): Promise<string> {
  for (let tries = 0; tries < 480; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/programmatic/generate`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key()}`,
        "content-type": "application/json",
        "idempotency-key": `order-${n}`,
      },
      body: JSON.stringify({ ...BRIEF, seed: n }),
    }).catch(() => undefined);
    // A kill cuts answers off as well.
    const taken = answer?.status === 202 ? await answer.json().catch(() => undefined) : undefined;
    if (taken) return (taken as { id: string }).id;
    await sleep(250);
  }
  throw new Error(`Order ${n} was never taken.`);
}

const unfinished = async () => {
  const [row] = await sql()`select (select count(*) from runs where status in ('queued', 'running'))
    + (select count(*) from outbox) as n`;
  return Number(row?.n);
};

/** Within two full minutes: what was lost is found by the sweeper. */
async function rest(): Promise<void> {
  const deadline = performance.now() + 150_000;
  while ((await unfinished()) > 0) {
    if (performance.now() > deadline) throw new Error(`${await unfinished()} things are still under way.`);
    await sleep(250);
  }
}

async function expectRightLedger(runs: number) {
  const [row] = await sql()`select (select count(*)::int from runs) as runs,
    (select count(*)::int from runs where status = 'succeeded') as succeeded,
    (select count(*)::int from events where kind = 'run.succeeded') as ends,
    (select count(distinct run_id)::int from run_assets) as drawn,
    (select sum((used ->> 'card')::int + (onboarding_run_id is not null)::int)::int from usage_counters) as used,
    (select sum(amount)::int from credit_ledger) as ledger,
    (select sum(monthly_credits + bought_credits)::int from usage_counters) as balance`;
  expect(row).toMatchObject({ runs, succeeded: runs, ends: runs, drawn: runs, used: runs });
  expect(row?.ledger).toBe(row?.balance);
}

// What follows is one life of one data folder, told in order.

test("the local platform recovers from kill -9 between creating the first account and storing its keys", {
  timeout: 120_000,
}, async () => {
  await restart();
  await kill();
  for (const name of ["demo.json", "demo.json.copy"]) rmSync(join(folder, name));
  await restart();
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200);
});

test("orders survive kill -9 of the whole local platform and of the service alone", {
  timeout: 300_000,
}, async () => {
  const [before] = await sql()`select count(*)::int as runs from runs`;
  const orders = Promise.all(Array.from({ length: ORDERS }, (_, n) => order(n)));
  await until(async () => Number((await sql()`select count(*) as n from runs`)[0]?.n) >= 4);
  await kill();
  await restart();
  for (const pid of descendants(running.child, "workerd")) process.kill(pid, "SIGKILL");
  const ids = await orders;
  expect(new Set(ids).size).toBe(ORDERS);
  await rest();
  await expectRightLedger(Number(before?.runs) + ORDERS);
});
