import { expect, test } from "vitest";
import { TOOLS } from "../../functions/mcp/tools.ts";
import { timedDatabase } from "../../lib/adapters/neon.ts";
import { agentOf } from "../support/agents.ts";
import { describe as description } from "../support/description.ts";
import { runFor } from "../support/route-targets.ts";
import { ask, KEYED_ROUTES, nameIn } from "../support/routes.ts";
import { type World, world } from "../support/world.ts";

/** The route of a tool's operation. */
function routeOf(id: string) {
  const found = Object.entries(description().paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      operationId === id ? [`${method.toUpperCase()} ${path.replace(/^.*\/programmatic/, "")}`] : [],
    ),
  );
  const route = KEYED_ROUTES.find(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}` === found[0],
  );
  if (!route) throw new Error(`There is no route for ${id}.`);
  return route;
}

/** A world that counts its SQL statements, also those after the answer. */
async function countingWorld() {
  const later: Promise<unknown>[] = [];
  let count = 0;
  const w = await world({
    service: {
      waitUntil: (work) => void later.push(work),
      timed: (db) =>
        timedDatabase(
          db,
          () => new Date(),
          () => void count++,
        ),
    },
  });
  const settle = async () => {
    while (later.length > 0) await Promise.allSettled(later.splice(0));
  };
  return {
    w,
    async statementsOf(work: () => Promise<unknown>): Promise<number> {
      await settle();
      count = 0;
      await work();
      await settle();
      return count;
    },
  };
}

/** A record to work on, and the call with a key that this isolate knows. */
async function prepared(w: World, route: ReturnType<typeof routeOf>) {
  const id = await runFor(w, route);
  await w.get("/me");
  const name = nameIn(route);
  return { id, args: { ...route.body, ...(name && { [name]: id }) } };
}

test.each(TOOLS.map(({ operation }) => operation.id))(
  "%s makes at most one SQL statement more than its endpoint",
  async (id) => {
    const route = routeOf(id);
    const rest = await countingWorld();
    const target = await prepared(rest.w, route);
    const endpoint = await rest.statementsOf(async () =>
      expect((await ask(rest.w, route, { id: target.id })).status).toBe(route.status),
    );
    const mcp = await countingWorld();
    const agent = await agentOf(mcp.w, "2026-07-28");
    const { args } = await prepared(mcp.w, route);
    const tool = await mcp.statementsOf(async () =>
      expect((await agent.callTool({ name: id, arguments: args })).isError, JSON.stringify(args)).toBeFalsy(),
    );
    expect(endpoint).toBeGreaterThan(0);
    expect(tool).toBeLessThanOrEqual(endpoint + 1);
  },
);
