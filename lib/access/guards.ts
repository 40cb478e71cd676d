import { PLANS, upgradeFor } from "../billing/plans.ts";
import { whatItBrings } from "../billing/top-ups.ts";
import { secondsUntil } from "../core/calendar.ts";
import type { Ctx, Needs, Scope, StudioAccess } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { ownChannel } from "../core/own-channel.ts";
import type { RateLimitResult } from "../core/ports.ts";
import { testKeyReadOnly } from "../core/test-keys.ts";
import { counted } from "../text/counted.ts";
import { meantAs } from "../text/nearest.ts";
import { Channel, type KeyMode, type Plan, type Role } from "../vocab.ts";
import { includesRole, roleFor } from "./roles.ts";
import { botAccounts, profileBound, profileNotPaused, studioInPlan, templateInProfile } from "./studio.ts";

/** The subject of the guards: the caller, the needs and the limits. */
export type AdmissionRequest = {
  needs: Needs;
  scope: Scope;
  mode: KeyMode;
  /** Null for a key. */
  role: Role | null;
  plan: Plan;
  subscriptionActive: boolean;
  paused: boolean;
  /** True until the owner has confirmed their e-mail address. */
  unconfirmed: boolean;
  studio: StudioAccess;
  /** True when a messaging bot is configured. */
  hasBot: boolean;
  limits: Pick<RateLimitResult, "daily" | "burst">;
  now: Date;
};

type Guard = (request: AdmissionRequest) => Refusal | undefined;

/**
 * The guards in their documented order. They are the whole admission policy; plan caps and credits follow in
 * SQL.
 */
const GUARDS: readonly Guard[] = [
  roleAllows,
  liveKey,
  scopeGiven,
  assetTypeInScope,
  channelInScope,
  dailyLimit,
  subscription,
  studioInPlan,
  profileBound,
  templateInProfile,
  botAccounts,
  videoInPlan,
  videoLibraryInPlan,
  burst,
  notPaused,
  confirmed,
  profileNotPaused,
];

export function firstRefusal(request: AdmissionRequest): Refusal | undefined {
  for (const guard of GUARDS) {
    const refusal = guard(request);
    if (refusal) return refusal;
  }
  return undefined;
}

/** What a signed-in member may do. A key has scopes instead. */
function roleAllows({ role, needs }: AdmissionRequest) {
  if (role === null) return undefined;
  const needed = roleFor(needs);
  if (includesRole(role, needed)) return undefined;
  return new Refusal("role_not_allowed", `This needs the role ${needed}; you are a ${role} here.`, {
    hint: "An owner of the workspace changes roles under Settings, Members.",
    retryable: false,
  });
}

/** Part of the scopes: what a key may do. */
function liveKey({ needs, mode }: AdmissionRequest) {
  return needs.liveKey && mode === "test" ? testKeyReadOnly() : undefined;
}

const SPECIAL = {
  review: {
    code: "scope_review",
    held: ({ review }: Scope) => review,
    what: "review runs",
    way: "`npx brandrun login --review` gets one, and a member decides on the page of the run in the dashboard.",
  },
  manage_keys: {
    code: "scope_manage_keys",
    held: ({ manageKeys }: Scope) => manageKeys,
    what: "manage keys",
    way: "A workspace owner mints one in the dashboard: Developer, API keys, Manages keys.",
  },
} as const;

/** Scopes that no key has by default. */
function scopeGiven({ needs, scope }: AdmissionRequest) {
  const special = needs.scope && SPECIAL[needs.scope];
  if (!special || special.held(scope)) return undefined;
  return new Refusal(special.code, `This key may not ${special.what}.`, {
    hint: `Use a key that was minted with ${needs.scope}: true. ${special.way}`,
    retryable: false,
  });
}

/** Refuses assets that are known only once a record has been read: the key's scopes, and the plan's films. */
export function refuseAssets({ scope, plan }: Pick<Ctx, "scope" | "plan">, assets: Needs["assets"]): void {
  const request = { needs: { effect: "start", ...(assets && { assets }) }, scope, plan } as const;
  const refusal = assetTypeInScope(request) ?? channelInScope(request) ?? videoInPlan(request);
  if (refusal) throw refusal;
}

type ScopeRequest = Pick<AdmissionRequest, "needs" | "scope">;

function assetTypeInScope({ needs: { assets = [] }, scope: { assetTypes } }: ScopeRequest) {
  const outside = assets.find(({ assetType }) => assetTypes && !assetTypes.includes(assetType));
  if (!outside || !assetTypes) return undefined;
  const { assetType } = outside;
  return new Refusal("scope_asset_type", `This key may not create ${assetType} assets.`, {
    param: "asset_type",
    hint: `It may create: ${assetTypes.join(", ")}. Use one of these, or mint a key with a wider scope.`,
    retryable: false,
  });
}

function channelInScope({ needs: { assets = [], publishes, studio }, scope }: ScopeRequest) {
  // In Studio the profile names the targets, so there is no channel to check.
  if (studio) return undefined;
  const named = assets.map(({ channel }) => channel ?? ownChannel(scope));
  for (const channel of publishes ? [...named, publishes] : named) {
    const refusal = oneChannelInScope(channel, scope);
    if (refusal) return refusal;
  }
  return undefined;
}

