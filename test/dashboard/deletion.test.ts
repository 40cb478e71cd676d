import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  agentGrants,
  auditLog,
  events,
  memberships,
  oauthSpentTokens,
  posts,
  users,
} from "../../drizzle/schema/index.ts";
import { PaymentsDown } from "../../lib/core/payments.ts";
import { queryRows } from "../../lib/core/statement.ts";
import { dependentTables, workspaceTables } from "../../lib/exports/store-tables.ts";
import { newBrowser, PASSWORD, signedIn } from "../support/browsing.ts";
import { jpegQuarters } from "../support/jpeg.ts";
import { deliverEvent, paymentsOf } from "../support/money.ts";
import { type Pixel, png } from "../support/pictures.ts";
import { file, formWith, PATH } from "../support/screens.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { BRIEF, type World, world } from "../support/world.ts";

const DELETION = "/app/settings/delete";
const FIELDS = { name: "Kite Works", password: PASSWORD };
const WEEK = 7 * 86_400;

/** A workspace with something in many tables. */
async function lived() {
  const w = await world();
  const storage = watchStorage(w);
  const owner = await signedIn(w);
  await insertAccount(w, "x");
  const { id } = (await (await w.post("/generate", BRIEF, { "idempotency-key": "one" })).json()) as {
    id: string;
  };
  await w.post("/webhooks", { url: "https://hooks.example.com/in" });
  await w.drain();
  const run = await finishedRun(w);
  await w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at: "2026-06-25T09:00:00Z" });
  await owner.submit("/app/settings/members/invite", { role: "editor" });
  const grantId = crypto.randomUUID();
  const createdAt = w.service.now();
  const client = {
    clientId: "c",
    clientName: "Agent",
    redirectUri: "https://agent.example/back",
    scopes: [],
  };
  const grant = { id: grantId, workspaceId: w.workspaceId, userId: owner.id, ...client, createdAt };
  await w.service.db.insert(agentGrants).values(grant);
  await w.service.db.insert(oauthSpentTokens).values({ hash: grantId, grantId, expiresAt: createdAt });
  // A picture with a copy to draw, and one with a preview.
  await w.send(PATH, formWith(file(jpegQuarters(250, 50), "image/jpeg")));
  await w.send(PATH, formWith(file(png({ width: 300, height: 200, pixel: unpackable }))));
  return { w, owner, id, storage };
}

const unpackable = (x: number, y: number): Pixel => {
  const value = Math.imul(x * 7_919 + y * 104_729, 2_654_435_761) >>> 0;
  return [value & 255, (value >> 8) & 255, (value >> 16) & 255, 255];
};

