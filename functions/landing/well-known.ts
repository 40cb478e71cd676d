import { Hono } from "hono";
import { addSeconds } from "../../lib/core/calendar.ts";
import { Refusal } from "../../lib/core/errors.ts";
import type { AppEnv } from "../http/env.ts";

const DAY_SECONDS = 86_400;

/** Addresses that programs look at by themselves: the guides as text for language models, and whom to tell of a weakness. */
export const wellKnown = new Hono<AppEnv>()
  .get("/llms.txt", (c) => c.redirect("/docs/llms.txt", 302))
  // RFC 9116. It expires soon, so that an address which is given up is not believed for long.
  .get("/.well-known/security.txt", (c) => {
    const { settings, now } = c.var.service;
    if (!settings.securityContact)
      throw new Refusal("not_found", "This deployment names no contact for security reports.", {
        hint: "Its operator sets SECURITY_CONTACT.",
        retryable: false,
      });
    const lines = [
      `Contact: ${settings.securityContact}`,
      `Expires: ${addSeconds(now(), 90 * DAY_SECONDS).toISOString()}`,
      `Canonical: ${settings.publicUrl}/.well-known/security.txt`,
      `Policy: ${settings.publicUrl}/docs/security#reporting-a-weakness`,
      "Preferred-Languages: en",
    ];
    return c.text(`${lines.join("\n")}\n`);
  });
