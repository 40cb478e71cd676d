import type { Event, Me } from "./answers.ts";
import { type Client, createClient } from "./client.ts";
import { eventJson, eventLine, tally } from "./event-line.ts";
import { type EventQuery, readEventQuery } from "./event-query.ts";
import { contradiction, EXIT, type ExitCode, misuse, Stop } from "./exit.ts";
import { type Forwarding, type ForwardResult, forward, readTarget } from "./forward.ts";
import { type GivenOptions, lastValue } from "./given.ts";
import { painter } from "./paint.ts";
import { type KeySource, readSettings } from "./settings.ts";
import { newSecret, readSecret } from "./signature.ts";
import type { Terminal } from "./terminal.ts";
import { clean } from "./text.ts";

type ListenSession = {
  terminal: Terminal;
  baseUrl: string;
  keyFrom: KeySource | undefined;
  client: Client;
  query: EventQuery;
  /** How many events end it. */
  limit: number;
  forwarding: Forwarding | undefined;
  retries: boolean;
  json: boolean;
  signal: AbortSignal;
  /** One for each event that was shown. */
  outcomes: (ForwardResult | undefined)[];
};

/** As long as the service holds a question about new events open. */
const WAIT_SECONDS = 30;
/** A service that does not wait must not be asked in a tight loop. */
const GAP_MS = 1000;

/**
 * `brandrun listen`: the workspace's events as they happen, one a line. `--forward-to` gets each as a signed
 * webhook call. Events go to stdout, as JSON lines when it is not a terminal; everything else goes to stderr.
 */
export async function listen(terminal: Terminal, given: GivenOptions, version: string): Promise<ExitCode> {
  const session = openSession(terminal, given, version);
  const { outcomes, signal } = session;
  await follow(session).catch((error) => {
    if (!signal.aborted) throw error;
  });
  terminal.err.write(`${tally(outcomes)}\n`);
  const failed = outcomes.some((outcome) => outcome?.ok === false);
  return failed && !signal.aborted ? EXIT.unexpected : EXIT.ok;
}

function openSession(terminal: Terminal, given: GivenOptions, version: string): ListenSession {
  refuseContradictions(given);
  const { json, ...settings } = readSettings(terminal, given);
  const target = lastValue(given, "forward-to");
  const to = target === undefined ? undefined : readTarget(target);
  const asked = lastValue(given, "secret");
  const secret = asked === undefined ? newSecret() : readSecret(asked);
  const query = readEventQuery(given, terminal.today());
  const limit = given.has("once") ? 1 : readLimit(lastValue(given, "limit"));
  const note = (sentence: string) => terminal.err.write(`${clean(sentence)}\n`);
  const signal = terminal.interrupts();
  return {
    terminal,
    baseUrl: settings.baseUrl,
    keyFrom: settings.keyFrom,
    client: createClient({ ...settings, terminal, version, note, signal }),
    query,
    limit,
    forwarding: to ? { terminal, to, secret, version, note, signal } : undefined,
    retries: settings.retryPolicy.retries,
    json,
    signal,
    outcomes: [],
  };
}

function refuseContradictions(given: GivenOptions) {
  const pairs = [
    ["retry", "no-retry"],
    ["once", "limit"],
  ] as const;
  const pair = pairs.find(([one, other]) => given.has(one) && given.has(other));
  if (pair) throw contradiction(pair);
  if (given.has("secret") && !given.has("forward-to"))
    throw misuse(
      "--secret signs what is forwarded, and nothing is: --forward-to is missing.",
      "For example: --forward-to http://localhost:3000/hook",
    );
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw misuse(`--limit "${text}" is not a whole number from 1 on.`, "For example: --limit 5");
}

/** Reads on from each answer's cursor until there were enough events. */
async function follow(session: ListenSession): Promise<void> {
  const { terminal, client, limit, signal, outcomes } = session;
  let query = session.query;
  // Until the service has answered once, an address that is wrong should not be waited for.
  let page = await firstPage(session);
  await announce(session);
  for (;;) {
    for (const event of page.events) {
      outcomes.push(await take(event, session));
      if (outcomes.length >= limit) return;
    }
    if (page.cursor) query = { ...query, after: page.cursor };
    const asked = terminal.now();
    page = await client.events(query, WAIT_SECONDS, retryPolicyOf(session));
    const early = GAP_MS - (terminal.now() - asked);
    if (page.events.length === 0 && early > 0) await terminal.sleep(early, signal);
  }
}

/** Said once the service has taken the question: what it refuses is listened to nowhere. */
async function announce({ terminal, baseUrl, keyFrom, client, forwarding }: ListenSession) {
  // Events go on without a name for whose they are.
  const me = await client.me().then(
    ({ value }) => value,
    () => undefined,
  );
  terminal.err.write(`${clean(`Listening at ${baseUrl}${me ? whoseEvents(me) : ""}. Ctrl-C stops.`)}\n`);
  if (keyFrom === "local service")
    terminal.err.write("No key was given, so it is the local service's own. Another workspace: --key KEY.\n");
  if (forwarding) forwarding.note(`Forwarding to ${forwarding.to}, signed with ${forwarding.secret}`);
}

/** The workspace whose events these are: a key that was found by itself may be of another one than is meant. */
function whoseEvents({ workspaceId, workspaceName, keyName, livemode }: Me): string {
  const kind = livemode === false ? "test key" : "key";
  const key = keyName ? `its ${kind} "${keyName}"` : `a ${kind} of it without a name`;
  return ` for ${workspaceName || `the workspace ${workspaceId}`}, with ${key}`;
}

const retryPolicyOf = ({ retries }: ListenSession) => ({ retries, waitsForLimits: true, endless: true });

async function firstPage({ client, query }: ListenSession) {
  return client.events(query, 0).catch(async (error) => {
    if (!(error instanceof Stop) || !query.type) throw error;
    // Loaded only here: the vocabulary brings the schema library along.
    const { kindSuggestions } = await import("./suggest.ts");
    throw error.advising(kindSuggestions(query.type));
  });
}

const OTHER_SECRET =
  "The receiver answers 401: it may check another secret than this one. Give both the same: --secret.";

/** Forwards an event where it is to go, and shows it. */
async function take(event: Event, session: ListenSession): Promise<ForwardResult | undefined> {
  const { terminal, forwarding, json, outcomes } = session;
  const { out, env } = terminal;
  const outcome = forwarding && (await forward(event, forwarding));
  if (outcome?.status === 401 && outcomes.every((earlier) => earlier?.status !== 401))
    forwarding?.note(OTHER_SECRET);
  const look = { columns: out.columns, paint: painter(out, env) };
  out.write(`${json ? eventJson(event, outcome) : eventLine(event, outcome, look)}\n`);
  return outcome;
}
