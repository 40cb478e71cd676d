import { type Answer, bearerOf, type Call, json, jsonOf } from "./base.ts";
import {
  CHANNEL_ID,
  googleError,
  spend,
  type YoutubeSession,
  type YoutubeState,
  type YoutubeVideo,
} from "./youtube-state.ts";

const GRAIN = 262_144;
const WEEK_MS = 7 * 86_400_000;

type Body = {
  snippet?: { title?: string; description?: string };
  status?: { privacyStatus?: string };
};

function problemWith({ snippet, status }: Body): Answer | undefined {
  const { title = "", description = "" } = snippet ?? {};
  const bad = (reason: string, words: string) => googleError(400, reason, words, "youtube.video");
  if (!title || [...title].length > 100 || /[<>]/.test(title)) {
    return bad("invalidTitle", "The request metadata specifies an invalid or empty video title.");
  }
  if (Buffer.byteLength(description) > 5000 || /[<>]/.test(description)) {
    return bad("invalidDescription", "The request metadata specifies an invalid video description.");
  }
  return ["public", "unlisted", "private"].includes(status?.privacyStatus ?? "")
    ? undefined
    : bad("invalidVideoMetadata", "The request metadata is invalid.");
}

/** POST /upload/youtube/v3/videos?uploadType=resumable: an empty body and the session's address. */
export function openSession(state: YoutubeState, call: Call): Answer {
  if (!state.switches.hasChannel) return googleError(401, "youtubeSignupRequired", "Unauthorized");
  const body: Body = jsonOf(call) ?? {};
  const total = Number(call.headers["x-upload-content-length"]);
  const isVideo = String(call.headers["x-upload-content-type"]).startsWith("video/");
  if (call.query.get("uploadType") !== "resumable" || !(total > 0) || !isVideo) {
    return googleError(400, "mediaBodyRequired", "The request does not include the video content.");
  }
  const refusal = problemWith(body) ?? spend(state, "uploads", 1);
  if (refusal) return refusal;
  const id = state.nextId();
  const { title = "", description = "" } = body.snippet ?? {};
  const privacy = state.switches.audited ? (body.status?.privacyStatus ?? "public") : "private";
  const until = state.clock.now().getTime() + WEEK_MS;
  state.sessions.set(id, {
    total,
    resource: { title, description, privacy },
    chunks: [],
    until,
    videoId: null,
  });
  const location = `https://www.googleapis.com/upload/youtube/v3/videos?uploadType=resumable&upload_id=${id}`;
  return { status: 200, headers: { location }, body: "" };
}

const storedIn = ({ chunks }: YoutubeSession) => chunks.reduce((sum, { length }) => sum + length, 0);

/** 308 without a Location; without a Range when nothing is stored. */
function incomplete(session: YoutubeSession): Answer {
  const stored = storedIn(session);
  return { status: 308, headers: stored > 0 ? { range: `bytes=0-${stored - 1}` } : {}, body: "" };
}

/** PUT {session}: bytes, or a question how many there are. */
export function putSession(state: YoutubeState, call: Call): Answer {
  const session = state.sessions.get(call.query.get("upload_id") ?? "");
  if (!session) return { status: 404, body: "Not Found" };
  const now = state.clock.now().getTime();
  const token = bearerOf(call);
  const isKnown = !token || (state.tokens.get(token)?.until ?? 0) > now;
  if (!isKnown) return googleError(401, "authError", "Invalid Credentials", "global");
  const finished = state.videos.find(({ id }) => id === session.videoId);
  if (finished) return json(200, resource(finished));
  if (session.until < now) return { status: 410, body: "Gone" };
  const range = call.headers["content-range"] ?? `bytes 0-${session.total - 1}/${session.total}`;
  if (range === `bytes */${session.total}`) return incomplete(session);
  return store(state, session, { range, body: call.body });
}

function store(
  state: YoutubeState,
  session: YoutubeSession,
  { range, body }: { range: string; body: Buffer },
): Answer {
  const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range)?.map(Number) ?? [];
  if (from === undefined || to === undefined || total !== session.total || body.length !== to - from + 1) {
    return { status: 400, body: "Invalid Content-Range" };
  }
  if (to + 1 < total && body.length % GRAIN !== 0) return { status: 400, body: "Invalid chunk size" };
  if (from !== storedIn(session)) return incomplete(session);
  const most = state.switches.storesOnly ?? body.length;
  state.switches.storesOnly = null;
  session.chunks.push(Buffer.from(body.subarray(0, most)));
  return storedIn(session) < session.total ? incomplete(session) : finish(state, session);
}

function finish(state: YoutubeState, session: YoutubeSession): Answer {
  const video: YoutubeVideo = {
    id: state.nextId(),
    ...session.resource,
    bytes: Buffer.concat(session.chunks),
    uploadedAt: state.clock.now().getTime(),
    thumbnail: 0,
  };
  session.videoId = video.id;
  state.videos.push(video);
  return json(201, resource(video));
}

const resource = ({ id, title, description, privacy }: YoutubeVideo) => ({
  kind: "youtube#video",
  id,
  snippet: { channelId: CHANNEL_ID, title, description },
  status: { uploadStatus: "uploaded", privacyStatus: privacy },
});

/** POST /upload/youtube/v3/thumbnails/set */
export function setThumbnail(state: YoutubeState, { query, headers, body }: Call): Answer {
  const refusal = spend(state, "units", 50);
  if (refusal) return refusal;
  const video = state.videos.find(({ id }) => id === query.get("videoId"));
  if (!video) return googleError(404, "videoNotFound", "The video cannot be found.");
  if (!state.switches.isVerified) return googleError(403, "forbidden", "The thumbnail can't be set.");
  if (!/^image\/(?:jpeg|png)$/.test(headers["content-type"] ?? "") || body.length > 2 * 1024 * 1024) {
    return googleError(400, "invalidImage", "The provided image content is invalid.");
  }
  video.thumbnail = body.length;
  return json(200, { kind: "youtube#thumbnailSetResponse", items: [{}] });
}
