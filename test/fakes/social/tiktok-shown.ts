import { type Answer, type Call, jsonOf } from "./base.ts";
import { storedIn } from "./tiktok-posts.ts";
import { failure, ok, type Publication, type TiktokState } from "./tiktok-state.ts";

function stageOf({ clock, switches }: TiktokState, { acceptedAt, failReason, privacy }: Publication) {
  const now = clock.now().getTime();
  if (acceptedAt === null) return { status: "PROCESSING_UPLOAD", isListed: false };
  const doneAt = acceptedAt + switches.processingSeconds * 1000;
  if (now < doneAt) return { status: "PROCESSING_DOWNLOAD", isListed: false };
  if (failReason) return { status: "FAILED", isListed: false };
  const isListed = privacy === "PUBLIC_TO_EVERYONE" && now >= doneAt + switches.idSeconds * 1000;
  return { status: "PUBLISH_COMPLETE", isListed };
}

/** POST /v2/post/publish/status/fetch/: the post's id is a JSON number that no double holds. */
export function fetchStatus(state: TiktokState, call: Call): Answer {
  const publication = state.publications.get(String(jsonOf(call)?.publish_id));
  if (!publication) return failure(state, 400, "invalid_publish_id");
  const { status, isListed } = stageOf(state, publication);
  const data = {
    status,
    ...(status === "FAILED" && { fail_reason: publication.failReason }),
    uploaded_bytes: storedIn(publication),
    publicaly_available_post_id: isListed ? [`#${publication.postId}`] : [],
  };
  const text = JSON.stringify({ data, error: { code: "ok", message: "", log_id: "1" } });
  const headers = { "content-type": "application/json" };
  return { status: 200, headers, body: text.replace(/"#(\d+)"/, "$1") };
}

/** The nth figure; every one is different, so that none can pass for another. */
export const tiktokFigure = (at: number) => 900 + at;

const shown = ({ postId, title, acceptedAt }: Publication) => ({
  id: postId,
  title,
  create_time: Math.floor((acceptedAt ?? 0) / 1000),
  share_url: `https://www.tiktok.com/@corner.bakery/video/${postId}`,
  view_count: tiktokFigure(0),
  like_count: tiktokFigure(1),
  comment_count: tiktokFigure(2),
  share_count: tiktokFigure(3),
});

const picked = (state: TiktokState, { query }: Call, wanted: (publication: Publication) => boolean) => {
  const fields = (query.get("fields") ?? "").split(",");
  return [...state.publications.values()]
    .filter((publication) => stageOf(state, publication).isListed && wanted(publication))
    .map(shown)
    .map((video) => Object.fromEntries(Object.entries(video).filter(([name]) => fields.includes(name))));
};

/** POST /v2/video/list/: public posts, newest first. */
export function listVideos(state: TiktokState, call: Call): Answer {
  const most = Number(jsonOf(call)?.max_count ?? 10);
  if (most > 20) return failure(state, 400, "invalid_params");
  const videos = picked(state, call, () => true).toReversed();
  return ok({ videos: videos.slice(0, most), cursor: 0, has_more: videos.length > most });
}

/** POST /v2/video/query/ */
export function queryVideos(state: TiktokState, call: Call): Answer {
  const { video_ids = [] } = (jsonOf(call)?.filters ?? {}) as { video_ids?: string[] };
  if (video_ids.length > 20) return failure(state, 400, "invalid_params");
  return ok({ videos: picked(state, call, ({ postId }) => video_ids.includes(postId)) });
}
