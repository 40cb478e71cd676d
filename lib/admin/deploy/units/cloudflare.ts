import { complaint, isCutOff, lacksLogin, NOT_LOGGED_IN, printed } from "../at-worker.ts";
import { type DeployUnit, fine, found, missing, problem, silent, skipped } from "../unit.ts";

const LOGIN = "Run npx wrangler login, or set CLOUDFLARE_API_TOKEN.";

const NEW_TOKEN =
  "Copy CLOUDFLARE_API_TOKEN from the API tokens of your profile at Cloudflare, or unset it and run npx wrangler login.";
const CUT_OFF = "Check this machine's connection and DNS, then run this again.";

/** The login of wrangler and its account. */
export const account: DeployUnit = {
  name: "Cloudflare",
  async check({ wrangler, settings, hasApiToken }) {
    const ended = await wrangler(["whoami", "--json"]);
    const me = printed(ended);
    if (isCutOff(ended)) return found(silent("Cloudflare does not answer.", CUT_OFF));
    if (!me?.loggedIn)
      return found(
        hasApiToken
          ? problem("Cloudflare does not accept the token in CLOUDFLARE_API_TOKEN.", NEW_TOKEN)
          : problem("wrangler is not logged in to Cloudflare.", LOGIN),
      );
    const accounts: { id: string; name: string }[] = me.accounts ?? [];
    const chosen = settings.get("CLOUDFLARE_ACCOUNT_ID");
    if (accounts.length > 1 && !chosen)
      return found(
        problem(
          `This login has ${accounts.length} accounts.`,
          "Set CLOUDFLARE_ACCOUNT_ID to the one to use.",
        ),
      );
    const one = accounts.find(({ id }) => !chosen || id === chosen);
    return one
      ? fine(`logged in to the account ${one.name}`)
      : found(problem("This login does not reach the account in CLOUDFLARE_ACCOUNT_ID.", LOGIN));
  },
};

/** The R2 bucket of all files. */
export const bucket: DeployUnit = {
  name: "bucket",
  async check(world) {
    const { bucket: name, bindings, file } = world.project();
    if (!bindings.includes("FILES")) return skipped("the binding FILES is missing: see wrangler.toml");
    if (!name)
      return found(problem(`${file} names no bucket.`, `Give bucket_name below [[r2_buckets]] in ${file}.`));
    const ended = await world.wrangler(["r2", "bucket", "info", name, "--json"]);
    if (ended.code === 0) return fine(`the bucket ${name} is there`);
    if (lacksLogin(ended)) return skipped(NOT_LOGGED_IN);
    if (/10006|not exist|not found/i.test(ended.stderr + ended.stdout))
      return found(missing(`There is no bucket ${name} yet.`, "Run npm run setup, which makes it."));
    if (isCutOff(ended))
      return found(silent(`The bucket ${name} cannot be asked: ${complaint(ended)}`, CUT_OFF));
    return found(
      problem(
        `The bucket ${name} cannot be asked: ${complaint(ended)}`,
        "Enable R2 in the account, and give the login the permission for R2.",
      ),
    );
  },
  async do(world) {
    const name = world.project().bucket ?? "";
    const ended = await world.wrangler(["r2", "bucket", "create", name]);
    if (ended.code !== 0) throw new Error(`The bucket ${name} was not made: ${complaint(ended)}`);
    return `Made the bucket ${name}.`;
  },
};
