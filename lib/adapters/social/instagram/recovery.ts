import * as z from "zod/v4";
import { NetworkFailure, type PublishOutcome, type Work } from "../../../core/network.ts";
import { type InstagramSettings, isMissing, requestJson } from "./client.ts";
import { statusOf } from "./containers.ts";
import { type InstagramDraft, readDraft } from "./draft.ts";

/** Instagram's clock may differ from ours by this much. */
const SLACK_MS = 2 * 60_000;
/** How long a published post may be missing from the account's list. */
const LISTED_WITHIN_MS = 3_600_000;
const NEWEST = 10;

type Resolved = PublishOutcome | { state: "absent" } | { state: "unknown" };

/**
 * A container knows whether it was published, and is published once at most. So the same container may be
 * tried again. A new one needs an ended container and a list without the post.
 */
export async function resolve(settings: InstagramSettings, work: Work): Promise<Resolved> {
  const draft = readDraft(work.draft);
  if (draft.mediaId) return posted(settings, work, draft);
  const { post, tried } = draft;
  if (!post || tried === undefined) return { state: "absent" };
  const code = await statusOf(settings, work, post.id).then(
    (status) => status.code,
    (error) => {
      if (error instanceof NetworkFailure && isMissing(error)) return "MISSING" as const;
      throw error;
    },
  );
  if (code === "FINISHED" || code === "IN_PROGRESS") return { state: "absent" };
  const mediaId = await findMedia(settings, work, tried);
  if (mediaId) return posted(settings, work, { ...draft, mediaId });
  if (code === "MISSING") return { state: "unknown" };
  if (code === "PUBLISHED") {
    const isEarly = settings.now().getTime() - tried < LISTED_WITHIN_MS;
    return isEarly ? { state: "publishing", draft, retryAfterSeconds: 10 } : { state: "unknown" };
  }
  await work.saveDraft({ children: {}, missed: 0 });
  return { state: "absent" };
}

const Listed = z.object({
  data: z
    .array(z.object({ id: z.string(), caption: z.string().optional(), timestamp: z.string().default("") }))
    .default([]),
});

/** The account's own post with this text since that time. */
async function findMedia(
  settings: InstagramSettings,
  { account, content }: Work,
  since: number,
): Promise<string | undefined> {
  const path = `/${account.externalId}/media?fields=id,permalink,caption,timestamp&limit=${NEWEST}`;
  const { data } = await requestJson(settings, account, { path }, Listed);
  const wanted = plain(content.text);
  return data.find(
    ({ caption = "", timestamp }) => plain(caption) === wanted && Date.parse(timestamp) >= since - SLACK_MS,
  )?.id;
}

const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();

const Shown = z.object({ permalink: z.string().optional() });
const AGAIN = new Set(["transient", "rate_limited", "quota_exhausted"]);

/** Asks for the post's address. The post is there in any case, so only passing failures are retried. */
export async function posted(
  settings: InstagramSettings,
  work: Work,
  draft: InstagramDraft,
): Promise<PublishOutcome & { state: "posted" }> {
  const { mediaId = "" } = draft;
  const path = `/${mediaId}?fields=id,permalink,shortcode,media_type,media_product_type,timestamp`;
  const { permalink } = await requestJson(settings, work.account, { path }, Shown).catch(
    (error): z.infer<typeof Shown> => {
      if (error instanceof NetworkFailure && !AGAIN.has(error.kind)) return {};
      throw error;
    },
  );
  const profile = `https://www.instagram.com/${encodeURIComponent(work.account.handle.replace(/^@/, ""))}/`;
  return { state: "posted", draft, externalId: mediaId, url: permalink ?? profile };
}
