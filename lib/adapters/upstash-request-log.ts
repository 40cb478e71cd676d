import type { Redis } from "@upstash/redis/cloudflare";
import * as z from "zod/v4";
import { addSeconds, utcDay } from "../core/calendar.ts";
import {
  type KeyUse,
  type LoggedRequest,
  outcomeOf,
  REQUEST_LOG,
  type RequestLog,
} from "../core/request-log.ts";
import { KeyMode } from "../vocab.ts";
import { inOnePipeline, runScript, type Script, shaOf } from "./upstash-pipeline.ts";

const DAY_SECONDS = 86_400;
const LIFETIME_MS = REQUEST_LOG.days * DAY_SECONDS * 1_000;

/**
 * A ring of entries in a hash, and the use of each key on this day in another, for any number of entries. A script is
 * one command, which Upstash counts and charges as such.
 */
export const ADD = `
for i = 1, #KEYS, 2 do
  local turn = tonumber(redis.call("HMGET", KEYS[i], "turn")[1] or "0")
  redis.call("HSET", KEYS[i], tostring(turn % tonumber(ARGV[1])), ARGV[i + 2], "turn", tostring(turn + 1))
  redis.call("PEXPIRE", KEYS[i], ARGV[2])
  local used = tonumber(redis.call("HMGET", KEYS[i + 1], ARGV[i + 3])[1] or "0")
  redis.call("HSET", KEYS[i + 1], ARGV[i + 3], tostring(used + 1))
  redis.call("PEXPIRE", KEYS[i + 1], ARGV[2])
end
return 1`;

const ADD_ENTRIES: Script = { text: ADD };

const Entry = z.object({
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  ms: z.number(),
  keyId: z.string(),
  mode: KeyMode,
  requestId: z.string(),
  code: z.string().nullable(),
});

const ringName = (workspaceId: string) => `requests:${workspaceId}`;
const usesName = (workspaceId: string, day: string) => `uses:${workspaceId}:${day}`;

/** The request log in Upstash Redis: `requests:{workspace}` and `uses:{workspace}:{day}`, each for seven days. */
export function upstashRequestLog(redis: Redis, now: () => Date): RequestLog {
  const daysOf = (at: Date) =>
    Array.from({ length: REQUEST_LOG.days }, (_, ago) => utcDay(addSeconds(at, -ago * DAY_SECONDS)));
  return {
    async add(entries) {
      const today = utcDay(now());
      const keys = entries.flatMap(({ workspaceId }) => [
        ringName(workspaceId),
        usesName(workspaceId, today),
      ]);
      const values = entries.flatMap(({ request }) => [
        JSON.stringify(request),
        `${request.keyId} ${outcomeOf(request.status)}`,
      ]);
      await shaOf(ADD_ENTRIES);
      await runScript(redis, ADD_ENTRIES, keys, [String(REQUEST_LOG.kept), String(LIFETIME_MS), ...values]);
    },
    async read(workspaceId) {
      const at = now();
      const names = [ringName(workspaceId), ...daysOf(at).map((day) => usesName(workspaceId, day))];
      const [ring = null, ...days] = await inOnePipeline(redis, ({ hgetall }) => names.map(hgetall));
      return { requests: entriesOf(ring, new Date(at.getTime() - LIFETIME_MS)), uses: usesOf(days) };
    },
    async clear(workspaceId) {
      const names = daysOf(now()).map((day) => usesName(workspaceId, day));
      await redis.del(ringName(workspaceId), ...names);
    },
  };
}

/** The entries of a ring, the last written first. What does not look like an entry is left out. */
function entriesOf(ring: Record<string, unknown> | null, since: Date): LoggedRequest[] {
  const { turn, ...slots } = ring ?? {};
  const next = Number(turn ?? 0);
  const ageOf = (slot: string) => (next - 1 - Number(slot) + REQUEST_LOG.kept) % REQUEST_LOG.kept;
  return Object.entries(slots)
    .sort(([a], [b]) => ageOf(a) - ageOf(b))
    .flatMap(([, stored]) => Entry.safeParse(stored).data ?? [])
    .filter(({ at }) => new Date(at) >= since);
}

function usesOf(days: readonly (Record<string, unknown> | null)[]): KeyUse[] {
  const uses = new Map<string, KeyUse>();
  for (const [name, count] of days.flatMap((day) => Object.entries(day ?? {}))) {
    const [keyId = "", outcome] = name.split(" ");
    const use = uses.get(keyId) ?? { keyId, answered: 0, refused: 0, failed: 0 };
    if (outcome === "answered" || outcome === "refused" || outcome === "failed")
      use[outcome] += Number(count);
    uses.set(keyId, use);
  }
  return [...uses.values()];
}
