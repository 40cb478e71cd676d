import { PLANS, upgradeFor } from "../billing/plans.ts";
import type { Needs, StudioAccess } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import type { DeliveryTarget, DeliveryWish, KeyMode, Plan } from "../vocab.ts";

/** The state that decides which delivery targets are used. */
type StudioState = { mode: KeyMode; studio: StudioAccess; hasBot: boolean };
type StudioRequest = StudioState & { needs: Needs; plan: Plan };

/**
 * The targets that receive a card. A request can only narrow the profile's targets, and a test key sends
 * nothing.
 */
export function firing({ mode, studio, hasBot }: StudioState, wish: DeliveryWish): DeliveryTarget[] {
  const { profile, chats, connected } = studio;
  if (!profile || mode === "test") return [];
  const wants = (target: DeliveryTarget) => wish === "profile" || wish === "all" || wish === target;
  const fires: Record<DeliveryTarget, boolean> = {
    telegram: profile.telegram && hasBot && chats > 0,
    social: profile.social.some((platform) => connected.includes(platform)),
  };
  return (["telegram", "social"] as const).filter((target) => wants(target) && fires[target]);
}

export function studioInPlan({ needs, plan }: StudioRequest): Refusal | undefined {
  if (!needs.studio || PLANS[plan].studio) return undefined;
  const upgrade = upgradeFor(plan, (terms) => terms.studio) ?? "pro";
  return new Refusal(
    "studio_not_in_plan",
    `Studio is not part of the ${plan} plan. Upgrade to ${upgrade} or above.`,
    { hint: "A workspace owner changes the plan in the dashboard under Billing.", retryable: false },
  );
}

export function profileBound({ needs, studio }: StudioRequest): Refusal | undefined {
  if (!needs.studio || studio.profile) return undefined;
  return new Refusal("studio_profile_missing", "No Studio profile is bound to this key.", {
    hint: "A workspace owner binds one to the key in the dashboard under Studio.",
    retryable: false,
  });
}

export function templateInProfile({ needs, studio: { profile } }: StudioRequest): Refusal | undefined {
  const { names } = needs.studio ?? {};
  if (!names || !profile || names.some((name) => profile.templates.includes(name))) return undefined;
  return new Refusal("scope_template", `The Studio profile of this key does not allow "${names[0]}".`, {
    param: "output_type",
    hint: `It allows: ${profile.templates.join(", ")}. Use one of these, or let a workspace owner change the profile.`,
    retryable: false,
  });
}

/**
 * Refuses when more chats are linked than the plan has bot accounts, as after a downgrade. No chat is left
 * out silently.
 */
export function botAccounts(request: StudioRequest): Refusal | undefined {
  const { delivery } = request.needs.studio ?? {};
  const { botAccounts: cap } = PLANS[request.plan];
  if (!delivery || request.studio.chats <= cap || !firing(request, delivery).includes("telegram"))
    return undefined;
  return botCap(request.plan, request.studio.chats);
}

export function botCap(plan: Plan, linked: number): Refusal {
  const { botAccounts: cap } = PLANS[plan];
  const upgrade = upgradeFor(plan, (terms) => terms.botAccounts >= linked);
  const way = upgrade ? `Upgrade to ${upgrade}` : "Ask us for more";
  return new Refusal(
    "bot_account_cap",
    `The ${plan} plan has ${cap} messaging-bot ${cap === 1 ? "account" : "accounts"}, and ${linked} ${linked === 1 ? "is" : "are"} needed. ${way}, or unlink chats.`,
    {
      hint: "Removing the bot from a chat unlinks it. With `delivery` set to none or social nothing is sent to chats.",
      retryable: false,
    },
  );
}

export function profileNotPaused({ needs, studio: { profile } }: StudioRequest): Refusal | undefined {
  if (!needs.studio || needs.effect !== "start" || !profile?.paused) return undefined;
  return new Refusal("profile_paused", "The Studio profile of this key is paused, so nothing new starts.", {
    hint: "A workspace owner resumes it in the dashboard under Studio.",
    retryable: false,
  });
}
