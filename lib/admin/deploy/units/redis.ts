import { answered, askVendor } from "../ask-vendor.ts";
import { isRecognised, seeSettings } from "../recognised.ts";
import { type CheckResult, type DeployUnit, fine, found, refused, skipped, unanswered } from "../unit.ts";
import { settingOf } from "../world.ts";

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
