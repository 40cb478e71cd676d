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

const API = "https://api.x.com";
const VENDOR = "X";

type Call = Pick<Request, "method" | "irreversible" | "timeoutMs"> & {
  /** Path and query below the API's host. */
  path: string;
  json?: unknown;
  form?: FormData;
};

/** One call in the name of an account; its answer in the shape we use. Throws a NetworkFailure for everything else. */
export async function ask<S extends z.ZodType>(
  wire: Wire,
  account: Credentials,
  call: Call,
  shape: S,
): Promise<z.infer<S>> {
  const answer = await tell(wire, account, call);
  const value = read(answer, shape);
  if (value === undefined) throw failureOf(answer, wire.now(), call.irreversible ?? false);
  return value;
}

/** The same, where nothing of the answer is needed but that it is a good one. */
export async function tell(
  wire: Wire,
  account: Credentials,
  { path, json, form, ...rest }: Call,
): Promise<Answer> {
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const answer = await send(wire, {
    vendor: VENDOR,
    url: `${API}${path}`,
    headers: {
      authorization: `Bearer ${account.accessToken}`,
      ...(json !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body }),
    ...rest,
  });
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw failureOf(answer, wire.now(), rest.irreversible ?? false);
}

/** x.md, Error shapes: problem+json, and the legacy list of a 429. */
const Problem = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  type: z.string().optional(),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
});
type Problem = z.infer<typeof Problem>;

const wordsOf = ({ title, detail, errors }: Problem) =>
  [title, detail, ...(errors ?? []).map(({ message }) => message)].filter(Boolean).join(": ");

function failureOf(answer: Answer, now: Date, irreversible: boolean): NetworkFailure {
  const problem = read(answer, Problem) ?? {};
  const source = said(VENDOR, answer.status, wordsOf(problem));
  const { status } = answer;
  // x.md, Idempotency: a 5xx to a post is an unknown outcome, and so is an answer that cannot be read.
  if (status >= 500 || status === 408 || status < 300) {
    return irreversible ? lost(VENDOR, source) : unavailable(VENDOR, source);
  }
  const { kind, message, fix } = meaningOf(status, problem);
  const isLimit = kind === "rate_limited" || kind === "quota_exhausted";
  return new NetworkFailure(kind, message, {
    source,
    fix,
    ...(isLimit && { retryAt: resetIn(answer.headers, now) }),
  });
}

type Meaning = { kind: FailureKind; message: string; fix: string };

function meaningOf(status: number, problem: Problem): Meaning {
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

const DUPLICATE: Meaning = {
  kind: "duplicate",
  message: "X has this very text from the account already.",
  fix: "Change the text, or leave it at the post that is there.",
};
const CAPPED: Meaning = {
  kind: "quota_exhausted",
  message: "The app has used up what X lets it do this month.",
  fix: "Raise the plan of the X app, or wait for the next period.",
};
const MISCONFIGURED: Meaning = {
  kind: "config_error",
  message: "X does not accept this service's app.",
  fix: "The operator has to check the X app: its project, its access level and its address.",
};
const MEDIA: Meaning = {
  kind: "media_rejected",
  message: "X did not take the media.",
  fix: "Send the post with a picture or film within X's limits.",
};
const CONTENT: Meaning = {
  kind: "content_rejected",
  message: "X did not take the post.",
  fix: "Change the post and try again.",
};
const BY_STATUS: Record<number, Meaning> = {
  // x.md, OAuth: access tokens live two hours; whether the grant is gone tells only the refresh.
  401: {
    kind: "auth_expired",
    message: "X no longer accepts the account's sign-in.",
    fix: "It is renewed by itself; if that fails, connect the account again.",
  },
  // x.md, Commercial gate
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

/** x.md, Rate limits: unix seconds, and no Retry-After; a daily window counts when it is the empty one. */
function resetIn(headers: Headers, now: Date): Date {
  const windows = ["x-app-limit-24hour", "x-user-limit-24hour", "x-rate-limit"];
  const empty = windows.find((name) => headers.get(`${name}-remaining`) === "0") ?? "x-rate-limit";
  const seconds = Number(headers.get(`${empty}-reset`));
  const at = new Date(seconds * 1000);
  return seconds > 0 && at > now ? at : secondsAfter(now, 15 * 60);
}
