import type { Downloaded, Downloads } from "../core/ports.ts";
import { publicUrl } from "../core/public-url.ts";

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PICTURE_TYPE = /^(?:image\/[\w.+-]+|(?:application|binary)\/octet-stream)$/;
/** Some hosts answer nobody who does not say who they are. */
const HEADERS = {
  accept: "image/png,image/jpeg,image/webp,image/*;q=0.5",
  "accept-encoding": "identity",
  "user-agent": "Brandrun",
};
/** What may be different in a minute: too early, too many, and everything that is wrong on their side. */
const isPassing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

export type SafeFetchSettings = {
  fetch: typeof fetch;
  maxBytes: number;
  /** For everything together: redirects, waiting and reading. */
  timeoutMs: number;
};

/** Why there is no file: ends the attempt wherever it stands. */
class NoFile extends Error {
  readonly permanent: boolean;
  constructor(permanent: boolean, reason: string) {
    super(reason);
    this.permanent = permanent;
  }
}

/**
 * Reads a file from an address that a stranger gave. Every hop of a redirect is judged like the first address, and nothing
 * is read beyond the limits, whatever the headers promise.
 */
export function safeFetch(settings: SafeFetchSettings): Downloads {
  return {
    async download(address) {
      const clock = clockOf(settings.timeoutMs);
      try {
        return await load(settings, address, clock);
      } catch (error) {
        return failed(error, clock, settings.timeoutMs);
      }
    },
  };
}

/** Ends what is under way when time is up, whether or not the platform's fetch listens while a body is being read. */
type Clock = { signal: AbortSignal; inTime<T>(work: Promise<T>): Promise<T> };

function clockOf(timeoutMs: number): Clock {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Time is up.")));
  });
  // Nobody may be waiting when it happens.
  late.catch(() => undefined);
  return { signal, inTime: (work) => Promise.race([work, late]) };
}

function failed(error: unknown, { signal }: Clock, timeoutMs: number): Downloaded {
  if (error instanceof NoFile) return { ok: false, permanent: error.permanent, reason: error.message };
  const seconds = Math.ceil(timeoutMs / 1000);
  const reason = signal.aborted
    ? `The file did not arrive within ${seconds} s.`
    : "The host could not be reached, or broke the connection off.";
  return { ok: false, permanent: false, reason };
}

async function load(settings: SafeFetchSettings, address: string, clock: Clock): Promise<Downloaded> {
  const answer = await follow(settings, address, clock);
  const type = (answer.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!PICTURE_TYPE.test(type)) {
    await answer.body?.cancel();
    throw new NoFile(true, `The address answers with ${named(type)} instead of a picture.`);
  }
  const bytes = await readAll(answer, settings.maxBytes, clock);
  return { ok: true, bytes, ...(type.startsWith("image/") && { declared: type }) };
}

const named = (type: string) => (type === "" ? "a file of no declared type" : type.slice(0, 60));

/**
 * Asks for the file, hop by hop. A Worker cannot pin the address that a name resolves to: in production the flag
 * `global_fetch_strictly_public` keeps every fetch on the public internet, at home the local platform resolves and checks.
 */
async function follow(
  { fetch }: SafeFetchSettings,
  address: string,
  { signal, inTime }: Clock,
): Promise<Response> {
  let at = checked(address);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const answer = await inTime(fetch(at.href, { redirect: "manual", signal, headers: HEADERS }));
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (!REDIRECTS.has(answer.status)) throw refused(answer.status);
    const next = answer.headers.get("location") ?? "";
    if (!URL.canParse(next, at.href))
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

const refused = (status: number) =>
  new NoFile(!isPassing(status), `The host answered with status ${status} instead of a picture.`);

/** Reads at most `maxBytes`, counted after unpacking. A declared length only ever ends it sooner. */
async function readAll(
  answer: Response,
  maxBytes: number,
  { inTime }: Clock,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new NoFile(true, `The file is larger than ${maxBytes / (1024 * 1024)} MB.`);
  const reader = answer.body?.getReader();
  if (!reader) throw new NoFile(true, "The host answered without a file.");
  const parts: Uint8Array[] = [];
  let size = Number(answer.headers.get("content-length") ?? 0) > maxBytes ? Number.POSITIVE_INFINITY : 0;
  try {
    while (size <= maxBytes) {
      const { done, value } = await inTime(reader.read());
      if (done) return assemble(parts, size);
      parts.push(value);
      size += value.byteLength;
    }
    throw tooLarge;
  } finally {
    // Whoever sends without end would otherwise hold one of the few connections.
    void reader.cancel().catch(() => undefined);
  }
}

function assemble(parts: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
