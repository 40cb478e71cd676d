import { expect, test } from "vitest";
import type { Probe } from "../../lib/core/ports.ts";
import { expectEnvelope } from "../support/expect.ts";
import { type World, world } from "../support/world.ts";

type Answer = {
  status: string;
  dependencies: Record<string, { status: string; latency_ms: number; critical: boolean }>;
};

const well: Probe["check"] = async () => {};
const away: Probe["check"] = () => Promise.reject(new Error("away"));
const silent = () => new Promise<void>(() => {});
const probes = (checks: Record<string, [critical: boolean, check: Probe["check"]]>): Probe[] =>
  Object.entries(checks).map(([name, [critical, check]]) => ({ name, critical, check }));

const ask = (w: World) => w.call("GET", "/api/v1/health", { key: null });
const read = async (w: World) => (await (await ask(w)).json()) as Answer;

test.each([
  ["everything is well", well, well, "ok", 200],
  ["a lesser one is down", well, away, "degraded", 200],
  ["a lesser one is silent", well, silent, "degraded", 200],
  ["a critical one is down", away, well, "down", 503],
  ["a critical one is silent", silent, well, "down", 503],
  ["all are down", away, away, "down", 503],
] as const)("health is reported correctly when %s", async (_what, database, redis, status, code) => {
  const w = await world({
    service: { probes: probes({ database: [true, database], redis: [false, redis] }) },
  });
  const answer = await ask(w);
  expect(answer.status).toBe(code);
  expect(answer.headers.get("Retry-After")).toBe(code === 503 ? "30" : null);
  expectEnvelope(answer);
  const stateOf = (check: Probe["check"]) => (check === well ? "ok" : "down");
  expect(await answer.json()).toMatchObject({
    status,
    dependencies: {
      database: { status: stateOf(database), critical: true },
      redis: { status: stateOf(redis), critical: false },
    },
  });
});

test("health waits at most 800 ms for a silent dependency and reports its latency", async () => {
  const w = await world({ service: { probes: probes({ queue: [false, silent] }) } });
  const began = w.service.now().getTime();
  const { dependencies } = await read(w);
  expect(dependencies.queue?.latency_ms).toBe(800);
  expect(w.service.now().getTime() - began).toBe(800);
});

test("many health requests check the dependencies once in three seconds", async () => {
  let asked = 0;
  const count = async () => void asked++;
  const w = await world({ service: { probes: probes({ database: [true, count] }) } });
  for (let n = 0; n < 20; n++) await ask(w);
  const first = asked;
  w.pass(3);
  await ask(w);
  expect({ first, later: asked }).toEqual({ first: 1, later: 2 });
});

test("several silent dependencies delay health no longer than one", async () => {
  const w = await world({
    service: {
      probes: probes({ database: [true, silent], storage: [true, silent], queue: [false, silent] }),
    },
  });
  const began = w.service.now().getTime();
  await ask(w);
  expect(w.service.now().getTime() - began).toBe(800);
});

test("concurrent health requests share one check", async () => {
  let asked = 0;
  const count = async () => void asked++;
  const w = await world({ service: { probes: probes({ database: [true, count] }) } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(w)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(asked).toBe(1);
});

test("health answers within a second while an earlier check never ends", async () => {
  const w = await world({ service: { probes: probes({ database: [true, well] }) } });
  w.service.health.running = new Promise(() => {});
  const began = w.service.now().getTime();
  expect((await ask(w)).status).toBe(503);
  expect(w.service.now().getTime() - began).toBeLessThan(1000);
});

test("a health check that throws at once counts as down", async () => {
  const breaks = () => {
    throw new Error("no such thing");
  };
  const w = await world({ service: { probes: probes({ queue: [false, breaks] }) } });
  expect((await read(w)).status).toBe("degraded");
});

test("a recovered dependency is healthy again after three seconds", async () => {
  let check = away;
  const w = await world({ service: { probes: probes({ database: [true, () => check()] }) } });
  expect((await ask(w)).status).toBe(503);
  check = well;
  w.pass(3);
  expect((await ask(w)).status).toBe(200);
});

test("health requires no key and counts against no limit", async () => {
  const w = await world();
  for (const key of [null, w.key, "nonsense"]) {
    const before = (await w.call("GET", "/api/v1/health", { key })).headers.get("RateLimit-Remaining");
    expect((await w.call("GET", "/api/v1/health", { key })).headers.get("RateLimit-Remaining")).toBe(before);
  }
});

test("health does not reveal why a dependency is down", async () => {
  const secret = () => Promise.reject(new Error("password for postgres://admin"));
  const w = await world({ service: { probes: probes({ database: [true, secret] }) } });
  expect(await (await ask(w)).text()).not.toContain("postgres");
});
