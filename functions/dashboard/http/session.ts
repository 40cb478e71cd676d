import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { authenticateSession } from "../../../lib/identity/session.ts";
import type { Browser } from "../../../lib/identity/sign-in.ts";
import type { AppEnv } from "../../http/env.ts";
import { dropSession, keepSession, sessionToken } from "./cookies.ts";

const SIGN_IN = "/app/sign-in";

/** Requires a session. Without one a person is led to sign in, and back to where they wanted to go. */
export const requireSession = createMiddleware<AppEnv>(async (c, next) => {
  const token = sessionToken(c);
  const { service, requestId } = c.var;
  const signedIn = token ? await authenticateSession(service, { token, requestId }) : undefined;
  if (!signedIn) {
    if (token) dropSession(c);
    return c.redirect(signInFor(c), 303);
  }
  // The cookie lives as long as its session, whose end moves with its use.
  if (token && signedIn.renewedUntil) keepSession(c, { token, expiresAt: signedIn.renewedUntil });
  c.set("signedIn", signedIn);
  c.set("ctx", signedIn.ctx);
  return next();
});

function signInFor(c: Context<AppEnv>): string {
  const { pathname, search } = new URL(c.req.url);
  const isPage = c.req.method === "GET" && pathname !== "/app";
  return isPage ? `${SIGN_IN}?next=${encodeURIComponent(pathname + search)}` : SIGN_IN;
}

/** A page of the dashboard to go on to. Anything else, such as an address of another site, becomes the home page. */
export function safeNext(next: string | undefined): string {
  if (!next || !/^\/app(?:[/?][^\\\s]*)?$/.test(next)) return "/app";
  const { origin, pathname, search } = new URL(next, "http://dashboard.invalid");
  return origin === "http://dashboard.invalid" && pathname.startsWith("/app") ? pathname + search : "/app";
}

/** Where a request comes from, for limits and the list of sessions. */
export const browserOf = (c: Context<AppEnv>): Browser => ({
  address: c.req.header("cf-connecting-ip") ?? "unknown",
  agent: c.req.header("user-agent") ?? "",
});
