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

/** The names of the Worker's secrets: none while there is no Worker, undefined where wrangler cannot tell. */
export async function secretsAtWorker(world: DeployWorld): Promise<string[] | undefined> {
  const ended = await world.wrangler(["secret", "list"]);
  if (ended.code !== 0 && /not found|10007/.test(ended.stderr + ended.stdout)) return [];
  const list: { name: string }[] | undefined = printed(ended);
  return list?.map(({ name }) => name);
}

/** The first lines that wrangler complained with, without its decoration. */
export function complaint({ stdout, stderr }: Ended): string {
  const lines = `${stderr}\n${stdout}`.split("\n").map((line) => line.replace(/^[^\w"'(]+/, "").trim());
  const first = lines.find((line) => /error/i.test(line) && line.length > 8) ?? lines.find((line) => line);
  return (first ?? "It said nothing.").replace(/^\[?ERROR\]?\s*/i, "").slice(0, 200);
}
