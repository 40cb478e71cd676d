import { setTimeout as sleep } from "node:timers/promises";
import { runConcurrently } from "../../support/concurrency.ts";
import { BRIEFS } from "./briefs.ts";
import { orderCard } from "./caller.ts";
import { residentMb } from "./process.ts";
import type { Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";
import { type Service, startService } from "./service.ts";

const CARDS = 200;
const AT_ONCE = 8;
const CHANNELS = ["twitter", "linkedin", "instagram", "web"];
const REST_MS = 2_000;
const NOTE = `Resident memory after a second start that has drawn nothing, and after ${CARDS} cards, ${AT_ONCE} at a time, and ${REST_MS / 1000} s of rest.`;

/** What the processes of the local platform hold. */
export async function memory(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  await (await keep(startService(folder))).interrupt();
  const service = await keep(startService(folder));
  const before = await residents(service);
  await runConcurrently(CARDS, AT_ONCE, (i) => {
    const brief = `${BRIEFS[i % BRIEFS.length]} Number ${i}.`;
    return orderCard(service, { brief, channel: CHANNELS[i % CHANNELS.length] ?? "web" });
  });
  await sleep(REST_MS);
  const after = await residents(service);
  const row = (name: string, value: number, aim = ""): Row => ({
    name,
    value,
    unit: "MB",
    note: NOTE,
    ...(aim && { aim }),
  });
  return [
    row("workerd after boot", before.workerd),
    row(`workerd after ${CARDS} cards`, after.workerd, "≤ 200 MB"),
    row("node after boot", before.node),
    row(`node after ${CARDS} cards`, after.node),
  ];
}

async function residents({ nodePid, workerdPid }: Service) {
  const [node, workerd] = await Promise.all([residentMb(nodePid), residentMb(workerdPid)]);
  return { node, workerd };
}
