import * as z from "zod/v4";
import type { WorkspaceDeps } from "../access/workspaces.ts";
import { chatLinks } from "../studio/chat-links.ts";
import { pauseStudioProfile, resumeStudioProfile } from "../studio/profile-operations.ts";
import { inviteChat, saveStudioProfile, unlinkChat as unlink } from "../studio/setup-operations.ts";
import { ProfileTheme } from "../vocab.ts";
import { AdminError, type ChatLinkSettings } from "./connect.ts";
import { Id, list, options, withWarnings } from "./options.ts";
import { systemContext, systemContextOfKey } from "./system-context.ts";

export const PROFILE_USAGE = `profile --key-id ID --templates a,b [--telegram] [--social x,linkedin] [--theme ${ProfileTheme.options.join("|")}] [--default-caption T] [--paused]`;
export const CHAT_USAGE = "chat --workspace ID";
export const UNLINK_USAGE = "unlink-chat --workspace ID --chat-id ID";
export const PAUSE_PROFILE_USAGE = "pause-profile --key-id ID";
export const RESUME_PROFILE_USAGE = "resume-profile --key-id ID";

const { shape } = saveStudioProfile.input;
const ProfileOptions = z.object({
  "key-id": shape.key_id,
  templates: list(shape.templates),
  telegram: shape.telegram,
  social: list(shape.social.unwrap()).default([]),
  theme: shape.theme,
  "default-caption": shape.default_caption,
  paused: shape.paused,
});

/** Binds a Studio profile to a key. */
export async function profile(admin: WorkspaceDeps, args: string[]) {
  const { "key-id": key_id, "default-caption": default_caption, ...settings } = options(args, ProfileOptions);
  const ctx = await systemContextOfKey(admin, key_id);
  return withWarnings(await saveStudioProfile(ctx, { ...settings, key_id, default_caption }));
}

/** Creates a link with which a person links one chat. */
export async function linkChat(admin: WorkspaceDeps, args: string[], place: () => ChatLinkSettings) {
  const { workspace } = options(args, z.object({ workspace: Id }));
  const { botName, sandboxUrl } = place();
  if (!botName)
    throw new AdminError(
      "No messaging bot is set up: set TELEGRAM_BOT_NAME to its user name, without the @.",
    );
  const { code, expires_at } = await inviteChat(await systemContext(admin, workspace), {});
  const { link, groupLink } = chatLinks({ botName, sandboxUrl }, code);
  return { workspace_id: workspace, link, ...(groupLink && { group_link: groupLink }), code, expires_at };
}

/** Ends the link of one chat. */
export async function unlinkChat(admin: WorkspaceDeps, args: string[]) {
  const { workspace, "chat-id": chat_id } = options(args, z.object({ workspace: Id, "chat-id": Id }));
  await unlink(await systemContext(admin, workspace), { chat_id });
  return { workspace_id: workspace, chat_id, unlinked: true };
}

const KeyOption = z.object({ "key-id": shape.key_id });

/** Stops a profile from starting anything new. */
export async function pauseProfile(admin: WorkspaceDeps, args: string[]) {
  const { "key-id": key_id } = options(args, KeyOption);
  return pauseStudioProfile(await systemContextOfKey(admin, key_id), { key_id });
}

/** Lets a paused profile start again. */
export async function resumeProfile(admin: WorkspaceDeps, args: string[]) {
  const { "key-id": key_id } = options(args, KeyOption);
  return resumeStudioProfile(await systemContextOfKey(admin, key_id), { key_id });
}
