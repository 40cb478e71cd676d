import { BrandrunError, BrandrunNetworkError, BrandrunTimeoutError } from "./errors.ts";
import { type ApiRequest, type CallOptions, type ClientSettings, requestInit, urlOf } from "./request.ts";
import { delayBefore } from "./retry.ts";
import { sleep } from "./sleep.ts";

export type ApiReply = { status: number; headers: Headers; body: unknown };

/** Sends a request until it succeeds, is refused for good, or has had its retries. */
export async function send(
  settings: ClientSettings,
  request: ApiRequest,
  options: CallOptions = {},
): Promise<ApiReply> {
  const { signal, timeoutMs = settings.timeoutMs, maxRetries = settings.maxRetries } = options;
  const sent = {
    url: urlOf(settings.baseUrl, request),
    init: requestInit(settings, request, options),
    timeoutMs: timeoutMs + (request.waitMs ?? 0),
    signal,
  };
  for (let retry = 0; ; retry++) {
    try {
      return await attempt(settings, sent);
    } catch (error) {
      const delay = delayBefore(retry, error, request.repeat);
      if (delay === undefined || retry >= maxRetries || signal?.aborted) throw error;
      await sleep(delay, signal);
    }
  }
}

type PreparedRequest = { url: string; init: RequestInit; timeoutMs: number; signal: AbortSignal | undefined };

async function attempt(
  { fetch, onResponse }: ClientSettings,
  { url, init, timeoutMs, signal }: PreparedRequest,
): Promise<ApiReply> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const late = new BrandrunTimeoutError(`No answer came within ${timeoutMs / 1000} s.`);
  const timer = setTimeout(() => controller.abort(late), timeoutMs);
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    onResponse?.(response);
    return read(response, await response.text());
  } catch (error) {
    if (error instanceof BrandrunError) throw error;
    if (controller.signal.aborted) throw controller.signal.reason;
    // Node's fetch says "fetch failed", and why in its cause.
    throw new BrandrunNetworkError(
      `No answer came from ${new URL(url).origin}: ${(error as Error).cause || error}`,
      {
        cause: error,
      },
    );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

function read({ ok, status, headers }: Response, text: string): ApiReply {
  const reply = { status, headers, body: parse(text) };
  if (!ok || (status !== 204 && reply.body === undefined)) throw new BrandrunError(reply);
  return reply;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
