import { configProblems, isSecret } from "../../../config.ts";
import { own } from "../../../text/own.ts";
import { secretsAtWorker } from "../at-worker.ts";
import { openToOthers } from "../open-to-others.ts";
import { addressProblems } from "../public-address.ts";
import { recognisedIn } from "../recognised.ts";
import { asMeant, hiddenByEnvironment, unknownNames } from "../setting-names.ts";
import { readFacts } from "../store-facts.ts";
import { type CheckResult, type DeployUnit, fine, type Misconfiguration, missing, problem } from "../unit.ts";
import { endedVersions, missingLimits } from "../unlimited.ts";
import { asked, weakSecrets } from "../weak-secrets.ts";
import { WHAT } from "../what.ts";
import { type DeployWorld, environmentOf, settingOf } from "../world.ts";
import { botName } from "./bot.ts";

/** Settings of the local platform. */
const LOCAL_ONLY = ["SANDBOX_URL", "SANDBOX_PAGES_URL", "MAILBOX_URL"];

/** Other units read these from their vendors. */
const FOUND_LATER = ["QSTASH_CURRENT_SIGNING_KEY", "QSTASH_NEXT_SIGNING_KEY", "STRIPE_WEBHOOK_SECRET"];
const SECRET_BYTES = 32;

/** What setup makes by itself, once. */
const MADE = new Map<string, (world: DeployWorld) => Promise<string>>([
  ["SEALING_KEYS", sealingKey],
  ["TELEGRAM_WEBHOOK_SECRET", async ({ random }) => Buffer.from(random(SECRET_BYTES)).toString("base64url")],
  ["TELEGRAM_BOT_NAME", botName],
]);

/** A new key, unless something may have been sealed with another one. */
async function sealingKey(world: DeployWorld): Promise<string> {
  const url = settingOf(world, "DATABASE_URL");
  if (!(await secretsAtWorker(world)))
    throw new Error("Whether the Worker has SEALING_KEYS is not known; run npx wrangler login first.");
  const { applied } = url ? await readFacts(world.connect(url)) : { applied: [] };
  if (applied.length > 0)
    throw new Error(
      "The database is in use, and its tokens are sealed with other SEALING_KEYS: set those, out of your backup.",
    );
  return `${world.now().getUTCFullYear()}:${Buffer.from(world.random(SECRET_BYTES)).toString("base64")}`;
}

/** Every setting has the form that the Worker starts with, no secret is a default, none stands in wrangler.toml. */
export const settings: DeployUnit = {
  name: "settings",
  async check(world): Promise<CheckResult> {
    const atWorker = await secretsAtWorker(world);
    const environment = environmentOf(world);
    const hidden = (atWorker ?? []).filter((name) => own(environment, name) === undefined);
    const named = asMeant(world, environment);
    const wrong = [
      ...wrongValues(named.environment, [...hidden, ...named.meant], atWorker !== undefined),
      ...addressProblems(settingOf(world, "PUBLIC_URL") ?? ""),
      ...misplaced(world),
      ...openToOthers(world),
      ...unknownNames(world),
      ...hiddenByEnvironment(world),
      ...missingLimits(environment),
      ...endedVersions(environment, world.now()),
    ];
    const notHere = hidden.length > 0 ? `; of ${hidden.length} the Worker alone knows the value` : "";
    return fine(`${Object.keys(environment).length} settings have the right form${notHere}`, wrong);
  },
  async do(world) {
    const atWorker = (await secretsAtWorker(world)) ?? [];
    const environment = environmentOf(world);
    const absent = configProblems(environment).map(({ name }) => name);
    const made = [...MADE].filter(
      ([name]) => absent.includes(name) && !own(environment, name) && !atWorker.includes(name),
    );
    for (const [name, make] of made) world.save({ [name]: await make(world) });
    return `Made ${made.map(([name]) => name).join(", ")}; they are in ${world.settingsFile}. Keep a copy elsewhere.`;
  },
};

/** What is wrong with one value as far as its form tells, for a person who is just giving it. */
export function valueProblem(name: string, value: string): string | undefined {
  const [wrong] = [
    ...recognisedIn({ [name]: value }),
    ...configProblems({ [name]: value })
      .filter((one) => one.name === name)
      .map((one) => problem(one.problem, "")),
    ...weakSecrets({ [name]: value }).map(({ one }) => one),
    ...(name === "PUBLIC_URL" ? addressProblems(value) : []),
  ];
  if (!wrong) return undefined;
  return wrong.isPlaced ? wrong.problem : `${wrong.problem} ${wrong.fix}`.trim();
}

