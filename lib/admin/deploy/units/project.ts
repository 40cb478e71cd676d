import { normalAddress } from "../../../core/setting-forms.ts";
import { isUrl } from "../../../text/is-url.ts";
import { addressProblems, isExample } from "../public-address.ts";
import { isPrivateHost } from "../recognised-addresses.ts";
import { advice, type DeployUnit, fine, type Misconfiguration, missing, problem } from "../unit.ts";
import { type DeployWorld, type Project, publicUrlOf, settingOf } from "../world.ts";

/** The oldest runtime that the tests run on. */
const OLDEST_DATE = "2026-04-01";
const FLAGS = ["nodejs_compat", "global_fetch_strictly_public"];
const EVERY_MINUTE = "* * * * *";
const BINDINGS = ["FILES", "ASSETS"];
/** What the build makes. */
const MAIN = ".data/worker/index.js";

/** wrangler.toml: bindings, cron trigger, runtime, and the public address. */
export const project: DeployUnit = {
  name: "wrangler.toml",
  async check(world) {
    const read = world.project();
    const wrong = [...address(world, read), ...runtime(read, world.now()), ...parts(read)];
    return fine(
      `${read.file} has the bindings, the cron trigger and the runtime that the Worker needs`,
      wrong,
    );
  },
  async do(world) {
    const wanted = world.settings.get("PUBLIC_URL");
    if (!wanted) return "Nothing to change.";
    const { text, file } = world.project();
    world.rewrite(text.replace(/^PUBLIC_URL\s*=.*$/m, `PUBLIC_URL = ${JSON.stringify(wanted)}`));
    return `PUBLIC_URL in ${file} is now ${wanted}.`;
  },
};

function address(world: DeployWorld, { vars, hosts, file }: Project): Misconfiguration[] {
  const given = settingOf(world, "PUBLIC_URL") ?? "";
  if (!isUrl(given)) return [];
  const { hostname, host } = new URL(given);
  const wrong: Misconfiguration[] = [];
  // An address that is wrong in itself is for the settings to say, wherever it stands.
  if (
    addressProblems(given).length === 0 &&
    world.settings.has("PUBLIC_URL") &&
    normalAddress(vars.PUBLIC_URL ?? "") !== publicUrlOf(world)
  )
    wrong.push(
      missing(
        `PUBLIC_URL in ${file} is ${vars.PUBLIC_URL ?? "not set"}.`,
        `Run npm run setup, which writes https://${host} there.`,
      ),
    );
  if (
    !isExample(given) &&
    !isPrivateHost(hostname) &&
    !hostname.endsWith(".workers.dev") &&
    !hosts.includes(hostname)
  )
    wrong.push(
      advice(
        `${file} routes no ${hostname} to the Worker.`,
        `Unless the dashboard does, add: routes = [{ pattern = "${hostname}", custom_domain = true }].`,
      ),
    );
  return wrong;
}

function runtime({ compatibilityDate, compatibilityFlags, file }: Project, now: Date): Misconfiguration[] {
  const wrong: Misconfiguration[] = [];
  if (compatibilityDate < OLDEST_DATE)
    wrong.push(
      problem(
        `compatibility_date is ${compatibilityDate || "missing"}, older than the tests.`,
        `Set compatibility_date in ${file} to ${OLDEST_DATE}.`,
      ),
    );
  if (compatibilityDate > now.toISOString().slice(0, 10))
    wrong.push(
      problem(
        `compatibility_date ${compatibilityDate} is in the future, which Cloudflare refuses.`,
        `Set compatibility_date in ${file} to ${OLDEST_DATE}.`,
      ),
    );
  for (const flag of FLAGS.filter((name) => !compatibilityFlags.includes(name)))
    wrong.push(
      problem(`The compatibility flag ${flag} is missing.`, `Add ${flag} to compatibility_flags in ${file}.`),
    );
  return wrong;
}

function parts(project: Project): Misconfiguration[] {
  const { main, crons, bindings, bucket, file } = project;
  const wrong: Misconfiguration[] = [];
  if (main !== MAIN)
    wrong.push(
      problem(
        `main in ${file} is ${main ? `"${main}"` : "missing"}, but the build writes ${MAIN}.`,
        `Set main = "${MAIN}" in ${file}.`,
      ),
    );
  if (!crons.includes(EVERY_MINUTE))
    wrong.push(
      problem(
        "No cron trigger wakes the sweeper each minute, so whatever stands still stays there.",
        `Write crons = ["${EVERY_MINUTE}"] below [triggers] in ${file}.`,
      ),
    );
  for (const name of BINDINGS.filter((binding) => !bindings.includes(binding)))
    wrong.push(problem(`The binding ${name} is missing.`, bindingFix(name, project)));
  if (bindings.includes("FILES") && !bucket)
    wrong.push(problem("The binding FILES names no bucket.", `Give bucket_name in ${file}.`));
  if (!bindings.includes("MEDIA"))
    wrong.push(
      advice(
        "The binding MEDIA is missing, so clips of the video library have no poster.",
        `Unless that is meant, add [media] with binding = "MEDIA" to ${file}.`,
      ),
    );
  return wrong;
}

/** A bucket under another name is most likely the one that is meant. */
function bindingFix(name: string, { file, bucketBindings }: Project): string {
  const other = bucketBindings.find((one) => one !== name);
  return name === "FILES" && other
    ? `Rename ${other} to FILES below [[r2_buckets]] in ${file}.`
    : `Restore ${name} in ${file} as the repository has it.`;
}

/** Whether the address is one that can be asked, and not the example. */
export function hasAddress(world: DeployWorld): boolean {
  const url = publicUrlOf(world);
  return /^https:\/\/[^/]+$/.test(url) && isUrl(url) && !isExample(url);
}
