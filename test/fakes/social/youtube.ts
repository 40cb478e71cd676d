import type { Credentials } from "../../../lib/core/network.ts";
import { type Clock, startClock } from "../../support/clock.ts";
import { type Answer, type Call, json, type SocialFake, startSocialFake } from "./base.ts";
import { revoke, token } from "./youtube-oauth.ts";
import {
  authorised,
  CHANNEL_ID,
  googleError,
  issue,
  newState,
  spend,
  YOUTUBE_SCOPES,
  type YoutubeState,
} from "./youtube-state.ts";
import { openSession, putSession, setThumbnail } from "./youtube-upload.ts";

export type YoutubeFake = SocialFake & {
  state: YoutubeState;
  clock: Clock;
  account(scopes?: string[]): Credentials;
};

/** The nth figure; every one is different, so that none can pass for another. */
export const youtubeFigure = (at: number) => 300 + at;

function channels(state: YoutubeState): Answer {
  const snippet = {
    title: "Corner Bakery",
    customUrl: "@cornerbakery",
    thumbnails: { default: { url: "https://yt3.ggpht.example/bakery.jpg" } },
  };
  const channel = { kind: "youtube#channel", id: CHANNEL_ID, snippet };
  return json(200, {
    kind: "youtube#channelListResponse",
    ...(state.switches.hasChannel && { items: [channel] }),
  });
}

/** GET /youtube/v3/videos: what is not there is left out. */
function videos(state: YoutubeState, { query }: Call): Answer {
  const ids = (query.get("id") ?? "").split(",");
  if (ids.length > 50) return googleError(400, "invalidFilters", "Too many ids");
  const parts = (query.get("part") ?? "").split(",");
  const items = state.videos
    .filter(({ id }) => ids.includes(id))
    .map((video) => ({
      kind: "youtube#video",
      id: video.id,
      ...(parts.includes("status") && processing(state, video)),
      ...(parts.includes("statistics") && { statistics: statistics(state) }),
    }));
  return json(200, { kind: "youtube#videoListResponse", items });
}

function processing(
  { clock, switches }: YoutubeState,
  { uploadedAt, privacy }: YoutubeState["videos"][number],
) {
  const isWorking = clock.now().getTime() < uploadedAt + switches.processingSeconds * 1000;
  const { uploadStatus, reason } = switches.ends;
  const status = isWorking
    ? { uploadStatus: "uploaded" }
    : {
        uploadStatus,
        ...(uploadStatus === "rejected" && { rejectionReason: reason }),
        ...(uploadStatus === "failed" && { failureReason: reason }),
      };
  return {
    status: { ...status, privacyStatus: privacy },
    processingDetails: { processingStatus: isWorking ? "processing" : "succeeded" },
  };
}

/** Numbers are strings. */
const statistics = ({ switches }: YoutubeState) => ({
  viewCount: String(youtubeFigure(0)),
  ...(!switches.hidesLikes && { likeCount: String(youtubeFigure(1)) }),
  favoriteCount: "0",
  commentCount: String(youtubeFigure(3)),
});

/** DELETE /youtube/v3/videos?id=: 204, and 404 for a video that is not there. */
function removeVideo(state: YoutubeState, { query }: Call): Answer {
  const at = state.videos.findIndex(({ id }) => id === query.get("id"));
  if (at < 0)
    return googleError(404, "videoNotFound", "The video that you are trying to delete cannot be found.");
  state.videos.splice(at, 1);
  return { status: 204, body: "" };
}

type Route = {
  method: string;
  path: string;
  scope: string;
  units: number;
  answer(state: YoutubeState, call: Call): Answer;
};

/** The endpoints of functions/docs/vendors/youtube.md, each with the scope it needs and its quota cost. */
const ROUTES: Route[] = [
  { method: "GET", path: "/youtube/v3/channels", scope: "youtube.readonly", units: 1, answer: channels },
  { method: "GET", path: "/youtube/v3/videos", scope: "youtube.readonly", units: 1, answer: videos },
  {
    method: "DELETE",
    path: "/youtube/v3/videos",
    scope: "youtube.force-ssl",
    units: 50,
    answer: removeVideo,
  },
  {
    method: "POST",
    path: "/upload/youtube/v3/videos",
    scope: "youtube.upload",
    units: 0,
    answer: openSession,
  },
  {
    method: "POST",
    path: "/upload/youtube/v3/thumbnails/set",
    scope: "youtube.upload",
    units: 0,
    answer: setThumbnail,
  },
];

function route(state: YoutubeState, call: Call): Answer {
  const { host, path, method } = call;
  if (host === "oauth2.googleapis.com") {
    if (path === "/token") return token(state, call);
    return path === "/revoke" ? revoke(state, call) : { status: 404, body: "" };
  }
  if (method === "PUT" && call.query.has("upload_id")) return putSession(state, call);
  const found = ROUTES.find((one) => one.method === method && one.path === path);
  if (!found) return { status: 404, body: "Not Found" };
  const who = authorised(state, call, found.scope);
  if ("status" in who) return who;
  return spend(state, "units", found.units) ?? found.answer(state, call);
}

/** YouTube on a loopback port; see functions/docs/vendors/youtube.md. */
export async function startYoutubeFake(clock = startClock()): Promise<YoutubeFake> {
  const state = newState(clock);
  const fake = await startSocialFake({
    hosts: ["www.googleapis.com", "oauth2.googleapis.com"],
    answer: (call) => route(state, call),
    throttled: () => googleError(429, "uploadRateLimitExceeded", "The user has uploaded too many videos."),
    broken: (status) => googleError(status, "backendError", "Backend Error", "global"),
  });
  return {
    ...fake,
    state,
    clock,
    account: (scopes = YOUTUBE_SCOPES) => ({
      accessToken: issue(state, scopes),
      externalId: CHANNEL_ID,
      handle: "cornerbakery",
      scopes,
    }),
  };
}
