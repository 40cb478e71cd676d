import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, idempotency, webhookEndpoints } from "../../drizzle/schema/index.ts";
import { expectRefusal } from "../support/expect.ts";
import {
  answers,
  attemptsOf,
  deliveriesOf,
  endpoint,
  recordAndPublish,
  verified,
  WEBHOOK_URL,
  webhookWorld,
} from "../support/webhooks.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { json } from "../support/world.ts";

const list = async (answer: Response) => (await answer.json()) as Record<string, unknown>[];

test("a webhook is created, read, changed and deleted; its secret is shown once", async () => {
  const { w } = await webhookWorld();
  const made = await w.post("/webhooks", {
    url: WEBHOOK_URL,
    description: " Ours ",
    event_types: ["run.failed", "run.failed"],
  });
  expect(made.status).toBe(201);
  const { secret, ...record } = (await json(made)) as unknown as { secret: string; id: string };
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(record).toMatchObject({
    url: WEBHOOK_URL,
    description: "Ours",
    event_types: ["run.failed"],
    status: "enabled",
  });
  expect(await json(await w.get(`/webhooks/${record.id}`))).toEqual(record);
  expect(await list(await w.get("/webhooks"))).toEqual([record]);
  const changed = await w.patch(`/webhooks/${record.id}`, { event_types: null, url: `${WEBHOOK_URL}/2` });
  expect(await json(changed)).toMatchObject({
    event_types: null,
    url: `${WEBHOOK_URL}/2`,
    description: "Ours",
  });
  expect((await w.del(`/webhooks/${record.id}`)).status).toBe(204);
  await expectRefusal(await w.get(`/webhooks/${record.id}`), 404, "not_found");
  const auditEntries = await w.service.db.select().from(auditLog).where(sql`target = ${record.id}`);
  expect(auditEntries.map(({ action }) => action).sort()).toEqual([
    "create_webhook",
    "delete_webhook",
    "update_webhook",
  ]);
});

test("no webhook secret is stored in clear, not even in the response kept for an Idempotency-Key", async () => {
  const { w } = await webhookWorld();
  const key = { "Idempotency-Key": "hook-1" };
  const first = await w.post("/webhooks", { url: WEBHOOK_URL }, key);
  const again = await w.post("/webhooks", { url: WEBHOOK_URL }, key);
  const text = await first.text();
  expect(await again.text()).toBe(text);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  const { id, secret } = JSON.parse(text);
  const [row] = await w.service.db.select().from(webhookEndpoints).where(sql`id = ${id}::uuid`);
  const kept = await w.service.db.select().from(idempotency).where(sql`key_id = ${w.keyId}::uuid`);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify([row, kept])).not.toContain(secret.slice(6, 30));
  expect(await list(await w.get("/webhooks"))).toHaveLength(1);
});

test.each([
  ["plain http", { url: "http://hooks.example.com/" }, "url"],
  ["no url", {}, "url"],
  ["a private name", { url: "https://localhost/" }, "url"],
  ["an IP address", { url: "https://127.0.0.1/" }, "url"],
  ["an IP address in another spelling", { url: "https://0x7f.1/" }, "url"],
  ["credentials", { url: "https://me:secret@hooks.example.com/" }, "url"],
  ["a port", { url: "https://hooks.example.com:8443/" }, "url"],
  ["too long an address", { url: `${WEBHOOK_URL}/${"a".repeat(2_048)}` }, "url"],
  ["an unknown type", { url: WEBHOOK_URL, event_types: ["run.exploded"] }, "event_types"],
  ["no type at all", { url: WEBHOOK_URL, event_types: [] }, "event_types"],
  ["too long a description", { url: WEBHOOK_URL, description: "a".repeat(301) }, "description"],
])("%s is refused by name", async (_, body, field) => {
  const { w } = await webhookWorld();
  const { detail } = (await expectRefusal(await w.post("/webhooks", body), 422, "validation_error")) as {
    detail: { loc: string[] }[];
  };
  expect(detail[0]?.loc).toContain(field);
});

test("a workspace has at most 20 webhooks; deleting one makes room", async () => {
  const { w } = await webhookWorld();
  const made = [];
  for (let n = 0; n < 20; n++) made.push(await endpoint(w));
  await expectRefusal(await w.post("/webhooks", { url: WEBHOOK_URL }), 400, "bad_request");
  await w.del(`/webhooks/${made[7]?.id}`);
  expect((await w.post("/webhooks", { url: WEBHOOK_URL })).status).toBe(201);
});

