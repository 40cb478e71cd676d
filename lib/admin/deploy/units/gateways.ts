import { isUrl } from "../../../text/is-url.ts";
import { answered, askVendor } from "../ask-vendor.ts";
import { type CheckResult, type DeployUnit, fine, found, problem, skipped, unanswered } from "../unit.ts";
import { publicUrlOf, settingOf } from "../world.ts";

const hostOf = (url: string) => (isUrl(url) ? new URL(url).host : url);

/**
 * An address that the service posts to. It is asked with HEAD, which posts nothing: a gateway that takes POST alone
 * answers 404 or 405, and is fine.
 */
const gateway = (name: string, setting: string): DeployUnit => ({
  name,
  async check(world): Promise<CheckResult> {
    const url = settingOf(world, setting);
    if (!url) return skipped(`${setting} is not set`);
    if (!/^https:\/\//i.test(url))
      return found(problem(`${setting} is not https.`, `Give ${setting} an https address.`));
    if (hostOf(url) === hostOf(publicUrlOf(world)))
      return found(
        problem(
          `${setting} leads to the service itself, which delivers no messages for others.`,
          `Set ${setting} to the address of a gateway.`,
        ),
      );
    const { status, location } = await askVendor(world, url, { method: "HEAD" });
    if (location)
      return found(
        problem(
          `The address in ${setting} redirects, which is not followed.`,
          `Set ${setting} to where it leads.`,
        ),
      );
    if (status === 0 || status >= 500 || [401, 403, 410].includes(status))
      return found(
        unanswered(
          status,
          `The address in ${setting} ${answered(status)}.`,
          `Correct ${setting}, or let its gateway take signed calls without a login.`,
        ),
      );
    return fine("its address answers");
  },
});

export const mail = gateway("mail", "MAIL_WEBHOOK_URL");
export const alerts = gateway("alerts", "ALERT_WEBHOOK_URL");
