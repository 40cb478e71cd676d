import { readFileSync, writeFileSync } from "node:fs";

/** What Cloudflare has before anything was made. */
export const emptyAccount = () => ({
  accounts: [{ id: "a1", name: "Fernway" }],
  buckets: [],
  secrets: {},
  versions: [],
  ran: [],
});

const printed = (value) => ({ code: 0, stdout: JSON.stringify(value), stderr: "" });
const failed = (stderr) => ({ code: 1, stdout: "", stderr });
const optionIn = (args, name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);

/** As wrangler 4 prints it where there is no terminal, with its colours. */
const NO_LOGIN =
  "\n\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1mIn a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.\u001b[0m\n";

const COMMANDS = {
  whoami: ({ accounts }) =>
    accounts.length > 0
      ? printed({ loggedIn: true, accounts })
      : { ...printed({ loggedIn: false }), code: 1 },
  secret: ({ versions, secrets }) =>
    versions.length > 0
      ? printed(Object.keys(secrets).map((name) => ({ name, type: "secret_text" })))
      : failed(
          '✘ [ERROR] Worker "brandrun" not found.\n\nIf this is a new Worker, run `wrangler deploy` first.',
        ),
  r2: (account, [, , verb, name]) => {
    const { buckets } = account;
    if (verb === "info")
      return buckets.includes(name)
        ? printed({ name, object_count: "0" })
        : failed(
            "✘ [ERROR] A request to the Cloudflare API failed.\n  The specified bucket does not exist. [code: 10006]",
          );
    if (buckets.includes(name))
      return failed("✘ [ERROR] The bucket you tried to create already exists. [code: 10004]");
    buckets.push(name);
    return { code: 0, stdout: `✅ Created bucket '${name}'`, stderr: "" };
  },
  deployments: ({ versions }) =>
    versions.length > 0
      ? printed({ id: "d1", versions: [{ version_id: versions.at(-1).id, percentage: 100 }] })
      : failed("✘ [ERROR] This Worker does not exist on your account. [code: 10007]"),
  versions: ({ versions }) => printed(versions),
  deploy: (account, args, secrets) => {
    if (!account.buckets.includes("brandrun-files"))
      return failed("✘ [ERROR] R2 bucket 'brandrun-files' not found. [code: 10085]");
    Object.assign(account.secrets, secrets);
    const tag = optionIn(args, "--tag");
    account.versions.push({ id: `v${account.versions.length + 1}`, annotations: { "workers/tag": tag } });
    return { code: 0, stdout: "Uploaded brandrun (1.2 sec)\nDeployed brandrun triggers", stderr: "" };
  },
};

/** Wrangler's answers for an account, which it changes as wrangler changes Cloudflare. */
export function answer(account, args, secrets = {}) {
  account.ran.push(args.join(" "));
  if (account.accounts.length === 0 && args[0] !== "whoami") return failed(NO_LOGIN);
  return COMMANDS[args[0]](account, args, secrets);
}

/** As an executable: the account is the file that WRANGLER_ACCOUNT names. */
export function run(args, file) {
  const account = JSON.parse(readFileSync(file, "utf8"));
  const secretsFile = optionIn(args, "--secrets-file");
  const secrets = secretsFile ? JSON.parse(readFileSync(secretsFile, "utf8")) : {};
  const ended = answer(account, args, secrets);
  writeFileSync(file, JSON.stringify(account));
  process.stdout.write(ended.stdout);
  process.stderr.write(ended.stderr);
  process.exitCode = ended.code;
}
