import { Brandrun, BrandrunError } from "../clients/ts/src/index.ts";
import { EXIT, type ExitCode, misuse, Stop } from "./exit.ts";
import { failedCall } from "./failed-call.ts";
import type { CommandLine } from "./given.ts";
import { fieldsOf, type JsonFields, numberOf, textOf } from "./json.ts";
import { forgetKey, loginFile, savedKey, saveKey } from "./logins.ts";
import { progressFor } from "./progress.ts";
import { readPlace } from "./settings.ts";
import type { Terminal } from "./terminal.ts";

const CLIENT = "brandrun-cli";
const GRANT = "urn:ietf:params:oauth:grant-type:device_code";
/** What each slow_down adds (RFC 8628, section 3.5). */
const SLOWER_SECONDS = 5;
/** How long a code lasts where the service does not say. */
const LONGEST_SECONDS = 600;

const HIDDEN_LOGIN =
  "BRANDRUN_API_KEY is set and goes before the key of a login. To use the login: unset BRANDRUN_API_KEY\n";

type Asking = { terminal: Terminal; baseUrl: string; version: string; signal: AbortSignal };

/**
 * `brandrun login`: a key by the device flow (RFC 8628). A person who is signed in types the code on a page of the
 * service; the key goes to the folder of settings and is never printed. Exit 4 when it was not allowed.
 */
export async function login(terminal: Terminal, { given }: CommandLine, version: string): Promise<ExitCode> {
  const { baseUrl } = readPlace(terminal, given);
  if (!loginFile(terminal))
    throw misuse("There is no folder to keep a key in.", "Set HOME or XDG_CONFIG_HOME.");
  const signal = terminal.interrupts();
  const asking = { terminal, baseUrl, version, signal };
  if (terminal.env.BRANDRUN_API_KEY) terminal.err.write(HIDDEN_LOGIN);
  const scope = [given.has("test") ? "test" : "live", ...(given.has("review") ? ["review"] : [])].join(" ");
  const codes = await send(asking, "/oauth/device_authorization", {
    client_id: CLIENT,
    scope,
    host: terminal.host,
  });
  const { deviceCode, userCode, page, address, seconds, minutes } = readCodes(codes, baseUrl);
  terminal.err.write(
    `Open ${page} and type the code ${userCode}\nWaiting until you allow it there, at most ${minutes} minutes. Ctrl-C ends it.\n`,
  );
  if (!given.has("no-browser") && terminal.out.isTTY) await terminal.openBrowser(address);
  const progress = progressFor(terminal, "waiting for you to allow it");
  progress.begin();
  try {
    const token = await waitForKey(asking, deviceCode, seconds);
    progress.stop();
    return keep(asking, token, given.has("json") || !terminal.out.isTTY);
  } catch (error) {
    throw signal.aborted ? new Stop(EXIT.interrupted, "Interrupted. The code ends by itself.") : error;
  } finally {
    progress.stop();
  }
}

function readCodes(codes: JsonFields, baseUrl: string) {
  const [deviceCode, userCode, page] = [codes.device_code, codes.user_code, codes.verification_uri].map(
    textOf,
  );
  if (!deviceCode || !userCode || !page) throw notALogin(baseUrl);
  const address = textOf(codes.verification_uri_complete) ?? page;
  const seconds = numberOf(codes.interval) ?? SLOWER_SECONDS;
  const minutes = Math.round((numberOf(codes.expires_in) ?? LONGEST_SECONDS) / 60);
  return { deviceCode, userCode, page, address, seconds, minutes };
}

/** `seconds`: until the key ends, where it does. */
type GrantedKey = { key: string; keyId: string; scope: string; seconds: number | undefined };

function keep({ terminal, baseUrl }: Asking, granted: GrantedKey, json: boolean): ExitCode {
  const { key, keyId, scope, seconds } = granted;
  const file = saveKey(terminal, baseUrl, key);
  const end = seconds && new Date(terminal.today().getTime() + seconds * 1000).toISOString();
  const record = { base_url: baseUrl, key_id: keyId, scope, file, expires_at: end ?? null };
  const until = end ? `It ends on ${end.slice(0, 10)}.` : "It has no end: npx brandrun logout ends it.";
  terminal.out.write(
    json
      ? `${JSON.stringify(record)}\n`
      : `Signed in to ${baseUrl} with a ${scope} key.\n  ${until}\n  It is kept in ${file}, for you only.\n\n  Next: npx brandrun account\n`,
  );
  return EXIT.ok;
}

