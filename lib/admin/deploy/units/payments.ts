import { EVENT_TYPES } from "../../../adapters/stripe-events.ts";
import { answered, askVendor } from "../ask-vendor.ts";
import { secretsAtWorker } from "../at-worker.ts";
import { isRecognised, seeSettings } from "../recognised.ts";
import {
  advice,
  type CheckResult,
  type DeployUnit,
  fine,
  found,
  type Misconfiguration,
  missing,
  problem,
  refused,
  skipped,
  unanswered,
} from "../unit.ts";
import { type DeployWorld, publicUrlOf, settingOf } from "../world.ts";

const API = "https://api.stripe.com/v1";
/** The version that lib/adapters/stripe.ts reads events of. */
export const STRIPE_API_VERSION = "2026-10-28.endive";
const PRICES = ["STARTER", "PRO", "GROWTH", "SCALE"].map((plan) => `STRIPE_PRICE_${plan}`);
const AT_STRIPE =
  "Set STRIPE_SECRET_KEY to a key of the account, with the rights for prices and webhook endpoints.";

type Endpoint = {
  id: string;
  url: string;
  status: string;
  enabled_events: string[];
  api_version: string | null;
};

function ask(world: DeployWorld, path: string, form?: [string, string][], method = form ? "POST" : "GET") {
  const headers = {
    authorization: `Bearer ${settingOf(world, "STRIPE_SECRET_KEY")}`,
    "stripe-version": STRIPE_API_VERSION,
  };
  return askVendor(world, `${API}${path}`, {
    method,
    headers,
    ...(form && { body: new URLSearchParams(form) }),
  });
}

const addressOf = (world: DeployWorld) => `${publicUrlOf(world)}/jobs/stripe`;

async function endpoints(world: DeployWorld): Promise<{ status: number; all: Endpoint[] }> {
  const { status, body } = await ask(world, "/webhook_endpoints?limit=100");
  return { status, all: body?.data ?? [] };
}

/** Payments: the key is in force, the prices exist and recur, and Stripe tells this service what happens. */
export const payments: DeployUnit = {
  name: "payments",
  async check(world): Promise<CheckResult> {
    const key = settingOf(world, "STRIPE_SECRET_KEY");
    if (!key) return skipped("no Stripe key is set, so nothing is sold");
    if (isRecognised(world, "STRIPE_SECRET_KEY")) return skipped(seeSettings("STRIPE_SECRET_KEY"));
    const { status, all } = await endpoints(world);
    if (status === 401 || status === 403)
      return found(
        refused("STRIPE_SECRET_KEY", "Stripe refuses the key, or its rights are too narrow.", AT_STRIPE),
      );
    if (status !== 200)
      return found(unanswered(status, `Stripe ${answered(status)}.`, "Try again; see status.stripe.com."));
    const wrong = [...judge(world, all), ...(await unknownSecret(world, all)), ...(await badPrices(world))];
    if (/_test_/.test(key))
      wrong.push(
        advice("Payments are those of Stripe's test mode.", "Set live keys and prices before you sell."),
      );
    return fine("Stripe takes the key, and its webhook endpoint leads here", wrong);
  },
  async do(world) {
    const { all } = await endpoints(world);
    const ours = all.find(({ url }) => url === addressOf(world));
    const atWorker = (await secretsAtWorker(world)) ?? [];
    const isKnown = settingOf(world, "STRIPE_WEBHOOK_SECRET") || atWorker.includes("STRIPE_WEBHOOK_SECRET");
    return ours && isKnown && ours.api_version === STRIPE_API_VERSION
      ? update(world, ours)
      : create(world, ours);
  },
};

const events = (): [string, string][] => EVENT_TYPES.map((type, i) => [`enabled_events[${i}]`, type]);

async function update(world: DeployWorld, { id }: Endpoint): Promise<string> {
  const { status } = await ask(world, `/webhook_endpoints/${id}`, [...events(), ["disabled", "false"]]);
  if (status !== 200) throw new Error(`Stripe ${answered(status)} when the webhook endpoint was corrected.`);
  return "Corrected the webhook endpoint at Stripe.";
}

/** Stripe shows a secret only once, so an endpoint whose secret is lost is replaced; the new one comes first. */
async function create(world: DeployWorld, old: Endpoint | undefined): Promise<string> {
  const { status, body } = await ask(world, "/webhook_endpoints", [
    ["url", addressOf(world)],
    ["api_version", STRIPE_API_VERSION],
    ["description", "Brandrun"],
    ...events(),
  ]);
  if (status !== 200 || !body?.secret)
    throw new Error(`Stripe ${answered(status)} when a webhook endpoint was made.`);
  world.save({ STRIPE_WEBHOOK_SECRET: body.secret });
  if (old) await ask(world, `/webhook_endpoints/${old.id}`, undefined, "DELETE");
  return `Made the webhook endpoint at Stripe${old ? " in place of the one whose secret is not known" : ""}.`;
}

function judge(world: DeployWorld, all: Endpoint[]): Misconfiguration[] {
  const ours = all.find(({ url }) => url === addressOf(world));
  const elsewhere = all.find(
    ({ url, status }) => url.endsWith("/jobs/stripe") && status === "enabled" && url !== addressOf(world),
  );
  if (!ours && elsewhere)
    return [
      missing(
        `Stripe's webhook endpoint points to ${new URL(elsewhere.url).host}, not here.`,
        "Run npm run setup, and delete the old endpoint at Stripe when nothing uses it.",
      ),
    ];
  if (!ours)
    return [missing("Stripe has no webhook endpoint of this service, so payments bring no credits at once.")];
  if (ours.status !== "enabled") return [missing("Stripe's webhook endpoint is disabled.")];
  const lacks = EVENT_TYPES.filter(
    (type) => !ours.enabled_events.includes(type) && !ours.enabled_events.includes("*"),
  );
  if (lacks.length > 0) return [missing(`Stripe's webhook endpoint lacks ${lacks.length} kinds of events.`)];
  if (ours.api_version !== STRIPE_API_VERSION)
    return [
      missing(
        `Stripe's webhook endpoint sends events of API version ${ours.api_version ?? "unknown"}, not ${STRIPE_API_VERSION}.`,
      ),
    ];
  return [];
}

async function unknownSecret(world: DeployWorld, all: Endpoint[]): Promise<Misconfiguration[]> {
  if (settingOf(world, "STRIPE_WEBHOOK_SECRET") || !all.some(({ url }) => url === addressOf(world)))
    return [];
  const atWorker = (await secretsAtWorker(world)) ?? [];
  return atWorker.includes("STRIPE_WEBHOOK_SECRET")
    ? []
    : [
        missing(
          "The secret of Stripe's webhook endpoint is not known.",
          "Run npm run setup, which replaces the endpoint.",
        ),
      ];
}

async function badPrices(world: DeployWorld): Promise<Misconfiguration[]> {
  const set = PRICES.flatMap((name) => {
    const id = settingOf(world, name);
    return id ? [{ name, id }] : [];
  });
  const wrong: Misconfiguration[] = [];
  for (const { name, id } of set) {
    const { status, body } = await ask(world, `/prices/${id}`);
    if (status === 404)
      wrong.push(
        problem(
          `Stripe knows no price ${id} in this mode.`,
          `Set ${name} to a price of the same account and mode as the key.`,
        ),
      );
    else if (body && (!body.active || !body.recurring))
      wrong.push(
        problem(
          `The price ${id} is ${body.active ? "not recurring" : "archived"}.`,
          `Set ${name} to an active recurring price.`,
        ),
      );
  }
  return wrong;
}
