import { BRIEFS } from "./briefs.ts";
import { orderCard } from "./caller.ts";
import { median, quantile, type Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";
import { startService } from "./service.ts";

const CHANNELS = ["twitter", "linkedin", "instagram", "web"];
const WARM_UP = 6;
const AT_ONCE = 20;

const NOTE = `${BRIEFS.length} different briefs over ${CHANNELS.length} channels, one at a time, from the order to the answer of ?wait=30.`;
const BURST_NOTE = `${AT_ONCE} other orders sent at the same moment, each followed by ?wait=30.`;

/** From a brief to a succeeded card, as its caller sees it. */
export async function briefToCard(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const service = await keep(startService(folder));
  const orders = BRIEFS.map((brief, i) => ({ brief, channel: CHANNELS[i % CHANNELS.length] ?? "web" }));
  const burst = BRIEFS.slice(0, AT_ONCE).map((brief) => ({ brief: `${brief} Today.`, channel: "linkedin" }));
  for (const { brief } of orders.slice(0, WARM_UP)) {
    await orderCard(service, { brief: `${brief} Soon.`, channel: "twitter" });
  }
  const single: number[] = [];
  for (const order of orders) single.push(await orderCard(service, order));
  const together = await Promise.all(burst.map((order) => orderCard(service, order)));
  return [
    { name: "brief to card, p50", value: median(single), unit: "ms", aim: "≤ 600 ms", note: NOTE },
    { name: "brief to card, p95", value: quantile(single, 0.95), unit: "ms", aim: "≤ 1500 ms", note: NOTE },
    { name: "burst of 20, median", value: median(together), unit: "ms", note: BURST_NOTE },
    { name: "burst of 20, last", value: Math.max(...together), unit: "ms", note: BURST_NOTE },
  ];
}
