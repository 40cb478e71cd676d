import { audit } from "../access/store.ts";
import type { Ctx } from "../core/context.ts";
import { uuidv7 } from "../core/ids.ts";
import type { Also } from "../hooks/store-secrets.ts";

/** Writes into the audit log that somebody did this to a target. */
export function auditing(ctx: Ctx, action: string, target: string): Also {
  const now = ctx.now();
  const deed = { id: uuidv7(now, ctx.random(10)), actor: ctx.actor, action, target, now };
  return (source) => audit(ctx.workspaceId, deed, source, "noted_deed");
}
