import { Brandrun, BrandrunError, BrandrunNetworkError } from "../clients/ts/src/index.ts";
import { readMe } from "./answers.ts";
import { fieldsOf, textOf } from "./json.ts";
import { loginFile } from "./logins.ts";
import { lostConnection, SPEAKS_HTTP } from "./lost-connection.ts";
import type { ServicePlace } from "./settings.ts";
import type { Terminal } from "./terminal.ts";
import { count } from "./text.ts";
import { duration } from "./times.ts";

/** One thing that was looked at. `fix` says what to do. */
export type Check = {
  name: "Address" | "Connection" | "Service" | "Clock" | "Key" | "Workspace" | "Scopes" | "Limits" | "Client";
  state: "ok" | "warn" | "fail" | "skipped";
  says: string;
  fix?: string;
};

export const fails = ({ state }: Check): boolean => state === "fail";

type Patient = { terminal: Terminal; place: ServicePlace; version: string };

const TIMEOUT_MS = 10_000;
/** Webhook receivers refuse messages that are five minutes off; schedules are off by as much as the clock. */
const CLOCK_WARN_SECONDS = 30;
const CLOCK_FAIL_SECONDS = 300;
const LITTLE = 0.1;

/** Everything the doctor looks at, in order. What depends on something that failed is skipped. */
export async function checksOf(patient: Patient): Promise<Check[]> {
  const { place, version } = patient;
  const seen = await look(patient);
  const reached = seen.date !== undefined || seen.health !== undefined;
  return [
    { name: "Client", state: "ok", says: `brandrun ${version}, Node ${process.versions.node}` },
    address(place),
    seen.connection,
    ...(reached ? [service(seen, place), clock(seen)] : []),
    ...(reached ? await keyChecks(patient) : [skipped("Key", "The service was not reached.")]),
  ];
}

type Seen = {
  connection: Check;
  status?: number;
  health?: Record<string, unknown>;
  date?: Date;
  at?: Date;
};

const skipped = (name: Check["name"], says: string): Check => ({ name, state: "skipped", says });

function address({ baseUrl }: ServicePlace): Check {
  const { protocol, hostname } = new URL(baseUrl);
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol === "https:" || isHere) return { name: "Address", state: "ok", says: baseUrl };
  return {
    name: "Address",
    state: "warn",
    says: `${baseUrl} is not encrypted: whoever is on the way reads the key.`,
    fix: "Use the https address of the service with --url or BRANDRUN_URL.",
  };
}

/** Asks for the health of the service, without a key of the person. */
async function look({ terminal, place: { baseUrl } }: Patient): Promise<Seen> {
  const began = terminal.now();
  const answer: { response?: Response } = {};
  const api = clientOf(terminal, baseUrl, "none", (response) => {
    answer.response = response;
  });
  const health = await api.account.health().catch((error: unknown) => error);
  const ms = terminal.now() - began;
  const { response } = answer;
  if (!response) return { connection: unreachable(health, baseUrl) };
  const date = new Date(response.headers.get("date") ?? Number.NaN);
  const body = health instanceof BrandrunError ? health.body : health;
  return {
    connection: { name: "Connection", state: "ok", says: `answered in ${duration(ms)}${secure(baseUrl)}` },
    status: response.status,
    health: fieldsOf(body),
    at: terminal.today(),
    ...(!Number.isNaN(date.getTime()) && { date }),
  };
}

const secure = (baseUrl: string) => (baseUrl.startsWith("https:") ? ", over TLS" : "");

const clientOf = (
  terminal: Terminal,
  baseUrl: string,
  apiKey: string,
  onResponse?: (response: Response) => void,
) =>
  new Brandrun({ apiKey, baseUrl, fetch: terminal.fetch, maxRetries: 0, timeoutMs: TIMEOUT_MS, onResponse });

const TLS = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/i;

function unreachable(error: unknown, baseUrl: string): Check {
  const cause = error instanceof BrandrunNetworkError ? (error.cause as Error) : undefined;
  const { reason } = lostConnection(cause ?? error);
  const code = String((cause?.cause as NodeJS.ErrnoException | undefined)?.code ?? "");
  const fix =
    reason === SPEAKS_HTTP
      ? `Try --url ${baseUrl.replace(/^https/, "http")}.`
      : TLS.test(code)
        ? "The certificate is not trusted here. Is the address right, and the clock? Behind a company's proxy set NODE_EXTRA_CA_CERTS to its certificate."
        : "On your own machine start it with `npm start`. Elsewhere check the address with --url or BRANDRUN_URL, the network, and a proxy.";
  return { name: "Connection", state: "fail", says: `no answer from ${baseUrl}: ${reason}`, fix };
}

/** A service is most often at the root of its host. */
function otherAddress(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return pathname === "/"
    ? "Another program listens there. Check the address, its port and what stands in front of it."
    : `The address has the path ${pathname}. Try it without: --url ${origin}, or BRANDRUN_URL=${origin}.`;
}

function service({ health = {}, status }: Seen, { baseUrl }: ServicePlace): Check {
  const [state, version] = [textOf(health.status), textOf(health.version)];
  if (!state || !version)
    return {
      name: "Service",
      state: "fail",
      says: `HTTP ${status}, and not as a Brandrun service answers`,
      fix: otherAddress(baseUrl),
    };
  const down = Object.entries(fieldsOf(health.dependencies))
    .filter(([, about]) => !["ok", "unused"].includes(textOf(fieldsOf(about).status) ?? ""))
    .map(([name]) => name);
  const says = `version ${version}, ${state}${down.length > 0 ? `: ${down.join(", ")}` : ""}`;
  if (state === "ok") return { name: "Service", state: "ok", says };
  const fix =
    "Wait a minute and look again: npx brandrun health. Its operator finds out why with npm run -s doctor.";
  return { name: "Service", state: state === "down" ? "fail" : "warn", says, fix };
}

