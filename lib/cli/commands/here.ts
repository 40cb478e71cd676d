import type { Schemas } from "../../clients/ts/src/index.ts";
import { calling } from "../calling.ts";
import type { CallView, CliCommand } from "../command.ts";
import { type Column, list, minute } from "../print.ts";
import { printUsage } from "../usage-table.ts";

type Health = Schemas["GetHealthAnswer"];

/** Whether the service is up, and one line for each thing that it needs. */
function printHealth({ status, version, time, dependencies }: Health, view: CallView): string {
  const parts = Object.entries(dependencies).map(([name, part]) => ({ name, ...part }));
  const columns: Column<(typeof parts)[number]>[] = [
    ["Needs", ({ name }) => name],
    ["Status", ({ status: is }) => is],
    ["Answered in", ({ latency_ms: ms }) => `${ms} ms`],
    ["Without it", ({ critical }) => (critical ? "nothing works" : "the service goes on, with less")],
  ];
  const says = `The service is ${status}: version ${version}, at ${minute(time)}.`;
  return `${says}\n\n${list(parts, columns, "It names nothing that it needs.")(view)}`;
}

export const HERE: Readonly<Record<string, CliCommand>> = {
  login: {
    about:
      "Get a key by a page of the dashboard: it shows a code, you allow it there. Kept for this service.",
    options: ["test", "review", "no-browser", "url", "json", "help", "version"],
    example: "npx brandrun login --url https://brandrun.example",
    load: async () => (await import("../login.ts")).login,
  },
  logout: {
    about: "Give the key of the login back: it works no more, and is forgotten here.",
    options: ["url", "json", "help", "version"],
    example: "npx brandrun logout",
    load: async () => (await import("../login.ts")).logout,
  },
  usage: calling({
    about: "Show what a month has used: runs, credits and caps by asset type.",
    options: ["month"],
    example: "npx brandrun usage --month 2030-04",
    call: (api, { value }, sent) => {
      const month = value("month");
      return api.credits.usage(month === undefined ? {} : { month }, sent);
    },
    print: printUsage,
  }),
  open: {
    about: "Open the dashboard, or one run, in the browser. Prints the address.",
    args: [{ name: "RUN", about: "The id of a run, or a part of it.", optional: true }],
    options: ["url", "key", "no-browser", "json", "help", "version"],
    example: "npx brandrun open 0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b",
    load: async () => (await import("../open.ts")).open,
  },
  doctor: {
    about:
      "Check address, connection, version, clock, key, scopes and limits. Says how to mend what fails. For a deployment of your own, npm run -s doctor looks at every part of it.",
    options: ["url", "key", "json", "help", "version"],
    example: "npx brandrun doctor",
    load: async () => (await import("../doctor.ts")).doctor,
  },
  health: calling({
    about: "Show whether the service and what it needs are up.",
    example: "npx brandrun health",
    call: (api, _, sent) => api.account.health(sent),
    print: printHealth,
  }),
  completion: {
    about: "Print a completion script for a shell.",
    args: [{ name: "SHELL", about: "bash, zsh or fish.", choices: ["bash", "zsh", "fish"] }],
    options: ["help", "version"],
    example: 'eval "$(npx brandrun completion bash)"',
  },
  env: {
    about: "Print the local demo workspace's address, keys and id as shell exports, from DATA_DIR.",
    options: ["json", "help", "version"],
    example: 'eval "$(npx brandrun env)"',
    load: async () => {
      const { env } = await import("../env.ts");
      return env;
    },
  },
};
