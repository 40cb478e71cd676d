import { type Answer, type Call, jsonOf } from "./base.ts";
import { MEDIA_HOST } from "./media-origin.ts";
import { failure, ok, type Publication, type TiktokState } from "./tiktok-state.ts";

const MB = 1024 * 1024;
const HOUR_MS = 3_600_000;
export const UPLOADS = "open-upload.tiktokapis.com";

type PostInfo = { title?: string; description?: string; privacy_level?: string; disable_comment?: boolean };
type Init = {
  media_type?: string;
  post_mode?: string;
  post_info?: PostInfo;
  source_info?: {
    source?: string;
    video_size?: number;
    chunk_size?: number;
    total_chunk_count?: number;
    photo_images?: string[];
  };
};

export function creatorInfo({ switches }: TiktokState): Answer {
  return ok({
    creator_avatar_url: "https://p16.tiktokcdn.example/bakery.jpg",
    creator_username: "corner.bakery",
    creator_nickname: "Corner Bakery",
    privacy_level_options: switches.options,
    comment_disabled: switches.commentsOff,
    duet_disabled: false,
    stitch_disabled: false,
    max_video_post_duration_sec: switches.maxSeconds,
  });
}

/** What both kinds of init check alike. */
function infoProblem(state: TiktokState, info: PostInfo, titleMost: number): Answer | undefined {
  const { switches } = state;
  const planned = switches.initError;
  switches.initError = null;
  if (planned) return failure(state, ...planned);
  const { title = "", description = "", privacy_level = "", disable_comment = false } = info;
  if (title.length > titleMost || description.length > 4000) return failure(state, 400, "invalid_params");
  const isOpen = !switches.audited && (privacy_level !== "SELF_ONLY" || !switches.privateAccount);
  if (isOpen) return failure(state, 403, "unaudited_client_can_only_post_to_private_accounts");
  if (!switches.options.includes(privacy_level)) return failure(state, 403, "privacy_level_option_mismatch");
  return switches.commentsOff && !disable_comment ? failure(state, 400, "invalid_params") : undefined;
}

function publicationOf(state: TiktokState, kind: Publication["kind"], info: PostInfo): Publication {
  const { title = "", description = "", privacy_level = "" } = info;
  const postId = state.nextId();
  return {
    publishId: `${kind === "video" ? "v_pub_file~v2-1" : "p_pub_url~v2"}.${postId}`,
    kind,
    title,
    description,
    privacy: privacy_level,
    files: 1,
    size: 0,
    chunkBytes: 0,
    chunks: 0,
    received: [],
    openUntil: state.clock.now().getTime() + HOUR_MS,
    acceptedAt: null,
    failReason: state.switches.failReason,
    postId,
  };
}

function areChunksRight(size: number, chunk: number, count: number): boolean {
  if (!(size > 0 && chunk > 0) || size > 4 * 1024 * MB) return false;
  if (count !== Math.max(1, Math.floor(size / chunk))) return false;
  return size < 5 * MB ? chunk === size : chunk >= 5 * MB && chunk <= 64 * MB;
}

/** POST /v2/post/publish/video/init/ */
export function initVideo(state: TiktokState, call: Call): Answer {
  const { post_info = {}, source_info = {} }: Init = jsonOf(call) ?? {};
  const refusal = infoProblem(state, post_info, 2200);
  if (refusal) return refusal;
  const { source, video_size = 0, chunk_size = 0, total_chunk_count = 0 } = source_info;
  if (source !== "FILE_UPLOAD" || !areChunksRight(video_size, chunk_size, total_chunk_count)) {
    return failure(state, 400, "invalid_params", "The chunk size or count is invalid");
  }
  const publication = publicationOf(state, "video", post_info);
  const { publishId, postId } = publication;
  const sizes = { size: video_size, chunkBytes: chunk_size, chunks: total_chunk_count };
  state.publications.set(publishId, { ...publication, ...sizes });
  return ok({ publish_id: publishId, upload_url: `https://${UPLOADS}/video/?upload_id=${postId}` });
}

/** PUT {upload_url}: one chunk after the other; the address is the permission. */
export function putChunk({ publications, clock }: TiktokState, { query, headers, body }: Call): Answer {
  const upload = [...publications.values()].find(({ postId }) => postId === query.get("upload_id"));
  const now = clock.now().getTime();
  if (!upload) return { status: 404, body: "" };
  if (now > upload.openUntil || headers.authorization) return { status: 403, body: "" };
  const stored = storedIn(upload);
  const at = upload.received.length;
  const length = at === upload.chunks - 1 ? upload.size - stored : upload.chunkBytes;
  const range = `bytes ${stored}-${stored + length - 1}/${upload.size}`;
  const isNext = upload.acceptedAt === null && headers["content-range"] === range && body.length === length;
  if (!isNext || headers["content-type"] !== "video/mp4") return { status: 416, body: "" };
  upload.received.push(body);
  if (upload.received.length < upload.chunks) return { status: 206, body: "" };
  upload.acceptedAt = now;
  return { status: 201, body: "" };
}

export const storedIn = ({ received }: Publication) => received.reduce((sum, { length }) => sum + length, 0);

/** POST /v2/post/publish/content/init/ */
export async function initPhotos(state: TiktokState, call: Call): Promise<Answer> {
  const { media_type, post_mode, post_info = {}, source_info = {} }: Init = jsonOf(call) ?? {};
  const refusal = infoProblem(state, post_info, 90);
  if (refusal) return refusal;
  const { source, photo_images: urls = [] } = source_info;
  const isRight = media_type === "PHOTO" && post_mode === "DIRECT_POST" && source === "PULL_FROM_URL";
  if (!isRight || urls.length < 1 || urls.length > 35) return failure(state, 400, "invalid_params");
  const isOurs = urls.every((url) => url.startsWith(`https://${MEDIA_HOST}/`));
  if (!isOurs || !state.switches.verifiedDomain) return failure(state, 403, "url_ownership_unverified");
  const publication = publicationOf(state, "photo", post_info);
  const pulled = await Promise.all(urls.map((url) => pull(state, url)));
  state.publications.set(publication.publishId, {
    ...publication,
    files: urls.length,
    acceptedAt: state.clock.now().getTime(),
    failReason: publication.failReason ?? pulled.find((reason) => reason !== null) ?? null,
  });
  return ok({ publish_id: publication.publishId });
}

/** Really fetches, without redirects, and looks at what comes: a fail_reason, or null. */
async function pull(state: TiktokState, url: string): Promise<string | null> {
  const answer = await state.pull(url);
  if (answer.status !== 200) return "photo_pull_failed";
  const { byteLength } = await answer.arrayBuffer();
  const isPicture = /^image\/(?:jpeg|webp)$/.test(answer.headers.get("content-type") ?? "");
  return isPicture && byteLength <= 20 * MB ? null : "file_format_check_failed";
}
