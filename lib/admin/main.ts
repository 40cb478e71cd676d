import { Refusal } from "../core/errors.ts";
import { own } from "../text/own.ts";
import { COMMANDS } from "./commands.ts";
import { AdminError, chatLinkSettings, connectAdmin } from "./connect.ts";

const USAGE = `Usage: npm run -s admin -- COMMAND\n${Object.values(COMMANDS)
  .map(({ usage }) => `  ${usage}`)
  .join("\n")}`;

/**
 * Runs an admin command: one JSON object on stdout, or at a terminal its table, the rest on stderr. Exit code 2: wrong usage; 3:
 * refused; 1: others.
 */
async function main([name = "", ...args]: string[]): Promise<number> {
  const command = own(COMMANDS, name);
  if ([name, ...args].includes("--help")) return help(command);
  if (!command) return unknownCommand(name);
  try {
    const { env } = process;
    const answer = await command.run(connectAdmin(env), args, () => chatLinkSettings(env));
    console.log(process.stdout.isTTY && command.table ? command.table(answer) : JSON.stringify(answer));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (error instanceof AdminError) {
      console.error(`Usage: ${command.usage}`);
      return 2;
    }
    return error instanceof Refusal ? 3 : 1;
  }
}

function unknownCommand(name: string): number {
  console.error(name ? `There is no command "${name}".\n${USAGE}` : USAGE);
  return 2;
}

function help(command: { usage: string } | undefined): number {
  console.log(command ? `Usage: npm run -s admin -- ${command.usage}` : USAGE);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
