import type { TestProject } from "vitest/node";
import type { ConnectionInfo } from "../../lib/local/connection-info.ts";
import { packagesOf } from "../../lib/local/licences/build.ts";
import { freePort } from "../../lib/local/listen.ts";
import { startPlatform } from "../../lib/local/platform.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the service answers. */
    baseUrl: string;
    /** How to reach the parts behind it. */
    platform: ConnectionInfo;
    /** Folders of the packages in its bundle. */
    packages: string[];
  }
}

/** vitest globalSetup: the real bundle in workerd on the embedded platform, in memory, once for all files. */
export async function setup(project: TestProject) {
  const platform = await startPlatform({
    port: await freePort(),
    bindings: { RETRY_BASE_SECONDS: "0.05" },
    cronOverHttp: true,
  });
  project.provide("baseUrl", platform.connectionInfo.base_url);
  project.provide("platform", platform.connectionInfo);
  project.provide("packages", [...packagesOf(platform.bundle.inputs).keys()]);
  return platform.close;
}
