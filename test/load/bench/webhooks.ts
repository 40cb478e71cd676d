import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/v4";
import { median, quantile, type Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";
import { startService } from "./service.ts";

const ONE_BY_ONE = 40;
const AT_ONCE = 20;
const WARM_UP = 3;
const TIMEOUT_MS = 120_000;
const NOTE = `From finished_at of the run to the arrival of run.succeeded at the inbox sandbox, first attempts; ${ONE_BY_ONE} cards one after the other, then ${AT_ONCE} at once.`;

const Received = z.array(
  z.object({
    type: z.string(),
    at: z.coerce.date(),
    attempt: z.int(),
    body: z.object({ data: z.object({ finished_at: z.coerce.date().nullish() }) }),
  }),
);

type Service = { url: string; key: string };
type Caller = (path: string, body: object) => Promise<void>;

/** Measures the time from the end of a run to its webhook. */
export async function webhooks(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const service = await keep(startService(folder));
  const { inboxes_url } = JSON.parse(await readFile(join(folder, "data", "platform.json"), "utf8"));
  const inboxes = String(inboxes_url).replace("localhost", "127.0.0.1");
  const call = callerOf(service);
  const open = async (name: string) => {
    await call("/webhooks", {
      url: `https://hooks.brandrun.sandbox/${name}`,
      event_types: ["run.succeeded"],
    });
    return () => waitsAt(`${inboxes}/${name}/received`);
  };

  const calm = await open("calm");
  for (let n = 0; n < WARM_UP + ONE_BY_ONE; n++) {
    await call("/generate", card(n));
    await until(async () => (await calm()).length > n);
  }
  const alone = (await calm()).slice(WARM_UP);
  const busy = await open("busy");
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => call("/generate", card(1_000 + n))));
  await until(async () => (await busy()).length >= AT_ONCE);
  return [...rows("one after the other", alone), ...rows(`${AT_ONCE} at once`, await busy())];
}

const rows = (how: string, waits: number[]): Row[] =>
  [
    ["p50", median(waits)],
    ["p95", quantile(waits, 0.95)],
  ].map(([name, value]) => ({
    name: `end of a run to its webhook, ${how}, ${name}`,
    value: Number(value),
    unit: "ms",
    aim: "≤ 1000 ms",
    note: NOTE,
  }));

const card = (n: number) => ({
  brief: `Announce that depot ${n} opens on Monday with ${n + 5} bikes. For couriers in the north.`,
  channel: "linkedin",
  asset_type: "card",
});

const callerOf =
  ({ url, key }: Service): Caller =>
  async (path, body) => {
    const answer = await fetch(`${url}/programmatic${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };

/** How long each notice took, in milliseconds, in the order of arrival. */
async function waitsAt(address: string): Promise<number[]> {
  const answer = await fetch(address);
  if (answer.status === 404) return [];
  const received = Received.parse(await answer.json());
  return received.flatMap(({ type, at, attempt, body }) => {
    const ended = body.data.finished_at;
    return type === "run.succeeded" && attempt === 1 && ended ? at.getTime() - ended.getTime() : [];
  });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error("Not every notice arrived.");
    await sleep(20);
  }
}
