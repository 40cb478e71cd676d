import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { banner } from "./banner.ts";
import { stopBundler } from "./bundle.ts";
import { everyMinute } from "./cron.ts";
import { prepareDemo } from "./demo.ts";
import type { Facts } from "./facts.ts";
import { logView } from "./log-view.ts";
import { startPlatform } from "./platform.ts";
import { mirrorOnIpv6 } from "./port.ts";
import { writePrivate } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import { watchSource } from "./watch.ts";

type OnEnd = (step: () => unknown) => void;

/** Runs the platform in a folder that is ours, and says so once it answers. */
export async function serve({ port, folder, watch, model }: Settings, onEnd: OnEnd): Promise<void> {
  const view = logView(console.log, process.stdout.isTTY);
  const { facts, bundle, worker, close } = await startPlatform({ port, folder, view, ...model });
  onEnd(close);
  const mirror = await mirrorOnIpv6(port);
  onEnd(() => mirror?.close());
  onEnd(everyMinute(worker.wake));
  if (watch) onEnd(watchSource(bundle, worker.reload));
  else await stopBundler();
  onEnd(await publishFacts(folder, facts));

  const readyMs = performance.now();
  const lines = await prepareDemo({ ...facts, folder, out: resolve("out"), store: worker.store });
  console.log(banner(facts, folder, readyMs, lines));
  view.begin();
}

/** Tells commands on this machine where the parts are. Returns the function that takes it back. */
async function publishFacts(folder: string, facts: Facts) {
  const file = join(folder, "platform.json");
  await writePrivate(file, facts);
  return () => rm(file, { force: true });
}
