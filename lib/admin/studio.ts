import * as z from "zod/v4";
import type { Office } from "../access/workspaces.ts";
import { inviteChat } from "../studio/chats.ts";
import { bindProfile } from "../studio/profile.ts";
import { Platform, ProfileTheme } from "../vocab.ts";
import { AdminError, type ChatPlace } from "./office.ts";
import { Id, list, options } from "./options.ts";

const ACTOR = { kind: "system", id: "admin" } as const;

export const PROFILE_USAGE = `profile --key-id ID --templates a,b [--telegram] [--social x,linkedin] [--theme ${ProfileTheme.options.join("|")}] [--default-caption T] [--paused]`;
export const CHAT_USAGE = "chat --workspace ID";

const ProfileOptions = z.object({
  "key-id": Id,
  templates: list(z.string().min(1)),
  telegram: z.boolean().default(false),
  social: list(Platform).default([]),
  theme: ProfileTheme.default("brand"),
  "default-caption": z.string().default(""),
  paused: z.boolean().default(false),
});

/** Binds a Studio profile to a key. */
export async function profile(office: Office, args: string[]) {
  const { "key-id": keyId, "default-caption": defaultCaption, ...wish } = options(args, ProfileOptions);
  const bound = await bindProfile(office, ACTOR, { ...wish, keyId, defaultCaption });
  const { profileId, workspaceId, warnings } = bound;
  return {
    studio_profile_id: profileId,
    key_id: keyId,
    workspace_id: workspaceId,
    ...(warnings.length > 0 && { warnings }),
  };
}

/** A link with which a person links one chat. */
export async function linkChat(office: Office, args: string[], place: () => ChatPlace) {
  const { workspace } = options(args, z.object({ workspace: Id }));
  const { botName, sandboxUrl } = place();
  if (!botName)
    throw new AdminError(
      "No messaging bot is set up: set TELEGRAM_BOT_NAME to its user name, without the @.",
    );
  const { code, expiresAt } = await inviteChat(office, workspace);
  return {
    workspace_id: workspace,
    link: sandboxUrl ? `${sandboxUrl}?start=${code}` : `https://t.me/${botName}?start=${code}`,
    ...(!sandboxUrl && { group_link: `https://t.me/${botName}?startgroup=${code}` }),
    code,
    expires_at: expiresAt.toISOString(),
  };
}
