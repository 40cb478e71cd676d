import { type Answer, type Call, formOf, json, jsonOf } from "./base.ts";
import { invalid, problem, type XMedia, type XState } from "./x-state.ts";

const MB = 1024 * 1024;
const DAY_SECONDS = 86_400;
const MAX_SEGMENT = 2 * MB;

function create(state: XState, userId: string, category: string, totalBytes: number): XMedia {
  const now = state.clock.now().getTime();
  const id = state.nextId();
  const media: XMedia = {
    id,
    userId,
    category,
    totalBytes,
    segments: new Map(),
    state: "open",
    startsAt: 0,
    readyAt: 0,
    fails: state.switches.processing === "fails",
    alt: "",
    until: now + DAY_SECONDS * 1000,
  };
  state.media.set(id, media);
  return media;
}

const shown = ({ id, totalBytes }: XMedia, more: object = {}): Answer =>
  json(200, {
    data: { id, media_key: `3_${id}`, size: totalBytes, expires_after_secs: DAY_SECONDS, ...more },
  });

export async function oneShot(state: XState, userId: string, call: Call): Promise<Answer> {
  const form = await formOf(call);
  const file = form.get("media");
  const category = String(form.get("media_category"));
  if (!(file instanceof Blob)) return invalid("media: must be a file");
  if (category !== "tweet_image") return invalid(`media_category: ${category} must be uploaded in chunks`);
  if (file.size > 5 * MB) return problem(413, "Payload Too Large");
  const media = create(state, userId, category, file.size);
  media.state = "sent";
  return shown(media);
}

export function initialize(state: XState, userId: string, call: Call): Answer {
  const { media_type, total_bytes, media_category, ...rest } = jsonOf(call) ?? {};
  if (Object.keys(rest).length > 0) return invalid(`unexpected property ${Object.keys(rest)}`);
  if (typeof total_bytes !== "number" || typeof media_type !== "string")
    return invalid("total_bytes: required");
  if (media_category === "tweet_video" && total_bytes > 512 * MB) return invalid("total_bytes: too large");
  return shown(create(state, userId, String(media_category), total_bytes));
}

export async function append(media: XMedia, call: Call): Promise<Answer> {
  const form = await formOf(call);
  const index = Number(form.get("segment_index"));
  const file = form.get("media");
  if (!(file instanceof Blob) || !Number.isInteger(index) || index < 0 || index > 999) {
    return invalid("segment_index: must be 0 to 999");
  }
  if (file.size > MAX_SEGMENT) return problem(413, "Payload Too Large");
  if (media.state !== "open") return invalid("media: is finalized");
  media.segments.set(index, new Uint8Array(await file.arrayBuffer()));
  return json(200, { data: { expires_at: Math.floor(media.until / 1000) } });
}

export function finalize(state: XState, media: XMedia): Answer {
  const sizes = Array.from({ length: media.segments.size }, (_, index) => media.segments.get(index));
  const size = sizes.reduce((sum: number, part) => sum + (part?.length ?? Number.NaN), 0);
  if (size !== media.totalBytes) return invalid(`segments: ${size} bytes instead of ${media.totalBytes}`);
  if (media.state === "sent") return shown(media, processing(state, media));
  const { processing: mode, processingSeconds } = state.switches;
  const now = state.clock.now().getTime();
  media.state = "sent";
  if (mode === "none") return shown(media);
  media.startsAt = now + 1000;
  media.readyAt = now + processingSeconds * 1000;
  return shown(media, processing(state, media));
}

function processing({ clock }: XState, { startsAt, readyAt, fails }: XMedia): object {
  const now = clock.now().getTime();
  if (readyAt === 0) return {};
  if (now < startsAt) return { processing_info: { state: "pending", check_after_secs: 5 } };
  if (now < readyAt) {
    return { processing_info: { state: "in_progress", check_after_secs: 5, progress_percent: 40 } };
  }
  if (!fails) return { processing_info: { state: "succeeded", progress_percent: 100 } };
  const error = { code: 1, name: "InvalidMedia", message: "The provided media has no video track." };
  return { processing_info: { state: "failed", error } };
}

export const status = (state: XState, media: XMedia): Answer => shown(media, processing(state, media));

export function describe(state: XState, call: Call): Answer {
  const { id, metadata } = (jsonOf(call) ?? {}) as {
    id?: string;
    metadata?: { alt_text?: { text?: string } };
  };
  const media = state.media.get(id ?? "");
  const text = metadata?.alt_text?.text;
  if (!media) return invalid("id: unknown media");
  if (typeof text !== "string" || text.length > 1000) return invalid("alt_text: at most 1000 characters");
  media.alt = text;
  return json(200, { data: { id, associated_metadata: { alt_text: { text } } } });
}

/** May a post use it? */
export function isUsable({ clock }: XState, media: XMedia | undefined, userId: string): media is XMedia {
  const now = clock.now().getTime();
  return (
    media !== undefined &&
    media.userId === userId &&
    media.state === "sent" &&
    media.readyAt <= now &&
    !(media.fails && media.readyAt > 0) &&
    media.until > now
  );
}
