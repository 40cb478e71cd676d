import * as z from "zod/v4";
import { type ErrorMeaning, type VendorError, vendorClient } from "../client.ts";
import { type HttpDeps, parseJson, secondsAfter, sourceText, type VendorResponse } from "../http.ts";

const API = "https://api.x.com";
const VENDOR = "X";

export const { send, request, requestJson, failureOf } = vendorClient<HttpDeps>({
  name: VENDOR,
  urlOf: (_, path) => `${API}${path}`,
  explain,
});

/** X's error bodies: problem+json, and the older list of a 429. */
const XProblem = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  type: z.string().optional(),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
});
type XProblem = z.infer<typeof XProblem>;

const wordsOf = ({ title, detail, errors }: XProblem) =>
  [title, detail, ...(errors ?? []).map(({ message }) => message)].filter(Boolean).join(": ");

function explain(response: VendorResponse, now: Date): VendorError {
  const problem = parseJson(response, XProblem) ?? {};
  const { status, headers } = response;
  return {
    source: sourceText(VENDOR, status, wordsOf(problem)),
    // A 5xx to a post is an unknown outcome, and so is a body that cannot be read (functions/docs/vendors/x.md).
    isOpen: status >= 500 || status === 408 || status < 300,
    meaning() {
      const meaning = meaningOf(status, problem);
      const isLimit = meaning.kind === "rate_limited" || meaning.kind === "quota_exhausted";
      return isLimit ? { ...meaning, retryAt: resetIn(headers, now) } : meaning;
    },
  };
}

function meaningOf(status: number, problem: XProblem): ErrorMeaning {
  const words = wordsOf(problem);
  if (status === 403 && /duplicate content/i.test(words)) return DUPLICATE;
  if (/usage-capped/.test(problem.type ?? "")) return CAPPED;
  if (/client-forbidden/.test(problem.type ?? "")) return MISCONFIGURED;
  const known = BY_STATUS[status];
  if (known) return known;
  if (status < 400) return MISCONFIGURED;
  if (/media/i.test(words)) return { ...MEDIA, message: `X did not take the media: ${words}` };
  return { ...CONTENT, message: `X did not take the post: ${words || `status ${status}`}` };
}

const DUPLICATE: ErrorMeaning = {
  kind: "duplicate",
  message: "X has this very text from the account already.",
  fix: "Change the text, or leave it at the post that is there.",
};
const CAPPED: ErrorMeaning = {
  kind: "quota_exhausted",
  message: "The app has used up what X lets it do this month.",
  fix: "Raise the plan of the X app, or wait for the next period.",
};
const MISCONFIGURED: ErrorMeaning = {
  kind: "config_error",
  message: "X does not accept this service's app.",
  fix: "The operator has to check the X app: its project, its access level and its address.",
};
const MEDIA: ErrorMeaning = {
  kind: "media_rejected",
  message: "X did not take the media.",
  fix: "Send the post with a picture or film within X's limits.",
};
const CONTENT: ErrorMeaning = {
  kind: "content_rejected",
  message: "X did not take the post.",
  fix: "Change the post and try again.",
};
const BY_STATUS: Record<number, ErrorMeaning> = {
  // Access tokens live for two hours; only a renewal tells whether the grant has ended.
  401: {
    kind: "auth_expired",
    message: "X no longer accepts the account's sign-in.",
    fix: "It is renewed by itself; if that fails, connect the account again.",
  },
  402: {
    kind: "payment_required",
    message: "The X app has no credits left.",
    fix: "The operator has to buy credits in the X developer portal.",
  },
  403: {
    kind: "permission_missing",
    message: "X does not let the account do this.",
    fix: "Connect the account again and allow posting and media.",
  },
  413: { ...MEDIA, message: "X finds the file too large." },
  429: { kind: "rate_limited", message: "X wants fewer requests for a while.", fix: "It is tried again." },
};

/**
 * When X accepts calls again: Unix seconds in headers, no Retry-After. An empty daily window counts first.
 */
function resetIn(headers: Headers, now: Date): Date {
  const windows = ["x-app-limit-24hour", "x-user-limit-24hour", "x-rate-limit"];
  const empty = windows.find((name) => headers.get(`${name}-remaining`) === "0") ?? "x-rate-limit";
  const seconds = Number(headers.get(`${empty}-reset`));
  const at = new Date(seconds * 1000);
  return seconds > 0 && at > now ? at : secondsAfter(now, 15 * 60);
}
