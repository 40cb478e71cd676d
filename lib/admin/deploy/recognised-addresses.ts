import { isUrl } from "../../text/is-url.ts";
import { own } from "../../text/own.ts";
import { type Environment, type Recognised, recognised } from "./recognised-value.ts";

/** Settings that the Worker calls by their address. */
const CALLED = [
  "DATABASE_URL",
  "UPSTASH_REDIS_REST_URL",
  "QSTASH_URL",
  "MODEL_BASE_URL",
  "IMAGE_MODEL_BASE_URL",
  "MAIL_WEBHOOK_URL",
  "ALERT_WEBHOOK_URL",
];
/** Those of them that a secret is sent to. Mail, alerts and Redis are judged elsewhere. */
const SENT_A_KEY = ["QSTASH_URL", "MODEL_BASE_URL", "IMAGE_MODEL_BASE_URL"];

const PRIVATE =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan)|0\.0\.0\.0|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[(?:::1?|f[cd].*|fe80.*)\])$/i;

/** Whether a host is this machine or one of a private network, which no Worker reaches. */
export const isPrivateHost = (host: string): boolean => PRIVATE.test(host);

/** Addresses whose form tells that the Worker cannot use them, each once. */
export function addressesIn(environment: Environment): Recognised[] {
  return CALLED.flatMap((name) => {
    const url = own(environment, name);
    return url && isUrl(url) ? (addressProblem(name, new URL(url)) ?? []) : [];
  });
}

function addressProblem(name: string, { hostname, protocol, pathname, search }: URL): Recognised | undefined {
  if (isPrivateHost(hostname))
    return recognised(
      [name],
      `${name} leads to ${hostname}, which the Worker on the internet cannot reach.`,
      `Give ${name} the address that its vendor shows.`,
    );
  if (SENT_A_KEY.includes(name) && protocol === "http:")
    return recognised(
      [name],
      `${name} is not https, so its key would travel in the open.`,
      `Begin ${name} with https://.`,
    );
  if (name === "QSTASH_URL" && hostname === "console.upstash.com")
    return recognised(
      [name],
      "QSTASH_URL is a page of Upstash's console, and not QStash.",
      "Take QSTASH_URL out: npm run setup finds the region by QSTASH_TOKEN.",
    );
  if (name === "QSTASH_URL" && (pathname !== "/" || search))
    return recognised(
      [name],
      "QSTASH_URL has a path, but the service adds its own.",
      `Set QSTASH_URL to ${protocol}//${hostname}.`,
    );
  return undefined;
}