/** The tables that hold rows of a workspace, with how many. */
async function rowsOf(w: World): Promise<Record<string, number>> {
  const counts = [];
  for (const table of [...workspaceTables(), "memberships", "sessions"]) {
    const where = sql`workspace_id = ${w.workspaceId}::uuid`;
    const [row] = await queryRows<{ n: number }>(
      w.service.db,
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${where}`,
    );
    if (row?.n) counts.push([table, row.n] as const);
  }
  return Object.fromEntries(counts);
}

const nameOf = async (w: World) =>
  queryRows(w.service.db, sql`select name from workspaces where id = ${w.workspaceId}::uuid`);

describe("deleting a workspace", () => {
  test("needs its name, the password, and an owner", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const status = async (fields: Record<string, string>) => (await owner.submit(DELETION, fields)).status;
    expect(await status({ ...FIELDS, name: "kite works" })).toBe(422);
    expect(await status({ ...FIELDS, password: "not the password" })).toBe(422);
    for (const role of ["editor", "reviewer", "viewer"] as const) {
      const member = await signedIn(w, role);
      expect((await member.submit(DELETION, FIELDS)).status, role).toBe(403);
      const page = await member.read(DELETION);
      expect(page, role).toContain("Only owners delete a workspace");
      expect(page, role).not.toContain("After seven days");
    }
    expect((await w.get("/me")).status).toBe(200);
    expect(await owner.read("/app/settings")).not.toContain("is being deleted");
  });

  test("stops everything at once, and can be taken back for seven days", async () => {
    const { w, owner } = await lived();
    const editor = await signedIn(w, "editor");
    expect((await owner.submit(DELETION, FIELDS)).status).toBe(303);
    expect((await owner.submit(DELETION, FIELDS)).status).toBe(400);
    expect((await w.get("/me")).status).toBe(401);
    expect((await editor.open("/app")).status).toBe(303);
    expect(await owner.read("/app")).toContain("This workspace is being deleted.");
    w.pass(WEEK - 60);
    await w.sweep();
    await w.drain();
    expect((await owner.submit(`${DELETION}/undo`)).status).toBe(303);
    w.pass(WEEK);
    await w.sweep();
    await w.drain();
    expect(await nameOf(w)).toHaveLength(1);
    expect(await owner.read("/app")).toContain("This workspace is paused");
  });

  test("leaves no row and no file of it, all of another workspace, and may run twice", async () => {
    const { w, owner, id, storage } = await lived();
    expect(storage.names().map((name) => name.split("/")[1])).toEqual(
      expect.arrayContaining(["image.jpg", "render.png", "preview"]),
    );
    const other = await lived();
    const before = await rowsOf(other.w);
    const shared = await signedIn(w, "editor");
    await w.service.db.insert(memberships).values({
      userId: shared.id,
      workspaceId: other.w.workspaceId,
      role: "viewer",
      createdAt: w.service.now(),
    });
    const run = (await (await w.get(`/runs/${id}`)).json()) as { assets: { url: string }[] };
    const card = new URL(run.assets[0]?.url as string).pathname;
    expect((await w.call("GET", card, { key: null })).status).toBe(200);
    expect(Object.keys(await rowsOf(w)).length).toBeGreaterThan(12);
    await owner.submit(DELETION, FIELDS);
    w.pass(WEEK + 60);
    await w.sweep();
    const job = w.waiting.find((message) => message.job.kind === "workspace.delete")?.job;
    await w.drain();
    expect(await rowsOf(w)).toEqual({});
    expect(await nameOf(w)).toEqual([]);
    expect((await w.call("GET", card, { key: null })).status).toBe(410);
    expect(storage.names()).toEqual([]);
    expect((await w.deliver(job as NonNullable<typeof job>)).status).toBe(204);
    // The sweeper deletes invites that have ended.
    const { invites: _, ...kept } = before;
    expect(await rowsOf(other.w)).toEqual({ ...kept, memberships: (before.memberships ?? 0) + 1 });
    // Who belongs elsewhere keeps the account; the address of who does not is free again.
    const people = await w.service.db.select().from(users);
    expect(people.some(({ email }) => email === shared.email)).toBe(true);
    expect(people.some(({ email }) => email === owner.email)).toBe(false);
    const signIn = { email: owner.email, password: PASSWORD };
    expect((await newBrowser(w).submit("/app/sign-in", signIn)).status).toBe(400);
  });

  test("that broke off goes on an hour later", async () => {
    const { w, owner } = await lived();
    await owner.submit(DELETION, FIELDS);
    w.pass(WEEK + 60);
    w.service.requestLog.clear = () => Promise.reject(new Error("Redis is away"));
    const { execute } = w.service.db;
    await w.sweep();
    let left = 12;
    w.service.db.execute = ((...query: Parameters<typeof execute>) => {
      if (left-- === 0) throw new Error("The isolate died");
      return execute.apply(w.service.db, query);
    }) as typeof execute;
    expect(await w.drain()).toContain(500);
    w.service.db.execute = execute;
    w.pass(3_700);
    await w.sweep();
    await w.drain();
    expect(await rowsOf(w)).toEqual({});
    expect(await nameOf(w)).toEqual([]);
  });
});

const RENEWS = { status: "active", entitled: true, endsAt: null };

/** The vendor says that a subscription pays for the workspace, and tells of it. */
async function subscribed(w: World): Promise<string> {
  const id = `sub_${w.workspaceId}`;
  const about = { customerId: "cus_1", workspaceId: w.workspaceId, plan: "pro" as const };
  const periodEndsAt = new Date("2026-07-15T12:00:00Z");
  paymentsOf(w).subscriptions.set(id, { id, ...about, ...RENEWS, periodEndsAt });
  const event = { id: `evt_${id}`, at: w.service.now(), kind: "subscription" as const };
  expect(await deliverEvent(w, { ...event, subscriptionId: id, workspaceId: null })).toBe(204);
  return id;
}

const countOf = async (w: World, action: string) =>
  (await w.service.db.select().from(auditLog).where(eq(auditLog.workspaceId, w.workspaceId))).filter(
    (entry) => entry.action === action,
  ).length;

describe("what a deleted workspace pays for and has planned", () => {
  test("drops are canceled with their events, and stay so when the workspace is kept", async () => {
    const { w, owner } = await lived();
    expect(await owner.read(DELETION)).toContain("One scheduled post is canceled");
    await owner.submit(DELETION, FIELDS);
    const drops = () => w.service.db.select().from(posts).where(eq(posts.workspaceId, w.workspaceId));
    expect((await drops()).map(({ status, dueAt, target }) => [status, dueAt, target])).toEqual([
      ["canceled", null, null],
    ]);
    const log = await w.service.db.select().from(events).where(eq(events.workspaceId, w.workspaceId));
    expect(log.filter(({ kind }) => kind === "post.canceled")).toHaveLength(1);
    await owner.submit(`${DELETION}/undo`);
    expect((await drops())[0]?.status).toBe("canceled");
  });

  test("the subscription is canceled at the vendor once, whatever is repeated, and the page says so", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const id = await subscribed(w);
    expect(await owner.read(DELETION)).toContain(
      "The subscription to the Pro plan is canceled. It is not charged again",
    );
    await Promise.all([owner.submit(DELETION, FIELDS), owner.submit(DELETION, FIELDS)]);
    await w.call("GET", "/api/v1/health", { key: null });
    const job = w.waiting.find((message) => message.job.kind === "subscription.cancel")?.job;
    await w.drain();
    await w.deliver(job as NonNullable<typeof job>);
    w.pass(3_600);
    await w.sweep();
    await w.drain();
    expect(paymentsOf(w).canceled).toEqual([id]);
    expect(await countOf(w, "cancel_subscription")).toBe(1);
    expect(await owner.read(DELETION)).toMatch(
      /is canceled: it is not charged again, and ends on <time datetime="2026-07-15/,
    );
    const undone = await owner.submit(`${DELETION}/undo`);
    const kept = await owner.read(undone.headers.get("location") ?? "");
    const said = /<p class="notice good" role="status".*?<\/p>/s.exec(kept)?.[0];
    expect(said).toMatch(/"\/app\/settings#pause">resume it<.*#plans">continue the Pro plan<.*2026-07-15/s);
    expect(await owner.read("/app/billing")).toContain("2026-07-15");
  });

  test("while the vendor is away the deletion waits and says so, and ends when it is back", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const id = await subscribed(w);
    const vendor = paymentsOf(w);
    const { cancelSubscription } = vendor;
    vendor.cancelSubscription = () => Promise.reject(new PaymentsDown("The vendor is away"));
    expect((await owner.submit(DELETION, FIELDS)).status).toBe(303);
    await w.call("GET", "/api/v1/health", { key: null });
    expect(await w.drain()).toContain(500);
    expect(await owner.read(DELETION)).toContain("is not canceled yet");
    w.pass(WEEK + 60);
    await w.sweep();
    await w.drain();
    expect(await nameOf(w)).toHaveLength(1);
    vendor.cancelSubscription = cancelSubscription;
    w.pass(3_700);
    await w.sweep();
    await w.drain();
    expect(await nameOf(w)).toEqual([]);
    expect(vendor.canceled).toEqual([id]);
  });

  test("a workspace that was kept before the vendor was asked keeps its subscription", async () => {
    const w = await world();
    const owner = await signedIn(w);
    await subscribed(w);
    await owner.submit(DELETION, FIELDS);
    await owner.submit(`${DELETION}/undo`);
    await w.drain();
    expect(paymentsOf(w).canceled).toEqual([]);
  });

  test("a subscription that the vendor does not know holds nothing up", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const id = await subscribed(w);
    paymentsOf(w).subscriptions.delete(id);
    await owner.submit(DELETION, FIELDS);
    await w.drain();
    w.pass(WEEK + 60);
    await w.sweep();
    await w.drain();
    expect(await nameOf(w)).toEqual([]);
  });
});

test("tables that name no workspace are known by what they refer to", () => {
  const named = dependentTables().map(({ table, column, owner }) => `${table}.${column} ${owner}`);
  expect(named).toContain("oauth_spent_tokens.grant_id agent_grants");
  expect(named).toContain("webhook_attempts.delivery_id webhook_deliveries");
});

test("every table with rows of a workspace is known, those that refer to others first", () => {
  const tables = workspaceTables();
  expect(tables.length).toBeGreaterThan(25);
  const before = (first: string, second: string) => tables.indexOf(first) < tables.indexOf(second);
  expect(before("posts", "runs")).toBe(true);
  expect(before("runs", "api_keys")).toBe(true);
  expect(before("screens", "images")).toBe(true);
  expect(before("run_assets", "runs")).toBe(true);
});
