import type { Bindings, Service } from "../../../functions/http/env.ts";

type Wiring = { serviceFor(env: Bindings, execution: { waitUntil(): void }): Service };
/** Not by a constant: its types are a Worker's, and a Node program cannot be checked against them. */
const WIRING = "../../../functions/wiring.ts";

/**
 * The service with the adapters of production, for settings as a deployer would give them. An isolate keeps its first
 * settings, so each call loads a module of its own.
 */
export async function deployed(settings: Record<string, string>): Promise<Service> {
  const { serviceFor } = (await import(
    /* @vite-ignore */ `${WIRING}?isolate=${crypto.randomUUID()}`
  )) as Wiring;
  return serviceFor(settings as unknown as Bindings, { waitUntil: () => undefined });
}
