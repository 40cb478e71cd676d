import { askVendor } from "./ask-vendor.ts";
import { type Diagnosis, problem } from "./unit.ts";
import type { DeployWorld } from "./world.ts";

/** Addresses that answer everybody, of two vendors that every deployment has. */
const ALWAYS_UP = ["https://api.cloudflare.com/client/v4/ips", "https://qstash.upstash.io"];
const ANSWERS_WITHIN_MS = 4_000;
/** Fewer silent vendors are those vendors' own trouble. */
const MIN_SILENT = 2;
export const NETWORK = "network";

/**
 * The same diagnoses, but where several vendors are silent because this machine reaches none, that is said once and
 * first: what each vendor's settings may lack is not known then.
 */
export async function withNetwork(world: DeployWorld, all: Diagnosis[]): Promise<Diagnosis[]> {
  const silent = all.filter(isSilent).map(({ unit }) => unit);
  if (silent.length < MIN_SILENT || (await isOnline(world))) return all;
  return [
    noNetwork(`: ${silent.slice(0, -1).join(", ")} and ${silent.at(-1)} were not checked`),
    ...all.map((diagnosis) => (isSilent(diagnosis) ? withoutSilence(diagnosis) : diagnosis)),
  ];
}

/** That this machine reaches no vendor, in one line instead of one for each of them. */
export const noNetwork = (more = ""): Diagnosis => ({
  unit: NETWORK,
  state: "problem",
  seen: "",
  wrong: [
    problem(
      `This machine reaches no vendor${more}.`,
      "Check its connection, DNS and firewall, and whether its requests need a proxy; then run this again.",
    ),
  ],
});

export const isSilent = ({ wrong }: Diagnosis) => wrong.some((one) => one.isSilent);

/** What a unit found without its vendor stays. */
export function withoutSilence(diagnosis: Diagnosis): Diagnosis {
  const wrong = diagnosis.wrong.filter((one) => !one.isSilent);
  return wrong.length > 0
    ? { ...diagnosis, wrong }
    : { ...diagnosis, wrong, state: "skipped", skipped: true, seen: "its vendor was not reached" };
}

export async function isOnline(world: DeployWorld): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const answers = await Promise.all(
    ALWAYS_UP.map((url) => askVendor(world, url, { method: "HEAD", signal })),
  );
  return answers.some(({ status }) => status > 0);
}
