import { noKey } from "../access/mint.ts";
import { findHolder, findWorkspace, type WorkspaceRow } from "../access/store.ts";
import { insertAuditEntry } from "../access/store-audit.ts";
import { auditEntry, noWorkspace, type WorkspaceDeps } from "../access/workspaces.ts";
import { PLANS } from "../billing/plans.ts";
import type { Ctx } from "../core/context.ts";
import type { Ports } from "../core/ports.ts";

/** Who the audit log names. */
export const OPERATOR = { kind: "system", id: "admin" } as const;

/** The operator's context in a workspace. */
export async function systemContext(deps: WorkspaceDeps, workspaceId: string): Promise<Ctx> {
  const workspace = await findWorkspace(deps.db, workspaceId);
  if (!workspace) throw noWorkspace();
  return contextIn(deps, workspace);
}

/** The operator's context in the workspace that a key belongs to. */
export async function systemContextOfKey(deps: WorkspaceDeps, keyId: string): Promise<Ctx> {
  const workspace = await findHolder(deps.db, keyId);
  if (!workspace) throw noKey();
  return contextIn(deps, workspace);
}

/**
 * No limit, plan or pause refuses the operator. Of the ports there are only those of `WorkspaceDeps`: the operations
 * that the admin command calls need no others.
 */
function contextIn(deps: WorkspaceDeps, workspace: WorkspaceRow): Ctx {
  const { id: workspaceId, name, plan, modelOptOut, approvalRequired } = workspace;
  const request: Omit<Ctx, keyof Ports> = {
    workspaceId,
    workspaceName: name,
    plan,
    modelOptOut,
    approvalRequired,
    paused: workspace.pausedAt !== null,
    mode: "live",
    actor: OPERATOR,
    role: null,
    createdVia: "api",
    scope: {
      assetTypes: null,
      channels: null,
      connectedAccounts: null,
      autoPost: false,
      autoPostMinScore: 0,
      dailyLimit: PLANS[plan].dailyLimit,
      review: true,
      manageKeys: true,
      allowedAddresses: null,
    },
    studio: { profile: null, chats: 0, connected: [] },
    keyName: null,
    expiresAt: null,
    requestId: crypto.randomUUID(),
    replay: null,
    admit: async () => ({ ctx, limits: [], giveBack: async () => [] }),
    confirm: async (replay) => ({ ctx: { ...ctx, replay }, limits: [] }),
    recordAudit: (action, target) =>
      void insertAuditEntry(deps.db, workspaceId, auditEntry(deps, OPERATOR, action, target)),
  };
  const ctx = { ...deps, ...request } as Ctx;
  return ctx;
}
