import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const FILE = new URL("../../lib/local/last-resort.ts", import.meta.url).href;
const SCRIPT = `
  import { EventEmitter } from "node:events";
  import { surviveErrors } from ${JSON.stringify(FILE)};
  surviveErrors();
  setImmediate(() => { throw new Error("thrown in a listener"); });
  setImmediate(() => new EventEmitter().emit("error", new Error("emitted to nobody")));
  setImmediate(() => void Promise.reject(new Error("rejected and forgotten")));
  process.stdin.once("data", () => { console.log("still here"); process.exit(0); });
`;

test("errors that nothing caught are logged and do not end the platform", async () => {
  const args = ["--import", "tsx", "--input-type=module", "-e", SCRIPT];
  const child = spawn(process.execPath, args, { stdio: "pipe" });
  let [said, errors] = ["", ""];
  child.stdout.on("data", (text) => {
    said += text;
  });
  child.stderr.on("data", (text) => {
    errors += text;
    if (errors.includes("forgotten")) child.stdin.write("?");
  });
  const [code] = await once(child, "close");
  expect([code, said]).toEqual([0, "still here\n"]);
  for (const words of ["thrown in a listener", "emitted to nobody", "rejected and forgotten"])
    expect(errors).toContain(words);
});
