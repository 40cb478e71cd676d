import * as z from "zod/v4";
import { type Credentials, type FailureKind, NetworkFailure } from "../../core/network.ts";
import {
  type Answer,
  lost,
  type Request,
  read,
  said,
  secondsAfter,
  send,
  unavailable,
  type Wire,
} from "./http.ts";

const API = "https://api.linkedin.com";
const VENDOR = "LinkedIn";

/** linkedin.md, Versioned API: a version, YYYYMM, lives a year; then every call is refused. */
export type LinkedinSettings = Wire & { version: string };

type Call = Pick<Request, "method" | "irreversible"> & {
  /** Path and query below the API's host, already encoded. */
  path: string;
  /** A text goes out byte for byte. */
  json?: unknown;
};

/** One call in the name of an account. Throws a NetworkFailure for every answer that is no success. */
export async function tell(
  settings: LinkedinSettings,
  account: Credentials,
  { path, json, method = "GET", irreversible = false }: Call,
): Promise<Answer> {
  const answer = await send(settings, {
    vendor: VENDOR,
    url: `${API}${path}`,
    method,
    irreversible,
    headers: {
      authorization: `Bearer ${account.accessToken}`,
      "linkedin-version": settings.version,
      "x-restli-protocol-version": "2.0.0",
      ...(json !== undefined && { "content-type": "application/json" }),
    },
    ...(json !== undefined && { body: typeof json === "string" ? json : JSON.stringify(json) }),
  });
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw failureOf(answer, settings.now(), irreversible);
}

export async function ask<S extends z.ZodType>(
  settings: LinkedinSettings,
  account: Credentials,
  call: Call,
  shape: S,
): Promise<z.infer<S>> {
  const answer = await tell(settings, account, call);
  const value = read(answer, shape);
  if (value === undefined) throw unavailable(VENDOR, said(VENDOR, answer.status, "unreadable answer"));
  return value;
}

/** linkedin.md, Errors. */
const Failure = z.object({
  message: z.string().optional(),
  serviceErrorCode: z.number().optional(),
  code: z.string().optional(),
  errorDetails: z
    .object({ inputErrors: z.array(z.object({ code: z.string().optional() })).optional() })
    .optional(),
});
type Failure = z.infer<typeof Failure>;

export function failureOf(answer: Answer, now: Date, irreversible: boolean): NetworkFailure {
  const failure = read(answer, Failure) ?? {};
  const source = sourceOf(answer, failure);
  if (answer.status >= 500 || answer.status === 408 || answer.status < 300) {
    return irreversible ? lost(VENDOR, source) : unavailable(VENDOR, source);
  }
  const { kind, message, fix, retryAt } = meaningOf(answer.status, failure, now);
  const existingId = kind === "duplicate" ? DUPLICATE_OF.exec(failure.message ?? "")?.[1] : undefined;
  return new NetworkFailure(kind, message, {
    source,
    fix,
    ...(retryAt && { retryAt }),
    ...(existingId && { existingId }),
  });
}

const DUPLICATE_OF = /duplicate of (urn:li:\w+:[\w-]+)/i;

const codesOf = ({ code, serviceErrorCode, errorDetails }: Failure): string[] =>
  [code, serviceErrorCode, ...(errorDetails?.inputErrors ?? []).map((one) => one.code)]
    .filter((one) => one !== undefined)
    .map(String);

/** linkedin.md, Limits: the trace headers are what LinkedIn's support asks for. */
function sourceOf({ status, headers }: Answer, failure: Failure): string {
  const trace = headers.get("x-li-uuid") ?? headers.get("x-li-request-id");
  const words = `${codesOf(failure).join(" ")} ${failure.message ?? ""}`.trim();
  return `${said(VENDOR, status, words)}${trace ? ` (${trace.slice(0, 60)})` : ""}`;
}

type Meaning = { kind: FailureKind; message: string; fix: string; retryAt?: Date };

function meaningOf(status: number, failure: Failure, now: Date): Meaning {
  const words = failure.message ?? `status ${status}`;
  const all = [...codesOf(failure), words].join(" ");
  if (status === 401) return /65601|REVOKED/.test(all) ? REVOKED : EXPIRED;
  if (status === 403) return FORBIDDEN;
  if (status === 409) return { ...BUSY, retryAt: secondsAfter(now, 5) };
  if (status === 426 || /VERSION_MISSING|NONEXISTENT_VERSION/.test(all)) return SUNSET;
  if (status === 429) return throttled(words, now);
  return aboutContent(status, all, { words, now });
}

function aboutContent(status: number, all: string, { words, now }: { words: string; now: Date }): Meaning {
  if (status === 422 && /duplicate/i.test(all)) return DUPLICATE;
  if (/MEDIA_ASSET_(?:WAITING_UPLOAD|PROCESSING\b)/.test(all)) {
    return { ...NOT_READY, retryAt: secondsAfter(now, 10) };
  }
  if (/MEDIA_ASSET/.test(all)) return { ...MEDIA, message: `LinkedIn could not process the media: ${words}` };
  return { ...CONTENT, message: `LinkedIn did not take the post: ${words}` };
}

const EXPIRED: Meaning = {
  kind: "auth_expired",
  message: "The account's connection to LinkedIn has ended.",
  fix: "Connect the account again.",
};
const REVOKED: Meaning = {
  kind: "auth_revoked",
  message: "LinkedIn no longer accepts the account's connection.",
  fix: "Connect the account again.",
};
const FORBIDDEN: Meaning = {
  kind: "permission_missing",
  message: "LinkedIn does not let the account do this.",
  fix: "Connect the account again and allow posting; for a page, as one of its administrators.",
};
const BUSY: Meaning = {
  kind: "transient",
  message: "LinkedIn was busy with another request of the account.",
  fix: "Nothing to do: it is tried again.",
};
const NOT_READY: Meaning = {
  kind: "transient",
  message: "LinkedIn is still processing the media.",
  fix: "Nothing to do: it is tried again.",
};
const DUPLICATE: Meaning = {
  kind: "duplicate",
  message: "LinkedIn has this very post from the account already.",
  fix: "Change the text, or leave it at the post that is there.",
};
const SUNSET: Meaning = {
  kind: "config_error",
  message: "LinkedIn no longer serves the API version of this service.",
  fix: "The operator has to set a newer LinkedIn version.",
};
const MEDIA: Meaning = {
  kind: "media_rejected",
  message: "LinkedIn could not process the media.",
  fix: "Send the post with a picture or film within LinkedIn's limits.",
};
const CONTENT: Meaning = {
  kind: "content_rejected",
  message: "LinkedIn did not take the post.",
  fix: "Change the post and try again.",
};

/** linkedin.md, Limits and throttling: no header says when; daily quotas end at midnight UTC. */
function throttled(words: string, now: Date): Meaning {
  const isDaily = /\bDAY\b/i.test(words);
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  return {
    kind: isDaily ? "quota_exhausted" : "rate_limited",
    message: isDaily
      ? "LinkedIn's daily limit for the account or the app is used up."
      : "LinkedIn wants fewer requests for a while.",
    fix: "Nothing to do: it is tried again.",
    retryAt: isDaily ? midnight : secondsAfter(now, 5 * 60),
  };
}
