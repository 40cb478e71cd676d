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

const READ_KEYS = "Run npm run setup, which reads the signing keys by QSTASH_TOKEN.";

type SigningKeys = { current: string; next: string };
const NAMES = ["QSTASH_CURRENT_SIGNING_KEY", "QSTASH_NEXT_SIGNING_KEY"] as const;

/** The regions of QStash. Each has its own accounts, tokens and signing keys. The first is that of a setting left out. */
const REGIONS = new Map([
  ["https://qstash.upstash.io", "EU"],
  ["https://qstash-us-east-1.upstash.io", "US"],
  ["https://qstash-eu-central-1.upstash.io", "EU"],
]);

const addressOf = (world: DeployWorld): string =>
  (settingOf(world, "QSTASH_URL") || [...REGIONS.keys()][0] || "").replace(/\/+$/, "");

async function keysAtVendor(world: DeployWorld, url = addressOf(world)) {
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
    if (isUnknown(status)) return found(await unknownToken(world, url));
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
    const known = await keysAtVendor(world);
    const region = isUnknown(known.status) ? await otherRegionOf(world, known.url) : undefined;
    if (region) world.save({ QSTASH_URL: region.url });
    const { body } = region ? await keysAtVendor(world) : known;
    world.save({ [NAMES[0]]: body.current, [NAMES[1]]: body.next });
    const set = region ? `Set QSTASH_URL to ${region.url}, and read` : "Read";
    return `${set} the signing keys from QStash.`;
  },
};

const isUnknown = (status: number) => status === 401 || status === 403 || status === 404;

/** The other region of QStash, where it is the one that knows the token. A server of the operator is sent no token of Upstash. */
async function otherRegionOf(world: DeployWorld, url: string) {
  if (!REGIONS.has(url)) return undefined;
  for (const [other, name] of REGIONS) {
    if (name === REGIONS.get(url)) continue;
    const { status, body } = await keysAtVendor(world, other);
    if (status === 200 && body?.current) return { url: other, name };
  }
  return undefined;
}

/** A token that its region does not know is mostly one of the other region. */
async function unknownToken(world: DeployWorld, url: string): Promise<Misconfiguration> {
  const region = await otherRegionOf(world, url);
  if (!region)
    return refused(
      "QSTASH_TOKEN",
      `QStash at ${url} does not know this token${REGIONS.has(url) ? ", nor does its other region" : ""}.`,
      "Copy QSTASH_TOKEN from the QStash tab at Upstash.",
    );
  const text = `The token is of QStash's ${region.name} region, and`;
  if (settingOf(world, "QSTASH_URL"))
    return refused("QSTASH_URL", `${text} QSTASH_URL names another.`, `Set QSTASH_URL to ${region.url}.`);
  return {
    ...missing(
      `${text} without QSTASH_URL the ${REGIONS.get(url)} region is asked.`,
      `Run npm run setup, which sets QSTASH_URL to ${region.url}.`,
    ),
    sets: { QSTASH_URL: region.url },
  };
}

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
