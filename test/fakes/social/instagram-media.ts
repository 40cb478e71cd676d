import { type Answer, type Call, json } from "./base.ts";
import { graphError, type InstagramContainer, type InstagramState, subcode } from "./instagram-state.ts";

const DAY_MS = 86_400_000;
const MB = 1024 * 1024;

const formOf = ({ body }: Call) => new URLSearchParams(body.toString("utf8"));

function problemWith(form: URLSearchParams): Answer | undefined {
  const caption = form.get("caption") ?? "";
  const type = typeOf(form);
  if ([...caption].length > 2200) return subcode(36004, 2207010, "The caption is too long");
  if ((form.get("alt_text") ?? "").length > 1000) return graphError(400, 100, "alt_text is too long");
  if (!["CAROUSEL", "IMAGE", "REELS"].includes(type)) {
    return subcode(100, 2207023, `Unknown media type ${type}`);
  }
  return isChild(form) && (caption || type !== "IMAGE")
    ? graphError(400, 100, "Invalid carousel item")
    : undefined;
}

const typeOf = (form: URLSearchParams) => form.get("media_type") ?? "IMAGE";
const isChild = (form: URLSearchParams) => form.get("is_carousel_item") === "true";

function asked(state: InstagramState, form: URLSearchParams): InstagramContainer {
  const type = typeOf(form) as "IMAGE" | "REELS" | "CAROUSEL";
  const now = state.clock.now().getTime();
  return {
    id: state.nextId(),
    kind: isChild(form) ? "CHILD" : type,
    url: form.get(type === "REELS" ? "video_url" : "image_url") ?? "",
    children: (form.get("children") ?? "").split(",").filter(Boolean),
    caption: form.get("caption") ?? "",
    altText: form.get("alt_text") ?? "",
    madeAt: now,
    readyAt: now + state.switches.processingSeconds * 1000,
    fault: null,
    mediaId: null,
  };
}

/** POST /{ig}/media */
export async function createContainer(state: InstagramState, call: Call): Promise<Answer> {
  const form = formOf(call);
  const refusal = problemWith(form);
  if (refusal) return refusal;
  const container = asked(state, form);
  const { kind, url } = container;
  if (kind === "CAROUSEL") return carousel(state, container);
  if (!/^https:\/\/[\x21-\x7e]+$/.test(url)) return subcode(9004, 2207052, "The media URL is not valid");
  const fault = await fetched(state, kind === "REELS", url);
  // Pictures are looked at at once; a film only while it is worked on.
  if (fault && kind !== "REELS") return subcode(...fault, "The media could not be used");
  return created(state, { ...container, fault: fault?.[1] ?? nextFault(state) });
}

function created(state: InstagramState, container: InstagramContainer): Answer {
  state.containers.set(container.id, container);
  return json(200, { id: container.id });
}

function nextFault({ switches }: InstagramState): number | null {
  const fault = switches.processingFault;
  if (!fault || fault.times < 1) return null;
  fault.times--;
  return fault.subcode;
}

/** Really fetches, without redirects, and looks at what comes: code and subcode, or null. */
async function fetched(
  state: InstagramState,
  isFilm: boolean,
  url: string,
): Promise<[number, number] | null> {
  const head = await state.pull(url, { method: "HEAD" });
  if (head.status !== 200) return [9004, 2207052];
  const type = head.headers.get("content-type");
  const size = Number(head.headers.get("content-length"));
  if (size > (isFilm ? 300 : 8) * MB) return [36000, 2207004];
  const body = await state.pull(url, { headers: { range: "bytes=0-11" } });
  const start = Buffer.from(await body.arrayBuffer());
  if (isFilm) {
    const isMovie =
      /^video\/(?:mp4|quicktime)$/.test(type ?? "") && start.toString("latin1", 4, 8) === "ftyp";
    return isMovie ? null : [352, 2207026];
  }
  return type === "image/jpeg" && start[0] === 0xff && start[1] === 0xd8 ? null : [36001, 2207005];
}

function carousel(state: InstagramState, container: InstagramContainer): Answer {
  const { children } = container;
  const found = children.map((id) => state.containers.get(id));
  const isGood = found.every((child) => child?.kind === "CHILD" && statusOf(state, child) === "FINISHED");
  if (children.length < 2 || children.length > 10 || !isGood) {
    return subcode(100, 2207028, "A carousel needs 2 to 10 valid children");
  }
  return created(state, container);
}

type StatusCode = "IN_PROGRESS" | "FINISHED" | "ERROR" | "EXPIRED" | "PUBLISHED";

function statusOf({ clock }: InstagramState, container: InstagramContainer): StatusCode {
  const now = clock.now().getTime();
  if (container.mediaId) return "PUBLISHED";
  if (now >= container.madeAt + DAY_MS) return "EXPIRED";
  if (now < container.readyAt) return "IN_PROGRESS";
  return container.fault === null ? "FINISHED" : "ERROR";
}

/** GET /{container}?fields=status_code,status */
export function showContainer(state: InstagramState, container: InstagramContainer): Answer {
  const status_code = statusOf(state, container);
  const status =
    status_code === "ERROR"
      ? `Error: Media upload has failed with error code ${container.fault}`
      : status_code;
  return json(200, { status_code, status, id: container.id });
}

/** POST /{ig}/media_publish */
export function publish(state: InstagramState, call: Call): Answer {
  const planned = state.switches.publishFaults.shift();
  if (planned) return subcode(...planned, "The media could not be published");
  const container = state.containers.get(formOf(call).get("creation_id") ?? "");
  if (!container || container.kind === "CHILD") {
    return subcode(24, 2207008, "The media container could not be found");
  }
  const status = statusOf(state, container);
  if (status === "PUBLISHED") return graphError(400, 100, "The media was published before");
  if (status === "IN_PROGRESS") return subcode(9007, 2207027, "Media ID is not available");
  if (status === "EXPIRED") return subcode(24, 2207008, "The media container has expired");
  if (status === "ERROR") return subcode(24, 2207006, "The media could not be found");
  if (state.used >= state.switches.quotaTotal)
    return subcode(9, 2207042, "Application request limit reached");
  const id = state.nextId();
  const now = state.clock.now().getTime();
  container.mediaId = id;
  state.used++;
  const parts = container.children.map((child) => state.containers.get(child)?.altText ?? "");
  state.media.push({
    id,
    caption: container.caption,
    files: container.kind === "CAROUSEL" ? container.children.length : 1,
    altTexts: container.kind === "CAROUSEL" ? parts : [container.altText],
    productType: container.kind === "REELS" ? "REELS" : "FEED",
    createdAt: now,
    listedAt: now + state.switches.lagSeconds * 1000,
  });
  return json(200, { id });
}

/** GET /{ig}/content_publishing_limit */
export function limit({ used, switches }: InstagramState): Answer {
  const config = { quota_total: switches.quotaTotal, quota_duration: 86_400 };
  return json(200, { data: [{ quota_usage: used, ...(switches.quotaConfig && { config }) }] });
}
