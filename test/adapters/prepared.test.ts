import { expect, test } from "vitest";
import { neonDatabase, timedDatabase } from "../../lib/adapters/neon.ts";
import type { Db } from "../../lib/core/ports.ts";
import { prepareOnce } from "../../lib/core/prepared.ts";
import { BRIEF, json, world } from "../support/world.ts";

const now = () => new Date(0);

test("a statement is made once for a database, whichever request runs it, and each request reports its own", async () => {
  const db = neonDatabase("postgres://user:password@database.test/brandrun");
  const made: Db[] = [];
  const run = prepareOnce((of) => {
    made.push(of);
    return { execute: async ({ id }) => [id] };
  });
  const noted: string[] = [];
  const requests = ["first", "second"].map((name) => timedDatabase(db, now, () => void noted.push(name)));
  const rows = await Promise.all(requests.map((request, i) => run(request, { id: i })));
  expect(rows).toEqual([[0], [1]]);
  expect(made).toEqual([db]);
  expect(noted.sort()).toEqual(["first", "second"]);
});

test("two workspaces that poll at once see their own runs", async () => {
  const [one, two] = [await world(), await world()];
  const ids = await Promise.all(
    [one, two].map(async (w) => (await json(await w.post("/generate", BRIEF))).id),
  );
  const seen = await Promise.all([one, two].map((w, i) => w.get(`/runs/${ids[i]}`)));
  expect(await Promise.all(seen.map(async (answer) => (await json(answer)).id))).toEqual(ids);
  expect((await one.get(`/runs/${ids[1]}`)).status).toBe(404);
});
