import { setTimeout as sleep } from "node:timers/promises";
import type { Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";
import { type Service, startService } from "./service.ts";

const ITEMS = 100;
const LOOK_EVERY_MS = 100;
const TIMEOUT_MS = 120_000;
const NOTE = `One request of ${ITEMS} items, the samples of all templates for single pictures in turn, from the request to the last run that ended.`;

type Template = { output_type: string; asset_type: string; sample: object };
type Batch = { batch_id: string; items: { status: string }[] };

/** A full batch of renders on the local platform, as its caller sees it. */
export async function batch(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const service = await keep(startService(folder));
  const all = await call<Template[]>(service, "GET", "/templates");
  const single = all.filter(({ asset_type }) => asset_type === "card" || asset_type === "og_image");
  const items = Array.from({ length: ITEMS }, (_, i) => {
    const { output_type, sample } = single[i % single.length] ?? { output_type: "card", sample: {} };
    return { output_type, body: { ...sample, seed: i } };
  });
  const began = performance.now();
  const { batch_id } = await call<Batch>(service, "POST", "/render", { items });
  await ended(service, batch_id);
  const value = (performance.now() - began) / 1000;
  return [{ name: `batch of ${ITEMS} renders`, value, unit: "s", aim: "≤ 20 s", note: NOTE }];
}

/** Waits until every run has ended; all of them must have succeeded, or the time would mean nothing. */
async function ended(service: Service, id: string): Promise<void> {
  for (const until = performance.now() + TIMEOUT_MS; performance.now() < until; await sleep(LOOK_EVERY_MS)) {
    // workerd may drop a kept-alive connection while it is busy drawing. A read is safe to repeat.
    const read = await call<Batch>(service, "GET", `/render/${id}`).catch(reconnecting);
    if (!read) continue;
    const { items } = read;
    if (items.every(({ status }) => status === "succeeded")) return;
    if (items.some(({ status }) => status === "failed")) throw new Error("A render of the batch has failed.");
  }
  throw new Error("The batch did not end.");
}

function reconnecting(error: unknown): undefined {
  if (error instanceof TypeError && error.message === "fetch failed") return undefined;
  throw error;
}

async function call<T>({ url, key }: Service, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${url}/programmatic${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
