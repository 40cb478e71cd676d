import { brandrun } from "./brandrun.ts";
import { EXIT } from "./exit.ts";
import { processTerminal } from "./terminal.ts";

// `brandrun account | head` closes the pipe early; that is no failure of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? EXIT.ok : EXIT.unexpected);
});

// Not process.exit(): that would cut off what a pipe has not taken yet.
process.exitCode = await brandrun(process.argv.slice(2), processTerminal());
