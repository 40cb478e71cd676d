import { answered, askVendor } from "../ask-vendor.ts";
import { secretsAtWorker } from "../at-worker.ts";
import { isRecognised, seeSettings } from "../recognised.ts";
import {
  type CheckResult,
  type DeployUnit,
  fine,
  found,
  type Misconfiguration,
  missing,
  refused,
  skipped,
  unanswered,
} from "../unit.ts";
import { type DeployWorld, settingOf } from "../world.ts";

const AT_UPSTASH =
  "Copy UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN from the REST API section of the database's page at Upstash.";

/** Redis: answers, and the token may write and run scripts. The key that is deleted does not exist. */
export const redis: DeployUnit = {
  name: "redis",
  async check(world): Promise<CheckResult> {
    const url = settingOf(world, "UPSTASH_REDIS_REST_URL");
    const token = settingOf(world, "UPSTASH_REDIS_REST_TOKEN");
    if (!url || !token) return skipped("its address or token is not known here");
    if (isRecognised(world, "UPSTASH_REDIS_REST_URL")) return skipped(seeSettings("UPSTASH_REDIS_REST_URL"));
    const { status, body } = await askVendor(world, `${url.replace(/\/+$/, "")}/pipeline`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify([
        ["PING"],
        ["DEL", `brandrun:doctor:${crypto.randomUUID()}`],
        ["EVAL", "return 1", "0"],
      ]),
    });
    if (status === 401)
      return found(refused("UPSTASH_REDIS_REST_TOKEN", "Redis refuses the token.", AT_UPSTASH));
    if (status !== 200 || !Array.isArray(body))
      return found(unanswered(status, `Redis ${answered(status)}.`, AT_UPSTASH));
    const denied = body.find(({ error }: { error?: string }) => error);
    if (denied)
      return found(
        refused(
          "UPSTASH_REDIS_REST_TOKEN",
          /NOPERM|permission/i.test(denied.error)
            ? "The Redis token may only read, so limits and locks would not hold."
            : "Redis refuses a command that limits need.",
          "Use the standard token of the database in UPSTASH_REDIS_REST_TOKEN, not the read-only one.",
        ),
      );
    return fine("Redis answers, and the token may write and run scripts");
  },
};

const READ_KEYS = "Run npm run setup, which reads the signing keys by QSTASH_TOKEN.";

type SigningKeys = { current: string; next: string };
const NAMES = ["QSTASH_CURRENT_SIGNING_KEY", "QSTASH_NEXT_SIGNING_KEY"] as const;

async function keysAtVendor(world: DeployWorld) {
  const url = (settingOf(world, "QSTASH_URL") ?? "https://qstash.upstash.io").replace(/\/+$/, "");
  const authorization = `Bearer ${settingOf(world, "QSTASH_TOKEN")}`;
  return { url, ...(await askVendor(world, `${url}/v2/keys`, { headers: { authorization } })) };
}

/** The queue: the token is known in its region, and the signing keys are those of its account. */
export const queue: DeployUnit = {
  name: "queue",
  async check(world): Promise<CheckResult> {
    if (!settingOf(world, "QSTASH_TOKEN")) return skipped("QSTASH_TOKEN is not known here");
    if (isRecognised(world, "QSTASH_TOKEN")) return skipped(seeSettings("QSTASH_TOKEN"));
    const { url, status, body } = await keysAtVendor(world);
    if (status === 401 || status === 403 || status === 404)
      return found(
        refused(
          "QSTASH_TOKEN",
          `QStash at ${url} does not know this token.`,
          "Copy QSTASH_URL and QSTASH_TOKEN from the same region's page at Upstash.",
        ),
      );
    if (status !== 200 || !body?.current)
      return found(
        unanswered(
          status,
          `QStash at ${url} ${answered(status)}.`,
          "Check QSTASH_URL against the region's page at Upstash.",
        ),
        ...(await absentKeys(world)),
      );
    return compare(world, body);
  },
  async do(world) {
    const { body } = await keysAtVendor(world);
    world.save({ [NAMES[0]]: body.current, [NAMES[1]]: body.next });
    return "Read the signing keys from QStash.";
  },
};

/** Signing keys that neither this machine nor the Worker has, which is seen without QStash too. */
async function absentKeys(world: DeployWorld): Promise<Misconfiguration[]> {
  const here = NAMES.filter((name) => !settingOf(world, name));
  const atWorker = here.length > 0 ? ((await secretsAtWorker(world)) ?? []) : [];
  const absent = here.filter((name) => !atWorker.includes(name));
  return absent.length > 0
    ? [missing(`${absent.join(" and ")} ${absent.length > 1 ? "are" : "is"} not there yet.`, READ_KEYS)]
    : [];
}

function compare(world: DeployWorld, { current, next }: SigningKeys): CheckResult {
  const [ours, later] = NAMES.map((name) => settingOf(world, name));
  if (ours === current && later === next)
    return fine("QStash knows the token, and the signing keys are its own");
  if (!ours || !later) return found(missing("The signing keys of the queue are not here yet.", READ_KEYS));
  if (ours === next && later === current)
    return found(
      missing(
        "The signing keys of the queue are swapped.",
        `Run npm run setup, or exchange ${NAMES.join(" and ")}.`,
      ),
    );
  if (ours === next || later === current)
    return found(
      missing("The signing keys of the queue were rotated.", "Run npm run setup, which reads the new ones."),
    );
  return found(
    missing(
      "The signing keys are of another QStash account or region, so every job would answer 401.",
      "Run npm run setup, which reads those of QSTASH_TOKEN.",
    ),
  );
}
