import { normalAddress } from "../../../core/setting-forms.ts";
import { isUrl } from "../../../text/is-url.ts";
import { askVendor } from "../ask-vendor.ts";
import {
  type CheckResult,
  type DeployUnit,
  fine,
  found,
  type Misconfiguration,
  problem,
  silent,
  skipped,
} from "../unit.ts";
import { type DeployWorld, publicUrlOf } from "../world.ts";
import { hasAddress } from "./project.ts";

const MAX_SKEW_MS = 30_000;
const WAIT_MS = 3_000;
const TRIES = 20;
const AGAIN = "See the Worker's log: npx wrangler tail.";

/** What to look at when health says that a part is down. */
const PARTS = new Map([
  ["database", "DATABASE_URL of the Worker"],
  ["storage", "the bucket of the binding FILES"],
  ["redis", "UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN of the Worker"],
  ["queue", "QSTASH_URL and QSTASH_TOKEN of the Worker"],
  ["language_model", "MODEL_DAILY_TOKENS and the model's vendor"],
]);

type Health = { status: string; time: string; dependencies: Record<string, { status: string }> };

/** The service at its public address: it is ours, all its parts answer, and the clocks agree. */
export const health: DeployUnit = {
  name: "health",
  async check(world): Promise<CheckResult> {
    if (!hasAddress(world))
      return { ...skipped("PUBLIC_URL is not set to the service's address"), deployed: false };
    const url = publicUrlOf(world);
    const { status, body, location } = await askVendor(world, `${url}/api/v1/health`);
    if (location)
      return found(
        problem(
          `PUBLIC_URL redirects to ${hostOf(location, url)}.`,
          `Set PUBLIC_URL to the address that answers itself.`,
        ),
      );
    if (status === 0)
      return found(
        silent(
          `Nothing answers at ${url}.`,
          `Run npm run setup, which deploys; after a deploy route ${new URL(url).host} to the Worker and check its DNS.`,
        ),
      );
    if (!body?.dependencies)
      return found(
        status === 500
          ? problem("The Worker answers 500: one of its settings is wrong.", AGAIN)
          : problem(
              `Something else answers at ${url} (${status}).`,
              `Route ${new URL(url).host} to the Worker, or correct PUBLIC_URL.`,
            ),
      );
    const wrong = [...down(body), ...skew(body, world.now()), ...(await otherAddress(world, url))];
    return {
      ...fine(`${url} is up with ${Object.keys(body.dependencies).length} parts`, wrong),
      deployed: true,
    };
  },
  /** A new version takes moments to reach every place, and a new domain minutes. */
  async verify(world) {
    let result = await health.check(world);
    for (let tries = 0; result.wrong.length > 0 && tries < TRIES; tries++) {
      await world.sleep(WAIT_MS);
      result = await health.check(world);
    }
    return { ...result, wrong: result.wrong.map((one) => (one.isSilent ? unrouted(world, one) : one)) };
  },
};

/** After a deploy only the way to the Worker can be missing. */
const unrouted = (world: DeployWorld, { problem: text }: Misconfiguration): Misconfiguration =>
  problem(
    text,
    `The Worker is deployed: route ${new URL(publicUrlOf(world)).host} to it and check its DNS. A new domain takes some minutes; then run npm run setup again.`,
  );

const hostOf = (location: string, base: string) =>
  isUrl(location, base) ? new URL(location, base).host : "elsewhere";

const down = ({ dependencies }: Health): Misconfiguration[] =>
  Object.entries(dependencies)
    .filter(([, { status }]) => status !== "ok")
    .map(([name]) =>
      problem(
        `The service cannot use its ${name.replaceAll("_", " ")}.`,
        `Check ${PARTS.get(name) ?? "it"}. ${AGAIN}`,
      ),
    );

function skew({ time }: Health, now: Date): Misconfiguration[] {
  const seconds = Math.round(Math.abs(new Date(time).getTime() - now.getTime()) / 1000);
  return seconds * 1000 <= MAX_SKEW_MS
    ? []
    : [
        problem(
          `The clocks of this machine and of the service differ by ${seconds} s.`,
          "Set this machine's clock by NTP; signatures are refused after five minutes.",
        ),
      ];
}

/** The issuer of tokens is the PUBLIC_URL that the Worker was deployed with. */
async function otherAddress(world: DeployWorld, url: string): Promise<Misconfiguration[]> {
  const { body } = await askVendor(world, `${url}/.well-known/oauth-authorization-server`);
  const issuer = body?.issuer && normalAddress(body.issuer);
  return !issuer || issuer === url
    ? []
    : [
        problem(
          `The service at ${url} calls itself ${issuer}: PUBLIC_URL leads to another deployment.`,
          "Correct PUBLIC_URL, or deploy with it: npm run setup.",
        ),
      ];
}
