import * as z from "zod/v4";
import { auditEntry, publish } from "../access/workspaces.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { deleteProfile, moveProfile, setProfilePaused } from "./store-setup.ts";

export const ProfileKey = z.object({
  key_id: z
    .guid("Give an id, a UUID.")
    .meta({ description: "The key of the profile.", examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"] }),
});

const PausedProfile = z.object({
  key_id: z.guid().describe("The key of the profile."),
  paused: z.boolean().describe("The profile starts nothing new."),
});

export const pauseStudioProfile = operation({
  id: "pause_studio_profile",
  summary: "Pause the Studio profile of a key: it starts nothing new. What has started is still delivered.",
  effect: "write",
  testKey: "read only",
  input: ProfileKey,
  output: PausedProfile,
  run: (ctx, { key_id }) => setPaused(ctx, key_id, true),
});

export const resumeStudioProfile = operation({
  id: "resume_studio_profile",
  summary: "Resume the paused Studio profile of a key.",
  effect: "write",
  testKey: "read only",
  input: ProfileKey,
  output: PausedProfile,
  run: (ctx, { key_id }) => setPaused(ctx, key_id, false),
});

export const removeStudioProfile = operation({
  id: "remove_studio_profile",
  summary:
    "Remove the Studio profile of a key. The key stays; Studio refuses its calls. What has started is still delivered.",
  effect: "destroy",
  testKey: "read only",
  input: ProfileKey,
  output: z.null(),
  async run(ctx, { key_id }) {
    const entry = auditEntry(ctx, ctx.actor, "remove_studio_profile", key_id);
    const version = await deleteProfile(ctx.db, ctx.workspaceId, key_id, entry);
    if (version === undefined) throw noProfile();
    await publish(ctx, ctx.workspaceId, version);
    return null;
  },
});

export const moveStudioProfile = operation({
  id: "move_studio_profile",
  summary: "Give a Studio profile another key that has none, as it is.",
  effect: "write",
  testKey: "read only",
  input: ProfileKey.extend({
    to: z
      .guid("Choose a key.")
      .meta({ description: "The key that gets it.", examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1c"] }),
  }),
  output: z.object({ key_id: z.guid().describe("The key of the profile now.") }),
  async run(ctx, { key_id: from, to }) {
    const entry = auditEntry(ctx, ctx.actor, "move_studio_profile", to);
    const version = await moveProfile(ctx.db, ctx.workspaceId, { from, to, now: ctx.now() }, entry);
    if (version === undefined)
      throw invalidField(["body", "to"], "Choose a key that works and has no profile.");
    await publish(ctx, ctx.workspaceId, version);
    return { key_id: to };
  },
});

async function setPaused(ctx: Ctx, keyId: string, paused: boolean) {
  const now = ctx.now();
  const action = paused ? "pause_studio_profile" : "resume_studio_profile";
  const change = { keyId, pausedAt: paused ? now : null, now };
  const entry = auditEntry(ctx, ctx.actor, action, keyId);
  const version = await setProfilePaused(ctx.db, ctx.workspaceId, change, entry);
  if (version === undefined) throw noProfile();
  await publish(ctx, ctx.workspaceId, version);
  return { key_id: keyId, paused };
}

export const noProfile = () =>
  new Refusal("not_found", "No Studio profile is bound to this key.", {
    hint: "A workspace owner binds one in the dashboard under Studio.",
    retryable: false,
  });
