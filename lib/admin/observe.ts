import * as z from "zod/v4";
import { toEntry } from "../access/audit.ts";
import { listAudit } from "../access/store-audit.ts";
import { type Office, setModelOptOut } from "../access/workspaces.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { whole } from "../core/query.ts";
import { AdminError } from "./office.ts";
import { Id, options } from "./options.ts";

const ACTOR = { kind: "system", id: "admin" } as const;

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

/** Who changed what in a workspace, newest first. */
export async function auditOf(office: Office, args: string[]) {
  const { workspace, ...filter } = options(args, AuditOptions);
  return { entries: (await listAudit(office.db, workspace, filter)).map(toEntry) };
}

const ModelOptions = z.object({ workspace: Id, on: z.boolean().optional(), off: z.boolean().optional() });

export const MODEL_USAGE = "model --workspace ID --off|--on";

/** Whether a language model may be asked anything for a workspace. */
export async function modelSwitch(office: Office, args: string[]) {
  const { workspace, on = false, off = false } = options(args, ModelOptions);
  if (on === off) throw new AdminError("Give either --off or --on.");
  await setModelOptOut(office, ACTOR, workspace, off);
  return { workspace_id: workspace, model_opt_out: off };
}
