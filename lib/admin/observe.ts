import * as z from "zod/v4";
import { toEntry } from "../access/audit.ts";
import { listAudit } from "../access/store-audit.ts";
import { setModelOptOut } from "../access/workspace-operations.ts";
import type { WorkspaceDeps } from "../access/workspaces.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { whole } from "../core/query.ts";
import { AdminError } from "./connect.ts";
import { Id, options } from "./options.ts";
import { systemContext } from "./system-context.ts";

const AuditOptions = z.object({
  workspace: Id,
  limit: whole(1, 1_000).default(100),
  offset: whole(0, 1_000_000).default(0),
  from: MomentWithOffset.optional(),
  to: MomentWithOffset.optional(),
  action: z.string().optional(),
  actor: z.string().optional(),
});

export const AUDIT_USAGE =
  "audit --workspace ID [--limit N] [--offset N] [--from T] [--to T] [--action NAME] [--actor ID]";

/** Audit entries of a workspace, newest first. */
export async function auditOf(admin: WorkspaceDeps, args: string[]) {
  const { workspace, ...filter } = options(args, AuditOptions);
  return { entries: (await listAudit(admin.db, workspace, filter)).map(toEntry) };
}

const ModelOptions = z.object({ workspace: Id, on: z.boolean().optional(), off: z.boolean().optional() });

export const MODEL_USAGE = "model --workspace ID --off|--on";

/** Allows or forbids language models for a workspace. */
export async function modelSwitch(admin: WorkspaceDeps, args: string[]) {
  const { workspace, on = false, off = false } = options(args, ModelOptions);
  if (on === off) throw new AdminError("Give either --off or --on.");
  return setModelOptOut(await systemContext(admin, workspace), { model_opt_out: off });
}
