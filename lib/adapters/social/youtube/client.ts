import * as z from "zod/v4";
import { NetworkFailure } from "../../../core/network.ts";
import { own } from "../../../text/own.ts";
import { type VendorError, vendorClient } from "../client.ts";
import { type HttpDeps, parseJson, secondsAfter, sourceText, type VendorResponse } from "../http.ts";
import {
  BY_REASON,
  EXPIRED,
  FORBIDDEN,
  secondsToMidnight,
  THROTTLED,
  type YoutubeMeaning,
} from "./errors.ts";

const API = "https://www.googleapis.com";
export const VENDOR = "YouTube";

export const { send, requestJson, failureOf } = vendorClient<HttpDeps>({
  name: VENDOR,
  urlOf: (_, path) => addressOf(path),
  jsonType: "application/json; charset=UTF-8",
  explain,
});

/** Upload sessions are whole addresses that YouTube names. A token goes to Google only. */
function addressOf(path: string): string {
  if (path.startsWith("/")) return `${API}${path}`;
  const { protocol, hostname } = new URL(path);
  if (protocol === "https:" && hostname.endsWith(".googleapis.com")) return path;
  throw new NetworkFailure("config_error", "YouTube named a strange place to upload to.", {
    source: `YouTube: upload to ${hostname}`,
    fix: "Try again later; if it stays, the operator has to look into it.",
  });
}

/** YouTube's error body; see functions/docs/vendors/youtube.md. */
const GoogleError = z.object({
  error: z.object({
    message: z.string().default(""),
    errors: z.array(z.object({ reason: z.string().default("") })).default([]),
  }),
});

function explain(response: VendorResponse, now: Date): VendorError {
  const { status } = response;
  const error = parseJson(response, GoogleError)?.error;
  const reasons = error?.errors.map(({ reason }) => reason) ?? [];
  return {
    source: sourceText(VENDOR, status, `${reasons.join(" ")} ${error?.message ?? ""}`.trim()),
    isOpen: status >= 500 || status === 408 || status < 400,
    meaning() {
      const known = reasons.map((reason) => own(BY_REASON, reason)).find(Boolean);
      const { until, ...meaning } = known ?? BY_STATUS[status] ?? refused(error?.message ?? "");
      const seconds = until === "midnight" ? secondsToMidnight(now) : until;
      return { ...meaning, retryAt: seconds === undefined ? undefined : secondsAfter(now, seconds) };
    },
  };
}

const BY_STATUS: Record<number, YoutubeMeaning> = { 401: EXPIRED, 403: FORBIDDEN, 429: THROTTLED };

const refused = (words: string): YoutubeMeaning => ({
  kind: "content_rejected",
  message: `YouTube did not take the post: ${words.slice(0, 200) || "it did not say why"}`,
  fix: "Change the post and try again.",
});
