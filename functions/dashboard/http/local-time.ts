import type { Context } from "hono";
import { momentOf } from "../../../lib/text/zone.ts";
import type { AppEnv } from "../../http/env.ts";

/** The zone that times of forms are in. */
export const zoneOf = (c: Context<AppEnv>): string => c.var.signedIn.record.workspace.timeZone ?? "UTC";

/** The fields of a form, with the moment of its `scheduled_at` where that was filled in. */
export const withMoment = (c: Context<AppEnv>, { scheduled_at: at, ...sent }: Record<string, string>) =>
  at ? { ...sent, scheduled_at: fromLocal(c, at) } : sent;

/** The moment of a time that a person filled in, for an operation. What is no time stays as it is, to be refused there. */
export const fromLocal = (c: Context<AppEnv>, text: string): string =>
  momentOf(text, zoneOf(c))?.toISOString() ?? text;
