import { openFolder } from "./folder.ts";
import { lifetime } from "./lifetime.ts";
import { lockFolder } from "./lock.ts";
import { checkPort } from "./port.ts";
import { Problem } from "./problem.ts";
import { readSettings } from "./settings.ts";
import { endOrphan } from "./workerd.ts";

const { onEnd, undo } = lifetime();

/** Checks everything that can prevent a start first, so that the slow modules load only after that. */
async function start() {
  // biome-ignore lint/style/noProcessEnv: a command takes its settings from the environment.
  const settings = readSettings(process.env, process.argv.slice(2));
  await openFolder(settings.folder);
  onEnd(await lockFolder(settings.folder));
  await endOrphan(settings.folder);
  await checkPort(settings.port);
  const { serve } = await import("./serve.ts");
  await serve(settings, onEnd);
}

// A terminal that was closed takes no more text.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

await start().catch(async (error) => {
  console.error(error instanceof Problem ? error.message : error);
  await undo();
  process.exit(1);
});
