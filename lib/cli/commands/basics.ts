import type { CliCommand } from "../command.ts";
import { MAKING } from "../generate-request.ts";
import { COMMON } from "../options.ts";

export const BASICS: Readonly<Record<string, CliCommand>> = {
  account: {
    about: "Who this key is: workspace, plan, scopes, limits and usage.",
    options: COMMON,
    example: "npx brandrun account --key sk_live_...",
    load: async () => {
      const { account } = await import("../account.ts");
      return (terminal, { given }, version) => account(terminal, given, version);
    },
  },
  generate: {
    about: "Turn one brief into an asset: wait for it, explain its score, save it.",
    options: [...MAKING, "out", "wait", "no-wait", ...COMMON],
    example: 'npx brandrun generate --brief "Spring release: faster invoices" --out assets/',
    load: async () => {
      const { generate } = await import("../generate.ts");
      return (terminal, { given }, version) => generate(terminal, given, version);
    },
  },
  listen: {
    about: "Show what happens in the workspace as it happens, and forward it to a webhook of yours.",
    options: ["forward-to", "events", "since", "secret", "limit", "once", ...COMMON],
    example: 'npx brandrun listen --forward-to http://localhost:3000/hook --events "run.succeeded,post.*"',
    load: async () => {
      const { listen } = await import("../listen.ts");
      return (terminal, { given }, version) => listen(terminal, given, version);
    },
  },
};