/** Asks until a person has decided or the code has ended. */
async function waitForKey(asking: Asking, deviceCode: string, firstSeconds: number): Promise<GrantedKey> {
  const { terminal, baseUrl, signal } = asking;
  for (let seconds = firstSeconds; ; ) {
    await terminal.sleep(seconds * 1000, signal);
    const body = { grant_type: GRANT, client_id: CLIENT, device_code: deviceCode };
    const answer = await send(asking, "/oauth/token", body);
    const key = textOf(answer.access_token);
    if (key)
      return {
        key,
        keyId: textOf(answer.key_id) ?? "",
        scope: textOf(answer.scope) ?? "live",
        seconds: numberOf(answer.expires_in),
      };
    const error = textOf(answer.error) ?? "";
    if (error === "slow_down") seconds += SLOWER_SECONDS;
    else if (error !== "authorization_pending") throw ended(error, textOf(answer.error_description), baseUrl);
  }
}

function ended(error: string, says: string | undefined, baseUrl: string): Stop {
  if (error === "access_denied")
    return new Stop(
      EXIT.unauthorized,
      says ?? "It was not allowed.",
      ["An owner of the workspace allows it. Ask once more: npx brandrun login"],
      error,
    );
  if (error === "expired_token")
    return new Stop(
      EXIT.unauthorized,
      "Nobody allowed it within 10 minutes.",
      ["Run npx brandrun login again."],
      error,
    );
  return error ? new Stop(EXIT.refused, says ?? error, [], error) : notALogin(baseUrl);
}

const notALogin = (baseUrl: string) =>
  new Stop(EXIT.unexpected, `${baseUrl} answered, but knows no logins of a command line.`, [
    "Check the address given with --url or BRANDRUN_URL, or mint a key in the dashboard under Developer.",
  ]);

/** A form, as OAuth has it. An OAuth error is an answer. A lost connection is tried again at the next turn. */
async function send(
  { terminal, baseUrl, version, signal }: Asking,
  path: string,
  fields: Record<string, string>,
): Promise<Record<string, unknown>> {
  const client = new Brandrun({
    apiKey: "none",
    baseUrl,
    // OAuth takes forms, which the client has no need of; everything else is its own.
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      headers.delete("authorization");
      headers.set("content-type", "application/x-www-form-urlencoded");
      return terminal.fetch(url, { ...init, headers, body: new URLSearchParams(fields).toString() });
    },
    headers: { "user-agent": `brandrun-cli/${version}` },
  });
  try {
    return fieldsOf((await client.request("POST", path, { body: fields, signal })).body);
  } catch (error) {
    if (signal.aborted) throw error;
    const answer = error instanceof BrandrunError ? fieldsOf(error.body) : {};
    if (textOf(answer.error)) return answer;
    // An empty answer is what RFC 7009 has for a key that was given back.
    if (error instanceof BrandrunError && error.status === 200) return {};
    throw failedCall(error, { terminal, baseUrl, lastUrl: baseUrl + path, settled: false }).stop;
  }
}

/** `brandrun logout`: gives the key of the last login back, so that it works nowhere, and forgets it. */
export async function logout(terminal: Terminal, { given }: CommandLine, version: string): Promise<ExitCode> {
  const { baseUrl } = readPlace(terminal, given);
  const key = savedKey(terminal, baseUrl);
  if (!key) throw misuse(`No key is kept for ${baseUrl}.`, "npx brandrun login gets one.");
  const signal = terminal.interrupts();
  await send({ terminal, baseUrl, version, signal }, "/oauth/revoke", { token: key });
  forgetKey(terminal, baseUrl);
  const json = given.has("json") || !terminal.out.isTTY;
  const says = `Signed out of ${baseUrl}. The key works no more.\n`;
  terminal.out.write(json ? `${JSON.stringify({ base_url: baseUrl, revoked: true })}\n` : says);
  return EXIT.ok;
}
