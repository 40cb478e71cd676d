import { expect, test } from "vitest";
import { DEAD } from "../support/isolate.ts";
import { generated } from "../support/stories.ts";

type Health = { status: string; dependencies: Record<string, { status: string; critical: boolean }> };

const OUTAGES = [
  { port: "db", name: "database", code: 503, status: "down" },
  { port: "files", name: "storage", code: 503, status: "down" },
  { port: "flags", name: "redis", code: 200, status: "degraded" },
  { port: "queue", name: "queue", code: 200, status: "degraded" },
];

test.each(OUTAGES)(
  "health answers $status with $code while $name is down, and ok afterwards",
  async (expected) => {
    const p = await generated("card").open();
    const readHealth = async () => {
      const answer = await p.run(() => p.w.call("GET", "/api/v1/health", { key: null }));
      if (answer === DEAD) throw new Error("There was no answer.");
      return { code: answer.status, ...((await answer.json()) as Health) };
    };
    p.pull([expected.port], 60);
    const { code, status, dependencies } = await readHealth();
    expect({ code, status }).toEqual({ code: expected.code, status: expected.status });
    const down = Object.entries(dependencies).filter(([, dependency]) => dependency.status === "down");
    expect(down.map(([name]) => name)).toEqual([expected.name]);
    p.w.pass(61);
    expect(await readHealth()).toMatchObject({ code: 200, status: "ok" });
  },
);
