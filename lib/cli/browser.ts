import { spawn } from "node:child_process";

type Env = Record<string, string | undefined>;

/** The program that opens addresses here; undefined where there is no screen. */
function opener({
  DISPLAY,
  WAYLAND_DISPLAY,
  BROWSER,
}: Env): [program: string, ...args: string[]] | undefined {
  if (process.platform === "darwin") return ["open"];
  if (process.platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  if (BROWSER) return [BROWSER];
  return DISPLAY || WAYLAND_DISPLAY ? ["xdg-open"] : undefined;
}

/** Opens an address. False where that cannot be done. */
export function openBrowser(address: string, env: Env): Promise<boolean> {
  const found = opener(env);
  if (!found) return Promise.resolve(false);
  const [program, ...args] = found;
  return new Promise((resolve) => {
    // No shell: an address is never a command.
    const child = spawn(program, [...args, address], { stdio: "ignore", detached: true });
    child.on("error", () => resolve(false));
    child.on("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
