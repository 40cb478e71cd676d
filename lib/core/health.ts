import type { Ports, Probe } from "./ports.ts";
import { RETRIES } from "./retries.ts";

const { probeTimeoutMs, sharedTimeoutMs, freshMs } = RETRIES.health;

type State = "ok" | "down";
type Dependency = { status: State; latency_ms: number; critical: boolean };
type Dependencies = Record<string, Dependency>;
export type HealthReport = {
  status: "ok" | "degraded" | "down";
  version: string;
  time: string;
  dependencies: Dependencies;
};

/** The last result and the running check. Requests share them, so that many monitors cause no load. */
export type HealthMemory = {
  at: number;
  dependencies: Dependencies | undefined;
  running?: Promise<Dependencies> | undefined;
};

/** Runs all probes at once. A failed critical probe makes the service down, any other degraded. */
export async function checkHealth(ports: Ports, memory: HealthMemory): Promise<HealthReport> {
  const now = ports.now();
  const isFresh = now.getTime() - memory.at < freshMs;
  const dependencies = (isFresh && memory.dependencies) || (await shareCheck(ports, memory));
  const down = Object.values(dependencies).filter(({ status }) => status === "down");
  const status = down.some(({ critical }) => critical) ? "down" : down.length > 0 ? "degraded" : "ok";
  return { status, version: ports.settings.version, time: now.toISOString(), dependencies };
}

/**
 * Starts a check, or waits for the running one for a limited time. The check continues when its caller
 * disconnects.
 */
async function shareCheck(ports: Ports, memory: HealthMemory): Promise<Dependencies> {
  if (memory.running) {
    const lost = () => memory.dependencies ?? unanswered(ports);
    return Promise.race([memory.running, ports.sleep(sharedTimeoutMs).then(lost)]);
  }
  memory.running = runProbes(ports).then((dependencies) => {
    Object.assign(memory, { at: ports.now().getTime(), dependencies, running: undefined });
    return dependencies;
  });
  ports.waitUntil(memory.running);
  return memory.running;
}

const unanswered = ({ probes }: Ports): Dependencies =>
  Object.fromEntries(
    probes.map(({ name, critical }) => [name, { status: "down", latency_ms: sharedTimeoutMs, critical }]),
  );

async function runProbes(ports: Ports): Promise<Dependencies> {
  const began = ports.now().getTime();
  const tooSlow = ports.sleep(probeTimeoutMs).then((): State => "down");
  const seen = await Promise.all(
    ports.probes.map(async (probe) => {
      const status = await runProbe(probe, tooSlow);
      const latency_ms = ports.now().getTime() - began;
      return [probe.name, { status, latency_ms, critical: probe.critical }] as const;
    }),
  );
  return Object.fromEntries(seen);
}

function runProbe({ check }: Probe, tooSlow: Promise<State>): Promise<State> {
  const answer = Promise.resolve()
    .then(check)
    .then(
      (): State => "ok",
      (): State => "down",
    );
  return Promise.race([answer, tooSlow]);
}
