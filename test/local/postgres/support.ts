import { Client, neon, neonConfig, Pool } from "@neondatabase/serverless";
import ws from "ws";

const urlWith = (password: string) =>
  `postgres://postgres:${password}@ep-test.eu-central-1.aws.neon.tech/brandrun`;

/** Neon's own clients, led to a server on this machine. */
export function clients(port: number) {
  neonConfig.fetchEndpoint = `http://127.0.0.1:${port}/sql`;
  neonConfig.wsProxy = `127.0.0.1:${port}/v2`;
  neonConfig.useSecureWebSocket = false;
  neonConfig.webSocketConstructor = ws;
  return {
    sql: neon(urlWith("local")),
    full: neon(urlWith("local"), { fullResults: true }),
    stranger: neon(urlWith("guessed")),
    pool: (password = "local") => new Pool({ connectionString: urlWith(password) }),
    async client() {
      const client = new Client(urlWith("local"));
      client.on("error", () => {});
      await client.connect();
      return client;
    },
    /** The wire itself, for what the driver would not send. */
    post: (body: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}/sql`, {
        method: "POST",
        body,
        headers: { "neon-connection-string": urlWith("local"), ...headers },
      }),
  };
}
