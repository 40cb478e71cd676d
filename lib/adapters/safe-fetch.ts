import { collected } from "../core/byte-stream.ts";
import type { Downloads, Wanted } from "../core/ports.ts";
import { publicUrl } from "../core/public-url.ts";
import { isUrl } from "../text/is-url.ts";
import { proxyReason } from "./proxy-status.ts";

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** For each kind: its name, what is asked for, and the media types that are accepted. */
const KINDS = {
  image: {
    noun: "a picture",
    accept: "image/png,image/jpeg,image/webp,image/*;q=0.5",
    type: /^(?:image\/[\w.+-]+|(?:application|binary)\/octet-stream)$/,
  },
  video: {
    noun: "a video",
    accept: "video/mp4,video/webm,video/quicktime,video/*;q=0.5",
    type: /^(?:video\/[\w.+-]+|application\/mp4|(?:application|binary)\/octet-stream)$/,
  },
  page: {
    noun: "a page",
    accept: "text/html,application/xhtml+xml;q=0.9",
    type: /^(?:text\/html|application\/xhtml\+xml)$/,
  },
  style: { noun: "a stylesheet", accept: "text/css,*/*;q=0.1", type: /^text\/css$/ },
  manifest: {
    noun: "a manifest",
    accept: "application/manifest+json,application/json,*/*;q=0.1",
    type: /^(?:application\/(?:manifest\+json|json|octet-stream)|text\/(?:plain|json))$/,
  },
};
/** Some hosts refuse requests without a user agent. */
const HEADERS = { "accept-encoding": "identity", "user-agent": "Brandrun" };
/** Statuses that may pass within a minute. */
const isPassing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

export type SafeFetchSettings = {
  fetch: typeof fetch;
  /** Of a picture, in bytes. */
  maxBytes: number;
  /** For a picture, redirects and reading included; unless a download says another. */
  timeoutMs: number;
};

/** Ends a download with its reason. */
class NoFile extends Error {
  readonly permanent: boolean;
  constructor(permanent: boolean, reason: string) {
    super(reason);
    this.permanent = permanent;
  }
}

/**
 * Reads a file from an address a customer gave. Every redirect is checked like the first address, and
 * nothing is read beyond the limits, whatever the headers say.
 */
export function safeFetch({ fetch, ...limits }: SafeFetchSettings): Downloads {
  const downloads: Downloads = {
    async download(address, timeoutMs = limits.timeoutMs) {
      const wanted = { kind: "image", maxBytes: limits.maxBytes, timeoutMs } as const;
      const streamed = await downloads.stream(address, wanted, async (found) => ({
        bytes: await collected(found.pieces),
        ...(found.declared?.startsWith("image/") && { declared: found.declared }),
      }));
      return streamed.ok ? { ok: true, ...streamed.value } : streamed;
    },
    async stream(address, wanted, take) {
      const clock = clockOf(wanted.timeoutMs);
      try {
        const { answer, declared, at } = await load(fetch, address, wanted, clock);
        const pieces = arriving(answer, wanted, clock);
        const charset = charsetOf(answer);
        const found = {
          pieces,
          address: at,
          ...(declared !== "" && { declared }),
          ...(charset && { charset }),
        };
        return { ok: true, value: await take(found) };
      } catch (error) {
        if (error instanceof NoFile) return { ok: false, permanent: error.permanent, reason: error.message };
        throw error;
      }
    },
  };
  return downloads;
}

/** Ends the work at the time-out, also while a body is read, which some runtimes do not. */
type Clock = { signal: AbortSignal; inTime<T>(work: Promise<T>): Promise<T> };

function clockOf(timeoutMs: number): Clock {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Time is up.")));
  });
  // Prevents an unhandled rejection when the work ends first.
  late.catch(() => undefined);
  return { signal, inTime: (work) => Promise.race([work, late]) };
}

