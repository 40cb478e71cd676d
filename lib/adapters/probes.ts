import type { Redis } from "@upstash/redis/cloudflare";
import type { Db, Files, Probe } from "../core/ports.ts";
import { pingDatabase } from "./neon.ts";

type Parts = { db: Db; files: Files; redis: Redis; qstash: { url: string; token: string } };

/** Real questions to every dependency; each throws when the answer is not what a working one gives. */
export function probes({ db, files, redis, qstash }: Parts): Probe[] {
  return [
    { name: "database", critical: true, check: () => pingDatabase(db) },
    { name: "storage", critical: true, check: async () => void (await files.read("health")) },
    { name: "redis", critical: false, check: async () => void (await redis.ping()) },
    { name: "queue", critical: false, check: () => askQueue(qstash) },
  ];
}

/** The signing keys are the smallest thing QStash answers. */
async function askQueue({ url, token }: Parts["qstash"]): Promise<void> {
  const answer = await fetch(`${url}/v2/keys`, { headers: { authorization: `Bearer ${token}` } });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`QStash answered ${answer.status}`);
}
