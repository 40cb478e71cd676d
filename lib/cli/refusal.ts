import type { BrandrunError } from "../clients/ts/src/index.ts";
import { readProblem } from "./answers.ts";
import { EXIT, Stop } from "./exit.ts";
import { isLoopback } from "./loopback.ts";
import type { KeySource } from "./settings.ts";
import { duration } from "./times.ts";

/** Where the refused key came from, and whether a login at this service would be used without it. */
export type UsedKey = { from: KeySource | undefined; hasLogin: boolean };

/** The API's "no" as the end of the command: its message, what helps, and which exit code it is. */
export function refusal(
  { status, headers, body, retryAfter }: BrandrunError,
  url: string,
  key: UsedKey,
): Stop {
  const { code, message, fields, hint, docUrl } = readProblem(body);
  const sentence =
    fields.length > 0 ? "The request was not accepted." : message || wordless(status, headers, url);
  const isAboutKey = status === 401 || code?.startsWith("scope_") === true;
  const hints = [
    ...fields,
    ...(isAboutKey ? environmentGoesFirst(key) : []),
    hint,
    docUrl,
    retryAfter ? `Try again in ${duration(retryAfter * 1000)}.` : undefined,
    status === 401 ? whereKeysComeFrom(key.from) : undefined,
    status === 401 && isLoopback(url) && key.from !== "local service" ? OWN_MACHINE : undefined,
    fingerprint(status, code, headers),
  ].filter((line) => line !== undefined);
  const refused = {
    status,
    request_id: headers.get("x-request-id") ?? undefined,
    fields: fields.map(({ path, says }) => ({ field: path, message: says })),
    doc_url: docUrl,
    retry_after: retryAfter,
  };
  return new Stop(status === 401 ? EXIT.unauthorized : EXIT.refused, sentence, hints, code, refused);
}

/** What a person easily forgets: another login helps only once the variable is gone. */
function environmentGoesFirst({ from, hasLogin }: UsedKey): string[] {
  if (from !== "environment") return [];
  return hasLogin
    ? [
        "The key is that of BRANDRUN_API_KEY, which goes before your login.",
        "To use the key of the login: unset BRANDRUN_API_KEY",
      ]
    : [
        "The key is that of BRANDRUN_API_KEY, which goes before a login: after `npx brandrun login`, unset it.",
      ];
}

const whereKeysComeFrom = (keyFrom: KeySource | undefined) =>
  keyFrom === "login"
    ? "npx brandrun login gets a new key."
    : "Keys are given with --key or BRANDRUN_API_KEY.";

const OWN_MACHINE = 'For the service of npm start in this folder: eval "$(npx brandrun env)"';

function wordless(status: number, headers: Headers, url: string): string {
  const location = headers.get("location");
  if (status >= 300 && status < 400 && location)
    return `${url} has moved to ${location}; name that with --url.`;
  return `${url} answered HTTP ${status} without a word. Is a Brandrun service running there?`;
}

/** What support asks for first. */
function fingerprint(status: number, code: string | undefined, headers: Headers): string {
  const id = headers.get("x-request-id");
  return `(${[code, `HTTP ${status}`, id && `request ${id}`].filter(Boolean).join(", ")})`;
}
