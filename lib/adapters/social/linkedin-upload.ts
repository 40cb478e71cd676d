import * as z from "zod/v4";
import { type MediaFile, NetworkFailure, type Work } from "../../core/network.ts";
import { send } from "./http.ts";
import { ask, failureOf, type LinkedinSettings } from "./linkedin-calls.ts";
import type { LinkedinDraft, Upload } from "./linkedin-draft.ts";

const UPLOAD_TIMEOUT_MS = 60_000;

/** One file of one post on its way. */
export type Step = {
  settings: LinkedinSettings;
  work: Work;
  file: MediaFile;
  draft: LinkedinDraft;
  keep(upload: Upload): Promise<Upload>;
};
export const isVideo = ({ mimeType }: MediaFile) => mimeType.startsWith("video/");

/** Sends bytes to an address that LinkedIn gave; a token goes to LinkedIn only. */
export async function put(
  { settings }: Step,
  url: string,
  { bytes, headers }: { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> },
): Promise<Headers> {
  const { protocol, hostname } = new URL(url);
  const isTheirs = !headers.authorization || /(?:^|\.)linkedin\.com$/.test(hostname);
  if (protocol !== "https:" || !isTheirs) {
    throw new NetworkFailure("config_error", "LinkedIn named a strange place to upload to.", {
      source: `LinkedIn: upload to ${hostname}`,
      fix: "Try again later; if it stays, the operator has to look into it.",
    });
  }
  const answer = await send(settings, {
    vendor: "LinkedIn",
    method: "PUT",
    url,
    headers,
    body: bytes,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer, settings.now(), false);
  return answer.headers;
}

const State = z.object({ status: z.string(), processingFailureReason: z.string().optional() });

/** Undefined when the token may not ask: with w_member_social alone it may not. */
export async function stateOf(
  { settings, work, file }: Step,
  { urn }: Upload,
): Promise<z.infer<typeof State> | undefined> {
  const path = `/rest/${isVideo(file) ? "videos" : "images"}/${encodeURIComponent(urn)}`;
  try {
    return await ask(settings, work.account, { path }, State);
  } catch (error) {
    if (error instanceof NetworkFailure && error.kind === "permission_missing") return undefined;
    throw error;
  }
}
