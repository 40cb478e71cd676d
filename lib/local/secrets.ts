import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/v4";
import { startEmpty } from "./disk/damage.ts";
import { jsonFile } from "./disk/json-file.ts";
import { Problem } from "./problem.ts";

const Secret = z.string().min(1);

/** Access tokens and signing keys of the embedded servers. */
const Secrets = z.object({
  /** Folders of older versions have none, and the database itself does not store it. */
  databasePassword: Secret.default(() => draw()),
  redisToken: Secret,
  qstashToken: Secret,
  currentSigningKey: Secret,
  nextSigningKey: Secret,
  stripeKey: Secret,
  stripeWebhookSecret: Secret,
  /** 32 bytes in base64. */
  sealingKey: z.string().regex(/^[A-Za-z\d+/]{43}=$/),
  telegramToken: Secret,
  telegramSecret: Secret,
  /** Folders of older versions have none. */
  mailSecret: Secret.default(() => drawMailSecret()),
});
export type Secrets = z.infer<typeof Secrets>;

/**
 * The secrets of a data folder, generated on its first start. Without a folder they are new on each start.
 * Throws a Problem rather than replace a sealing key that is in use.
 */
export function readSecrets(folder?: string): Secrets {
  if (!folder) return drawSecrets();
  const path = join(folder, "secrets.json");
  const file = jsonFile({ path, shape: Secrets, copied: true, wayOut: startEmpty(folder) });
  const kept = file.read();
  if (!kept && existsSync(join(folder, "postgres"))) throw missing(path, startEmpty(folder));
  const secrets = kept ?? drawSecrets();
  file.write(secrets);
  return secrets;
}

const missing = (path: string, wayOut: string) =>
  new Problem(
    `${path} is missing, and the database holds what its key has sealed. Restore it from a backup, or ${wayOut}.`,
  );

const draw = () => randomBytes(24).toString("base64url");

const drawMailSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

const drawSecrets = (): Secrets => ({
  databasePassword: draw(),
  redisToken: draw(),
  qstashToken: draw(),
  currentSigningKey: `sig_${draw()}`,
  nextSigningKey: `sig_${draw()}`,
  stripeKey: `sk_test_${randomBytes(24).toString("hex")}`,
  stripeWebhookSecret: `whsec_${draw()}`,
  sealingKey: randomBytes(32).toString("base64"),
  telegramToken: `7000000001:${draw()}`,
  telegramSecret: draw(),
  mailSecret: drawMailSecret(),
});