/** Turns the runtime's own errors into a reason. */
function noFile(error: unknown, { signal }: Clock, { timeoutMs }: Wanted): NoFile {
  if (error instanceof NoFile) return error;
  const reason = signal.aborted
    ? `The file did not arrive within ${Math.ceil(timeoutMs / 1000)} s.`
    : "The host could not be reached, or broke the connection off.";
  return new NoFile(false, reason);
}

async function load(fetch: SafeFetchSettings["fetch"], address: string, wanted: Wanted, clock: Clock) {
  try {
    const { answer, at } = await follow(fetch, address, wanted, clock);
    const declared = (answer.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    const { noun, type } = KINDS[wanted.kind];
    if (type.test(declared)) return { answer, declared, at };
    await answer.body?.cancel();
    throw new NoFile(true, `The address answers with ${named(declared)} instead of ${noun}.`);
  } catch (error) {
    throw noFile(error, clock, wanted);
  }
}

const charsetOf = ({ headers }: Response): string | undefined =>
  /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(headers.get("content-type") ?? "")?.[1];

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${bytes / (1024 * 1024)} MB`;

const named = (type: string) => (type === "" ? "a file of no declared type" : type.slice(0, 60));

/**
 * Follows redirects one by one. A Worker cannot pin the address a name resolves to: in production
 * `global_fetch_strictly_public` keeps every fetch on the public internet; the local platform resolves and
 * checks names.
 */
async function follow(
  fetch: SafeFetchSettings["fetch"],
  address: string,
  { kind }: Wanted,
  { signal, inTime }: Clock,
): Promise<{ answer: Response; at: string }> {
  const headers = { ...HEADERS, accept: KINDS[kind].accept };
  let at = checked(address);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const answer = await inTime(fetch(at.href, { redirect: "manual", signal, headers }));
    // 206 is a part of a file, and the other 2xx are no answer to a GET.
    if (answer.status === 200) return { answer, at: at.href };
    await answer.body?.cancel();
    if (!REDIRECTS.has(answer.status)) throw refused(answer, kind);
    const next = answer.headers.get("location");
    if (next === null || !isUrl(next, at.href))
      throw new NoFile(true, "The host redirects to an address that is none.");
    at = checked(new URL(next, at).href, "The host redirects to an address that is not accepted. ");
  }
  throw new NoFile(true, `The host redirects more than ${MAX_REDIRECTS} times.`);
}

function checked(address: string, before = ""): URL {
  const { url, problem } = publicUrl(address);
  if (!url) throw new NoFile(true, `${before}${problem}`);
  return url;
}

/** A proxy's refusal is not the host's answer, and is not blamed on it. */
const refused = ({ status, headers }: Response, kind: Wanted["kind"]) =>
  new NoFile(
    !isPassing(status),
    proxyReason(headers) ?? `The host answered with status ${status} instead of ${KINDS[kind].noun}.`,
  );

/**
 * The bytes as they arrive, at most `maxBytes`, counted after decompression. A declared length only ends it
 * sooner.
 */
async function* arriving(answer: Response, wanted: Wanted, clock: Clock): AsyncGenerator<Uint8Array> {
  const { maxBytes } = wanted;
  const reader = answer.body?.getReader();
  if (!reader) throw new NoFile(true, "The host answered without a file.");
  let size = Number(answer.headers.get("content-length") ?? 0) > maxBytes ? Number.POSITIVE_INFINITY : 0;
  try {
    for (;;) {
      if (size > maxBytes) throw new NoFile(true, `The file is larger than ${sizeOf(maxBytes)}.`);
      const { done, value } = await clock.inTime(reader.read()).catch((error) => {
        throw noFile(error, clock, wanted);
      });
      if (done) return;
      size += value.byteLength;
      if (size <= maxBytes) yield value;
    }
  } finally {
    // Frees the connection when a host sends without end.
    void reader.cancel().catch(() => undefined);
  }
}
