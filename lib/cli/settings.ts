import { type GivenOptions, lastValue } from "./args.ts";
import { misuse } from "./exit.ts";
import { runningService } from "./local-service.ts";
import type { RetryPolicy } from "./retry.ts";
import type { Terminal } from "./terminal.ts";

/** What both commands need to know before they talk to the service. */
export type CliSettings = { key: string; baseUrl: string; retryPolicy: RetryPolicy; json: boolean };

const LOCAL = "http://localhost:8787";

export function readSettings(terminal: Terminal, given: GivenOptions): CliSettings {
  const { BRANDRUN_KEY, BRANDRUN_URL } = terminal.env;
  return {
    ...placeOf(terminal, lastValue(given, "key") ?? BRANDRUN_KEY, lastValue(given, "url") ?? BRANDRUN_URL),
    retryPolicy: {
      retries: !given.has("no-retry"),
      // A script would rather know at once; a person has already sat down.
      waitsForLimits: given.has("retry") || terminal.err.isTTY,
    },
    json: given.has("json") || !terminal.out.isTTY,
  };
}

/** Where to send what. A local service that runs is found by itself; its key goes nowhere else. */
function placeOf(terminal: Terminal, key: string | undefined, url: string | undefined) {
  const local = key?.trim() && url ? undefined : runningService(terminal);
  const baseUrl = readUrl(url || (local?.url ?? LOCAL));
  return { baseUrl, key: readKey(key?.trim() || (local?.url === baseUrl ? local.key : undefined)) };
}

function readKey(text: string | undefined): string {
  const key = text?.trim();
  if (!key) {
    throw misuse(
      "An API key is needed: --key KEY, or BRANDRUN_KEY in the environment.",
      "Keys are minted in the dashboard under Developer.",
      "The key of a local service is found by itself while `npm start` runs; DATA_DIR names its data folder.",
    );
  }
  // Anything else cannot travel in a header.
  if (!/^[\x21-\x7E]+$/.test(key)) throw misuse("The API key holds spaces or characters that no key has.");
  return key;
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw misuse(
      `"${text}" is not an address of a service.`,
      `Write it as ${LOCAL} or https://brand.example.com.`,
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}
