import { advice, type Misconfiguration, problem } from "./unit.ts";

/** What may cost any sum, or let anybody in. */
export function missingLimits(environment: Record<string, string>): Misconfiguration[] {
  const { MODEL_PROVIDER, MODEL_DAILY_TOKENS, SIGNUP = "open", MAIL_WEBHOOK_URL } = environment;
  const wrong: Misconfiguration[] = [];
  if (MODEL_PROVIDER && !MODEL_DAILY_TOKENS)
    wrong.push(
      problem(
        "The language model has no limit a day, so one busy night can cost any sum.",
        "Set MODEL_DAILY_TOKENS to what a day may cost.",
      ),
    );
  if (SIGNUP === "open" && !MAIL_WEBHOOK_URL)
    wrong.push(
      advice(
        "Everybody may sign up, and no address is confirmed.",
        "Set MAIL_WEBHOOK_URL and MAIL_WEBHOOK_SECRET, or SIGNUP to invite.",
      ),
    );
  return wrong;
}

const VERSION_MONTHS = 12;

/** LinkedIn refuses every call under a version that has ended. */
export function endedVersions(
  { LINKEDIN_VERSION: version = "", LINKEDIN_CLIENT_ID }: Record<string, string>,
  now: Date,
) {
  const [, year, month] = /^(20\d\d)(\d\d)$/.exec(version) ?? [];
  if (!LINKEDIN_CLIENT_ID || !year) return [];
  const months = (now.getUTCFullYear() - Number(year)) * 12 + now.getUTCMonth() + 1 - Number(month);
  return months <= VERSION_MONTHS
    ? []
    : [
        problem(
          `LINKEDIN_VERSION is ${version}, and LinkedIn serves a version for a year.`,
          "Take LINKEDIN_VERSION out, or set it to a version of the last twelve months.",
        ),
      ];
}
