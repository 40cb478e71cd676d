import type { Redis } from "@upstash/redis/cloudflare";
import type { Db, Probe } from "../core/ports.ts";
import { pingDatabase } from "./neon.ts";

type ProbeDeps = {
  db: Db;
  storage: Probe["check"];
  redis: Redis;
  qstash: { url: string; token: string };
};

/** A request to every dependency; each throws unless it works. */
export function probes({ db, storage, redis, qstash }: ProbeDeps): Probe[] {
  return [
    { name: "database", critical: true, check: () => pingDatabase(db) },
    { name: "storage", critical: true, check: storage },
    { name: "redis", critical: false, check: async () => void (await redis.ping()) },
    { name: "queue", critical: false, check: () => askQueue(qstash) },
  ];
}

/** The signing keys are QStash's smallest answer. */
async function askQueue({ url, token }: ProbeDeps["qstash"]): Promise<void> {
  const answer = await fetch(`${url}/v2/keys`, { headers: { authorization: `Bearer ${token}` } });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`QStash answered ${answer.status}`);
}
