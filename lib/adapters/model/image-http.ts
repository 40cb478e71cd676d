import { ModelFailure } from "../../core/model.ts";
import { decodeBase64 } from "../../text/base64.ts";
import { failureFor, unreachable } from "./http-failure.ts";
import type { PictureAccess } from "./image-transport.ts";
import { rejectionOf } from "./rejection.ts";

/** A picture of 4 MB in base64 with its envelope. Four of them arrive at once in one isolate. */
const MAX_ANSWER_BYTES = 6 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;

type ImageRequest = {
  path: string;
  headers: Record<string, string>;
  body: string | FormData;
  signal: AbortSignal;
};

/**
 * Posts to a vendor and reads its JSON up to a maximum length.
 * @throws ModelFailure for everything else.
 */
export async function askVendor(
  vendor: string,
  { apiKey, baseUrl, fetch }: PictureAccess,
  { path, headers, body, signal }: ImageRequest,
): Promise<unknown> {
  // Some vendors quote a rejected key.
  const words = (text: string) => (apiKey ? text.replaceAll(apiKey, "…") : text);
  const type: Record<string, string> = typeof body === "string" ? { "content-type": "application/json" } : {};
  try {
    const init = { method: "POST", headers: { ...type, ...headers }, body, signal } as const;
    const response = await fetch(`${baseUrl}${path}`, { ...init, redirect: "manual" });
    const text = await textOf(vendor, response, response.ok ? MAX_ANSWER_BYTES : MAX_ERROR_BYTES);
    if (response.ok) return parsed(vendor, text);
    const { status, statusText } = response;
    const answer = { status, headers: Object.fromEntries(response.headers), body: words(text) };
    throw failureFor(vendor, rejectionOf({ ...answer, message: statusText }));
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    throw unreachable(vendor, words(String(error)));
  }
}

/** Stops reading at the maximum length. */
async function textOf(vendor: string, { body }: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > most) throw new ModelFailure("malformed", `${vendor} answered with more than ${most} bytes.`);
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(vendor: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure("malformed", `${vendor} did not answer in JSON.`);
  }
}

/** @throws ModelFailure for text that is no base64. */
export function pictureBytes(vendor: string, base64: string): Uint8Array<ArrayBuffer> {
  try {
    return decodeBase64(base64);
  } catch {
    throw new ModelFailure("malformed", `${vendor} sent a picture that is no base64.`);
  }
}

export const noPicture = (vendor: string): ModelFailure =>
  new ModelFailure("malformed", `${vendor} answered without a picture.`);
