import { createMiddleware } from "hono/factory";
import { presentedToken } from "../../lib/agents/token.ts";
import { bearerOf, requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { resourceOf } from "../oauth/places.ts";

/** Requires a well-formed API key or access token. Whether it is good is checked with its record. */
export const requireBearer = createMiddleware<AppEnv>(async (c, next) => {
  const { service } = c.var;
  const token = await presentedToken(service, bearerOf(c) ?? "", resourceOf(service.settings.publicUrl));
  if (!token) return requireKey(c, next);
  c.set("keyHash", token.hash);
  c.set("findGrant", token.find);
  return next();
});
