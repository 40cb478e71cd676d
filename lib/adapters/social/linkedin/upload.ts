import * as z from "zod/v4";
import { type MediaFile, NetworkFailure, type Work } from "../../../core/network.ts";
import { RETRIES } from "../../../core/retries.ts";
import { send } from "../http.ts";
import { failureOf, type LinkedinSettings, requestJson } from "./client.ts";
import type { LinkedinDraft, LinkedinFileDraft } from "./draft.ts";

/** The upload of one file of one post. */
export type LinkedinUpload = {
  settings: LinkedinSettings;
  work: Work;
  file: MediaFile;
  draft: LinkedinDraft;
  keep(upload: LinkedinFileDraft): Promise<LinkedinFileDraft>;
};
export const isVideo = ({ mimeType }: MediaFile) => mimeType.startsWith("video/");

/** Sends bytes to an address LinkedIn gave. A token is sent to LinkedIn's hosts only. */
export async function put(
  { settings }: LinkedinUpload,
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
  const response = await send(settings, {
    vendor: "LinkedIn",
    method: "PUT",
    url,
    headers,
    body: bytes,
    timeoutMs: RETRIES.social.uploadTimeoutMs,
  });
  if (response.status < 200 || response.status >= 300) throw failureOf(response, settings.now(), false);
  return response.headers;
}

const State = z.object({ status: z.string(), processingFailureReason: z.string().optional() });

/** The state of a file; undefined when the token may not read it, as with w_member_social alone. */
export async function stateOf(
  { settings, work, file }: LinkedinUpload,
  { urn }: LinkedinFileDraft,
): Promise<z.infer<typeof State> | undefined> {
  const path = `/rest/${isVideo(file) ? "videos" : "images"}/${encodeURIComponent(urn)}`;
  try {
    return await requestJson(settings, work.account, { path }, State);
  } catch (error) {
    if (error instanceof NetworkFailure && error.kind === "permission_missing") return undefined;
    throw error;
  }
}
