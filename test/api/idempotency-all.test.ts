import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../functions/app.ts";
import { expectRefusal } from "../support/expect.ts";
import type { KeyedRoute } from "../support/keyed-route.ts";
import { runFor } from "../support/route-targets.ts";
import { ask, KEYED_ROUTES } from "../support/routes.ts";
import { bind } from "../support/studio.ts";
import { type World, world } from "../support/world.ts";

/** POSTs that create nothing: they ask, change what is there, or answer what is there already. */
const CREATES_NOTHING = [
  "/runs/:run_id/cancel",
  "/runs/:run_id/review",
  "/runs/:run_id/approve-channel",
  "/runs/:run_id/withdraw-approval",
  "/clarify",
  "/brand-dna/draft",
  "/media/delete",
  "/campaigns/:campaign_id/cancel",
  "/posts/:post_id/cancel",
  "/posts/:post_id/retry",
  "/render/:batch_id/cancel",
  "/webhooks/rotate-secret",
  "/webhooks/:webhook_id/rotate-secret",
  // Protocols of their own: a tool takes `idempotency_key`, and OAuth uses each code and token once.
  "/mcp",
  "/oauth/device_authorization",
  "/oauth/register",
  "/oauth/revoke",
  "/oauth/token",
];

const CREATING = KEYED_ROUTES.filter(
  ({ method, path }) => method === "POST" && !CREATES_NOTHING.includes(path),
);
const KEY = { "Idempotency-Key": "once-1" };
/** Headers that belong to one request. They are not part of the replayed answer. */
const OWN = /^(x-)?ratelimit-|^x-request-id$|^server-timing$|^idempotent-replayed$/;

const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !OWN.test(name)).map(([name, value]) => [name, value]));

const STUDIO: KeyedRoute = {
  method: "POST",
  path: "/studio/generate",
  effect: "start",
  body: { output_type: "card", data: { headline: "Offline maps are here" } },
  status: 202,
};

describe.each([...CREATING, STUDIO])("an Idempotency-Key for $method $path", (route) => {
  let w: World;
  let id: string;
  beforeAll(async () => {
    w = await world();
    if (route === STUDIO) await bind(w, { telegram: false });
    id = await runFor(w, route);
  });
  const send = (change: Partial<KeyedRoute> = {}, headers: Record<string, string> = KEY) =>
    ask(w, { ...route, ...change }, { id, headers });

  test("a repeated Idempotency-Key replays the answer byte for byte and does nothing again", async () => {
    const first = await send();
    expect(first.status).toBe(route.status);
    expect(first.headers.has("Idempotent-Replayed")).toBe(false);
    const jobs = w.waiting.length;
    w.pass(5);
    const again = await send();
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(again.status).toBe(first.status);
    expect(headersOf(again)).toEqual(headersOf(first));
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.has("RateLimit-Remaining")).toBe(true);
    expect(w.waiting).toHaveLength(jobs);
  });

  test.skipIf(!route.body)("a repeated Idempotency-Key with another body is a conflict", async () => {
    const other = { ...route.body, ...changeOf(route) };
    await expectRefusal(await send({ body: other }), 409, "idempotency_mismatch");
  });

  test("a repeated Idempotency-Key is refused while the first request is running", async () => {
    const busy = { "Idempotency-Key": "busy" };
    await w.service.locks.acquire(`idem:${w.keyId}:POST ${route.path.replace(/:\w+/, id)}:busy`, 60);
    const answer = await send({}, busy);
    expect(answer.headers.get("Retry-After")).toBe("1");
    await expectRefusal(answer, 409, "idempotency_in_progress");
  });
});

/** Another acceptable body. */
function changeOf({ path }: KeyedRoute): object {
  if (path.endsWith("/post")) return { platform: "linkedin" };
  if (path.endsWith("/schedule")) return { scheduled_at: "2027-02-01T09:00:00Z" };
  const other: Record<string, object> = {
    "/generate": { seed: 7 },
    "/runs/:run_id/rerender": { format: "square" },
    "/keys": { mode: "test" },
    "/keys/:key_id/rotate": { overlap_hours: 2 },
    "/render": { metadata: { wave: 2 } },
    "/brand-assets/screens": { name: "Outbox" },
    "/brand-assets/photos": { name: "Roastery at noon" },
    "/brand-assets/fonts": { family: "Kite Sans" },
    "/brand-assets/people": { name: "Ida Berg" },
    "/brand-assets/logo": { variant: "mark" },
    "/brand-assets/videos": { title: "Another" },
    "/credits/checkout": { pack: 500 },
    "/campaigns": { name: "Online week" },
    "/mascot": { description: "A blue owl" },
    "/webhooks": { url: "https://hooks.example.com/other" },
    "/webhooks/:webhook_id/replay": { failed_only: true },
    "/mascot/step": { note: "More eyes" },
    "/studio/generate": { caption: "Look" },
  };
  const change = other[path];
  if (!change) throw new Error(`Say how the body of ${path} can differ.`);
  return change;
}

test("every POST route supports an Idempotency-Key or creates nothing", () => {
  const served = createApp(() => {
    throw new Error("Nothing is called here.");
  })
    .routes.filter(({ method, path }) => method === "POST" && !/^\/(?:(?:api|jobs|app)(?:\/|$)|$)/.test(path))
    .map(({ path }) => path);
  const known = [...[...CREATING, STUDIO].map(({ path }) => path), ...CREATES_NOTHING];
  expect([...new Set(served)].sort()).toEqual(known.sort());
});
