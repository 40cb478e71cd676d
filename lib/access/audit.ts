import * as z from "zod/v4";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { whole } from "../core/query.ts";
import { type AuditRow, listAudit as findEntries } from "./store-audit.ts";

export const AuditQuery = z.object({
  limit: whole(1, 100).default(20),
  offset: whole(0, 1_000_000).default(0),
  from: MomentWithOffset.optional(),
  to: MomentWithOffset.optional(),
  action: z
    .string()
    .regex(/^[a-z_]{1,64}$/, "Give the name of an action, such as revoke_key.")
    .optional(),
  actor: z
    .string()
    .regex(/^[\w:.-]{1,64}$/, "Give the id of an actor.")
    .optional(),
});

const Entry = z.object({
  id: z.guid(),
  at: z.iso.datetime(),
  action: z.string(),
  /** What it was done to: an id, or a word for what changed. */
  target: z.string().nullable(),
  /** `system` is the operator of the service, or what it does by itself. */
  actor: z.object({ kind: z.enum(["key", "user", "agent", "system"]), id: z.string() }),
});
type Entry = z.infer<typeof Entry>;

export const listAudit = operation({
  id: "list_audit",
  summary:
    "List who changed what in the workspace, newest first: keys, plan, pauses, brand, deletions, posts.",
  effect: "read",
  input: AuditQuery,
  output: z.array(Entry),
  run: async (ctx, filter) => (await findEntries(ctx.db, ctx.workspaceId, filter)).map(toEntry),
});

export const toEntry = ({ id, createdAt, action, target, actorKind, actorId }: AuditRow): Entry => ({
  id,
  at: createdAt.toISOString(),
  action,
  target,
  actor: { kind: actorKind as Entry["actor"]["kind"], id: actorId },
});
