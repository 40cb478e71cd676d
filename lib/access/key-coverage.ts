import type { Ctx, Scope } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import type { KeyMode } from "../vocab.ts";
import { isInList } from "./address-list.ts";

/** What a key is to be able to do, or is able to do. */
export type KeyPowers = Scope & { mode: KeyMode; expiresAt: Date | null };

const isSubset = (outer: readonly string[] | null, inner: readonly string[] | null): boolean =>
  outer === null || (inner?.every((value) => outer.includes(value)) ?? false);

const endsFirst = (inner: Date | null, outer: Date | null): boolean =>
  outer === null || (inner !== null && inner <= outer);

/** What the management key lacks of another key's powers, by the name of the field; undefined when it lacks nothing. */
function lackOf(own: Scope, ownEnd: Date | null, other: KeyPowers): string | undefined {
  const lacks: [name: string, lacks: boolean][] = [
    ["asset_types", !isSubset(own.assetTypes, other.assetTypes)],
    ["channels", !isSubset(own.channels, other.channels)],
    ["connected_accounts", !isSubset(own.connectedAccounts, other.connectedAccounts)],
    ["auto_post", other.autoPost && !own.autoPost],
    ["auto_post_min_score", other.autoPost && other.autoPostMinScore < own.autoPostMinScore],
    ["daily_limit", other.dailyLimit > own.dailyLimit],
    ["review", other.review && !own.review],
    ["allowed_addresses", !isCovered(own.allowedAddresses, other.allowedAddresses)],
    ["expires_at", !endsFirst(other.expiresAt, ownEnd)],
  ];
  return lacks.find(([, isLacking]) => isLacking)?.[0];
}

const isCovered = (outer: readonly string[] | null, inner: readonly string[] | null): boolean =>
  outer === null || (inner?.every((entry) => isInList(outer, entry)) ?? false);

/**
 * Refuses what a management key may not give, rotate or revoke: more than it may do itself, or the management of keys.
 * People and the operator are judged by their role alone.
 */
export function refuseUncovered(ctx: Ctx, other: KeyPowers): void {
  if (ctx.actor.kind !== "key") return;
  if (other.manageKeys) throw uncovered("manage_keys", "No key gives the management of keys to another one.");
  const lack = lackOf(ctx.scope, ctx.expiresAt, other);
  if (lack) throw uncovered(lack, `This key cannot manage a key whose ${lack} goes beyond its own.`);
}

const uncovered = (param: string, message: string) =>
  new Refusal("scope_manage_keys", message, {
    param,
    hint: "Ask for less, or let a workspace owner do it in the dashboard.",
    retryable: false,
  });