test("another workspace cannot read, change, test or replay a webhook", async () => {
  const { w } = await webhookWorld();
  const { id } = await endpoint(w);
  const test = await json(await w.post(`/webhooks/${id}/test`));
  const { key } = await otherWorkspace(w);
  const from = "2026-06-15T00:00:00Z";
  const calls: [string, string, object?][] = [
    ["GET", `/webhooks/${id}`],
    ["PATCH", `/webhooks/${id}`, { url: "https://thief.example.com/" }],
    ["DELETE", `/webhooks/${id}`],
    ["POST", `/webhooks/${id}/test`],
    ["POST", `/webhooks/${id}/rotate-secret`],
    ["POST", `/webhooks/${id}/replay`, { from }],
    ["GET", `/webhooks/${id}/deliveries`],
    ["GET", `/webhooks/deliveries/${test.id}`],
    ["POST", `/webhooks/deliveries/${test.id}/redeliver`],
  ];
  for (const [method, path, body] of calls) {
    const answer = await w.call(method, path, { key, ...(body && { json: body }) });
    await expectRefusal(answer, 404, "not_found");
  }
  for (const path of ["/webhooks", "/webhooks/deliveries"])
    expect(await list(await w.call("GET", path, { key }))).toEqual([]);
  expect(await json(await w.get(`/webhooks/${id}`))).toMatchObject({ url: WEBHOOK_URL });
});

test("a webhook.test event goes to its endpoint only, and its delivery shows the response", async () => {
  const { w, posted } = await webhookWorld(() => answers(200, { answer: "Thanks." }));
  const { id, secret } = await endpoint(w, { event_types: ["run.failed"] });
  await endpoint(w, { url: "https://else.example.com/" });
  const answer = await w.post(`/webhooks/${id}/test`);
  expect(answer.status).toBe(202);
  const delivery = await json(answer);
  await w.drain();
  expect(posted).toHaveLength(1);
  expect(verified(posted[0], secret, w)).toMatchObject({ type: "webhook.test", data: { endpoint_id: id } });
  expect(await json(await w.get(`/webhooks/deliveries/${delivery.id}`))).toMatchObject({
    status: "delivered",
    origin: "test",
    attempt_count: 1,
    attempts: [{ number: 1, status_code: 200, answer: "Thanks.", error: null }],
  });
});

test("after a rotation both secrets sign for 24 hours, then the new one only", async () => {
  const { w, posted } = await webhookWorld();
  const { id, secret: old } = await endpoint(w);
  const rotated = (await json(await w.post(`/webhooks/${id}/rotate-secret`))) as unknown as {
    secret: string;
  };
  expect(rotated).toMatchObject({ previous_secret_expires_at: "2026-06-16T12:00:00.000Z" });
  await recordAndPublish(w);
  await w.drain();
  expect(posted[0]?.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
  for (const secret of [old, rotated.secret]) verified(posted[0], secret, w);
  w.pass(86_400);
  await recordAndPublish(w);
  await w.drain();
  verified(posted[1], rotated.secret, w);
  expect(() => verified(posted[1], old, w)).toThrow();
  expect(await json(await w.get(`/webhooks/${id}`))).toMatchObject({ previous_secret_expires_at: null });
});

test("the workspace's own webhook secret is created once, shown, and rotated like an endpoint's", async () => {
  const { w } = await webhookWorld();
  const both = await Promise.all([w.get("/webhooks/secret"), w.get("/webhooks/secret")]);
  const [one, two] = await Promise.all(both.map(json));
  expect(one).toEqual(two);
  const rotated = await json(await w.post("/webhooks/rotate-secret"));
  expect(rotated).toMatchObject({ previous_secret_expires_at: "2026-06-16T12:00:00.000Z" });
  expect(rotated.secret).not.toBe(one?.secret);
  expect(await json(await w.get("/webhooks/secret"))).toEqual(rotated);
});

test("deliveries are listed newest first and can be filtered", async () => {
  const { w } = await webhookWorld((_, n) => answers(n === 1 ? 410 : 200));
  const { id } = await endpoint(w);
  const { id: other } = await endpoint(w, { url: "https://else.example.com/", event_types: ["run.failed"] });
  const eventId = await recordAndPublish(w, "brand.updated");
  await w.drain();
  w.pass(1);
  await recordAndPublish(w, "run.failed");
  await w.drain();
  const all = await list(await w.get("/webhooks/deliveries"));
  expect(all.map(({ event_type }) => event_type)).toEqual(["run.failed", "brand.updated"]);
  const count = async (query: string) => (await list(await w.get(`/webhooks/deliveries?${query}`))).length;
  expect(await count("status=failed")).toBe(1);
  expect(await count("event_type=run.failed")).toBe(1);
  expect(await count(`endpoint_id=${id}`)).toBe(1);
  expect(await count(`event_id=${eventId}`)).toBe(1);
  expect(await count("limit=1&offset=1")).toBe(1);
  expect(await list(await w.get(`/webhooks/${other}/deliveries`))).toEqual([all[0]]);
  expect((await w.get("/webhooks/deliveries?status=lost")).status).toBe(422);
  expect(await deliveriesOf(w)).toHaveLength(2);
  expect(await attemptsOf(w, String(all[0]?.id))).toHaveLength(1);
});
