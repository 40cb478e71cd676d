import { stripVTControlCharacters } from "node:util";
import type { DeployWorld, Ended } from "./world.ts";

/** What wrangler printed as JSON; undefined when it failed or printed something else. */
// biome-ignore lint/suspicious/noExplicitAny: wrangler's answer; each caller reads the few fields it needs.
export function printed({ code, stdout }: Ended): any {
  if (code !== 0) return undefined;
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

/** What a check says when wrangler may not ask Cloudflare, with the way out. */
export const NOT_LOGGED_IN = "wrangler is not logged in: npx wrangler login";

/** Whether wrangler ended because there is no login: its words with a terminal, and without one. */
export const lacksLogin = ({ code, stdout, stderr }: Ended): boolean =>
  code !== 0 && /not authenticated|not logged in|set a CLOUDFLARE_API_TOKEN/i.test(stderr + stdout);

/** Whether wrangler ended because it could not reach Cloudflare. */
export const isCutOff = ({ code, stdout, stderr }: Ended): boolean =>
  code !== 0 &&
  /unable to resolve|fetch failed|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|network/i.test(stderr + stdout);

export const listSecrets = (world: DeployWorld): Promise<Ended> => world.wrangler(["secret", "list"]);

/** The names of the Worker's secrets: none while there is no Worker, undefined where wrangler cannot tell. */
export const secretsAtWorker = async (world: DeployWorld) => secretsIn(await listSecrets(world));

export function secretsIn(ended: Ended): string[] | undefined {
  if (ended.code !== 0 && /not found|10007/.test(ended.stderr + ended.stdout)) return [];
  const list: { name: string }[] | undefined = printed(ended);
  return list?.map(({ name }) => name);
}

/** The first lines that wrangler complained with, without its decoration. */
export function complaint({ stdout, stderr }: Ended): string {
  const lines = stripVTControlCharacters(`${stderr}\n${stdout}`)
    .split("\n")
    .map((line) => line.replace(/^[^\w"'(]+/, "").trim());
  const first = lines.find((line) => /error/i.test(line) && line.length > 8) ?? lines.find((line) => line);
  return (first ?? "It said nothing.").replace(/^\[?ERROR\]?\s*/i, "").slice(0, 200);
}