/** Each wrong value once: what it is recognised as, else its form, else that it is weak. */
function wrongValues(
  environment: Record<string, string>,
  hidden: string[],
  isWorkerKnown: boolean,
): Misconfiguration[] {
  const known = recognisedIn(environment);
  const named = known.flatMap(({ names }) => names);
  const bad = configProblems(environment).filter(({ name }) => !named.includes(name));
  const handled = [...named, ...bad.map(({ name }) => name)];
  return [
    ...known.map(({ names: [name = ""], ...one }) => asked(name, one)),
    ...bad
      .filter(({ name }) => isJudged(environment, hidden, name))
      .flatMap(badSetting(environment, isWorkerKnown)),
    ...weakSecrets(environment)
      .filter(({ name }) => !handled.includes(name))
      .map(({ one }) => one),
  ];
}

const isJudged = (environment: Record<string, string>, hidden: string[], name: string) =>
  !(hidden.includes(name) && !own(environment, name)) &&
  !(FOUND_LATER.includes(name) && !own(environment, name));

type ConfigProblem = ReturnType<typeof configProblems>[number];

const badSetting =
  (environment: Record<string, string>, isWorkerKnown: boolean) =>
  ({ name, ...rest }: ConfigProblem): Misconfiguration[] => {
    const value = own(environment, name);
    if (value) return [asked(name, malformed(name, value, rest))];
    // Setup makes it, unless the Worker has it.
    if (MADE.has(name))
      return isWorkerKnown
        ? [missing(`${name} is not there yet.`, "Run npm run setup, which makes it.")]
        : [
            missing(
              `${name} is not set here.`,
              "Run npx wrangler login, then npm run setup, which makes it unless the Worker has it.",
            ),
          ];
    const fix = fixOfMissing(name, rest.cure);
    // "MODEL_PROVIDER is anthropic, which needs MODEL_API_KEY."
    const because = rest.problem.includes(`needs ${name}.`) ? rest.problem : undefined;
    return [problem(because ?? `${name} is ${isWorkerKnown ? "missing" : "not set here"}.`, fix)];
  };

/** For an app of a network the way to it says more than what it is. */
function fixOfMissing(name: string, cure: string | undefined): string {
  const guide = guideTo(name);
  const what = guide ? undefined : WHAT.get(name)?.what;
  return what ? `Set ${name}: ${what}.` : [cure ?? `Set ${name}.`, guide].join(" ").trim();
}

/** A value that is shown, unless it is secret, with what it should be. */
function malformed(name: string, value: string, { problem: text, cure }: { problem: string; cure?: string }) {
  if (!cure) return problem(text, `Correct ${name}, or the setting beside it.`);
  if (cure.startsWith("Set ")) return problem(`${name} is not enough by itself.`, cure);
  const shown = isSecret(name) ? "has a form that the service refuses" : `is ${JSON.stringify(value)}`;
  const make = WHAT.get(name)?.make;
  return problem(`${name} ${shown}.`, make ? `${cure} A new one: ${make}.` : cure);
}

/** Where it stands how an app is registered with a network. */
function guideTo(name: string): string {
  const [, network] = /^([A-Z]+)_CLIENT_(?:ID|SECRET)$/.exec(name) ?? [];
  if (!network) return "";
  const file = network.toLowerCase();
  return `functions/docs/accounts.md tells which redirect address to register, functions/docs/vendors/${file}.md what the app is asked.`;
}

/** Secrets that the repository would show, local settings in production, and settings that are said twice. */
function misplaced(world: DeployWorld): Misconfiguration[] {
  const { vars, file } = world.project();
  const open = Object.keys(vars)
    .filter((name) => isSecret(name) && own(vars, name))
    .map((name) => ({
      ...problem(
        `${name} stands in ${file}, where everybody who sees the repository reads it.`,
        `Take ${name} out of [vars] in ${file}, make a new one at the vendor, and run npm run setup.`,
      ),
      isPlaced: true,
    }));
  const twice = [...world.settings].filter(
    ([name, value]) => own(vars, name) !== undefined && own(vars, name) !== value && name !== "PUBLIC_URL",
  );
  const local = LOCAL_ONLY.filter((name) => own(environmentOf(world), name));
  return [
    ...open,
    ...twice.map(([name]) => {
      const other = world.fromEnvironment.has(name) ? "the environment" : world.settingsFile;
      return {
        ...problem(
          `${name} has one value in ${file} and another in ${other}.`,
          `Keep ${name} in one of the two places.`,
        ),
        isPlaced: true,
      };
    }),
    ...local.map((name) => problem(`${name} is of the local platform.`, `Take ${name} out.`)),
  ];
}
