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

const DAY_SECONDS = 86_400;
const LIFETIME_MS = REQUEST_LOG.days * DAY_SECONDS * 1_000;

/**
 * A ring of entries in a hash, and the use of each key on this day in another. A script is one command, which Upstash
 * counts and charges as such.
 */
const ADD = `
local turn = tonumber(redis.call("HMGET", KEYS[1], "turn")[1] or "0")
redis.call("HSET", KEYS[1], tostring(turn % tonumber(ARGV[1])), ARGV[2], "turn", tostring(turn + 1))
redis.call("PEXPIRE", KEYS[1], ARGV[4])
local used = tonumber(redis.call("HMGET", KEYS[2], ARGV[3])[1] or "0")
redis.call("HSET", KEYS[2], ARGV[3], tostring(used + 1))
redis.call("PEXPIRE", KEYS[2], ARGV[4])
return 1`;

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
  const add = redis.createScript<number>(ADD);
  const daysOf = (at: Date) =>
    Array.from({ length: REQUEST_LOG.days }, (_, ago) => utcDay(addSeconds(at, -ago * DAY_SECONDS)));
  return {
    async add(workspaceId, request) {
      const keys = [ringName(workspaceId), usesName(workspaceId, utcDay(now()))];
      const use = `${request.keyId} ${outcomeOf(request.status)}`;
      const kept = String(REQUEST_LOG.kept);
      await add.exec(keys, [kept, JSON.stringify(request), use, String(LIFETIME_MS)]);
    },
    async read(workspaceId) {
      const at = now();
      const [ring, ...days] = await Promise.all([
        redis.hgetall(ringName(workspaceId)),
        ...daysOf(at).map((day) => redis.hgetall(usesName(workspaceId, day))),
      ]);
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
