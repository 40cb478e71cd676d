import { sql } from "drizzle-orm";
import { accounts, auditLog, events, runAssets, runs } from "../../drizzle/schema/index.ts";
import { newId } from "../../lib/core/ids.ts";
import { sha256 } from "../../lib/text/sha256.ts";
import type { Platform } from "../../lib/vocab.ts";
import { png } from "./pictures.ts";
import { scriptedNetwork } from "./scripted-network.ts";
import { BRIEF, json, type World, world } from "./world.ts";

/** An account of the sandbox: no tokens, and a network of its own. */
export async function insertAccount(w: World, platform: Platform, wish: object = {}): Promise<string> {
  const id = newId(w.service);
  const now = w.service.now();
  await w.service.db.insert(accounts).values({
    id,
    workspaceId: w.workspaceId,
    platform,
    externalId: `sandbox:${id}`,
    handle: "kiteworks",
    sandbox: true,
    createdAt: now,
    updatedAt: now,
    ...wish,
  });
  return id;
}

type Wish = {
  order?: object;
  key?: string;
  patch?: Partial<typeof runs.$inferInsert>;
  size?: [number, number];
  mimeType?: string;
  durationMs?: number;
};

/** A run with its picture as the pipeline would leave it, without waiting for the drawing. */
export async function finishedRun(w: World, wish: Wish = {}): Promise<string> {
  const {
    order = {},
    key = w.key,
    patch = {},
    size: [width, height] = [1200, 675],
    mimeType = "image/png",
    durationMs = null,
  } = wish;
  const asked = await w.call("POST", "/generate", { json: { ...BRIEF, ...order }, key });
  const { id } = await json(asked);
  w.waiting.splice(0);
  const now = w.service.now();
  const done = {
    status: "succeeded",
    step: 6,
    verdict: "approved",
    impactScore: 88,
    outputText: "Harbor Notes now works offline.",
    altText: "A card.",
    startedAt: now,
    finishedAt: now,
    ...patch,
  } as const;
  const [run] = await w.service.db.update(runs).set(done).where(sql`id = ${id}::uuid`).returning();
  const bytes = png({ width, height });
  const asset = `${run?.assetToken}/card.png`;
  await w.service.files.put(asset, bytes, { mimeType, sha256: await sha256(bytes) });
  await w.service.db.insert(runAssets).values({
    id: newId(w.service),
    workspaceId: w.workspaceId,
    runId: id,
    index: 0,
    role: "primary",
    key: asset,
    mimeType,
    width,
    height,
    bytes: bytes.length,
    sha256: await sha256(bytes),
    altText: "A card.",
    durationMs,
    createdAt: now,
  });
  return id;
}

/** What the audit log and the list of events say about a post, in order. */
export async function historyOf(w: World, postId: string): Promise<string[]> {
  const auditEntries = await w.service.db
    .select()
    .from(auditLog)
    .where(sql`target = ${postId}`)
    .orderBy(auditLog.id);
  const noted = await w.service.db
    .select()
    .from(events)
    .where(sql`post_id = ${postId}::uuid`)
    .orderBy(events.id);
  return [...auditEntries.map(({ action }) => action), ...noted.map(({ kind }) => kind)];
}

/** A workspace with an account on a platform in memory. */
export async function postingWorld(
  habits: Parameters<typeof scriptedNetwork>[1] = {},
  at: Platform = "x",
  setting: Parameters<typeof world>[0] = {},
) {
  const w = await world(setting);
  const platform = scriptedNetwork(at, habits);
  Object.assign(w.service.networks.sandbox, { [at]: platform.network });
  return { w, platform, account: await insertAccount(w, at) };
}
