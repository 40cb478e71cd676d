import { collected } from "../core/byte-stream.ts";
import type { Ports } from "../core/ports.ts";
import { publicUrl } from "../core/public-url.ts";

const WANTED = { kind: "manifest", maxBytes: 5 * 1024, timeoutMs: 5_000 } as const;

/** A client id that is the address of the client's own description. */
const isAddress = (clientId: string): boolean => /^\s*https:/i.test(clientId);

/** Why the address of a client's description is not used, if it is not. */
export const addressProblem = (clientId: string): string | undefined =>
  isAddress(clientId) ? publicUrl(clientId).problem : undefined;

/**
 * Why the description of a client is not used, if it is not. Its host is shown to the person as the publisher, so that
 * it has to answer itself: a page that redirects could vouch for anybody. What it says is judged by those who use it.
 */
export async function documentProblem(
  { downloads }: Pick<Ports, "downloads">,
  clientId: string,
): Promise<string | undefined> {
  if (!isAddress(clientId)) return undefined;
  const problem = addressProblem(clientId);
  if (problem) return problem;
  const found = await downloads.stream(clientId, WANTED, async ({ pieces, address }) => {
    await collected(pieces);
    return address;
  });
  if (!found.ok) return found.reason;
  const isHere = new URL(found.value).href === new URL(clientId).href;
  return isHere ? undefined : "The address leads to another one.";
}
