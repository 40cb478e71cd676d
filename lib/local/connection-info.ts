import { type Credentials, databaseUrl, HOSTS, type ServerPorts } from "./outbound.ts";
import { PRICES } from "./sandbox/prices.ts";
import type { Secrets } from "./secrets.ts";

/** How to reach each part from this machine. Plain JSON, because commands and tests read it. */
export type ConnectionInfo = {
  pid: number;
  base_url: string;
  /** The address that the service uses. Its host name is routed to `database_port` of 127.0.0.1. */
  database_url: string;
  database_port: number;
  redis_url: string;
  redis_token: string;
  qstash_url: string;
  qstash_token: string;
  qstash_current_signing_key: string;
  qstash_next_signing_key: string;
  /** The start page of the sandboxes, for people. */
  sandboxes_url: string;
  /** The payment sandbox, for people. */
  payments_url: string;
  /** The sandbox of social networks, for people. */
  social_url: string;
  /** The inboxes for webhooks, for people. */
  inboxes_url: string;
  stripe_key: string;
  stripe_webhook_secret: string;
  sealing_keys: string;
  /** The chat sandbox, for people. */
  telegram_url: string;
  telegram_bot_name: string;
  telegram_bot_token: string;
  telegram_webhook_secret: string;
  /** The inbox that mails to people arrive in, for people. */
  mailbox_url: string;
  mail_webhook_secret: string;
};

export const BOT_NAME = "brandrun_sandbox_bot";

export const baseUrl = (port: number): string => `http://localhost:${port}`;

/** The connection info of a platform whose servers listen on these ports. */
export const connectionInfoOf = (
  { port, sandboxes }: { port: number; sandboxes: string },
  ports: ServerPorts,
  secrets: Secrets,
): ConnectionInfo => ({
  pid: process.pid,
  base_url: baseUrl(port),
  database_url: databaseUrl(secrets.databasePassword),
  database_port: ports.database,
  redis_url: `http://127.0.0.1:${ports.redis}`,
  redis_token: secrets.redisToken,
  qstash_url: `http://127.0.0.1:${ports.qstash}`,
  qstash_token: secrets.qstashToken,
  qstash_current_signing_key: secrets.currentSigningKey,
  qstash_next_signing_key: secrets.nextSigningKey,
  sandboxes_url: sandboxes,
  payments_url: sandboxes,
  social_url: `${sandboxes}/sandbox`,
  inboxes_url: `${sandboxes}/inboxes`,
  stripe_key: secrets.stripeKey,
  stripe_webhook_secret: secrets.stripeWebhookSecret,
  sealing_keys: `local:${secrets.sealingKey}`,
  telegram_url: `${sandboxes}/telegram`,
  telegram_bot_name: BOT_NAME,
  telegram_bot_token: secrets.telegramToken,
  telegram_webhook_secret: secrets.telegramSecret,
  mailbox_url: `${sandboxes}/inboxes/mail`,
  mail_webhook_secret: secrets.mailSecret,
});

/** What the service's calls to its vendors carry. */
export const credentialsOf = (connectionInfo: ConnectionInfo): Credentials => ({
  database: new URL(connectionInfo.database_url).password,
  redis: connectionInfo.redis_token,
  qstash: connectionInfo.qstash_token,
  payments: connectionInfo.stripe_key,
  telegram: connectionInfo.telegram_bot_token,
});

/** The service's environment, with the same variables as in production. */
export const bindingsFrom = (connectionInfo: ConnectionInfo): Record<string, string> => ({
  PUBLIC_URL: connectionInfo.base_url,
  DATABASE_URL: connectionInfo.database_url,
  UPSTASH_REDIS_REST_URL: `https://${HOSTS.redis}`,
  UPSTASH_REDIS_REST_TOKEN: connectionInfo.redis_token,
  QSTASH_URL: `https://${HOSTS.qstash}`,
  QSTASH_TOKEN: connectionInfo.qstash_token,
  QSTASH_CURRENT_SIGNING_KEY: connectionInfo.qstash_current_signing_key,
  QSTASH_NEXT_SIGNING_KEY: connectionInfo.qstash_next_signing_key,
  STRIPE_SECRET_KEY: connectionInfo.stripe_key,
  STRIPE_WEBHOOK_SECRET: connectionInfo.stripe_webhook_secret,
  TELEGRAM_BOT_TOKEN: connectionInfo.telegram_bot_token,
  TELEGRAM_BOT_NAME: connectionInfo.telegram_bot_name,
  TELEGRAM_WEBHOOK_SECRET: connectionInfo.telegram_webhook_secret,
  STRIPE_PRICE_STARTER: PRICES.starter,
  STRIPE_PRICE_PRO: PRICES.pro,
  STRIPE_PRICE_GROWTH: PRICES.growth,
  STRIPE_PRICE_SCALE: PRICES.scale,
  MAIL_WEBHOOK_URL: `https://${HOSTS.inboxes}/mail`,
  MAIL_WEBHOOK_SECRET: connectionInfo.mail_webhook_secret,
  MAILBOX_URL: connectionInfo.mailbox_url,
  SEALING_KEYS: connectionInfo.sealing_keys,
  SANDBOX_URL: `https://${HOSTS.social}`,
  SANDBOX_PAGES_URL: connectionInfo.sandboxes_url,
  SANDBOX_WEBHOOKS_URL: `https://${HOSTS.inboxes}`,
});
