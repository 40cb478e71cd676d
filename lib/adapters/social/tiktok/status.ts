import * as z from "zod/v4";
import type { Work } from "../../../core/network.ts";
import { own } from "../../../text/own.ts";
import { requestJson, type TiktokSettings } from "./client.ts";
import type { Refusal } from "./draft.ts";

/** Ids are JSON numbers beyond 2^53, read as their digits. */
const Id = z.union([z.string(), z.number()]).transform(String);
const Status = z.object({
  status: z.string(),
  fail_reason: z.string().optional(),
  uploaded_bytes: z.number().optional(),
  /** TikTok spells it so. */
  publicaly_available_post_id: z.array(Id).default([]),
});
export type Status = z.infer<typeof Status>;

export const statusOf = (
  settings: TiktokSettings,
  { account }: Pick<Work, "account">,
  publishId: string,
): Promise<Status> =>
  requestJson(
    settings,
    account,
    { path: "/v2/post/publish/status/fetch/", json: { publish_id: publishId } },
    Status,
  );

const media = (message: string, fix: string) => ({ kind: "media_rejected" as const, message, fix });

/** By fail_reason; see functions/docs/vendors/tiktok.md. */
const REASONS: Record<string, Omit<Refusal, "source">> = {
  file_format_check_failed: media("TikTok does not take this kind of file.", "Send it as MP4 (H.264)."),
  duration_check_failed: media("TikTok does not take a film of this length.", "Make it shorter."),
  frame_rate_check_failed: media("TikTok does not take this frame rate.", "Send it with 23 to 60 fps."),
  picture_size_check_failed: media(
    "TikTok does not take this size.",
    "Send it with 360 to 4096 pixels a side.",
  ),
  photo_pull_failed: {
    kind: "config_error",
    message: "TikTok could not fetch the pictures.",
    fix: "The operator has to see to it that media are public, free of redirects and on a verified domain.",
  },
  auth_removed: {
    kind: "permission_missing",
    message: "The account's connection to TikTok was taken back meanwhile.",
    fix: "Connect the account again.",
  },
  publish_cancelled: {
    kind: "content_rejected",
    message: "The post was canceled on TikTok.",
    fix: "Post it again if it is wanted after all.",
  },
};

/** The refusal of a reason. Undefined for TikTok's internal errors, which another attempt may not meet. */
export function refusalOf(reason: string): Refusal | undefined {
  if (reason === "internal") return undefined;
  const source = `TikTok: FAILED, ${reason.slice(0, 100)}`;
  const known = own(REASONS, reason);
  if (known) return { ...known, source };
  const message = `TikTok did not publish the post: ${reason.slice(0, 100)}`;
  return { kind: "content_rejected", message, source, fix: "Change the post and try again." };
}
