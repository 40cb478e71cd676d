import { type GivenOptions, lastValue } from "./args.ts";
import { misuse } from "./exit.ts";
import type { RetryPolicy } from "./retry.ts";
import type { Terminal } from "./terminal.ts";

/** What both commands need to know before they talk to the service. */
export type CliSettings = { key: string; baseUrl: string; retryPolicy: RetryPolicy; json: boolean };

const LOCAL = "http://localhost:8787";

export function readSettings(terminal: Terminal, given: GivenOptions): CliSettings {
  return {
    key: readKey(lastValue(given, "key") ?? terminal.env.BRANDRUN_KEY),
    baseUrl: readUrl(lastValue(given, "url") ?? (terminal.env.BRANDRUN_URL || LOCAL)),
    retryPolicy: {
      retries: !given.has("no-retry"),
      // A script would rather know at once; a person has already sat down.
      waitsForLimits: given.has("retry") || terminal.err.isTTY,
    },
    json: given.has("json") || !terminal.out.isTTY,
  };
}

function readKey(text: string | undefined): string {
  const key = text?.trim();
  if (!key) {
    throw misuse(
      "An API key is needed: --key KEY, or BRANDRUN_KEY in the environment.",
      "Keys are minted in the dashboard under Developer; `npm start` prints one for the demo workspace.",
      'Or take that one: eval "$(npx brandrun env)"',
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
