import type { Ports, Probe } from "./ports.ts";

const PATIENCE_MS = 1_000;
const FRESH_MS = 3_000;

type State = "ok" | "down";
type Dependency = { status: State; latency_ms: number; critical: boolean };
export type HealthReport = {
  status: "ok" | "degraded" | "down";
  version: string;
  time: string;
  dependencies: Record<string, Dependency>;
};

/** The last look, so that a crowd of monitors does not become load. */
export type HealthMemory = { at: number; dependencies: Record<string, Dependency> | undefined };

/** Asks every part of the outside world at once. A critical one that is down makes the service down, another degraded. */
export async function checkHealth(ports: Ports, memory: HealthMemory): Promise<HealthReport> {
  const now = ports.now();
  const fresh = memory.dependencies && now.getTime() - memory.at < FRESH_MS;
  const dependencies = fresh && memory.dependencies ? memory.dependencies : await look(ports);
  if (!fresh) Object.assign(memory, { at: now.getTime(), dependencies });
  const down = Object.values(dependencies).filter(({ status }) => status === "down");
  const status = down.some(({ critical }) => critical) ? "down" : down.length > 0 ? "degraded" : "ok";
  return { status, version: ports.settings.version, time: now.toISOString(), dependencies };
}

async function look(ports: Ports): Promise<Record<string, Dependency>> {
  const seen = await Promise.all(
    ports.probes.map(async (probe) => [probe.name, await ask(ports, probe)] as const),
  );
  return Object.fromEntries(seen);
}

async function ask({ now, sleep }: Ports, { critical, check }: Probe): Promise<Dependency> {
  const began = now().getTime();
  const tooSlow = sleep(PATIENCE_MS).then((): State => "down");
  const answer = check().then(
    (): State => "ok",
    (): State => "down",
  );
  const status = await Promise.race([answer, tooSlow]);
  return { status, latency_ms: now().getTime() - began, critical };
}
