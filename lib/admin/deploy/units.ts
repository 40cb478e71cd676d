import type { DeployUnit } from "./unit.ts";
import { bot } from "./units/bot.ts";
import { card } from "./units/card.ts";
import { account, bucket } from "./units/cloudflare.ts";
import { database, migrations } from "./units/database.ts";
import { alerts, mail } from "./units/gateways.ts";
import { health } from "./units/health.ts";
import { imageModel, languageModel } from "./units/model.ts";
import { optionalParts } from "./units/optional.ts";
import { payments } from "./units/payments.ts";
import { project } from "./units/project.ts";
import { queue } from "./units/queue.ts";
import { redis } from "./units/redis.ts";
import { settings } from "./units/settings.ts";
import { worker } from "./units/worker.ts";

/** Everything that a deployment needs, in the order in which setup makes it. The doctor reads the same list. */
export const UNITS: DeployUnit[] = [
  account,
  settings,
  project,
  database,
  migrations,
  redis,
  queue,
  bucket,
  languageModel,
  imageModel,
  payments,
  mail,
  alerts,
  optionalParts,
  worker,
  health,
  bot,
  card,
];
