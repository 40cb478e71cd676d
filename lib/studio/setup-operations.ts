import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { Platform, ProfileTheme } from "../vocab.ts";
import { inviteChat as invite, unlinkChatById } from "./chats.ts";
import { bindProfile } from "./profile.ts";

export const saveStudioProfile = operation({
  id: "save_studio_profile",
  summary:
    "Save the Studio profile of an API key, whole. A profile that the key had takes on the new settings.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    key_id: z
      .guid("Give an id, a UUID.")
      .meta({ description: "The key of the profile.", examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"] }),
    templates: z.array(z.string().min(1)).meta({
      description: "Templates that Studio may use for the key, by name.",
      examples: [["card", "milestone"]],
    }),
    theme: ProfileTheme.default("brand").meta({
      description: "Theme of the cards; `brand` suits the brand's background.",
      examples: ["brand"],
    }),
    telegram: z
      .boolean()
      .default(false)
      .meta({ description: "Finished cards go to the linked chats.", examples: [true] }),
    social: z
      .array(Platform)
      .default([])
      .meta({
        description: "Finished cards are posted to the connected accounts of these platforms.",
        examples: [["x", "linkedin"]],
      }),
    default_caption: z
      .string()
      .default("")
      .meta({
        description: "Caption of a card that comes without one. It must fit every place it goes to.",
        examples: ["News from Fernway"],
      }),
    paused: z
      .boolean()
      .default(false)
      .meta({ description: "The profile starts nothing new.", examples: [false] }),
  }),
  output: z.object({
    studio_profile_id: z.guid().describe("Id of the profile."),
    key_id: z.guid().describe("Id of its key."),
    workspace_id: z.guid().describe("Id of the workspace."),
    warnings: z.array(z.string()).describe("What about the profile may surprise its owner."),
  }),
  async run(ctx, { key_id, default_caption, ...settings }) {
    const request = { ...settings, keyId: key_id, defaultCaption: default_caption };
    const { profileId, warnings } = await bindProfile(ctx, ctx.actor, ctx.workspaceId, request);
    return { studio_profile_id: profileId, key_id, workspace_id: ctx.workspaceId, warnings };
  },
});

export const inviteChat = operation({
  id: "invite_chat",
  summary: "Make a code with which one chat can be linked, once, within 15 minutes.",
  effect: "write",
  testKey: "read only",
  input: z.object({}),
  output: z.object({
    code: z.string().describe("What the chat gives the bot. Only its hash is stored."),
    expires_at: z.iso.datetime().describe("When the code ends."),
  }),
  async run(ctx) {
    const { code, expiresAt } = await invite(ctx, ctx.workspaceId);
    return { code, expires_at: expiresAt.toISOString() };
  },
});

export const unlinkChat = operation({
  id: "unlink_chat",
  summary: "End the link of one chat. Cards that wait for it are not sent there any more.",
  effect: "destroy",
  testKey: "read only",
  input: z.object({
    chat_id: z
      .guid("Give an id, a UUID.")
      .meta({ description: "The linked chat.", examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"] }),
  }),
  output: z.null(),
  async run(ctx, { chat_id }) {
    await unlinkChatById(ctx, ctx.actor, { workspaceId: ctx.workspaceId, id: chat_id });
    return null;
  },
});
