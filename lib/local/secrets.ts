import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Access tokens and signing keys of the embedded servers. */
export type Secrets = {
  redisToken: string;
  qstashToken: string;
  currentSigningKey: string;
  nextSigningKey: string;
  stripeKey: string;
  stripeWebhookSecret: string;
  /** 32 bytes in base64. */
  sealingKey: string;
  telegramToken: string;
  telegramSecret: string;
};

/**
 * The secrets of a data folder, generated on its first start. Without a folder they are new on each start.
 */
export async function readSecrets(folder?: string): Promise<Secrets> {
  const fresh = drawSecrets();
  if (!folder) return fresh;
  const file = join(folder, "secrets.json");
  const kept = await readFile(file, "utf8").then(JSON.parse, () => ({}));
  const secrets: Secrets = { ...fresh, ...kept };
  await writePrivate(file, secrets);
  return secrets;
}

/** Writes JSON that only its owner may read. It appears as a whole or not at all. */
export async function writePrivate(file: string, content: object): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

const draw = () => randomBytes(24).toString("base64url");

const drawSecrets = (): Secrets => ({
  redisToken: draw(),
  qstashToken: draw(),
  currentSigningKey: `sig_${draw()}`,
  nextSigningKey: `sig_${draw()}`,
  stripeKey: `sk_test_${randomBytes(24).toString("hex")}`,
  stripeWebhookSecret: `whsec_${draw()}`,
  sealingKey: randomBytes(32).toString("base64"),
  telegramToken: `7000000001:${draw()}`,
  telegramSecret: draw(),
});
