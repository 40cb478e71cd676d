import { findHolder } from "../access/store.ts";
import { deed, newId, type Office, publish } from "../access/workspaces.ts";
import { PLANS, upgradeFor } from "../billing/plans.ts";
import type { Actor } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import type { Plan, Platform, ProfileTheme } from "../vocab.ts";
import { captionProblem } from "./caption.ts";
import { OUTPUT_TYPES } from "./output-types.ts";
import { saveProfile } from "./store.ts";

export type ProfileWish = {
  keyId: string;
  templates: string[];
  theme: ProfileTheme;
  telegram: boolean;
  social: Platform[];
  defaultCaption: string;
  paused: boolean;
};
export type BoundProfile = { profileId: string; workspaceId: string; warnings: string[] };

/** Binds a Studio profile to a key; the one that was bound before takes on the new settings. */
export async function bindProfile(office: Office, actor: Actor, wish: ProfileWish): Promise<BoundProfile> {
  refuseUnknownTemplates(wish.templates);
  // With films texts may be shorter, and with them it fits everywhere.
  const places = { telegram: wish.telegram, platforms: wish.social, medium: "video" } as const;
  const problem = captionProblem(wish.defaultCaption, places);
  if (problem) throw invalidField(["body", "default_caption"], problem, "caption");
  const workspace = await findHolder(office.db, wish.keyId);
  if (!workspace) throw new Refusal("not_found", "There is no such key.");
  const now = office.now();
  const { paused, ...settings } = wish;
  const { id, version } = await saveProfile(
    office.db,
    workspace.id,
    { ...settings, id: newId(office), pausedAt: paused ? now : null, now },
    deed(office, actor, "bind_studio_profile", wish.keyId),
  );
  await publish(office, workspace.id, version);
  return { profileId: id, workspaceId: workspace.id, warnings: warningsFor(workspace.plan) };
}

function refuseUnknownTemplates(names: readonly string[]): void {
  const unknown = names.find((name) => !OUTPUT_TYPES.includes(name));
  if (unknown === undefined) return;
  const msg = `There is no template "${unknown}". GET /api/v1/programmatic/templates lists them all.`;
  throw invalidField(["body", "templates"], msg, "unknown_template");
}

const warningsFor = (plan: Plan) =>
  PLANS[plan].studio
    ? []
    : [
        `Studio is not part of the ${plan} plan; it needs ${upgradeFor(plan, (terms) => terms.studio) ?? "pro"} or above.`,
      ];
