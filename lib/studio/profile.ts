import { noKey } from "../access/mint.ts";
import { findKeyById } from "../access/store.ts";
import { auditEntry, publish, type WorkspaceDeps } from "../access/workspaces.ts";
import { OUTPUT_TYPES } from "../asset-types.ts";
import { PLANS, upgradeFor } from "../billing/plans.ts";
import type { Actor } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import type { Plan, Platform, ProfileTheme } from "../vocab.ts";
import { captionProblem } from "./caption.ts";
import { saveProfile } from "./store.ts";

export type ProfileRequest = {
  keyId: string;
  templates: string[];
  theme: ProfileTheme;
  telegram: boolean;
  social: Platform[];
  defaultCaption: string;
  paused: boolean;
};
type BoundProfile = { profileId: string; warnings: string[] };

/** Binds a Studio profile to a key; the one that was bound before takes on the new settings. */
export async function bindProfile(
  deps: WorkspaceDeps,
  actor: Actor,
  workspaceId: string,
  request: ProfileRequest,
): Promise<BoundProfile> {
  refuseUnknownTemplates(request.templates);
  // With films the limit is shorter, so that the text fits every platform.
  const places = { telegram: request.telegram, platforms: request.social, medium: "video" } as const;
  const problem = captionProblem(request.defaultCaption, places);
  if (problem) throw invalidField(["body", "default_caption"], problem, "caption");
  const holder = await findKeyById(deps.db, workspaceId, request.keyId);
  if (!holder) throw noKey();
  const now = deps.now();
  const { paused, ...settings } = request;
  const { id, version } = await saveProfile(
    deps.db,
    workspaceId,
    { ...settings, id: newId(deps), pausedAt: paused ? now : null, now },
    auditEntry(deps, actor, "bind_studio_profile", request.keyId),
  );
  await publish(deps, workspaceId, version);
  return { profileId: id, warnings: warningsFor(holder.workspace.plan) };
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
