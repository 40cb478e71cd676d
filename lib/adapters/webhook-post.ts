import type { Carried, Courier } from "../core/ports.ts";
import { publicUrl } from "../core/public-url.ts";

/** So much of an answer is kept. */
const MAX_ANSWER_BYTES = 1024;
const TEXTUAL =
  /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml)\b|application\/x-www-form-urlencoded\b)/i;

export type WebhookPostSettings = {
  fetch: typeof fetch;
  /** For connecting, the answer and what is read of it, all together. */
  timeoutMs: number;
  /** Judges an address; another one only in tests. */
  judge?: typeof publicUrl;
};

/**
 * POSTs notices (Standard Webhooks). The address is judged each time, redirects are not followed, and nothing is read
 * beyond the first kilobyte. A Worker cannot pin what a name resolves to: `global_fetch_strictly_public` keeps every fetch
 * on the public internet.
 */
export function webhookPost({ fetch, timeoutMs, judge = publicUrl }: WebhookPostSettings): Courier {
  return {
    async post(address, { headers, body }) {
      const { url, problem } = judge(address);
      if (!url) return { error: problem };
      const signal = AbortSignal.timeout(timeoutMs);
      const late = lateness(signal, timeoutMs);
      const sent = { "content-type": "application/json", "user-agent": "Brandrun-Webhooks", ...headers };
      try {
        const init = { method: "POST", headers: sent, body, redirect: "manual", signal } as const;
        return await carried(await Promise.race([fetch(url.href, init), late]), late);
      } catch (error) {
        return { error: error instanceof Late ? error.message : UNREACHABLE };
      }
    },
  };
}

const UNREACHABLE = "The host could not be reached, or broke the connection off.";

class Late extends Error {}

/** Ends a wait when time is up, whether or not the platform's fetch listens while a body is being read. */
function lateness(signal: AbortSignal, timeoutMs: number): Promise<never> {
  const late = new Promise<never>((_, reject) => {
    const message = `The host did not answer within ${Math.ceil(timeoutMs / 1000)} s.`;
    signal.addEventListener("abort", () => reject(new Late(message)));
  });
  // Nobody may be waiting when it happens.
  late.catch(() => undefined);
  return late;
}

async function carried(answer: Response, late: Promise<never>): Promise<Carried> {
  const bytes = await beginning(answer, late);
  const isText = TEXTUAL.test(answer.headers.get("content-type") ?? "");
  return {
    status: answer.status,
    // PostgreSQL stores no NUL.
    answer: isText ? new TextDecoder().decode(bytes).replaceAll("\0", "") : null,
    retryAfter: answer.headers.get("retry-after"),
  };
}

/** The first kilobyte; then the connection is let go. An answer that breaks off is an answer all the same. */
async function beginning(answer: Response, late: Promise<never>): Promise<Uint8Array> {
  const kept = new Uint8Array(MAX_ANSWER_BYTES);
  const reader = answer.body?.getReader();
  let size = 0;
  try {
    while (reader && size < MAX_ANSWER_BYTES) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) break;
      kept.set(value.subarray(0, MAX_ANSWER_BYTES - size), size);
      size = Math.min(MAX_ANSWER_BYTES, size + value.byteLength);
    }
  } catch (error) {
    if (error instanceof Late) throw error;
  } finally {
    reader?.cancel().catch(() => undefined);
  }
  return kept.subarray(0, size);
}
