import { eq, sql } from "drizzle-orm";
import { usageCounters, workspaces } from "../../drizzle/schema/index.ts";
import { type KeyRequest, mintKey } from "../../lib/access/mint.ts";
import { createWorkspace } from "../../lib/access/workspaces.ts";
import type { Owner } from "../../lib/core/owner.ts";
import type { Plan } from "../../lib/vocab.ts";
import { API, EVERY_SCOPE, OPERATOR, type World } from "./world.ts";

type Wish = Partial<KeyRequest>;

/** Another key of the world's workspace. */
export const mintWorkspaceKey = (w: World, wish: Wish = {}) =>
  mintKey(w.service, OPERATOR, { mode: "live", ...EVERY_SCOPE, ...wish, workspaceId: w.workspaceId });

/** A key of a workspace of its own, behind the same doors. */
export async function otherWorkspace(w: World, plan: Plan = "pro", wish: Wish = {}) {
  const workspaceId = await createWorkspace(w.service, OPERATOR, "Next Door", plan);
  return {
    workspaceId,
    ...(await mintKey(w.service, OPERATOR, { mode: "live", ...EVERY_SCOPE, ...wish, workspaceId })),
  };
}

/** Ends the paid subscription. */
export async function endSubscription(w: World, workspaceId = w.workspaceId): Promise<void> {
  const [row] = await w.service.db
    .update(workspaces)
    .set({ subscriptionActive: false, version: sql`${workspaces.version} + 1` })
    .where(eq(workspaces.id, workspaceId))
    .returning();
  await w.service.rateLimiter.setVersion(workspaceId, row?.version ?? 0);
}

/** Leaves a workspace with so many credits, and so many cap slots of each asset type taken. */
export async function setRemaining(
  w: World,
  { monthly, bought, used }: { monthly?: number; bought?: number; used?: Record<string, number> },
): Promise<void> {
  await w.service.db
    .update(usageCounters)
    .set({
      ...(monthly !== undefined && { monthlyCredits: monthly }),
      ...(bought !== undefined && { boughtCredits: bought }),
      ...(used && { used }),
    })
    .where(eq(usageCounters.workspaceId, w.workspaceId));
}

/** The live records of a workspace. */
export const liveOwner = (workspaceId: string): Owner => ({ workspaceId, livemode: true });

/** The same world, asked with another key of its workspace. */
export function withKey(w: World, key: string): World {
  const call: World["call"] = (method, path, init = {}) => w.call(method, path, { key, ...init });
  return {
    ...w,
    ...{ key, call },
    get: (path, headers = {}) => call("GET", API + path, { headers }),
    post: (path, body, headers = {}) =>
      call("POST", API + path, { ...(body !== undefined && { json: body }), headers }),
    patch: (path, body) => call("PATCH", API + path, { json: body }),
    send: (path, form, headers = {}) => call("POST", API + path, { form, headers }),
    del: (path) => call("DELETE", API + path),
  };
}
