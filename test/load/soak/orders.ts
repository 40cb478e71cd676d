import { randomUUID } from "node:crypto";
import type { DemoAccount } from "../../../lib/admin/demo.ts";
import { BRIEFS } from "../bench/briefs.ts";
import type { Book } from "./book.ts";
import type { Caller, Reply } from "./caller.ts";
import type { Chance } from "./random.ts";

/** A simulated customer. */
export type Actor = { owner: DemoAccount; caller: Caller; book: Book; random: Chance };
const CHANNELS = ["twitter", "linkedin", "instagram", "web"];

/** What a 202 promises is written down; 2xx answers to one Idempotency-Key must name one run. */
function note({ book }: Actor, apiKey: string, { status, json }: Reply): string | undefined {
  if (status !== 202) return undefined;
  const { id, run_id, items } = (json ?? {}) as {
    id?: string;
    run_id?: string;
    items?: { run_id: string }[];
  };
  const ids = items ? items.map((item) => item.run_id) : [id ?? run_id ?? ""];
  for (const runId of ids) book.promise(runId, apiKey);
  return ids[0];
}

export type Wish = { assetType: string; live?: boolean; more?: object };

export async function order(actor: Actor, act: string, { assetType, live, more }: Wish) {
  const { owner, caller, book, random } = actor;
  const apiKey = live ? owner.liveKey : owner.testKey;
  const idempotencyKey = randomUUID();
  const channel = assetType === "og_image" ? "web" : random.of(CHANNELS);
  const metadata = { soak: idempotencyKey };
  const body = { brief: random.of(BRIEFS), channel, asset_type: assetType, metadata, ...more };
  const call = { act, apiKey, method: "POST", path: "/generate", body, idempotencyKey };
  const reply = await caller.send(call);
  const runId = note(actor, apiKey, reply);
  book.remember({ apiKey, path: call.path, body, idempotencyKey, runId });
}

/** The same request again, whatever became of the first. */
export async function repeat(actor: Actor, act: string) {
  const { book, random, caller } = actor;
  if (book.keyed.length === 0) return;
  const first = random.of(book.keyed);
  const { apiKey, path, body, idempotencyKey } = first;
  const reply = await caller.send({ act, apiKey, method: "POST", path, body, idempotencyKey });
  const runId = note(actor, apiKey, reply);
  if (runId && first.runId && runId !== first.runId)
    book.wrong.push(`Idempotency-Key ${idempotencyKey} made the runs ${first.runId} and ${runId}.`);
  first.runId ??= runId;
}

export async function renderSome(actor: Actor, act: string) {
  const { owner, caller, random } = actor;
  const items = Array.from({ length: 2 + Math.floor(random.draw() * 3) }, (_, i) => ({
    output_type: "stat",
    body: { value: String(100 + i), label: "parcels by pedal", headline: "No exhaust" },
  }));
  const apiKey = random.draw() < 0.8 ? owner.testKey : owner.liveKey;
  note(actor, apiKey, await caller.send({ act, apiKey, method: "POST", path: "/render", body: { items } }));
}

export async function studio(actor: Actor, act: string) {
  const { owner, caller } = actor;
  const data = { value: "10,000", label: "parcels by pedal this month", headline: "No exhaust" };
  const body = { output_type: "stat", data, delivery: "none" };
  const path = "/api/v1/studio/generate";
  note(actor, owner.liveKey, await caller.send({ act, apiKey: owner.liveKey, method: "POST", path, body }));
}
