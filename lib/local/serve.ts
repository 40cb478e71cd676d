import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { announce } from "./announce.ts";
import { banner } from "./banner.ts";
import { stopBundler } from "./bundle.ts";
import type { ConnectionInfo } from "./connection-info.ts";
import { everyMinute } from "./cron.ts";
import { openDemo, prepareDemo } from "./demo.ts";
import { writeJson } from "./disk/json-file.ts";
import { bringViewer } from "./docs/bring-viewer.ts";
import { surviveErrors } from "./last-resort.ts";
import { logView } from "./log-view.ts";
import { startPlatform } from "./platform.ts";
import { mirrorOnIpv6 } from "./port.ts";
import type { StartSettings } from "./settings.ts";
import { checkStoredFiles } from "./stored-files.ts";
import { watchSource } from "./watch.ts";

type OnEnd = (step: () => unknown) => void;

/** Runs the platform in a locked folder and prints the banner once it answers. */
export async function serve(settings: StartSettings, onEnd: OnEnd): Promise<void> {
  const { port, folder, watch, model, queueParallelism } = settings;
  const demoFile = openDemo(folder);
  checkStoredFiles(join(folder, "files"));
  const view = logView(console.log, process.stdout.isTTY);
  const { connectionInfo, bundle, worker, close } = await startPlatform({
    port,
    folder,
    view,
    bindings: {
      ...model.bindings,
      ...(queueParallelism && { QUEUE_PARALLELISM: String(queueParallelism) }),
    },
    open: model.open,
  });
  onEnd(close);
  surviveErrors();
  const mirror = await mirrorOnIpv6(port);
  onEnd(() => mirror?.close());
  onEnd(everyMinute(worker.wake));
  if (watch) onEnd(watchSource(bundle, worker.reload));
  else await stopBundler();
  onEnd(writeConnectionInfo(folder, connectionInfo));
  onEnd(announce(folder));

  const readyMs = performance.now();
  const lines = await prepareDemo({
    ...connectionInfo,
    demoFile,
    folder,
    out: resolve("out"),
    store: worker.store,
  });
  console.log(banner(connectionInfo, folder, readyMs, lines));
  view.begin();
  onEnd(bringViewer());
}

/**
 * Writes `platform.json` with the addresses of the servers, for commands on this machine. Returns the
 * function that removes it.
 */
function writeConnectionInfo(folder: string, connectionInfo: ConnectionInfo) {
  const file = join(folder, "platform.json");
  writeJson(file, connectionInfo);
  return () => rm(file, { force: true });
}
