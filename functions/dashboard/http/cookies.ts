import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { StartedSession } from "../../../lib/identity/sign-in.ts";
import type { AppEnv } from "../../http/env.ts";
import { Theme } from "../ui/theme.ts";

const isSecure = (c: Context<AppEnv>) => c.var.service.settings.publicUrl.startsWith("https://");

/** Browsers accept the `__Host-` form over https only, so a laptop has the plain name. */
const nameOf = (c: Context<AppEnv>) => (isSecure(c) ? "__Host-session" : "session");

const options = (c: Context<AppEnv>) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure(c) }) as const;

/** The token of the session cookie. */
export const sessionToken = (c: Context<AppEnv>): string | undefined => getCookie(c, nameOf(c));

export const keepSession = (c: Context<AppEnv>, { token, expiresAt }: StartedSession): void =>
  setCookie(c, nameOf(c), token, { ...options(c), expires: expiresAt });

export const dropSession = (c: Context<AppEnv>): void => void deleteCookie(c, nameOf(c), options(c));

const THEME = "theme";
const YEAR_SECONDS = 365 * 86_400;

/** Light or dark where a person has chosen it in this browser; undefined for the system's. */
export const themeOf = (c: Context<AppEnv>): Theme | undefined => Theme.safeParse(getCookie(c, THEME)).data;

/** Keeps a choice for this browser; without one it follows the system. */
export function keepTheme(c: Context<AppEnv>, theme: Theme | undefined): void {
  if (theme) setCookie(c, THEME, theme, { ...options(c), maxAge: YEAR_SECONDS });
  else deleteCookie(c, THEME, options(c));
}

/** Ties what a device signs to the browser that asked for it. */
const passkeyName = (c: Context<AppEnv>) => (isSecure(c) ? "__Host-passkey" : "passkey");

export const keepChallenge = (c: Context<AppEnv>, { token, expiresAt }: StartedSession): void =>
  setCookie(c, passkeyName(c), token, { ...options(c), sameSite: "Strict", expires: expiresAt });

/** The token of that cookie, which is good once. */
export function takeChallengeToken(c: Context<AppEnv>): string {
  const token = getCookie(c, passkeyName(c)) ?? "";
  deleteCookie(c, passkeyName(c), options(c));
  return token;
}
