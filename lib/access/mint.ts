import { keyAllowed, PLANS, upgradeFor } from "../billing/plans.ts";
import { whatItBrings } from "../billing/top-ups.ts";
import type { Actor } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import type { AssetType, Channel, KeyMode } from "../vocab.ts";
import { hashKey, mintKeyText } from "./keys.ts";
import { findWorkspace, insertKey, revokeKey } from "./store.ts";
import { deed, newId, noWorkspace, type Office, publish } from "./workspaces.ts";

const APPROVED_FROM = 70;

export type KeyWish = {
  workspaceId: string;
  mode: KeyMode;
  assetTypes?: AssetType[];
  channels?: Channel[];
  connectedAccounts?: string[];
  autoPost?: boolean;
  autoPostMinScore?: number;
  dailyLimit?: number;
  expiresAt?: Date;
};

export type Minted = { keyId: string; key: string; warnings: string[] };

/** Mints a key; its text exists only in this answer. Refused where the plan has no such keys. */
export async function mintKey(office: Office, actor: Actor, wish: KeyWish): Promise<Minted> {
  const workspace = await findWorkspace(office.db, wish.workspaceId);
  if (!workspace) throw noWorkspace();
  const { plan, subscriptionActive } = workspace;
  if (!keyAllowed(plan, subscriptionActive, wish.mode)) {
    const upgrade = upgradeFor(plan, (terms) => (wish.mode === "live" ? terms.liveKeys : terms.testKeys));
    throw new Refusal(
      "plan_required",
      `The ${plan} plan has no ${wish.mode} keys. Upgrade to ${upgrade ?? plan}.`,
      { hint: whatItBrings(upgrade ?? plan), retryable: false },
    );
  }
  const key = mintKeyText(wish.mode, office.random);
  const row = await insertKey(
    office.db,
    await rowOf(office, wish, key),
    deed(office, actor, "mint_key", null),
  );
  return { keyId: row.id, key, warnings: warningsFor(wish, PLANS[plan].dailyLimit) };
}

/** Ends a key at once, everywhere. */
export async function revoke(office: Office, actor: Actor, keyId: string): Promise<void> {
  const revoked = await revokeKey(office.db, keyId, deed(office, actor, "revoke_key", keyId));
  if (!revoked) throw new Refusal("not_found", "There is no such key.");
  await publish(office, revoked.workspaceId, revoked.version);
}

async function rowOf(office: Office, wish: KeyWish, key: string) {
  return {
    id: newId(office),
    workspaceId: wish.workspaceId,
    mode: wish.mode,
    hash: await hashKey(key),
    hint: key.slice(-4),
    assetTypes: wish.assetTypes ?? null,
    channels: wish.channels ?? null,
    connectedAccounts: wish.connectedAccounts ?? null,
    autoPost: wish.autoPost ?? false,
    autoPostMinScore: wish.autoPostMinScore ?? APPROVED_FROM,
    dailyLimit: wish.dailyLimit ?? null,
    createdAt: office.now(),
    expiresAt: wish.expiresAt ?? null,
  };
}

function warningsFor({ autoPostMinScore, dailyLimit }: KeyWish, planLimit: number): string[] {
  const warnings: string[] = [];
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
