import type { Ports, Probe } from "./ports.ts";

/** An answer takes a second at most; what is left of it is for everything around the probes. */
const PATIENCE_MS = 800;
/** Others wait for a look that is under way a little longer than it can take. */
const SHARED_PATIENCE_MS = 850;
const FRESH_MS = 3_000;

type State = "ok" | "down";
type Dependency = { status: State; latency_ms: number; critical: boolean };
type Dependencies = Record<string, Dependency>;
export type HealthReport = {
  status: "ok" | "degraded" | "down";
  version: string;
  time: string;
  dependencies: Dependencies;
};

/** The last look, and one that is under way, so that a crowd of monitors does not become load. */
export type HealthMemory = {
  at: number;
  dependencies: Dependencies | undefined;
  looking?: Promise<Dependencies> | undefined;
};

/** Asks every part of the outside world at once. A critical one that is down makes the service down, another degraded. */
export async function checkHealth(ports: Ports, memory: HealthMemory): Promise<HealthReport> {
  const now = ports.now();
  const isFresh = now.getTime() - memory.at < FRESH_MS;
  const dependencies = (isFresh && memory.dependencies) || (await lookTogether(ports, memory));
  const down = Object.values(dependencies).filter(({ status }) => status === "down");
  const status = down.some(({ critical }) => critical) ? "down" : down.length > 0 ? "degraded" : "ok";
  return { status, version: ports.settings.version, time: now.toISOString(), dependencies };
}

/** Whoever comes first looks, also after its caller has gone; whoever comes meanwhile waits for that, but not for ever. */
async function lookTogether(ports: Ports, memory: HealthMemory): Promise<Dependencies> {
  if (memory.looking) {
    const lost = () => memory.dependencies ?? unanswered(ports);
    return Promise.race([memory.looking, ports.sleep(SHARED_PATIENCE_MS).then(lost)]);
  }
  memory.looking = look(ports).then((dependencies) => {
    Object.assign(memory, { at: ports.now().getTime(), dependencies, looking: undefined });
    return dependencies;
  });
  ports.later(memory.looking);
  return memory.looking;
}

const unanswered = ({ probes }: Ports): Dependencies =>
  Object.fromEntries(
    probes.map(({ name, critical }) => [name, { status: "down", latency_ms: SHARED_PATIENCE_MS, critical }]),
  );

async function look(ports: Ports): Promise<Dependencies> {
  const began = ports.now().getTime();
  const tooSlow = ports.sleep(PATIENCE_MS).then((): State => "down");
  const seen = await Promise.all(
    ports.probes.map(async (probe) => {
      const status = await ask(probe, tooSlow);
      const latency_ms = ports.now().getTime() - began;
      return [probe.name, { status, latency_ms, critical: probe.critical }] as const;
    }),
  );
  return Object.fromEntries(seen);
}

function ask({ check }: Probe, tooSlow: Promise<State>): Promise<State> {
  const answer = Promise.resolve()
    .then(check)
    .then(
      (): State => "ok",
      (): State => "down",
    );
  return Promise.race([answer, tooSlow]);
}
