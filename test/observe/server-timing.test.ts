import { expect, test } from "vitest";
import { API, BRIEF, world } from "../support/world.ts";

const METRIC = /^(auth|guards|db|total);dur=(\d+)(?:;desc="(\d+) statements?")?$/;

function read(answer: Response) {
  const parts = (answer.headers.get("Server-Timing") ?? "").split(", ").map((part) => METRIC.exec(part));
  return Object.fromEntries(parts.map((part) => [part?.[1], Number(part?.[2])]));
}

test("an answer says how long its parts took", async () => {
  const w = await world();
  const { rateLimiter } = w.service;
  const readNow = rateLimiter.read;
  rateLimiter.read = async (question) => {
    w.pass(0.04);
    return readNow(question);
  };
  const answer = await w.post("/generate", BRIEF);
  expect(read(answer)).toEqual({ auth: 0, guards: 40, db: 0, total: 40 });
  expect(answer.headers.get("Server-Timing")).toMatch(/db;dur=0;desc="2 statements"/);
});

test("time with the database is counted, whatever the statement", async () => {
  const w = await world();
  await w.get("/runs");
  const { db } = w.service;
  const { session } = db as unknown as {
    session: { prepareQuery(...parts: unknown[]): { execute(): Promise<unknown> } };
  };
  const slow = Object.create(session, {
    prepareQuery: {
      value: (...parts: unknown[]) => {
        const prepared = session.prepareQuery(...parts);
        const { execute } = prepared;
        prepared.execute = function (...values) {
          w.pass(0.007);
          return execute.apply(this, values);
        };
        return prepared;
      },
    },
  });
  w.service.db = Object.create(db, { session: { value: slow } });
  expect(read(await w.get("/runs"))).toMatchObject({ db: 7, total: 7 });
  expect(read(await w.patch("/brand-dna", { tagline: "Faster" })).db).toBeGreaterThanOrEqual(7);
});

test.each([
  ["refusals", "GET", `${API}/runs`, 401],
  ["unknown paths", "GET", "/nothing", 404],
  ["health", "GET", "/api/v1/health", 200],
])("%s without a key tell the whole only", async (_what, method, path, status) => {
  const w = await world();
  const answer = await w.call(method, path, { key: null });
  expect(answer.status).toBe(status);
  expect(read(answer)).toEqual({ total: expect.any(Number) });
});

test("files do not", async () => {
  const w = await world();
  const answer = await w.call("GET", "/assets/0123456789abcdef0123456789abcdef/card.png", { key: null });
  expect(answer.headers.has("Server-Timing")).toBe(false);
});
