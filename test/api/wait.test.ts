import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { countReads } from "../support/outage.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const start = async (w: World) => (await json(await w.post("/generate", BRIEF))).id;
const clock = ({ service }: World) => service.now().getTime();

/** Lets something happen while the reader has slept `times` times. */
function during(w: World, times: number, happens: () => Promise<unknown>) {
  const { sleep } = w.service;
  let slept = 0;
  w.service.sleep = async (milliseconds) => {
    if (++slept === times) await happens();
    await sleep(milliseconds);
  };
}

test("reading a run without wait or with wait=0 answers at once", async () => {
  const w = await world();
  const id = await start(w);
  const began = clock(w);
  for (const query of ["", "?wait=0"])
    expect(await json(await w.get(`/runs/${id}${query}`))).toMatchObject({ status: "queued" });
  expect(clock(w)).toBe(began);
});

test("a waiting reader gets the run as soon as it has ended", async () => {
  const w = await world({ key: { mode: "test" } });
  const id = await start(w);
  const began = clock(w);
  during(w, 4, () => w.drain());
  expect(await json(await w.get(`/runs/${id}?wait=30`))).toMatchObject({ status: "succeeded" });
  expect(clock(w) - began).toBeLessThan(2_000);
});

test("a waiting reader is answered when the run is canceled", async () => {
  const w = await world();
  const id = await start(w);
  during(w, 2, () => w.post(`/runs/${id}/cancel`));
  expect(await json(await w.get(`/runs/${id}?wait=30`))).toMatchObject({
    status: "failed",
    error_code: "canceled",
  });
});

test("a waiting reader gets the unfinished run when the waiting time ends", async () => {
  const w = await world();
  const id = await start(w);
  const began = clock(w);
  expect(await json(await w.get(`/runs/${id}?wait=3`))).toMatchObject({ status: "queued" });
  expect(clock(w) - began).toBeGreaterThanOrEqual(3_000);
  expect(clock(w) - began).toBeLessThan(4_000);
});

test("a reader that waits for long looks at Redis ever less often", async () => {
  const w = await world();
  const id = await start(w);
  const { isRaised } = w.service.flags;
  const looks: number[] = [];
  w.service.flags.isRaised = async (name) => {
    looks.push(clock(w));
    return isRaised(name);
  };
  await w.get(`/runs/${id}?wait=30`);
  const gaps = looks.slice(1).map((at, i) => at - (looks[i] ?? 0));
  expect(gaps.slice(0, 3)).toEqual([150, 150, 150]);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(1_000);
  expect(looks.length).toBeLessThanOrEqual(42);
});

test("waiting for a run that has ended takes no time", async () => {
  const w = await world({ key: { mode: "test" } });
  const id = await start(w);
  await w.drain();
  const began = clock(w);
  expect(await json(await w.get(`/runs/${id}?wait=30`))).toMatchObject({ status: "succeeded" });
  expect(clock(w)).toBe(began);
});

test("waiting for a run that does not exist is 404 at once", async () => {
  const w = await world();
  await expectRefusal(
    await w.get("/runs/01900000-0000-7000-8000-000000000000?wait=30"),
    404,
    "run_not_found",
  );
});

test("waiting for a run does not poll the database", async () => {
  const w = await world();
  const id = await start(w);
  await w.get("/me");
  const reads = countReads(w);
  await w.get(`/runs/${id}?wait=10`);
  expect(reads(), "once before and once after").toBe(2);
});

test("without Redis a waiting reader gets the run's current state at the end of the waiting time", async () => {
  const w = await world({ key: { mode: "test" } });
  const id = await start(w);
  w.service.flags.isRaised = () => Promise.reject(new Error("Redis is away"));
  during(w, 2, () => w.drain());
  expect(await json(await w.get(`/runs/${id}?wait=2`))).toMatchObject({ status: "succeeded" });
});
