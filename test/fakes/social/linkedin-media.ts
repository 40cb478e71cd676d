import { createHash } from "node:crypto";
import { type Answer, type Call, json, jsonOf } from "./base.ts";
import {
  denied,
  failure,
  type LinkedinMedia,
  type LinkedinState,
  type LinkedinToken,
  PART_BYTES,
} from "./linkedin-state.ts";

const UPLOADS = "https://www.linkedin.com/dms-uploads";

type Asked = { initializeUploadRequest?: { owner?: string; fileSizeBytes?: number } };

export function initialize(state: LinkedinState, kind: LinkedinMedia["kind"], call: Call): Answer {
  const { owner, fileSizeBytes = 0 } = (jsonOf(call) as Asked)?.initializeUploadRequest ?? {};
  if (!owner?.startsWith("urn:li:")) return failure(400, "owner is required", { code: "INVALID_URN_ID" });
  if (kind === "video" && (fileSizeBytes < 75 * 1024 || fileSizeBytes > 500 * 1024 ** 2)) {
    return failure(400, "fileSizeBytes is out of range", { code: "INVALID_VALUE_FOR_FIELD" });
  }
  const id = state.nextId();
  const urn = `urn:li:${kind}:${kind === "image" ? "C4E10AQF" : "C5505AQH"}${id}`;
  const uploadToken = `upload-${id}`;
  state.media.set(urn, {
    urn,
    owner,
    kind,
    uploadToken,
    size: fileSizeBytes,
    parts: new Map(),
    sentAt: null,
  });
  const until = state.clock.now().getTime() + 86_400_000;
  if (kind === "image") {
    return json(200, {
      value: { uploadUrl: `${UPLOADS}/${id}/0?urn=${urn}`, uploadUrlExpiresAt: until, image: urn },
    });
  }
  const count = Math.ceil(fileSizeBytes / PART_BYTES);
  const uploadInstructions = Array.from({ length: count }, (_, at) => ({
    uploadUrl: `${UPLOADS}/${id}/${at}?urn=${urn}`,
    firstByte: at * PART_BYTES,
    lastByte: Math.min(fileSizeBytes, (at + 1) * PART_BYTES) - 1,
  }));
  return json(200, { value: { video: urn, uploadToken, uploadInstructions, uploadUrlsExpireAt: until } });
}

/** The address is the permission for a part of a film; an image wants the token too. */
export function upload(state: LinkedinState, call: Call): Answer {
  const media = state.media.get(call.query.get("urn") ?? "");
  const at = Number(call.path.split("/").at(-1));
  if (!media || call.method !== "PUT") return { status: 404, body: "" };
  const wanted =
    media.kind === "image" ? call.body.length : Math.min(PART_BYTES, media.size - at * PART_BYTES);
  if (call.body.length === 0 || call.body.length !== wanted) return { status: 400, body: "" };
  const etag = createHash("md5").update(call.body).digest("hex");
  media.parts.set(at, { bytes: call.body.length, etag });
  if (media.kind === "image") {
    if (!call.headers.authorization) return { status: 401, body: "" };
    media.sentAt = state.clock.now().getTime();
    return { status: 201, body: "" };
  }
  const id = partId(etag);
  return { status: 200, headers: { etag: state.switches.quotedEtags ? `"${id}"` : id }, body: "" };
}

const partId = (etag = "missing") => `/ambry-video/signedId/${etag}`;

type Closing = {
  finalizeUploadRequest?: { video?: string; uploadToken?: string; uploadedPartIds?: string[] };
};

/** The parts in their order, each by the ETag it got; a film is finalized once. */
export function finalize(state: LinkedinState, call: Call): Answer {
  const { video, uploadToken, uploadedPartIds } = (jsonOf(call) as Closing)?.finalizeUploadRequest ?? {};
  const media = state.media.get(video ?? "");
  const bad = (message: string) => failure(400, message, { code: "INVALID_VALUE_FOR_FIELD" });
  if (media?.kind !== "video" || media.uploadToken !== uploadToken)
    return bad("unknown video or uploadToken");
  if (media.sentAt !== null) return bad("The upload is finalized already");
  const count = Math.ceil(media.size / PART_BYTES);
  const expected = Array.from({ length: count }, (_, at) => partId(media.parts.get(at)?.etag));
  if (JSON.stringify(uploadedPartIds) !== JSON.stringify(expected))
    return bad("uploadedPartIds do not match");
  media.sentAt = state.clock.now().getTime();
  return { status: 200, body: "" };
}

/** WAITING_UPLOAD, then PROCESSING, then AVAILABLE or PROCESSING_FAILED. */
export function stateOf({ clock, switches }: LinkedinState, { sentAt }: LinkedinMedia): string {
  if (sentAt === null) return "WAITING_UPLOAD";
  if (clock.now().getTime() < sentAt + switches.processingSeconds * 1000) return "PROCESSING";
  return switches.processing === "fails" ? "PROCESSING_FAILED" : "AVAILABLE";
}

const READS_FOR = ["r_member_social", "r_organization_social"];

/** A token with w_member_social alone may not read the state of media. */
export function show(state: LinkedinState, token: LinkedinToken, call: Call): Answer {
  if (!READS_FOR.some((scope) => token.scopes.includes(scope))) return denied(call);
  const media = state.media.get(decodeURIComponent(call.path.split("/").at(-1) ?? ""));
  if (!media) return failure(404, "Not found", { code: "NOT_FOUND" });
  const status = stateOf(state, media);
  const reason = status === "PROCESSING_FAILED" ? { processingFailureReason: "UNSUPPORTED_CODEC" } : {};
  return json(200, { id: media.urn, owner: media.owner, status, ...reason });
}
