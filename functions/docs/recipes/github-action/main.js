import { randomUUID } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Brandrun, BrandrunNetworkError } from "brandrun";

const MOST_NOTES = 1_500;
const { env } = process;
const input = (name) => (env[`INPUT_${name.toUpperCase()}`] ?? "").trim();

/** What the release says, without the signs of Markdown and the addresses of its links. */
function briefOfRelease() {
  const { release, repository } = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8"));
  if (!release) throw new Error("Give a brief: this workflow was not started by a release.");
  const notes = (release.body ?? "")
    .replace(/```[\s\S]*?```/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/https?:\/\/\S+/g, "")
    .replace(/^\s*(?:#+|[-*+]|\d+\.)\s*/gm, "")
    .replace(/[*_`>]/g, "")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
  const name = (release.name || release.tag_name).trim();
  const title = name.toLowerCase().includes(repository.name.toLowerCase())
    ? name
    : `${repository.name} ${name}`;
  return `${title} is out.\n${notes.slice(0, MOST_NOTES)}`.trim();
}

/** Several lines are possible: the runner reads until the delimiter comes again. */
function output(name, value) {
  const end = `end-${randomUUID()}`;
  appendFileSync(env.GITHUB_OUTPUT, `${name}<<${end}\n${value ?? ""}\n${end}\n`);
}

const inOneLine = (text) => (text ?? "").replace(/[\r\n[\]<>|]+/g, " ");

function summaryOf(run) {
  const picture = run.assets.find(({ mime_type }) => mime_type.startsWith("image/"));
  const shown = picture && `![${inOneLine(run.alt_text)}](${picture.url})`;
  const facts = `**${run.verdict}**, score ${run.impact_score} · [the file](${run.asset_url}) · run \`${run.id}\``;
  const text = (run.output_text ?? "").split("\n").map((line) => `> ${line}`);
  return `${["### Brandrun", shown, facts, text.join("\n")].filter(Boolean).join("\n\n")}\n`;
}

/** An input that cannot be left out, or what to write there. */
function needed(name, form, fix) {
  if (form.test(input(name))) return input(name);
  throw new Error(`The input ${name} is ${input(name) ? "wrong" : "missing"}. ${fix}`);
}

function save(file, bytes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

async function main() {
  const client = new Brandrun({
    apiKey: needed(
      "api-key",
      /^[\x21-\x7e]+$/,
      "Store a key as the secret BRANDRUN_API_KEY of the repository.",
    ),
    baseUrl: needed(
      "base-url",
      /^https?:\/\/[^/]/,
      "Give the address of the service, such as https://brandrun.example.",
    ),
  });
  const wish = { channel: input("channel") || "linkedin", asset_type: input("asset-type") || "card" };
  const brief = input("brief") || briefOfRelease();
  // A job that is run again gets the run of the first time.
  const idempotencyKey = `${env.GITHUB_REPOSITORY}-${env.GITHUB_RUN_ID}-${env.GITHUB_ACTION}`;
  const run = await client.runs.generateAndWait({ brief, ...wish }, { idempotencyKey });
  if (run.status !== "succeeded") throw new Error(run.error_message ?? "The run failed.");
  output("run-id", run.id);
  output("verdict", run.verdict);
  output("asset-url", run.asset_url);
  output("text", run.output_text);
  if (input("file")) {
    const answer = await fetch(run.asset_url);
    if (!answer.ok) throw new Error(`The file was not found: HTTP ${answer.status}.`);
    save(input("file"), new Uint8Array(await answer.arrayBuffer()));
  }
  appendFileSync(env.GITHUB_STEP_SUMMARY, summaryOf(run));
  console.log(`${run.verdict}: ${run.asset_url}`);
}

try {
  await main();
} catch (error) {
  const { message, code, hint, fields = [] } = error;
  const parts = [
    code && !message.startsWith(code) && `${code}:`,
    message,
    hint,
    // Some messages hold the words of their fields already.
    ...fields.filter(({ msg }) => !message.includes(msg)).map(({ loc, msg }) => `${loc.join(".")}: ${msg}`),
    error instanceof BrandrunNetworkError &&
      "Check base-url: a runner reaches only a service with a public address, and none on your own machine.",
  ];
  // A line break would end the command that marks the step.
  console.log(`::error title=Brandrun::${parts.filter(Boolean).join(" ").replace(/\r?\n/g, " ")}`);
  process.exitCode = 1;
}
