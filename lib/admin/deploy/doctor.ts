import { isOnline, isSilent, NETWORK, withNetwork } from "./network.ts";
import { withPlaces } from "./places.ts";
import { cutOff, remembering } from "./remembering.ts";
import { type CheckResult, type DeployUnit, type Diagnosis, problem, problemsIn } from "./unit.ts";
import { account } from "./units/cloudflare.ts";
import { UNITS } from "./units.ts";
import type { DeployWorld } from "./world.ts";

/** A check's result. A check that throws is shown as a problem, and the others go on. */
export async function checkUnit(world: DeployWorld, { name, check }: DeployUnit): Promise<Diagnosis> {
  try {
    return diagnosisOf(world, name, await check(world));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return diagnosisOf(world, name, {
      seen: "",
      wrong: [problem(`The check failed: ${withoutSecrets(world, text)}`, "Report it with this line.")],
    });
  }
}

export function diagnosisOf(world: DeployWorld, unit: string, result: CheckResult): Diagnosis {
  const state =
    problemsIn(result).length > 0
      ? "problem"
      : result.wrong.length > 0
        ? "advice"
        : result.skipped
          ? "skipped"
          : "ok";
  return { unit, state, ...result, wrong: result.wrong.map((one) => withPlaces(world, one)) };
}

/** Checks everything and changes nothing. `begins` hears of each unit before it is checked. */
export async function diagnose(
  given: DeployWorld,
  begins: (unit: string) => void = () => {},
): Promise<Diagnosis[]> {
  const seen: Diagnosis[] = [];
  let world = remembering(given);
  let isAsked = false;
  for (const unit of UNITS.filter(({ onlySetup }) => !onlySetup)) {
    begins(unit.name);
    const diagnosis = await checkUnit(world, unit);
    seen.push(diagnosis);
    if (isAsked || !isSilent(diagnosis)) continue;
    isAsked = true;
    if (!(await isOnline(given))) world = cutOff(world);
  }
  return withNetwork(world, seen);
}

/** What to do first where the service runs nowhere yet; undefined where it does, or where that is not known. */
export function firstStep(all: Diagnosis[]): string | undefined {
  // Without a network it is not known whether something is deployed.
  if (all.some(({ unit }) => unit === NETWORK)) return undefined;
  const tells = all.map(({ deployed }) => deployed);
  if (tells.includes(true) || !tells.includes(false)) return undefined;
  const isLoggedIn = all.some(({ unit, state }) => unit === account.name && state === "ok");
  return `Nothing is deployed yet: run ${isLoggedIn ? "" : "npx wrangler login, then "}npm run setup.`;
}

/** A text in which no value of a setting is left: vendors repeat in their errors what they were sent. */
export function withoutSecrets({ settings }: Pick<DeployWorld, "settings">, text: string): string {
  return [...settings.values()]
    .filter((value) => value.length > 5)
    .reduce((left, value) => left.replaceAll(value, "…"), text);
}
