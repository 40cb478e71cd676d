import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { median, quantile, type Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";
import { startService } from "./service.ts";

const CARDS = 20;
const WARM_UP = 3;
const TIMEOUT_MS = 20_000;
const LOOK_EVERY_MS = 10;
const NOTE = `${CARDS} different cards, one at a time, from the call to the message in the chat sandbox, which is looked at every ${LOOK_EVERY_MS} ms.`;

/** From an event of the caller's to a message in a chat. */
export async function studio(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const { url, key } = await keep(startService(folder));
  const { telegram_url } = JSON.parse(await readFile(join(folder, "data", "platform.json"), "utf8"));
  const log = `${String(telegram_url).replace("localhost", "127.0.0.1")}/log`;
  const times: number[] = [];
  for (let n = -WARM_UP; n < CARDS; n++) {
    const took = await deliver({ url, key, log }, `Delivery number ${n + WARM_UP + 1}`);
    if (n >= 0) times.push(took);
  }
  return [
    { name: "call to chat, p50", value: median(times), unit: "ms", aim: "≤ 2000 ms", note: NOTE },
    { name: "call to chat, p95", value: quantile(times, 0.95), unit: "ms", aim: "≤ 2000 ms", note: NOTE },
  ];
}

async function deliver({ url, key, log }: { url: string; key: string; log: string }, caption: string) {
  const began = performance.now();
  const data = { value: caption.replace(/\D/g, ""), label: "parcels delivered by pedal", headline: caption };
  const answer = await fetch(`${url}/studio/generate`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ output_type: "stat", data, caption: `${caption}.` }),
  });
  if (answer.status !== 202) throw new Error(`Studio answered ${answer.status}: ${await answer.text()}`);
  while (performance.now() - began < TIMEOUT_MS) {
    if ((await (await fetch(log)).text()).includes(`${caption}.`)) return performance.now() - began;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error("The card did not arrive.");
}
