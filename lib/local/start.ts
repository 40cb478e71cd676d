import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { banner } from "./banner.ts";
import { stopBundler } from "./bundle.ts";
import { everyMinute } from "./cron.ts";
import { prepareDemo } from "./demo.ts";
import { openFolder } from "./folder.ts";
import { lifetime } from "./lifetime.ts";
import { lockFolder } from "./lock.ts";
import { FOOTPRINT, startPlatform } from "./platform.ts";
import { checkPort, mirrorOnIpv6 } from "./port.ts";
import { Problem } from "./problem.ts";
import { writePrivate } from "./secrets.ts";
import { readSettings } from "./settings.ts";
import { watchSource } from "./watch.ts";
import { endOrphan } from "./workerd.ts";

const { onEnd, undo } = lifetime();

async function start() {
  // biome-ignore lint/style/noProcessEnv: a command takes its settings from the environment.
  const { port, folder, watch } = readSettings(process.env, process.argv.slice(2));
  await openFolder(folder);
  onEnd(await lockFolder(folder));
  await endOrphan(join(folder, FOOTPRINT));
  await checkPort(port);

  const platform = await startPlatform({ port, folder });
  onEnd(platform.close);
  const mirror = await mirrorOnIpv6(port);
  onEnd(() => mirror?.close());
  onEnd(everyMinute(platform.worker.wake));
  if (watch) onEnd(watchSource(platform.bundle, platform.worker.reload));
  else await stopBundler();

  const { facts } = platform;
  const file = join(folder, "platform.json");
  await writePrivate(file, facts);
  onEnd(() => rm(file, { force: true }));
  const readyMs = performance.now();
  const lines = await prepareDemo({ ...facts, folder, out: resolve("out"), store: platform.worker.store });
  console.log(banner(facts, folder, readyMs, lines));
}

/** A terminal that was closed takes no more text. */
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

await start().catch(async (error) => {
  console.error(error instanceof Problem ? error.message : error);
  await undo();
  process.exit(1);
});