function oneChannelInScope(channel: string, { channels }: Scope) {
  const known = Channel.safeParse(channel).success;
  if (!channels) return known ? undefined : unknownChannel(channel);
  if (known && channels.includes(channel as Channel)) return undefined;
  return new Refusal("scope_channel", `This key may not create or post for the channel "${channel}".`, {
    param: "channel",
    hint: `It may use: ${channels.join(", ")}. Use one of these, or mint a key with a wider scope.`,
    retryable: false,
  });
}

export const unknownChannel = (channel: string) =>
  invalidField(["body", "channel"], notAChannel(channel), "invalid_value");

/** What is said of a name that is no channel. */
export const notAChannel = (name: string) =>
  `"${name}" is not a channel. Use one of: ${Channel.options.join(", ")}.${meantAs(name, Channel.options)}`;

function dailyLimit({ limits: { daily }, needs, now }: AdmissionRequest) {
  if (!daily || needs.effect !== "start" || daily.allowed) return undefined;
  const wait = secondsUntil(daily.resetAt, now);
  return new Refusal(
    "daily_limit_exceeded",
    `This key's limit of ${counted(daily.limit, "request")} a UTC day is used up.`,
    {
      hint: "It opens again at 00:00 UTC. A higher daily_limit is set when a key is minted.",
      retryable: true,
      retry_after: wait,
    },
  );
}

function subscription({ plan, subscriptionActive, mode, role, needs }: AdmissionRequest) {
  if (role !== null) return subscriptionActive ? undefined : lapsedForMember(plan, needs);
  const allows = (name: Plan) => PLANS[name][mode === "live" ? "liveKeys" : "testKeys"];
  if (subscriptionActive && allows(plan)) return undefined;
  const needed = allows(plan)
    ? plan
    : (upgradeFor(plan, (t) => (mode === "live" ? t.liveKeys : t.testKeys)) ?? plan);
  const message = subscriptionActive
    ? `${mode === "live" ? "Live" : "Test"} keys are not part of the ${plan} plan. Upgrade to ${needed}.`
    : `The subscription of this workspace has lapsed. Renew the ${needed} plan.`;
  return new Refusal("plan_required", message, {
    hint: `${whatItBrings(needed)} A workspace owner changes the plan in the dashboard under Billing.`,
    retryable: false,
  });
}

/** Members need no key of any mode. Without a subscription they still see and change what they have. */
function lapsedForMember(plan: Plan, { effect }: Needs) {
  if (effect !== "start") return undefined;
  return new Refusal(
    "plan_required",
    `The subscription of this workspace has lapsed. Renew the ${plan} plan.`,
    {
      hint: "A workspace owner renews it under Billing.",
      retryable: false,
    },
  );
}

function videoInPlan({ needs: { assets = [] }, plan }: Pick<AdmissionRequest, "needs" | "plan">) {
  const hasVideo = assets.some(({ assetType }) => assetType === "video");
  if (!hasVideo || PLANS[plan].caps.video > 0) return undefined;
  return new Refusal(
    "plan_video_required",
    `Video is not part of the ${plan} plan. Upgrade to pro or above.`,
    {
      param: "asset_type",
      hint: `The pro plan has ${PLANS.pro.caps.video} videos a month, growth ${PLANS.growth.caps.video}, scale ${PLANS.scale.caps.video}. A workspace owner changes the plan in the dashboard under Billing.`,
      retryable: false,
    },
  );
}

function videoLibraryInPlan({ needs, plan }: AdmissionRequest) {
  if (!needs.videoLibrary || PLANS[plan].videoUploads > 0) return undefined;
  const upgrade = upgradeFor(plan, (terms) => terms.videoUploads > 0) ?? "pro";
  const message = `The library of brand videos is not part of the ${plan} plan. Upgrade to ${upgrade} or above.`;
  return new Refusal("plan_required", message, {
    hint: `The ${upgrade} plan takes ${PLANS[upgrade].videoUploads} videos a month. A workspace owner changes the plan in the dashboard under Billing.`,
    retryable: false,
  });
}

function burst({ limits: { burst: reading }, now }: AdmissionRequest) {
  if (reading.allowed) return undefined;
  const wait = Math.max(1, secondsUntil(reading.resetAt, now));
  return new Refusal("rate_limited", `Too many requests at once. Try again in ${wait} s.`, {
    retryable: true,
    retry_after: wait,
  });
}

export const HOW_TO_RESUME = "A workspace owner resumes it in the dashboard, under Settings or Calendar.";

function notPaused({ needs, paused }: AdmissionRequest) {
  if (!paused || (needs.effect !== "start" && !needs.publishes)) return undefined;
  return new Refusal("workspace_paused", "This workspace is paused, so nothing new starts or is published.", {
    hint: `${HOW_TO_RESUME} Runs that were queued still finish.`,
    retryable: false,
  });
}

/** What a test key publishes leaves the service as little as a draft does. */
function confirmed({ needs, unconfirmed, mode }: AdmissionRequest) {
  if (!unconfirmed || mode === "test" || !needs.publishes) return undefined;
  return new Refusal(
    "email_not_confirmed",
    "Nothing is published before the owner's e-mail address is confirmed.",
    {
      hint: "Open the link in the mail that was sent at sign-up. The dashboard sends another.",
      retryable: false,
    },
  );
}