/** This machine's clock beside the Date header, which has whole seconds. */
function clock({ date, at }: Seen): Check {
  if (!date || !at) return skipped("Clock", "The answer has no Date header.");
  const seconds = Math.round((at.getTime() - date.getTime()) / 1000);
  const off = Math.abs(seconds);
  const says = off <= 2 ? "right" : `${duration(off * 1000)} ${seconds > 0 ? "ahead" : "behind"}`;
  if (off < CLOCK_WARN_SECONDS) return { name: "Clock", state: "ok", says };
  return {
    name: "Clock",
    state: off >= CLOCK_FAIL_SECONDS ? "fail" : "warn",
    says,
    fix: "Set the clock of this machine by the network. Signed webhooks are refused after 5 minutes, and times of schedules are off.",
  };
}

const FROM = {
  option: "--key",
  environment: "BRANDRUN_API_KEY",
  login: "npx brandrun login",
  "local service": "the local service",
} as const;

async function keyChecks({ terminal, place: { baseUrl, key } }: Patient): Promise<Check[]> {
  if (!key) {
    const file = loginFile(terminal);
    const says = file ? "none is given, and none is kept" : "none is given";
    return [{ name: "Key", state: "fail", says, fix: "Run npx brandrun login, or set BRANDRUN_API_KEY." }];
  }
  if (/^whsec_/.test(key.text)) {
    const says = `from ${FROM[key.from]}: this is the secret of a webhook endpoint, no API key`;
    return [
      { name: "Key", state: "fail", says, fix: "Give an API key: it begins with sk_live_ or sk_test_." },
    ];
  }
  try {
    const me = readMe(await clientOf(terminal, baseUrl, key.text).account.get());
    if (!me) throw new TypeError("This is no record of a key.");
    return [accepted(me, FROM[key.from]), workspace(me), scopes(me), limits(me)];
  } catch (error) {
    return [refused(error, FROM[key.from])];
  }
}

type Me = NonNullable<ReturnType<typeof readMe>>;

function accepted(
  { keyName, livemode, plan, workspaceName, workspaceId, expiresAt }: Me,
  from: string,
): Check {
  const mode = livemode === false ? "test" : "live";
  const until = expiresAt ? `, until ${expiresAt}` : "";
  const says = `${mode} key ${keyName ? `"${keyName}" ` : ""}of ${workspaceName ?? workspaceId}, ${plan ?? "unknown"} plan, from ${from}${until}`;
  return { name: "Key", state: "ok", says };
}

function workspace({ paused, warnings }: Me): Check {
  if (!paused) return { name: "Workspace", state: "ok", says: "works" };
  return {
    name: "Workspace",
    state: "fail",
    says: "is paused: nothing starts or is posted",
    fix: warnings.join(" "),
  };
}

function refused(error: unknown, from: string): Check {
  if (!(error instanceof BrandrunError)) {
    const says = `could not be checked: ${error instanceof Error ? error.message : String(error)}`;
    return { name: "Key", state: "fail", says, fix: "Run npx brandrun doctor again." };
  }
  const says = `from ${from}: ${error.message} (${error.code})`;
  const fix = error.hint ?? "Run npx brandrun login, or mint a key in the dashboard under Developer.";
  return { name: "Key", state: "fail", says, fix };
}

function scopes({ assetTypes, channels, connectedAccounts, autoPost, review, manageKeys }: Me): Check {
  const parts = [
    `makes ${assetTypes.join(", ") || "nothing"}`,
    `for ${channels.join(", ") || "no channel"}`,
    connectedAccounts ? `posts to ${connectedAccounts.length} accounts` : "posts to every account",
    ...(autoPost ? ["posts by itself"] : []),
    ...(review === undefined ? [] : [review ? "reviews runs" : "does not review runs"]),
    ...(manageKeys ? ["manages keys"] : []),
  ];
  if (assetTypes.length > 0 && channels.length > 0)
    return { name: "Scopes", state: "ok", says: parts.join("; ") };
  const fix = "Mint a key with more scopes in the dashboard under Developer.";
  return { name: "Scopes", state: "warn", says: parts.join("; "), fix };
}

function limits({ daily, credits, dailyLimit }: Me): Check {
  const left = daily.remaining ?? dailyLimit;
  const parts = [
    ...(left === undefined
      ? []
      : [
          `${count(left)} of ${count(daily.limit ?? dailyLimit ?? left)} requests that start work left today`,
        ]),
    ...(credits.total === undefined ? [] : [`${count(credits.total)} credits`]),
  ];
  const says = parts.join(", ") || "none are told";
  if (left === 0 || credits.total === 0)
    return {
      name: "Limits",
      state: "warn",
      says,
      fix:
        left === 0
          ? "The day ends at 00:00 UTC; the daily limit of a key is set in the dashboard."
          : "Buy credits in the dashboard under Billing.",
    };
  const scarce = left !== undefined && daily.limit !== undefined && left < daily.limit * LITTLE;
  return { name: "Limits", state: scarce ? "warn" : "ok", says };
}
