import * as z from "zod/v4";
import { type MediaFile, NetworkFailure, type Readiness, type Work } from "../../../core/network.ts";
import { secondsAfter, unavailable } from "../http.ts";
import { failure, type InstagramSettings, requestJson, VENDOR } from "./client.ts";
import { type Container, type InstagramDraft, readDraft } from "./draft.ts";
import { meaningOf, REBUILD } from "./errors.ts";

const MAX_ALT_TEXT = 1000;
/** Containers end after a day; one hour is left for publishing. */
const GOOD_FOR_MS = 23 * 3_600_000;
/** A picture takes seconds, a film about a minute; then the container is asked once a minute. */
const FIRST_LOOK_SECONDS = { image: 5, video: 30 };
const NEXT_LOOK_SECONDS = 60;

export const Created = z.object({ id: z.string() });

type ContainerStep = { settings: InstagramSettings; work: Work; draft: InstagramDraft };
/** Seconds until the next look; null when everything is ready. */
type WaitSeconds = number | null;

/** Moves every container on as far as it goes. The carousel is made when its children are ready. */
export async function containersReady(settings: InstagramSettings, work: Work): Promise<Readiness> {
  const { media } = work.content;
  const step: ContainerStep = {
    settings,
    work,
    draft: fresh(readDraft(work.draft), settings.now().getTime()),
  };
  const files = media.kind === "images" ? media.files : [];
  const waitSeconds = (files.length > 1 ? await childrenReady(step, files) : null) ?? (await postReady(step));
  const { draft } = step;
  return waitSeconds === null
    ? { state: "ready", draft }
    : { state: "waiting", draft, retryAfterSeconds: waitSeconds };
}

/** Drops containers that are too old to be published. */
function fresh(draft: InstagramDraft, now: number): InstagramDraft {
  const all = [...Object.values(draft.children), ...(draft.post ? [draft.post] : [])];
  const isOld = all.some(({ madeAt }) => now - madeAt > GOOD_FOR_MS);
  return isOld ? { children: {}, missed: 0 } : draft;
}

async function childrenReady(step: ContainerStep, files: readonly MediaFile[]): Promise<WaitSeconds> {
  if (step.draft.post) return null;
  const { children } = step.draft;
  let waitSeconds: WaitSeconds = null;
  for (const [at, file] of files.entries()) {
    const put = (container: Container | undefined) => {
      if (container) children[at] = container;
      else delete children[at];
    };
    const form = { is_carousel_item: "true", image_url: address(file), ...altText(file, step.work) };
    const wanted = await advance(step, { known: children[at], form, put });
    if (wanted !== null) waitSeconds = Math.max(waitSeconds ?? 0, wanted);
  }
  return waitSeconds;
}

const postReady = (step: ContainerStep): Promise<WaitSeconds> =>
  advance(step, {
    known: step.draft.post,
    form: formOf(step),
    put: (container) => {
      if (container) step.draft.post = container;
      else delete step.draft.post;
    },
  });

/** The fields of a container; see functions/docs/vendors/instagram.md. */
function formOf({ work, draft }: ContainerStep): Record<string, string> {
  const { media, text } = work.content;
  const caption = text ? { caption: text.normalize("NFC") } : {};
  if (media.kind === "video") {
    const cover = media.cover?.mimeType === "image/jpeg" ? { cover_url: address(media.cover) } : {};
    return {
      media_type: "REELS",
      video_url: address(media.file),
      share_to_feed: "true",
      ...cover,
      ...caption,
    };
  }
  const [first, ...others] = media.kind === "images" ? media.files : [];
  if (others.length > 0) {
    const ids = Object.entries(draft.children)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, { id }]) => id);
    return { media_type: "CAROUSEL", children: ids.join(","), ...caption };
  }
  return first ? { image_url: address(first), ...altText(first, work), ...caption } : caption;
}

function altText(file: MediaFile, { content }: Work): Record<string, string> {
  const text = [...(file.altText || content.altText)].slice(0, MAX_ALT_TEXT).join("");
  return text ? { alt_text: text } : {};
}

/** Instagram fetches media itself, over https, from addresses of plain characters only. */
function address({ url }: MediaFile): string {
  if (/^https:\/\/[\x21-\x7e]+$/.test(url)) return url;
  throw new NetworkFailure("config_error", "Instagram cannot fetch the media from where it is.", {
    source: "Instagram: not sent",
    fix: "The operator has to serve media over https, at addresses of plain characters.",
  });
}

type ContainerRequest = {
  known: Container | undefined;
  form: Record<string, string>;
  put(container: Container | undefined): void;
};

/** A container whose creation was not answered is abandoned; it is never visible. */
async function advance(
  { settings, work, draft }: ContainerStep,
  { known, form, put }: ContainerRequest,
): Promise<WaitSeconds> {
  const keep = async (container: Container | undefined) => {
    put(container);
    await work.saveDraft(draft);
  };
  if (known?.ready) return null;
  if (!known) {
    const call = { path: `/${work.account.externalId}/media`, form };
    const { id } = await requestJson(settings, work.account, call, Created);
    await keep({ id, madeAt: settings.now().getTime(), ready: false });
    return FIRST_LOOK_SECONDS[form.media_type === "REELS" ? "video" : "image"];
  }
  const { code, status } = await statusOf(settings, work, known.id);
  if (code === "IN_PROGRESS") return NEXT_LOOK_SECONDS;
  if (code === "FINISHED" || code === "PUBLISHED") {
    await keep({ ...known, ready: true });
    return null;
  }
  await keep(undefined);
  throw code === "EXPIRED" ? unavailable(VENDOR, "a container has expired") : broken(settings, status);
}

const Status = z.object({
  status_code: z.enum(["IN_PROGRESS", "FINISHED", "ERROR", "EXPIRED", "PUBLISHED"]),
  status: z.string().default(""),
});

export async function statusOf(settings: InstagramSettings, { account }: Work, id: string) {
  const path = `/${id}?fields=status_code,status`;
  const { status_code: code, status } = await requestJson(settings, account, { path }, Status);
  return { code, status };
}

/** The status text of a failed container holds a subcode of the error table. */
function broken(settings: InstagramSettings, status: string): NetworkFailure {
  const subcode = Number(/\b(2207\d{3})\b/.exec(status)?.[1]);
  const source = `Instagram: container failed, ${status.slice(0, 100)}`;
  if (REBUILD.has(subcode)) return unavailable(VENDOR, source, secondsAfter(settings.now(), 30));
  const meaning = meaningOf(0, subcode) ?? {
    kind: "media_rejected" as const,
    message: "Instagram could not process the media.",
    fix: "Send it as JPEG or MP4 within Instagram's limits.",
  };
  return failure(meaning, source);
}
