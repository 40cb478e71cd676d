import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mintKey } from "../../../lib/access/mint.ts";
import { createWorkspace } from "../../../lib/access/workspaces.ts";
import { connectLocal } from "../../../lib/admin/connect.ts";
import type { Plan } from "../../../lib/vocab.ts";
import { BRIEFS } from "./briefs.ts";
import { type Order, orderCard, startRun } from "./caller.ts";
import { median, quantile, type Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";
import { startService } from "./service.ts";

const BURST = 1_000;
const CONNECTIONS = 64;
const WARM_UP = 6;
const CARDS = 20;
/** Bounds the measurement on a service that lets the card wait behind the burst. */
const MAX_WAITING_MS = 60_000;
const ACTOR = { kind: "system", id: "bench" } as const;

const NOTE =
  `A workspace on the scale plan orders ${BURST} different cards over ${CONNECTIONS} connections. ` +
  "Another one orders single cards, one after the other, from the order to the answer of ?wait=30. " +
  "One isolate draws all of them. Limit: the same cards before the burst; the ratio is to their median.";

type Target = { url: string; key: string };

/** How long a single card of one workspace takes while another has a burst of briefs in work. */
export async function fairness(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const { url } = await keep(startService(folder));
  const deps = connectLocal(JSON.parse(await readFile(join(folder, "data", "platform.json"), "utf8")));
  const owner = async (plan: Plan): Promise<Target> => {
    const workspaceId = await createWorkspace(deps, ACTOR, "Bench", plan);
    return { url, key: (await mintKey(deps, ACTOR, { workspaceId, mode: "live" })).key };
  };
  const [heavy, light] = [await owner("scale"), await owner("pro")];

  await cards(light, "warm-up", () => false, WARM_UP);
  const quiet = await cards(light, "quiet", () => false, CARDS);
  let accepted = false;
  const burst = sendAll(heavy, burstOrders()).then(() => {
    accepted = true;
  });
  const [arriving] = await Promise.all([cards(light, "arriving", () => accepted, BURST), burst]);
  const until = performance.now() + MAX_WAITING_MS;
  const waiting = await cards(light, "waiting", () => performance.now() > until, CARDS);
  return [...rows("arrive", arriving, quiet), ...rows("wait", waiting, quiet)];
}

function rows(how: string, times: readonly number[], quiet: readonly number[]): Row[] {
  const baseline = median(quiet);
  const figures = [
    ["p50", median(times)],
    ["p95", quantile(times, 0.95)],
  ] as const;
  return figures.map(([name, value]) => ({
    name: `single card while ${BURST} of another workspace ${how}, ${name}`,
    value,
    unit: "ms",
    baseline,
    ratio: value / baseline,
    aim: "≤ 2000 ms",
    note: NOTE,
  }));
}

/** Orders cards one after the other, at least one. Answers the milliseconds each of them took. */
async function cards(target: Target, when: string, isOver: () => boolean, most: number): Promise<number[]> {
  const times: number[] = [];
  do times.push(await orderCard(target, orderOf(times.length, `Seen ${when}.`)));
  while (times.length < most && !isOver());
  return times;
}

const burstOrders = (): Order[] => Array.from({ length: BURST }, (_, i) => orderOf(i, `Depot ${i} says so.`));

const orderOf = (i: number, addition: string): Order => ({
  brief: `${BRIEFS[i % BRIEFS.length]} ${addition}`,
  channel: "linkedin",
});

async function sendAll(target: Target, orders: readonly Order[]): Promise<void> {
  let next = 0;
  async function connection() {
    for (let order = orders[next++]; order; order = orders[next++]) await startRun(target, order);
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}
