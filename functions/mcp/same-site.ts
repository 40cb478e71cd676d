import { createMiddleware } from "hono/factory";
import { Refusal } from "../../lib/core/errors.ts";
import { isUrl } from "../../lib/text/is-url.ts";
import type { AppEnv } from "../http/env.ts";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Refuses other hosts, and pages of other sites. A page that lets its name point to this machine, or that knows a
 * token, could otherwise call tools from a person's browser. Programs send no Origin.
 */
export const sameSite = createMiddleware<AppEnv>(async (c, next) => {
  const { hostname: home } = new URL(c.var.service.settings.publicUrl);
  const names = LOCAL.includes(home) ? LOCAL : [home];
  const { hostname } = new URL(c.req.url);
  if (!names.includes(hostname)) throw refused("host", `Use the address of the service: ${home}.`);
  const origin = c.req.header("origin");
  if (origin !== undefined && !names.includes(hostOf(origin)))
    throw refused("origin", "Call the agent server from a program, not from a page of another site.");
  await next();
});

const hostOf = (origin: string): string => (isUrl(origin) ? new URL(origin).hostname : "");

const refused = (what: string, hint: string) =>
  new Refusal("address_not_allowed", `The agent server does not answer requests of this ${what}.`, {
    hint,
    retryable: false,
  });
