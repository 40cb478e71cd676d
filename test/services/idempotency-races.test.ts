import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runConcurrently } from "../support/concurrency.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { runFor } from "../support/route-targets.ts";
import { ask, KEYED_ROUTES } from "../support/routes.ts";
import { world } from "../support/world.ts";

const AT_ONCE = 24;
const ROUTES = [
  "/generate",
  "/render",
  "/campaigns",
  "/runs/:run_id/schedule",
  "/brand-assets/screens",
  "/brand-assets/people",
  "/credits/checkout",
];

describe.skipIf(!TEST_DATABASE_URL)(
  "the same Idempotency-Key at once, on a real PostgreSQL and without Redis",
  () => {
    let postgres: Awaited<ReturnType<typeof realPostgres>>;
    beforeAll(async () => {
      postgres = await realPostgres();
    });
    afterAll(() => postgres?.close());

    test.each(ROUTES)(
      "POST %s with one Idempotency-Key takes effect once and every caller gets that answer",
      async (path) => {
        const route = KEYED_ROUTES.find((each) => each.method === "POST" && each.path === path)!;
        const w = await world({ plan: "scale", service: { db: postgres.db } });
        const id = await runFor(w, route);
        w.service.locks.acquire = () => Promise.reject(new Error("Redis is away"));
        const headers = { "Idempotency-Key": "race" };
        const answers = await runConcurrently(AT_ONCE, AT_ONCE, () => ask(w, route, { id, headers }));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([route.status]));
        expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
        const reported = answers.filter(({ headers }) => headers.get("Idempotent-Replayed") === "true");
        expect(reported).toHaveLength(AT_ONCE - 1);
      },
    );
  },
);
