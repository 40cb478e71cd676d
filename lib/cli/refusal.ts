import type { BrandrunError } from "../clients/ts/src/index.ts";
import { readProblem } from "./answers.ts";
import { EXIT, Stop } from "./exit.ts";
import type { KeySource } from "./settings.ts";
import { duration } from "./times.ts";

/** The API's "no" as the end of the command: its message, what helps, and which exit code it is. */
export function refusal(
  { status, headers, body, retryAfter }: BrandrunError,
  url: string,
  keyFrom?: KeySource,
): Stop {
  const { code, message, fields, hint, docUrl } = readProblem(body);
  const sentence =
    fields.length > 0 ? "The request was not accepted." : message || wordless(status, headers, url);
  const hints = [
    ...fields,
    hint,
    docUrl,
    retryAfter ? `Try again in ${duration(retryAfter * 1000)}.` : undefined,
    status === 401 ? whereKeysComeFrom(keyFrom) : undefined,
    // The environment goes before a login, which a person easily forgets.
    (status === 401 || status === 403) && keyFrom === "environment"
      ? "(key from BRANDRUN_API_KEY)"
      : undefined,
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

const whereKeysComeFrom = (keyFrom: KeySource | undefined) =>
  keyFrom === "login"
    ? "npx brandrun login gets a new key."
    : "Keys are given with --key or BRANDRUN_API_KEY.";

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
