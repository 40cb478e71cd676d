import { isUrl } from "../../text/is-url.ts";
import { own } from "../../text/own.ts";
import { addressesIn } from "./recognised-addresses.ts";
import { type Environment, type Recognised, recognised } from "./recognised-value.ts";
import { type DeployWorld, environmentOf } from "./world.ts";

const AT_NEON = "Copy the connection string from the project's page at Neon.";
const AT_UPSTASH =
  "Copy UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN from the REST API section of the database's page at Upstash.";

/** Values whose form alone tells that they are wrong, and what they are instead. No vendor is asked. */
export function recognisedIn(environment: Environment): Recognised[] {
  const judges = [
    database,
    redis,
    queueToken,
    signingKeys,
    signingForms,
    stripeKey,
    stripeSecret,
    prices,
    sealingIds,
  ];
  const found = judges.flatMap((judge) => judge(environment) ?? []);
  const named = found.flatMap(({ names }) => names);
  return [...found, ...addressesIn(environment).filter(({ names: [name = ""] }) => !named.includes(name))];
}

/** Whether a setting is recognised as wrong, so that its vendor need not be asked. */
export const isRecognised = (world: DeployWorld, name: string): boolean =>
  recognisedIn(environmentOf(world)).some(({ names }) => names.includes(name));

/** What a check says instead of asking a vendor with such a setting. */
export const seeSettings = (name: string) => `${name} is wrong: see settings`;

function database({ DATABASE_URL: url }: Environment): Recognised | undefined {
  if (!url) return undefined;
  const of = (text: string, fix: string) => recognised(["DATABASE_URL"], text, fix);
  const [within] = /postgres(?:ql)?:\/\/[^\s"']+/.exec(url) ?? [];
  if (within && within !== url)
    return of(
      "DATABASE_URL holds more than the address, such as a command or quotation marks.",
      "Leave out what stands before postgres:// and behind the address.",
    );
  if (!isUrl(url)) return of("DATABASE_URL is no address.", AT_NEON);
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
      ? `UPSTASH_REDIS_REST_URL begins with ${url.slice(0, url.indexOf(":"))}://, which is another protocol than REST.`
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
  const { QSTASH_CURRENT_SIGNING_KEY: current, QSTASH_NEXT_SIGNING_KEY: next } = environment;
  return current && current === next
    ? recognised(
        SIGNING_KEYS,
        "QSTASH_CURRENT_SIGNING_KEY and QSTASH_NEXT_SIGNING_KEY are the same key.",
        "Copy both from QStash's page at Upstash, or take both out: npm run setup reads them by QSTASH_TOKEN.",
      )
    : undefined;
}

const SIGNING_KEYS = ["QSTASH_CURRENT_SIGNING_KEY", "QSTASH_NEXT_SIGNING_KEY"];

/** Another value of QStash's page, such as the token, would let no job in. */
const signingForms = (environment: Environment): Recognised[] =>
  SIGNING_KEYS.filter((name) => !(own(environment, name) || "sig_").startsWith("sig_")).map((name) =>
    recognised(
      [name],
      own(environment, name) === environment.QSTASH_TOKEN
        ? `${name} is the token: a signing key begins with sig_.`
        : `${name} is no signing key: one begins with sig_.`,
      `Copy ${name} from QStash's page at Upstash, or take it out: npm run setup reads it by QSTASH_TOKEN.`,
    ),
  );

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

/** Stripe says by the price which plan was bought. */
function prices(environment: Environment): Recognised[] {
  const given = Object.entries(environment).filter(([name, value]) => /^STRIPE_PRICE_/.test(name) && value);
  return given.flatMap(([name, value], at) => {
    const [first] = given.slice(0, at).find(([, other]) => other === value) ?? [];
    return first
      ? recognised(
          [name],
          `${first} and ${name} are the same price, so a purchase does not say which plan it is.`,
          `Set ${name} to the price of its own plan.`,
        )
      : [];
  });
}

/** What is sealed names the key that opens it by its id. */
function sealingIds({ SEALING_KEYS: keys = "" }: Environment): Recognised | undefined {
  const ids = keys.split(",").map((pair) => (pair.split(":")[0] ?? "").trim());
  const twice = ids.find((id, at) => id && ids.indexOf(id) !== at);
  return twice && keys.includes(":")
    ? recognised(
        ["SEALING_KEYS"],
        `SEALING_KEYS names ${twice} twice, so nobody knows which key opens what was sealed as ${twice}.`,
        "Give each key an id of its own; a key that has sealed something keeps its id.",
      )
    : undefined;
}
