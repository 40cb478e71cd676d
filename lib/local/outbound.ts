/** The servers the service may reach, by name, and the host names that lead to each. */
export type OutboundRules = {
  /** Name of a server -> its port on 127.0.0.1. */
  servers: Record<string, number>;
  /** Host name -> name of a server. */
  hosts: Record<string, string>;
  /** Host names that may be called for real: those of the models, when any are configured. */
  open: string[];
};

export type ServerPorts = {
  database: number;
  redis: number;
  qstash: number;
  payments?: number;
  social?: number;
  telegram?: number;
  inboxes?: number;
  pictures?: number;
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
  social: "sandbox.brandrun.test",
  telegram: "api.telegram.org",
  // No top-level domain of this name exists, and addresses of webhooks must not look private.
  inboxes: "hooks.brandrun.sandbox",
  // No vendor's: by this name egress.mjs calls the server that fetches pictures.
  pictures: "pictures.brandrun.sandbox",
} as const;

/** The map from the vendors' host names to the embedded servers. */
export const outboundRules = (ports: ServerPorts, open: string[] = []): OutboundRules => ({
  servers: { ...ports },
  open,
  hosts: {
    [HOSTS.database]: "database",
    [HOSTS.redis]: "redis",
    [HOSTS.qstash]: "qstash",
    ...(ports.payments !== undefined && { [HOSTS.payments]: "payments" }),
    ...(ports.social !== undefined && { [HOSTS.social]: "social" }),
    ...(ports.telegram !== undefined && { [HOSTS.telegram]: "telegram" }),
    ...(ports.inboxes !== undefined && { [HOSTS.inboxes]: "inboxes" }),
  },
});
