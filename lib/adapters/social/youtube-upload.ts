import * as z from "zod/v4";
import type { Content, Credentials, MediaFile, Readiness, Work } from "../../core/network.ts";
import { type Answer, read, unavailable, type Wire } from "./http.ts";
import { API, call, failureOf, VENDOR } from "./youtube-calls.ts";
import { readDraft, sayRefusal, type YoutubeDraft } from "./youtube-draft.ts";

/** youtube.md, Resumable upload 2: every chunk but the last is a multiple of this. */
const GRAIN = 262_144;
const CHUNK_BYTES = 32 * GRAIN;
/** Chunks in one call of the port, so that an attempt stays within its time. */
const CHUNKS_AT_ONCE = 4;
const CHUNK_TIMEOUT_MS = 60_000;
const CATEGORY_PEOPLE = "22";

/** What YouTube has of a film. */
export type Stored =
  | { state: "partial"; stored: number }
  | { state: "done"; video: NonNullable<YoutubeDraft["video"]> }
  | { state: "gone" };

/** Sends the film up to its last bytes: until those have arrived there is no video. */
export async function uploaded(wire: Wire, work: Work, file: MediaFile): Promise<Readiness> {
  const draft = readDraft(work.draft);
  if (draft.refusal) return sayRefusal(work, draft.refusal);
  const known = draft.video ? draft : await sessionOf(wire, work, { file, draft });
  return known.video ? { state: "ready", draft: known } : sendChunks(wire, work, { file, draft: known });
}

type Upload = { file: MediaFile; draft: YoutubeDraft };

/** youtube.md, Resumable upload 3: no second session before the first was asked. */
async function sessionOf(wire: Wire, work: Work, { file, draft }: Upload): Promise<YoutubeDraft> {
  const has = draft.session ? await probe(wire, work, { file, draft }) : ({ state: "gone" } as const);
  const next: YoutubeDraft =
    has.state === "gone" ? { stored: 0, session: await open(wire, work, file) } : { ...draft, ...told(has) };
  await work.keep(next);
  return next;
}

const told = (has: Exclude<Stored, { state: "gone" }>) =>
  has.state === "done" ? { video: has.video } : { stored: has.stored };

/** youtube.md, Resumable upload 1. An answer that is lost leaves a session that nobody uses. */
async function open(wire: Wire, { account, content }: Work, file: MediaFile) {
  const answer = await call(wire, account, {
    method: "POST",
    url: `${API}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`,
    headers: {
      "content-type": "application/json; charset=UTF-8",
      "x-upload-content-length": String(file.bytes),
      "x-upload-content-type": file.mimeType,
    },
    body: JSON.stringify(resourceOf(content)),
  });
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer, wire.now(), false);
  const uri = answer.headers.get("location");
  if (!uri) throw unavailable(VENDOR, "a session without an address");
  return { uri, openedAt: wire.now().getTime() };
}

const resourceOf = ({ title, text }: Content) => ({
  snippet: {
    title: title.normalize("NFC"),
    description: text.normalize("NFC"),
    categoryId: CATEGORY_PEOPLE,
  },
  status: { privacyStatus: "public", selfDeclaredMadeForKids: false },
});

/** youtube.md, Resumable upload 2. The last bytes, less than two grains, are left for the commit. */
async function sendChunks(wire: Wire, work: Work, { file, draft }: Upload): Promise<Readiness> {
  const lastGrain = Math.floor((file.bytes - 1) / GRAIN) * GRAIN;
  let { stored } = draft;
  for (let sent = 0; sent < CHUNKS_AT_ONCE && lastGrain - stored >= GRAIN; sent++) {
    const left = Math.floor((lastGrain - stored) / GRAIN) * GRAIN;
    const at = { file, draft, from: stored, length: Math.min(CHUNK_BYTES, left) };
    const has = await storedAfter(wire, await put(wire, work.account, at));
    if (has.state === "gone") {
      await work.keep({});
      throw unavailable(VENDOR, "the upload session is gone");
    }
    const next = { ...draft, ...told(has) };
    await work.keep(next);
    if (next.video) return { state: "ready", draft: next };
    if (next.stored <= stored) throw unavailable(VENDOR, "a chunk was not stored");
    stored = next.stored;
  }
  const next = { ...draft, stored };
  const isReady = lastGrain - stored < GRAIN;
  return isReady ? { state: "ready", draft: next } : { state: "waiting", draft: next, retryAfterSeconds: 0 };
}

type Part = Upload & { from: number; length: number; irreversible?: boolean };

export async function put(wire: Wire, account: Credentials, part: Part): Promise<Answer> {
  const { file, draft, from, length, irreversible = false } = part;
  return call(wire, account, {
    method: "PUT",
    url: draft.session?.uri ?? "",
    headers: {
      "content-type": file.mimeType,
      "content-range": `bytes ${from}-${from + length - 1}/${file.bytes}`,
    },
    body: await file.read(from, length),
    timeoutMs: CHUNK_TIMEOUT_MS,
    irreversible,
  });
}

/** youtube.md, Resumable upload 3: an empty body and no range asks how far it came. */
export async function probe(wire: Wire, { account }: Work, { file, draft }: Upload): Promise<Stored> {
  const answer = await call(wire, account, {
    method: "PUT",
    url: draft.session?.uri ?? "",
    headers: { "content-range": `bytes */${file.bytes}` },
    body: new Uint8Array(0),
  });
  return storedAfter(wire, answer);
}

const Video = z.object({
  id: z.string().min(1),
  status: z.object({ privacyStatus: z.string().optional() }).optional(),
});

/** youtube.md, Resumable upload 2 and 3: 308 and what is stored, 200 or 201 and the video, 404 or 410 and nothing. */
export function storedAfter(wire: Wire, answer: Answer, irreversible = false): Stored {
  const { status, headers } = answer;
  if (status === 308) {
    const last = /^bytes=0-(\d+)$/.exec(headers.get("range") ?? "")?.[1];
    return { state: "partial", stored: last === undefined ? 0 : Number(last) + 1 };
  }
  if (status === 404 || status === 410) return { state: "gone" };
  const video = status === 200 || status === 201 ? read(answer, Video) : undefined;
  if (!video) throw failureOf(answer, wire.now(), irreversible);
  const isPrivate = video.status?.privacyStatus === "private";
  return { state: "done", video: { id: video.id, isPrivate, at: wire.now().getTime() } };
}
