import * as z from "zod/v4";
import { PLANS } from "../billing/plans.ts";
import { operation } from "../core/operation.ts";
import { KeyMode, Platform, ProfileTheme } from "../vocab.ts";
import { findSetup, type ProfileSetup, type StudioSetup } from "./store-setup.ts";

const Profile = z.object({
  id: z.guid().describe("Id of the profile."),
  key_id: z.guid().describe("Id of its key."),
  key_mode: KeyMode.describe("Cards of a test key go nowhere."),
  key_name: z.string().nullable().describe("What its key is called; null: it has no name."),
  key_hint: z.string().describe("The last four characters of its key."),
  key_works: z
    .boolean()
    .describe("False: its key ended when the workspace was deleted and kept; give it another."),
  key_ends_at: z.iso
    .datetime()
    .nullable()
    .describe("When its key stops working, such as the old one after a rotation; null: it has no end."),
  templates: z.array(z.string()).describe("Templates that Studio may use for the key."),
  theme: ProfileTheme.describe("Theme of the cards."),
  telegram: z.boolean().describe("Finished cards go to the linked chats."),
  social: z.array(Platform).describe("Platforms on which finished cards are posted."),
  reachable: z.array(Platform).describe("Those of them with a working account that the key may use."),
  default_caption: z.string().describe("Caption of a card that comes without one."),
  paused: z.boolean().describe("It starts nothing new."),
  updated_at: z.iso.datetime().describe("When it was last changed."),
});
export type Profile = z.infer<typeof Profile>;

const Chat = z.object({
  id: z.guid().describe("Id of the linked chat."),
  title: z.string().describe("The chat's name when it was linked."),
  linked_at: z.iso.datetime().describe("When it was linked."),
});

export const getStudioSetup = operation({
  id: "get_studio_setup",
  summary: "Read the Studio profiles of keys that work, the linked chats, and what cards can reach.",
  effect: "read",
  input: z.object({}),
  output: z.object({
    in_plan: z.boolean().describe("Studio is part of the workspace's plan."),
    has_bot: z.boolean().describe("A messaging bot is set up, so chats can be linked."),
    chat_cap: z.int().describe("How many chats the plan links."),
    profiles: z.array(Profile).describe("Profiles, newest first."),
    chats: z.array(Chat).describe("Linked chats, in the order of linking."),
    connected: z.array(Platform).describe("Platforms with a working account."),
  }),
  async run(ctx) {
    const setup = await findSetup(ctx.db, ctx.workspaceId, ctx.now());
    const { studio, botAccounts } = PLANS[ctx.plan];
    return {
      in_plan: studio,
      has_bot: ctx.bot !== undefined,
      chat_cap: botAccounts,
      profiles: setup.profiles.map((profile) => toProfile(profile, setup)),
      chats: setup.chats.map(({ id, title, linkedAt }) => ({ id, title, linked_at: moment(linkedAt) })),
      connected: [...new Set(setup.accounts.map(({ platform }) => platform))],
    };
  },
});

const toProfile = (profile: ProfileSetup, setup: StudioSetup): Profile => ({
  id: profile.id,
  key_id: profile.keyId,
  key_mode: profile.keyMode,
  key_name: profile.keyName,
  key_hint: profile.keyHint,
  key_works: profile.keyWorks,
  key_ends_at: profile.keyEndsAt && moment(profile.keyEndsAt),
  templates: profile.templates,
  theme: profile.theme,
  telegram: profile.telegram,
  social: profile.social,
  reachable: profile.social.filter((platform) => platformsOf(profile, setup).includes(platform)),
  default_caption: profile.defaultCaption,
  paused: profile.pausedAt !== null,
  updated_at: moment(profile.updatedAt),
});

/** Platforms with a working account that the key of a profile may use. */
export const platformsOf = ({ keyAccounts }: ProfileSetup, { accounts }: StudioSetup): Platform[] => {
  const usable = accounts.filter(({ id }) => keyAccounts === null || keyAccounts.includes(id));
  return [...new Set(usable.map(({ platform }) => platform))];
};

const moment = (text: string) => new Date(text).toISOString();
