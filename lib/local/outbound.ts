/** Everything outside of itself that the service may call. All else is refused. */
export type OutboundRules = {
  /** Name of a server -> its port on 127.0.0.1. */
  servers: Record<string, number>;
  vendors: VendorRoute[];
  open: OpenHost[];
};

/** A host name of a vendor, and the embedded server that it leads to. */
type VendorRoute = {
  host: string;
  server: keyof ServerPorts;
  /**
   * What a call must carry, in a header or, as with Telegram, in its path. Addresses of callers, webhooks and
   * downloads, have no credentials, so they never reach a vendor's server. Null: every call may go there.
   */
  credential: string | null;
};

/** A host that is called for real: a model's. Without a key every call may go there. */
export type OpenHost = { origin: string; credential: string | null };

export type ServerPorts = {
  database: number;
  redis: number;
  qstash: number;
  payments?: number;
  social?: number;
  telegram?: number;
  inboxes?: number;
  downloads?: number;
};

const REGION = "eu-central-1.aws.neon.tech";
export const databaseUrl = (password: string) =>
  `postgres://postgres:${encodeURIComponent(password)}@ep-local.${REGION}/brandrun`;

/** Host names that the service uses for its vendors. */
export const HOSTS = {
  // Neon's driver calls this neighbour of the database's own host for SQL over HTTP.
  database: `api.${REGION}`,
  redis: "brandrun-local.upstash.io",
  qstash: "qstash.upstash.io",
  payments: "api.stripe.com",
  // No caller's address leads to `.test`.
  social: "sandbox.brandrun.test",
  telegram: "api.telegram.org",
  // No top-level domain of this name exists, and addresses of webhooks must not look private.
  inboxes: "hooks.brandrun.sandbox",
  // No vendor's: by this name egress.mjs calls the server that fetches files.
  downloads: "downloads.brandrun.sandbox",
} as const;

/** The credentials in the service's own calls. */
export type Credentials = Record<"database" | "redis" | "qstash" | "payments" | "telegram", string>;

/** The rules for a service with these servers and credentials. */
export function outboundRules(
  ports: ServerPorts,
  credentials: Credentials,
  open: OpenHost[] = [],
): OutboundRules {
  const vendors: VendorRoute[] = [
    { host: HOSTS.database, server: "database", credential: credentials.database },
    { host: HOSTS.redis, server: "redis", credential: credentials.redis },
    { host: HOSTS.qstash, server: "qstash", credential: credentials.qstash },
    { host: HOSTS.payments, server: "payments", credential: credentials.payments },
    { host: HOSTS.telegram, server: "telegram", credential: credentials.telegram },
    { host: HOSTS.social, server: "social", credential: null },
    { host: HOSTS.inboxes, server: "inboxes", credential: null },
  ];
  const isServed = ({ server }: VendorRoute) => ports[server] !== undefined;
  return { servers: { ...ports }, vendors: vendors.filter(isServed), open };
}
