import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { emptyFolder, startCli } from "./child.ts";
import { KEY, startService } from "./fake-service.ts";
import { fakeTerminal } from "./fake-terminal.ts";

const generate = (url: string, ...more: string[]) => ["generate", "--key", KEY, "--url", url, ...more];
const SPRING = ["--brief", "Our spring release"];

test("Ctrl-C while waiting says that the run goes on and how to look again", async () => {
  const service = await startService({ polls: 1000 });
  const { child, end } = startCli(generate(service.url, ...SPRING));
  await service.requestTo(/\/runs\//);
  child.kill("SIGINT");
  const { code, out, err } = await end;
  const id = service.requests.at(-1)!.path.split("/").at(-1)!;

  expect({ code, out }).toEqual({ code: 130, out: "" });
  expect(err).toContain("The run itself goes on.");
  expect(err).toContain(`npx brandrun run ${id} --watch`);
  expect(err).not.toContain(KEY);
});

/** A person who presses Ctrl-C the moment a request to such a path is under way. */
function impatient(path: RegExp) {
  const controller = new AbortController();
  return fakeTerminal({
    piped: true,
    interrupts: () => controller.signal,
    fetch: (url, init) => {
      if (path.test(String(url))) controller.abort();
      return fetch(url, init);
    },
  });
}

test("Ctrl-C before the service has answered says that the run may exist", async () => {
  const service = await startService();
  const { shown, types } = impatient(/\/generate$/);

  expect(await types(generate(service.url, ...SPRING))).toBe(130);
  expect(shown.err).toContain("Interrupted before the service had answered.");
});

test("Ctrl-C while saving prints the finished run, names the asset's address and leaves no piece of a file", async () => {
  const service = await startService();
  const folder = emptyFolder();
  const { shown, types } = impatient(/\/assets\//);

  expect(await types(generate(service.url, ...SPRING, "--out", folder))).toBe(130);
  expect(JSON.parse(shown.out).status).toBe("succeeded");
  expect(shown.err).toContain(`  ${service.url}/assets/card.png\n`);
  expect(readdirSync(folder)).toEqual([]);
});
