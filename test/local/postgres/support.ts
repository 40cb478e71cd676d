import { neon, neonConfig } from "@neondatabase/serverless";

export const PASSWORD = "s3cret / word";

const urlWith = (password: string) =>
  `postgres://postgres:${encodeURIComponent(password)}@ep-test.eu-central-1.aws.neon.tech/brandrun`;

/** Neon's own HTTP client, led to a server on this machine. */
export function clients(port: number, url = urlWith(PASSWORD)) {
  neonConfig.fetchEndpoint = `http://127.0.0.1:${port}/sql`;
  return {
    sql: neon(url),
    full: neon(url, { fullResults: true }),
    wrongPassword: neon(urlWith("guessed")),
    /** The wire itself, for what the driver would not send. */
    post: (body: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}/sql`, {
        method: "POST",
        body,
        headers: { "neon-connection-string": url, ...headers },
      }),
  };
}
