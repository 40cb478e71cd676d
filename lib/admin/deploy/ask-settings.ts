import { checkUnit } from "./doctor.ts";
import { isOnline } from "./network.ts";
import { isOfPartLeftOut } from "./optional-parts.ts";
import type { Prompts } from "./person.ts";
import { type CheckResult, type DeployUnit, problemsIn } from "./unit.ts";
import { bot } from "./units/bot.ts";
import { database } from "./units/database.ts";
import { alerts, mail } from "./units/gateways.ts";
import { imageModel, languageModel } from "./units/model.ts";
import { payments } from "./units/payments.ts";
import { queue } from "./units/queue.ts";
import { redis } from "./units/redis.ts";
import type { DeployWorld } from "./world.ts";

type Log = (line: string) => void;

/** The check that tries a value, and the setting that names the address it asks. */
type Proof = { unit: DeployUnit; address?: string; says: string };

/** By the last setting that the check needs. */
const PROOFS: ReadonlyMap<string, Proof> = new Map([
  ["DATABASE_URL", { unit: database, address: "DATABASE_URL", says: "the database answers" }],
  [
    "UPSTASH_REDIS_REST_TOKEN",
    { unit: redis, address: "UPSTASH_REDIS_REST_URL", says: "Redis takes the token" },
  ],
  ["QSTASH_TOKEN", { unit: queue, says: "QStash knows the token" }],
  ["STRIPE_SECRET_KEY", { unit: payments, says: "Stripe takes the key" }],
  ["MODEL_API_KEY", { unit: languageModel, says: "the model's vendor takes the key" }],
  ["IMAGE_MODEL_API_KEY", { unit: imageModel, says: "the image model's vendor takes the key" }],
  ["MAIL_WEBHOOK_URL", { unit: mail, address: "MAIL_WEBHOOK_URL", says: "the address answers" }],
  ["TELEGRAM_BOT_TOKEN", { unit: bot, says: "Telegram takes the token" }],
  ["ALERT_WEBHOOK_URL", { unit: alerts, address: "ALERT_WEBHOOK_URL", says: "the address answers" }],
]);

/**
 * Asks a person for settings. Each answer is kept at once, so that a setup that is stopped asks only for the others
 * next time, and is tried at its vendor at once, while the page it was copied from is still open.
 */
export async function askFor(
  world: DeployWorld,
  person: Prompts,
  { names, log }: { names: readonly string[]; log: Log },
): Promise<void> {
  for (const name of names) {
    if (isOfPartLeftOut(world, name)) continue;
    const value = await person.setting(name);
    if (!value) continue;
    world.save({ [name]: value });
    const proof = PROOFS.get(name);
    if (proof) await prove(world, person, { proof, log });
  }
}

/** Asks for another value until the vendor takes it, or Enter leaves it for later. */
async function prove(world: DeployWorld, person: Prompts, given: { proof: Proof; log: Log }): Promise<void> {
  const { says, setting } = await trialOf(world, given.proof);
  if (!setting) return given.log(says);
  const value = await person.replacement(setting, says);
  if (!value) return;
  world.save({ [setting]: value });
  return prove(world, person, given);
}

/** What the vendor says of a value, and the setting that needs another one. */
async function trialOf(world: DeployWorld, proof: Proof): Promise<{ says: string; setting?: string }> {
  const seen = await checkUnit(world, proof.unit);
  const wrong = problemsIn(seen).find(({ repairable }) => !repairable);
  if (!wrong) return { says: `  ${seen.state === "skipped" ? seen.seen : passed(world, proof, seen)}.` };
  if (wrong.isSilent && !(await isOnline(world)))
    return { says: "  Nothing answers from here, so it is checked later." };
  const says = `  ${wrong.problem} ${wrong.fix}`;
  const setting = wrong.refused ?? proof.address;
  // What the environment gives stays as it is: the next run would read it from there again.
  return setting && !world.fromEnvironment.has(setting) ? { says, setting } : { says };
}

/** What was checked, with the settings that the check found out, which are kept like those that are typed. */
function passed(world: DeployWorld, { says }: Proof, { wrong }: CheckResult): string {
  const sets = Object.assign({}, ...wrong.map((one) => one.sets));
  world.save(sets);
  const kept = Object.entries(sets).map(([name, value]) => `; ${name} is ${value}`);
  return `Checked: ${says}${kept.join("")}`;
}
