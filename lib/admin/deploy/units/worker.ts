import { createHash } from "node:crypto";
import {
  complaint,
  isCutOff,
  lacksLogin,
  listSecrets,
  NOT_LOGGED_IN,
  printed,
  secretsIn,
} from "../at-worker.ts";
import {
  advice,
  type CheckResult,
  type DeployUnit,
  fine,
  found,
  type Misconfiguration,
  missing,
  problem,
  silent,
  skipped,
} from "../unit.ts";
import { WHAT } from "../what.ts";
import type { DeployWorld } from "../world.ts";

const REQUIRED = [...WHAT].filter(([, { required }]) => required).map(([name]) => name);
/** The secrets that every Worker has; `.ci/bundle.mjs` passes them on too. @public */
export const ALWAYS: readonly string[] = [
  ...REQUIRED,
  "QSTASH_CURRENT_SIGNING_KEY",
  "QSTASH_NEXT_SIGNING_KEY",
  "SEALING_KEYS",
].filter((name) => name !== "PUBLIC_URL");
const TAG_LENGTH = 16;

/** The settings that become secrets: all but those of wrangler.toml and of wrangler itself. */
function secretsOf(world: DeployWorld): Record<string, string> {
  const { vars } = world.project();
  return Object.fromEntries(
    [...world.settings].filter(
      ([name, value]) => value && !Object.hasOwn(vars, name) && !name.startsWith("CLOUDFLARE_"),
    ),
  );
}

/** Names what is deployed: the sources and the secrets, which cannot be read back from it. */
function tagOf(world: DeployWorld): string {
  const secrets = Object.entries(secretsOf(world)).sort(([a], [b]) => a.localeCompare(b));
  return createHash("sha256")
    .update(JSON.stringify([world.sources(), secrets]))
    .digest("hex")
    .slice(0, TAG_LENGTH);
}

type Version = { id: string; annotations?: Record<string, string> };

/** The versions that get calls; empty before the first deploy. */
async function deployed(
  world: DeployWorld,
): Promise<{ id: string; percentage: number; tag: string | undefined }[]> {
  const status = printed(await world.wrangler(["deployments", "status", "--json"]));
  const versions: Version[] = printed(await world.wrangler(["versions", "list", "--json"])) ?? [];
  const live: { version_id: string; percentage: number }[] = status?.versions ?? [];
  return live.map(({ version_id: id, percentage }) => ({
    id,
    percentage,
    tag: versions.find((version) => version.id === id)?.annotations?.["workers/tag"],
  }));
}

/** What setup deploys with. `.ci/bundle.mjs` proves with `--dry-run` that wrangler takes it. @public */
export const deployArgs = (tag: string): string[] => ["deploy", "--tag", tag, "--message", "npm run setup"];

/** The Worker: it has every secret, and runs these sources. */
export const worker: DeployUnit = {
  name: "worker",
  async check(world): Promise<CheckResult> {
    const listed = await listSecrets(world);
    if (lacksLogin(listed)) return skipped(NOT_LOGGED_IN);
    const atWorker = secretsIn(listed);
    if (!atWorker)
      return found(
        (isCutOff(listed) ? silent : problem)(
          `wrangler cannot list the Worker's secrets: ${complaint(listed)}`,
          "Give the login the permission to edit Workers.",
        ),
      );
    const live = await deployed(world);
    if (live.length === 0)
      return { ...found(missing(`The Worker ${world.project().name} was never deployed.`)), deployed: false };
    const lacks = ALWAYS.filter((name) => !atWorker.includes(name));
    const wrong = [...lacking(world, lacks), ...version(live, tagOf(world))];
    return { ...fine("the Worker has its secrets and runs these sources", wrong), deployed: true };
  },
  async do(world) {
    const ended = await world.wrangler(deployArgs(tagOf(world)), secretsOf(world));
    if (ended.code !== 0)
      throw new Error(startsTooSlowly(ended) ? TOO_SLOW : `The deploy failed: ${complaint(ended)}`);
    return `Deployed the Worker ${world.project().name} with ${Object.keys(secretsOf(world)).length} secrets.`;
  },
};

/** Error 10021 stands for every Worker that does not load; its words say which of them ran out of time. */
const startsTooSlowly = ({ stdout, stderr }: { stdout: string; stderr: string }) =>
  /startup exceeded|exceeded startup limits/i.test(`${stdout}\n${stderr}`);

const TOO_SLOW =
  "Cloudflare refused the Worker (error 10021): its start takes more processor time than a Worker may take. " +
  "Deploy again, as the time varies. If that does not help, load what was added with an import() where it is used: " +
  "see Start of the Worker in functions/docs/deploy.md.";

function lacking(world: DeployWorld, lacks: string[]): Misconfiguration[] {
  const unknown = lacks.filter((name) => !world.settings.has(name));
  if (lacks.length === 0) return [];
  return unknown.length > 0
    ? [
        problem(
          `The Worker lacks the secret ${unknown.join(", ")}.`,
          `Set ${unknown.join(", ")}, and run npm run setup.`,
        ),
      ]
    : [missing(`The Worker lacks the secret ${lacks.join(", ")}.`)];
}

function version(live: { percentage: number; tag: string | undefined }[], tag: string): Misconfiguration[] {
  if (live.length > 1)
    return [
      advice(
        `${live.length} versions of the Worker share the calls.`,
        "Finish the roll-out: npx wrangler versions deploy.",
      ),
    ];
  return live[0]?.tag === tag
    ? []
    : [
        {
          ...advice(
            "The Worker runs other sources or secrets than those here.",
            "Run npm run setup, or leave it if that is meant.",
          ),
          repairable: true,
        },
      ];
}
