import type { SendResult, WebhookClient } from "../core/ports.ts";
import { publicUrl } from "../core/public-url.ts";
import { MESSAGE_HEADERS } from "../core/signed-headers.ts";
import { proxyReason } from "./proxy-status.ts";

/** The part of an answer that is stored. */
const MAX_ANSWER_BYTES = 1024;
const TEXTUAL =
  /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml)\b|application\/x-www-form-urlencoded\b)/i;

export type WebhookClientSettings = {
  fetch: typeof fetch;
  /** For connecting, the answer and the part of it that is read. */
  timeoutMs: number;
  /** Checks an address; replaced in tests only. */
  judge?: typeof publicUrl;
};

/**
 * POSTs events (Standard Webhooks). The address is checked each time, redirects are not followed, and at
 * most a kilobyte is read. A Worker cannot pin what a name resolves to: `global_fetch_strictly_public` keeps
 * every fetch on the public internet.
 */
export function webhookClient({ fetch, timeoutMs, judge = publicUrl }: WebhookClientSettings): WebhookClient {
  return {
    async post(address, { headers, body }) {
      const { url, problem } = judge(address);
      if (!url) return { error: problem };
      const signal = AbortSignal.timeout(timeoutMs);
      const late = lateness(signal, timeoutMs);
      const sent = { ...MESSAGE_HEADERS, ...headers };
      try {
        const init = { method: "POST", headers: sent, body, redirect: "manual", signal } as const;
        return await toSendResult(await Promise.race([fetch(url.href, init), late]), late);
      } catch (error) {
        return { error: error instanceof Late ? error.message : UNREACHABLE };
      }
    },
  };
}

const UNREACHABLE = "The host could not be reached, or broke the connection off.";

class Late extends Error {}

/** Ends a wait at the time-out, also while a body is read, which some runtimes do not. */
function lateness(signal: AbortSignal, timeoutMs: number): Promise<never> {
  const late = new Promise<never>((_, reject) => {
    const message = `The host did not answer within ${Math.ceil(timeoutMs / 1000)} s.`;
    signal.addEventListener("abort", () => reject(new Late(message)));
  });
  // Prevents an unhandled rejection when the work ends first.
  late.catch(() => undefined);
  return late;
}

async function toSendResult(answer: Response, late: Promise<never>): Promise<SendResult> {
  const bytes = await beginning(answer, late);
  const isText = TEXTUAL.test(answer.headers.get("content-type") ?? "");
  return {
    status: answer.status,
    // PostgreSQL stores no NUL.
    answer: isText ? new TextDecoder().decode(bytes).replaceAll("\0", "") : null,
    retryAfter: answer.headers.get("retry-after"),
    onTheWay: proxyReason(answer.headers),
  };
}

/** The first kilobyte; then the connection is closed. An answer that breaks off still counts. */
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
