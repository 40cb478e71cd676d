import * as z from "zod/v4";
import type { Content, Work } from "../../../core/network.ts";
import { own } from "../../../text/own.ts";
import { rejection } from "../rejection.ts";
import { requestJson, type TiktokSettings, VENDOR } from "./client.ts";
import type { Creator } from "./draft.ts";

const Info = z.object({
  creator_username: z.string().default(""),
  privacy_level_options: z.array(z.string()).default([]),
  comment_disabled: z.boolean().default(false),
  duet_disabled: z.boolean().default(false),
  stitch_disabled: z.boolean().default(false),
  max_video_post_duration_sec: z.number().optional(),
});

/** Privacy levels, the widest first. */
const LEVELS = ["PUBLIC_TO_EVERYONE", "FOLLOWER_OF_CREATOR", "MUTUAL_FOLLOW_FRIENDS", "SELF_ONLY"];
export const PUBLIC = "PUBLIC_TO_EVERYONE";
const PRIVATE = "SELF_ONLY";

/** What the creator may do; TikTok requires asking before each post. */
export async function creatorOf(settings: TiktokSettings, { account, content }: Work): Promise<Creator> {
  const call = { path: "/v2/post/publish/creator_info/query/", json: {} };
  const info = await requestJson(settings, account, call, Info);
  requireLength(content, info.max_video_post_duration_sec);
  const widest = LEVELS.find((level) => info.privacy_level_options.includes(level));
  return {
    username: info.creator_username || account.handle.replace(/^@/, ""),
    privacy: settings.audited && widest ? widest : PRIVATE,
    noComments: info.comment_disabled,
    noDuets: info.duet_disabled,
    noStitches: info.stitch_disabled,
  };
}

/** Each creator has a limit of their own. */
function requireLength({ media }: Content, maxSeconds: number | undefined) {
  if (media.kind !== "video" || maxSeconds === undefined || media.durationMs <= maxSeconds * 1000) return;
  throw rejection(VENDOR, {
    about: "media",
    problem: `The film runs ${Math.ceil(media.durationMs / 1000)} s, and TikTok takes ${maxSeconds} s from this account.`,
    fix: "Make it shorter.",
  });
}

const WHO: Record<string, string> = {
  FOLLOWER_OF_CREATOR: "Only followers can see it, as the account's settings say.",
  MUTUAL_FOLLOW_FRIENDS: "Only friends can see it, as the account's settings say.",
};

export function noteOn({ audited }: TiktokSettings, { privacy }: Creator): string | undefined {
  if (privacy === PUBLIC) return undefined;
  const audit = "Only you can see it until TikTok has audited this service's app.";
  return audited ? (own(WHO, privacy) ?? "Only you can see it, as the account's settings say.") : audit;
}
