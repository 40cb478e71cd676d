import type { Bindings, Service } from "../../../functions/http/env.ts";

type Wiring = { serviceFor(env: Bindings, execution: { waitUntil(): void }): Service };
/** Not by a constant: its types are a Worker's, and a Node program cannot be checked against them. */
const WIRING = "../../../functions/wiring.ts";
const { serviceFor } = (await import(/* @vite-ignore */ WIRING)) as Wiring;

/** The service with the adapters of production, for settings as a deployer would give them. */
export const deployed = (settings: Record<string, string>): Service =>
  serviceFor(settings as unknown as Bindings, { waitUntil: () => undefined });
