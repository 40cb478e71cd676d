import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { NeonDbError } from "@neondatabase/serverless";
import { NetworkFailure } from "../../lib/core/network.ts";
import { PaymentsDown } from "../../lib/core/payments.ts";
import { watchStorage } from "./watch-storage.ts";
import type { World } from "./world.ts";

/** What happens to a call of the outside world. `lost` and `dies after`: it is carried out, but its answer is lost. */
export type Cut = "fails" | "lost" | "dies before" | "dies after";
export const CUTS: readonly Cut[] = ["fails", "lost", "dies before", "dies after"];

export const DEAD = Symbol("the process has ended");

/** One process at work on one request or message. Once it has ended, nothing of it moves any more: no catch, no finally. */
type Isolate = {
  isDead: boolean;
  end(): void;
  later: Promise<unknown>[];
  /** Its calls can break, but do not count. */
  isAside: boolean;
  outside: <T>(call: Call<T>) => Promise<T>;
};
type Call<T> = { name: string; work: () => Promise<T>; outage?: () => T | Promise<T> };

const present = new AsyncLocalStorage<Isolate>();
const silence = () => new Promise<never>(() => {});

/** A call of the outside world by the present isolate. The test itself is no isolate. */
const outside = <T>(call: Call<T>): Promise<T> => {
  const isolate = present.getStore();
  return isolate ? isolate.outside(call) : call.work();
};

/** Wraps everything outside of a world, so that processes can end at any of its calls and calls can break. */
export function isolated(w: World) {
  const calls: string[] = [];
  let plan: Plan | undefined;
  let struck: string | undefined;
  const away = new Map<string, number>();
  const clock = () => w.service.now().getTime();
  const isAway = (name: string) => (away.get(name.split(" ")[0] ?? "") ?? 0) > clock();

  /** What is planned for this call. */
  function planned(isolate: Isolate, name: string): Cut | undefined {
    if (isolate.isAside) return undefined;
    calls.push(name);
    if (plan?.at !== calls.length) return undefined;
    struck = name;
    const { cut } = plan;
    if (typeof cut === "string") return cut;
    cut();
    return undefined;
  }

  async function through<T>(isolate: Isolate, { name, work, outage = broken(name) }: Call<T>): Promise<T> {
    await received(isolate, undefined);
    const cut = planned(isolate, name);
    if (cut === "fails" || isAway(name)) return outage();
    if (cut === "dies before") return end(isolate);
    const answer = await work();
    if (cut === "lost") return outage();
    if (cut === "dies after") return end(isolate);
    return received(isolate, answer);
  }
  const files = watchStorage(w);
  wrapPorts(w);
  return {
    files,
    calls,
    /** Cuts the n-th call from now on, or does something just before it. */
    cut(at: number, cut: Cut | (() => void)) {
      calls.length = 0;
      struck = undefined;
      plan = { at, cut };
    },
    /** Takes ports away for a while; the first words of their calls. */
    pull(ports: readonly string[], seconds: number) {
      for (const port of ports) away.set(port, clock() + seconds * 1000);
    },
    mend() {
      plan = undefined;
    },
    /** The call that was cut. */
    struck: () => struck,
    /** Runs something in a process of its own: its answer, or what it had answered when it ended. */
    run: <T>(body: () => Promise<T>, isAside = false): Promise<T | typeof DEAD> =>
      runIn(body, through, isAside),
  };
}

type Plan = { at: number; cut: Cut | (() => void) };
type Through = <T>(isolate: Isolate, call: Call<T>) => Promise<T>;

function runIn<T>(body: () => Promise<T>, through: Through, isAside: boolean): Promise<T | typeof DEAD> {
  let answer: T | typeof DEAD = DEAD;
  return new Promise((resolve, reject) => {
    const isolate: Isolate = {
      isDead: false,
      isAside,
      end: () => resolve(answer),
      later: [],
      outside: (call) => through(isolate, call),
    };
    const work = async () => {
      answer = await body();
      while (isolate.later.length > 0) await Promise.all(isolate.later.splice(0));
      return answer;
    };
    present.run(isolate, () => work().then(resolve, reject));
  });
}

function end(isolate: Isolate): Promise<never> {
  isolate.isDead = true;
  isolate.end();
  return silence();
}

/** The answer, while the isolate is alive. */
const received = <T>(isolate: Isolate, answer: T): T | Promise<never> =>
  isolate.isDead ? silence() : answer;

const broken = (name: string) => () => {
  throw name.startsWith("db")
    ? new NeonDbError("Error connecting to database: fetch failed")
    : new Error(`${name} is away`);
};

function wrapPorts(w: World): void {
  const { service } = w;
  wrapDatabase(service.db);
  wrap(service, "queue", { send: {} });
  wrap(service, "files", { put: {}, putStream: {}, read: {}, open: {}, tombstone: {}, delete: {} });
  wrap(service, "locks", { acquire: {}, release: {} });
  wrap(service, "flags", { raise: {}, isRaised: {} });
  wrap(service, "rateLimiter", { read: {}, returnDaily: {}, setVersion: {} });
  const nowhere = () => ({ ok: false, permanent: false, reason: "The host did not answer." });
  wrap(service, "downloads", { download: { outage: nowhere } });
  const unclear = () => ({ state: "unknown", reason: "No answer." });
  if (service.bot) wrap(service, "bot", { send: { outage: unclear }, say: { outage: unclear } });
  const down = thrower(() => new PaymentsDown("No answer."));
  wrap(service, "payments", { openCheckout: { outage: down }, findBought: { outage: down } });
  for (const networks of [service.networks.sandbox, service.networks.test]) {
    for (const name of Object.keys(networks)) wrap(networks, name, NETWORK);
  }
  const { waitUntil: later } = service;
  service.waitUntil = (work) => {
    const isolate = present.getStore();
    if (isolate) isolate.later.push(work);
    else later(work);
  };
}

const thrower = (error: () => Error) => () => {
  throw error();
};
const failure = (kind: "transient" | "unknown_outcome") =>
  thrower(() => new NetworkFailure(kind, "No answer.", { source: "test", fix: "Wait." }));
const NETWORK = {
  prepare: { outage: failure("transient") },
  poll: { outage: failure("transient") },
  commit: { outage: failure("unknown_outcome") },
  resolve: { outage: failure("transient") },
};

type Methods = Record<string, (...input: unknown[]) => Promise<unknown>>;
type Outages = Record<string, { outage?: () => unknown }>;

/** Puts the named methods of a port behind `outside`. */
function wrap(owner: object, port: string, methods: Outages): void {
  const ports = owner as Record<string, Methods | undefined>;
  const real = ports[port];
  if (!real) return;
  const wrapped = Object.entries(methods).map(([method, how]) => [
    method,
    (...input: unknown[]) =>
      outside({ name: `${port} ${method}`, work: async () => real[method]?.(...input), ...how }),
  ]);
  ports[port] = { ...real, ...Object.fromEntries(wrapped) };
}

const wrappedClients = new WeakSet<object>();

/** Every statement of every builder goes through the client. */
function wrapDatabase(db: object): void {
  const { $client: client } = db as { $client: PGlite };
  if (wrappedClients.has(client)) return;
  wrappedClients.add(client);
  const query = client.query.bind(client);
  client.query = ((text: string, ...more: []) =>
    outside({ name: `db ${wordsOf(text)}`, work: () => query(text, ...more) })) as typeof client.query;
}

/** Enough of a statement to recognise it. */
const wordsOf = (text: string) => text.trim().replace(/\s+/g, " ").slice(0, 60);
