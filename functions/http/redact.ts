import { isUrl } from "../../lib/text/is-url.ts";

const SECRET_NAME = /TOKEN|SECRET|KEY|PASSWORD|DATABASE_URL/;
const SHORTEST = 8;

/** The secret texts of a setting: its value, and the password of an address. */
function wordsOf(value: string): string[] {
  const password = isUrl(value) ? decodeURIComponent(new URL(value).password) : "";
  return [value, password].filter((word) => word.length >= SHORTEST);
}

/** Removes the service's own secrets from a log line. Vendors quote them in error messages. */
export function redactor(settings: Record<string, unknown>): (line: string) => string {
  const secrets = Object.entries(settings)
    .filter(([name]) => SECRET_NAME.test(name))
    .flatMap(([, value]) => (typeof value === "string" ? wordsOf(value) : []))
    .sort((a, b) => b.length - a.length);
  return (line) => secrets.reduce((text, secret) => text.replaceAll(secret, "[secret]"), line);
}
