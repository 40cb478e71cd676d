/** The servers the service may reach, by name, and the host names that lead to each. */
export type Outside = {
  /** Name of a server -> its port on 127.0.0.1. */
  servers: Record<string, number>;
  /** Host name, or `*.` and the rest of one -> name of a server. */
  hosts: Record<string, string>;
  /** Host names that may be called for real: those of the models, when any are configured. */
  open: string[];
};

export type Ports = {
  database: number;
  redis: number;
  qstash: number;
  payments?: number;
  social?: number;
  telegram?: number;
  hooks?: number;
  pictures?: number;
};

const REGION = "eu-central-1.aws.neon.tech";
export const DATABASE_URL = `postgres://postgres:local@ep-local.${REGION}/brandrun`;

/** Where the service believes its vendors to be. */
export const HOSTS = {
  redis: "brandrun-local.upstash.io",
  qstash: "qstash.upstash.io",
  payments: "api.stripe.com",
  social: "sandbox.brandrun.test",
  telegram: "api.telegram.org",
  // No top-level domain of this name exists, and addresses of webhooks must not look private.
  hooks: "hooks.brandrun.sandbox",
} as const;

/** The map from the vendors' host names to the embedded servers. */
export const outsideAt = (ports: Ports, open: string[] = []): Outside => ({
  servers: { ...ports },
  open,
  // Neon's driver calls a neighbour of the database's own host for SQL over HTTP.
  hosts: {
    [`*.${REGION}`]: "database",
    [HOSTS.redis]: "redis",
    [HOSTS.qstash]: "qstash",
    ...(ports.payments !== undefined && { [HOSTS.payments]: "payments" }),
    ...(ports.social !== undefined && { [HOSTS.social]: "social" }),
    ...(ports.telegram !== undefined && { [HOSTS.telegram]: "telegram" }),
    ...(ports.hooks !== undefined && { [HOSTS.hooks]: "hooks" }),
  },
});
