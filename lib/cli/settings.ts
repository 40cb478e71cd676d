import { isUrl } from "../text/is-url.ts";
import { misuse } from "./exit.ts";
import { type GivenOptions, lastValue } from "./given.ts";
import { runningService } from "./local-service.ts";
import { lastLogin, savedKey } from "./logins.ts";
import type { RetryPolicy } from "./retry.ts";
import type { Terminal } from "./terminal.ts";

/** What both commands need to know before they talk to the service. */
export type CliSettings = {
  key: string;
  keyFrom: KeySource | undefined;
  baseUrl: string;
  retryPolicy: RetryPolicy;
  json: boolean;
};

const LOCAL = "http://localhost:8787";

export function readSettings(terminal: Terminal, given: GivenOptions): CliSettings {
  const { baseUrl, key, isKnown } = readPlace(terminal, given);
  return {
    baseUrl,
    key: needKey(key?.text, isKnown),
    keyFrom: key?.from,
    retryPolicy: {
      retries: !given.has("no-retry"),
      // A script would rather know at once; a person has already sat down.
      waitsForLimits: given.has("retry") || terminal.err.isTTY,
    },
    json: given.has("json") || !terminal.out.isTTY,
  };
}

export type KeySource = "option" | "environment" | "login" | "local service";
/** A key and where it comes from. */
type FoundKey = { text: string; from: KeySource };
/** `isKnown`: the address was given, is that of a login, or a service runs there. */
export type ServicePlace = { baseUrl: string; key: FoundKey | undefined; isKnown: boolean };

/**
 * Where to send what: as given, else a local service that runs, else where the last login was. The key of a login
 * or of a local service goes nowhere but to its own service.
 */
export function readPlace(terminal: Terminal, given: GivenOptions): ServicePlace {
  const { BRANDRUN_API_KEY, BRANDRUN_URL } = terminal.env;
  const [optionKey, key] = [lastValue(given, "key")?.trim(), BRANDRUN_API_KEY?.trim()];
  const url = lastValue(given, "url") ?? BRANDRUN_URL;
  const isGiven = Boolean(optionKey || key);
  const local = isGiven && url ? undefined : runningService(terminal);
  const known = url || local?.url || (isGiven ? undefined : lastLogin(terminal));
  const baseUrl = readUrl(known || LOCAL);
  const found: [KeySource, string | undefined][] = [
    ["option", optionKey],
    ["environment", key],
    ["login", isGiven ? undefined : savedKey(terminal, baseUrl)],
    ["local service", local?.url === baseUrl ? local.key : undefined],
  ];
  const [from, text] = found.find(([, one]) => one) ?? [];
  return { baseUrl, key: from && text ? { text, from } : undefined, isKnown: Boolean(known) };
}

function needKey(key: string | undefined, isKnown: boolean): string {
  if (!key && !isKnown)
    throw misuse(
      "No service runs here, and no other one is named.",
      "Start one: `npm start` in the folder of this repository. Its address and key are found by themselves.",
      "Where its data is elsewhere, DATA_DIR names the folder.",
      "Or name one, with --url or BRANDRUN_URL, and its key, with --key KEY, or BRANDRUN_API_KEY.",
      "npx brandrun login --url https://brand.example.com gets a key and keeps both.",
    );
  if (!key) {
    throw misuse(
      "An API key is needed: --key KEY, or BRANDRUN_API_KEY in the environment.",
      "`npx brandrun login` gets one; keys are also minted in the dashboard under Developer.",
      "The key of a local service is found by itself while `npm start` runs; DATA_DIR names its data folder.",
    );
  }
  // Anything else cannot travel in a header.
  if (!/^[\x21-\x7E]+$/.test(key))
    throw misuse(
      "The API key holds spaces or characters that no key has.",
      "Copy it again, whole and in one line, to --key or BRANDRUN_API_KEY. `npx brandrun login` gets a new one.",
    );
  return key;
}

/** Some paste the address with the path of the API, which every call adds by itself. */
const OF_THE_API = /\/*(\/api\/v1(\/programmatic)?)?\/*$/;

function readUrl(text: string): string {
  const url = isUrl(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw misuse(
      `"${text}" is not an address of a service.`,
      `Write it as ${LOCAL} or https://brand.example.com.`,
    );
  }
  return `${url.origin}${url.pathname.replace(OF_THE_API, "")}`;
}
