import { type Misconfiguration, problem } from "./unit.ts";

import { type DeployWorld, environmentOf } from "./world.ts";

type Environment = Readonly<Record<string, string>>;
type Recognised = Misconfiguration & { names: string[] };

const recognised = (names: string[], text: string, fix: string): Recognised => ({
  ...problem(text, fix),
  names,
});

const AT_NEON = "Copy the connection string from the project's page at Neon.";
const AT_UPSTASH =
  "Copy UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN from the REST API section of the database's page at Upstash.";

/** Values whose form alone tells that they are wrong, and what they are instead. No vendor is asked. */
export function recognisedIn(environment: Environment): Recognised[] {
  return [database, redis, queueToken, signingKeys, stripeKey, stripeSecret].flatMap(
    (judge) => judge(environment) ?? [],
  );
}

/** Whether a setting is recognised as wrong, so that its vendor need not be asked. */
export const isRecognised = (world: DeployWorld, name: string): boolean =>
  recognisedIn(environmentOf(world)).some(({ names }) => names.includes(name));

/** What a check says instead of asking a vendor with such a setting. */
export const seeSettings = (name: string) => `${name} is wrong: see settings`;

function database({ DATABASE_URL: url }: Environment): Recognised | undefined {
  if (!url) return undefined;
  const of = (text: string, fix: string) => recognised(["DATABASE_URL"], text, fix);
  if (!URL.canParse(url)) return of("DATABASE_URL is no address.", AT_NEON);
  const { protocol, username, password, pathname } = new URL(url);
  if (!/^postgres(ql)?:$/.test(protocol))
    return of(
      `DATABASE_URL begins with ${protocol}//, but the database is PostgreSQL.`,
      `Begin DATABASE_URL with postgres://. ${AT_NEON}`,
    );
  return username && password && pathname.length > 1
    ? undefined
    : of("DATABASE_URL lacks the user, the password or the name of the database.", AT_NEON);
}

function redis({ UPSTASH_REDIS_REST_URL: url = "", UPSTASH_REDIS_REST_TOKEN: token = "" }: Environment) {
  if (!url || url.startsWith("https://")) return undefined;
  if (/^https?:\/\//.test(token))
    return recognised(
      ["UPSTASH_REDIS_REST_URL", "UPSTASH_REDIS_REST_TOKEN"],
      "UPSTASH_REDIS_REST_URL holds the token, and UPSTASH_REDIS_REST_TOKEN the address.",
      "Exchange the two values.",
    );
  return recognised(
    ["UPSTASH_REDIS_REST_URL"],
    /^rediss?:/.test(url)
      ? "UPSTASH_REDIS_REST_URL begins with redis://, which is another protocol than REST."
      : "UPSTASH_REDIS_REST_URL does not begin with https://.",
    AT_UPSTASH,
  );
}

const queueToken = ({ QSTASH_TOKEN: token = "" }: Environment) =>
  token.startsWith("sig_")
    ? recognised(
        ["QSTASH_TOKEN"],
        "QSTASH_TOKEN is a signing key: it begins with sig_.",
        "Copy the value named QSTASH_TOKEN from QStash's page at Upstash.",
      )
    : undefined;

function signingKeys(environment: Environment): Recognised | undefined {
  const names = ["QSTASH_CURRENT_SIGNING_KEY", "QSTASH_NEXT_SIGNING_KEY"];
  const { QSTASH_CURRENT_SIGNING_KEY: current, QSTASH_NEXT_SIGNING_KEY: next } = environment;
  return current && current === next
    ? recognised(
        names,
        "QSTASH_CURRENT_SIGNING_KEY and QSTASH_NEXT_SIGNING_KEY are the same key.",
        "Copy both from QStash's page at Upstash, or take both out: npm run setup reads them by QSTASH_TOKEN.",
      )
    : undefined;
}

function stripeKey({ STRIPE_SECRET_KEY: key = "" }: Environment): Recognised | undefined {
  const what = key.startsWith("pk_")
    ? "the publishable key"
    : key.startsWith("whsec_")
      ? "the secret of a webhook endpoint"
      : "";
  return what
    ? recognised(
        ["STRIPE_SECRET_KEY"],
        `STRIPE_SECRET_KEY is ${what}.`,
        "Set STRIPE_SECRET_KEY to the secret key, which begins with sk_, or to a restricted one, which begins with rk_.",
      )
    : undefined;
}

const stripeSecret = ({ STRIPE_WEBHOOK_SECRET: secret = "" }: Environment) =>
  /^(?:sk|rk|pk)_/.test(secret)
    ? recognised(
        ["STRIPE_WEBHOOK_SECRET"],
        "STRIPE_WEBHOOK_SECRET is an API key of Stripe.",
        "Take STRIPE_WEBHOOK_SECRET out: npm run setup gets the secret from Stripe. It begins with whsec_.",
      )
    : undefined;
