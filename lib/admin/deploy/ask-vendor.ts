import type { DeployWorld } from "./world.ts";

const TIMEOUT_MS = 10_000;

/** A vendor's answer. `status` 0: there was none. `body` is undefined where it is no JSON. */
export type VendorAnswer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a vendor's answer; each check reads the few fields it needs.
  body: any;
  location: string | null;
};

/** One request without a redirect. Never throws: an error could name the address, which may hold a secret. */
export async function askVendor(
  { fetch }: Pick<DeployWorld, "fetch">,
  url: string,
  init: RequestInit = {},
): Promise<VendorAnswer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { redirect: "manual", signal, ...init });
    const text = await answer.text();
    return { status: answer.status, body: jsonIn(text), location: answer.headers.get("location") };
  } catch {
    return { status: 0, body: undefined, location: null };
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How a vendor ended, in words. */
export const answered = (status: number) => (status === 0 ? "does not answer" : `answered ${status}`);
