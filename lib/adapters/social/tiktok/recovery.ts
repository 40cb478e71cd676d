import * as z from "zod/v4";
import type { PublishOutcome, Work } from "../../../core/network.ts";
import { requestJson, type TiktokSettings } from "./client.ts";
import { noteOn, PUBLIC } from "./creator.ts";
import { readDraft, type TiktokDraft } from "./draft.ts";
import { refusalOf, type Status, statusOf } from "./status.ts";

/** The id of a public post comes within minutes or hours. So long the post waits for its address. */
const ID_WAIT_MS = 90_000;
const ASK_AGAIN_SECONDS = 10;
const INBOX_SECONDS = 600;
/** TikTok's clock may differ from ours by this much. */
const SLACK_MS = 2 * 60_000;
const NEWEST = 20;

type Resolved = PublishOutcome | { state: "absent" } | { state: "unknown" };

/** After the upload the status answers every doubt; nothing is started a second time. */
export async function resolve(settings: TiktokSettings, work: Work): Promise<Resolved> {
  const draft = readDraft(work.draft);
  const { publishId, tried } = draft;
  if (tried === undefined) return { state: "absent" };
  if (!publishId) return findPhotos(settings, work, { draft, tried });
  const status = await statusOf(settings, work, publishId);
  if (status.status === "PUBLISH_COMPLETE") return complete(settings, work, { draft, status, tried });
  if (status.status === "FAILED") return failed(work, status);
  if (status.status === "PROCESSING_UPLOAD" && !hasAll(work, draft, status)) {
    if (draft.upload?.over) await work.saveDraft({});
    return { state: "absent" };
  }
  const isInbox = status.status === "SEND_TO_USER_INBOX";
  return publishing(draft, isInbox ? INBOX_SECONDS : ASK_AGAIN_SECONDS);
}

export const publishing = (draft: TiktokDraft, retryAfterSeconds = 5): PublishOutcome => ({
  state: "publishing",
  draft,
  retryAfterSeconds,
});

/** Without its last chunk an upload is not published. */
function hasAll({ content: { media } }: Work, { accepted }: TiktokDraft, { uploaded_bytes = 0 }: Status) {
  return accepted || media.kind !== "video" || uploaded_bytes >= media.file.bytes;
}

type FoundPost = { draft: TiktokDraft; status: Status; tried: number };

/** A complete post without an id is published; private posts never get one. */
function complete(settings: TiktokSettings, work: Work, { draft, status, tried }: FoundPost): PublishOutcome {
  const id = status.publicaly_available_post_id[0];
  const isEarly = settings.now().getTime() - tried < ID_WAIT_MS;
  if (!id && isEarly && draft.creator?.privacy === PUBLIC) return publishing(draft, ASK_AGAIN_SECONDS);
  return posted(settings, work, { draft, id });
}

/** A failed post may start over; the next `prepare` throws what TikTok refused. */
async function failed(
  { saveDraft: keep }: Work,
  { fail_reason = "no reason given" }: Status,
): Promise<Resolved> {
  const refusal = refusalOf(fail_reason);
  await keep(refusal ? { refusal } : {});
  return { state: "absent" };
}

const Videos = z.object({
  videos: z
    .array(
      z.object({
        id: z.union([z.string(), z.number()]).transform(String),
        title: z.string().default(""),
        create_time: z.number().default(0),
      }),
    )
    .default([]),
});

/**
 * A post of pictures whose answer was lost is not repeated, because it may still appear. It is looked for
 * among the account's public posts; not finding it proves nothing.
 */
async function findPhotos(
  settings: TiktokSettings,
  work: Work,
  { draft, tried }: { draft: TiktokDraft; tried: number },
): Promise<Resolved> {
  if (!work.account.scopes.includes("video.list")) return { state: "unknown" };
  const call = { path: "/v2/video/list/?fields=id,title,create_time", json: { max_count: NEWEST } };
  const { videos } = await requestJson(settings, work.account, call, Videos);
  const wanted = [work.content.title, work.content.text].map(plain).filter(Boolean);
  const found = videos.find(
    ({ title, create_time }) => create_time * 1000 >= tried - SLACK_MS && wanted.includes(plain(title)),
  );
  return found ? posted(settings, work, { draft, id: found.id }) : { state: "unknown" };
}

const plain = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** Without a public id the profile is the post's address, and the publish id stands for the post. */
function posted(
  settings: TiktokSettings,
  { account, content }: Work,
  { draft, id }: { draft: TiktokDraft; id: string | undefined },
): PublishOutcome {
  const username = draft.creator?.username || account.handle.replace(/^@/, "");
  const profile = `https://www.tiktok.com/@${encodeURIComponent(username)}`;
  const kind = content.media.kind === "images" ? "photo" : "video";
  const note = draft.creator && noteOn(settings, draft.creator);
  return {
    state: "posted",
    draft,
    externalId: id ?? draft.publishId ?? "",
    url: id ? `${profile}/${kind}/${id}` : profile,
    ...(note && { note }),
  };
}
