import { relative } from "node:path";
import type { ConnectionInfo } from "./connection-info.ts";

/** What is shown once the platform is ready. */
export function banner(
  { base_url }: ConnectionInfo,
  folder: string,
  readyMs: number,
  lines: string[],
): string {
  return [
    "",
    `  Brandrun is ready after ${(readyMs / 1000).toFixed(1)} s: ${base_url}`,
    `  Agents connect to ${base_url}/mcp`,
    `  Data: ${relative(process.cwd(), folder) || folder}   Stop: Ctrl-C`,
    ...lines.map((line) => `  ${line}`),
    "",
  ].join("\n");
}
