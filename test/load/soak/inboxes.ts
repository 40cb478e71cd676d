import type { DemoAccount } from "../../../lib/admin/demo.ts";
import { HOSTS } from "../../../lib/local/outbound.ts";
import type { Caller } from "./caller.ts";

type Received = { id: string | null; type: string; at: string; body: { data?: { finished_at?: string } } };
export type ReceivedEvent = { id: string; waitMs: number | undefined };

const EVERY_MS = 1_000;

/**
 * Registers an inbox of the sandbox for each workspace, where the service has webhooks, and remembers what came first.
 * Answers undefined where it has none.
 */
export async function listenAtInboxes(caller: Caller, owners: readonly DemoAccount[], inboxes: () => string) {
  const received = new Map<string, ReceivedEvent>();
  const names = owners.map((_, i) => `soak-${i}`);
  for (const [i, { liveKey: apiKey }] of owners.entries()) {
    const body = { url: `https://${HOSTS.inboxes}/${names[i]}` };
    const call = { act: "register webhook", apiKey, method: "POST", path: "/webhooks", body };
    const { status } = await caller.send(call);
    if (status !== 201 && status !== 200) return undefined;
  }
  const look = async () => {
    for (const name of names) {
      const answer = await fetch(`${inboxes().replace("localhost", "127.0.0.1")}/${name}/received`);
      for (const call of (await answer.json()) as Received[]) remember(received, call);
    }
  };
  const timer = setInterval(() => void look().catch(() => {}), EVERY_MS);
  return { received, look, stop: () => clearInterval(timer) };
}

function remember(received: Map<string, ReceivedEvent>, { id, type, at, body }: Received) {
  if (!id || received.has(id)) return;
  const finished = /^run\.(succeeded|failed)$/.test(type) ? body.data?.finished_at : undefined;
  received.set(id, { id, waitMs: finished ? Date.parse(at) - Date.parse(finished) : undefined });
}
