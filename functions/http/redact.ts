const SECRET_NAME = /TOKEN|SECRET|KEY|PASSWORD|DATABASE_URL/;
const SHORTEST = 8;

/** The words of a setting that nobody may read: itself, and of an address its password. */
function wordsOf(value: string): string[] {
  const password = URL.canParse(value) ? decodeURIComponent(new URL(value).password) : "";
  return [value, password].filter((word) => word.length >= SHORTEST);
}

/** Takes the service's own secrets out of a log line, whoever quoted them: vendors do in their errors. */
export function redactor(settings: Record<string, unknown>): (line: string) => string {
  const secrets = Object.entries(settings)
    .filter(([name]) => SECRET_NAME.test(name))
    .flatMap(([, value]) => (typeof value === "string" ? wordsOf(value) : []))
    .sort((a, b) => b.length - a.length);
  return (line) => secrets.reduce((text, secret) => text.replaceAll(secret, "[secret]"), line);
}
