import { keyAllowed, PLANS, upgradeFor } from "../billing/plans.ts";
import { whatItBrings } from "../billing/top-ups.ts";
import type { Actor } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import type { ReplayAnswer } from "../replay/answer.ts";
import type { AssetType, Channel, KeyMode } from "../vocab.ts";
import { hashKey, mintKeyText } from "./keys.ts";
import { findWorkspace, insertKey, revokeKey } from "./store.ts";
import { auditEntry, noWorkspace, publish, type WorkspaceDeps } from "./workspaces.ts";

const APPROVED_FROM = 70;

export type KeyRequest = {
  workspaceId: string;
  mode: KeyMode;
  name?: string | undefined;
  assetTypes?: AssetType[] | undefined;
  channels?: Channel[] | undefined;
  connectedAccounts?: string[] | undefined;
  autoPost?: boolean | undefined;
  autoPostMinScore?: number | undefined;
  dailyLimit?: number | undefined;
  expiresAt?: Date | undefined;
  review?: boolean | undefined;
  manageKeys?: boolean | undefined;
  allowedAddresses?: string[] | undefined;
};

export type Minted = { keyId: string; key: string; warnings: string[] };

/** Mints a key. Only this answer contains its text. Refuses modes that the plan does not have. */
export async function mintKey(
  deps: WorkspaceDeps,
  actor: Actor,
  request: KeyRequest,
  answerFor: (minted: Minted) => Promise<ReplayAnswer | null> = async () => null,
): Promise<Minted> {
  const workspace = await findWorkspace(deps.db, request.workspaceId);
  if (!workspace) throw noWorkspace();
  const { plan, subscriptionActive } = workspace;
  if (!keyAllowed(plan, subscriptionActive, request.mode)) {
    const upgrade = upgradeFor(plan, (terms) => (request.mode === "live" ? terms.liveKeys : terms.testKeys));
    throw new Refusal(
      "plan_required",
      `The ${plan} plan has no ${request.mode} keys. Upgrade to ${upgrade ?? plan}.`,
      { hint: whatItBrings(upgrade ?? plan), retryable: false },
    );
  }
  const key = mintKeyText(request.mode, deps.random);
  const row = await rowOf(deps, request, key);
  const minted = { keyId: row.id, key, warnings: warningsFor(request, PLANS[plan].dailyLimit) };
  const entry = auditEntry(deps, actor, "mint_key", row.id);
  await insertKey(deps.db, row, { auditEntry: entry, answer: await answerFor(minted) });
  return minted;
}

/** Revokes a key. It ends at once on every instance. */
export async function revoke(
  deps: WorkspaceDeps,
  actor: Actor,
  workspaceId: string,
  keyId: string,
): Promise<void> {
  await publish(deps, workspaceId, await storeRevocation(deps, actor, workspaceId, keyId));
}

/** Stores that a key is revoked. Answers the workspace's new version, which is to be published. */
export async function storeRevocation(
  deps: Omit<WorkspaceDeps, "rateLimiter">,
  actor: Actor,
  workspaceId: string,
  keyId: string,
): Promise<number> {
  const entry = auditEntry(deps, actor, "revoke_key", keyId);
  const version = await revokeKey(deps.db, workspaceId, keyId, entry);
  if (version === undefined) throw noKey();
  return version;
}

export const noKey = () => new Refusal("not_found", "There is no such key.");

async function rowOf(deps: WorkspaceDeps, request: KeyRequest, key: string) {
  return {
    id: newId(deps),
    workspaceId: request.workspaceId,
    mode: request.mode,
    name: request.name ?? null,
    hash: await hashKey(key),
    hint: key.slice(-4),
    assetTypes: request.assetTypes ?? null,
    channels: request.channels ?? null,
    connectedAccounts: request.connectedAccounts ?? null,
    autoPost: request.autoPost ?? false,
    autoPostMinScore: request.autoPostMinScore ?? APPROVED_FROM,
    dailyLimit: request.dailyLimit ?? null,
    review: request.review ?? false,
    manageKeys: request.manageKeys ?? false,
    allowedAddresses: request.allowedAddresses ?? null,
    createdAt: deps.now(),
    expiresAt: request.expiresAt ?? null,
  };
}

function warningsFor(
  { autoPostMinScore, dailyLimit, review, autoPost }: KeyRequest,
  planLimit: number,
): string[] {
  const warnings: string[] = [];
  if (review && autoPost) {
    warnings.push("The key both reviews runs and posts them: nobody else looks at what it publishes.");
  }
  if (autoPostMinScore !== undefined && autoPostMinScore < APPROVED_FROM) {
    warnings.push(
      `auto_post_min_score is below ${APPROVED_FROM}; only approved runs, which score at least that, are ever posted.`,
    );
  }
  if (dailyLimit !== undefined && dailyLimit > planLimit) {
    warnings.push(`daily_limit is above the plan's usual ${planLimit} a day.`);
  }
  return warnings;
}
