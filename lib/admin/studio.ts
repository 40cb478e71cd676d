import * as z from "zod/v4";
import type { WorkspaceDeps } from "../access/workspaces.ts";
import { inviteChat, saveStudioProfile } from "../studio/setup-operations.ts";
import { ProfileTheme } from "../vocab.ts";
import { AdminError, type ChatLinkSettings } from "./connect.ts";
import { Id, list, options, withWarnings } from "./options.ts";
import { systemContext, systemContextOfKey } from "./system-context.ts";

export const PROFILE_USAGE = `profile --key-id ID --templates a,b [--telegram] [--social x,linkedin] [--theme ${ProfileTheme.options.join("|")}] [--default-caption T] [--paused]`;
export const CHAT_USAGE = "chat --workspace ID";

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
  return {
    workspace_id: workspace,
    link: sandboxUrl ? `${sandboxUrl}?start=${code}` : `https://t.me/${botName}?start=${code}`,
    ...(!sandboxUrl && { group_link: `https://t.me/${botName}?startgroup=${code}` }),
    code,
    expires_at,
  };
}
