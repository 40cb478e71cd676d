import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cliProcess, emptyFolder } from "./child.ts";
import { KEY, startService } from "./fake-service.ts";
import { cli } from "./fake-terminal.ts";

const generate = (url: string, ...more: string[]) => ["generate", "--key", KEY, "--url", url, ...more];
const SPRING = ["--brief", "Our spring release"];

test("waits for the run and prints it whole as JSON, and nothing else, when piped", async () => {
  const service = await startService({ polls: 1 });
  const { code, out, err } = await cli(generate(service.url, ...SPRING));

  expect(JSON.parse(out)).toMatchObject({
    status: "succeeded",
    verdict: "approved",
    a_field_of_tomorrow: { any: "thing" },
  });
  expect({ code, err }).toEqual({ code: 0, err: "" });
});

test("asks for a card for linkedin by default", async () => {
  const service = await startService();
  await cli(generate(service.url, ...SPRING));

  expect(service.requests[0]).toMatchObject({
    method: "POST",
    path: "/api/v1/programmatic/generate",
    headers: { authorization: `Bearer ${KEY}`, "content-type": "application/json" },
    body: { brief: "Our spring release", channel: "linkedin", asset_type: "card" },
  });
});

test("sends every option in the API's own form", async () => {
  const service = await startService();
  const options = [
    "--channel",
    "twitter",
    "--asset-type",
    "og_image",
    "--format",
    "wide",
    "--language",
    "pt-BR",
  ];
  const times = ["--scheduled-at", "2030-07-01 09:00+0200", "--seed", "-7"];
  const notes = ["--metadata", "campaign=spring", "--metadata", "formula=a=b"];
  await cli(generate(service.url, ...SPRING, ...options, ...times, ...notes));

  expect(service.requests[0]!.body).toEqual({
    brief: "Our spring release",
    channel: "twitter",
    asset_type: "og_image",
    format: "wide",
    language: "pt-BR",
    scheduled_at: "2030-07-01T09:00:00+02:00",
    seed: -7,
    metadata: { campaign: "spring", formula: "a=b" },
  });
});

test("key and address may come from the environment", async () => {
  const service = await startService();
  const env = { BRANDRUN_API_KEY: `${KEY}\n`, BRANDRUN_URL: `${service.url}/` };
  const { code } = await cli(["generate", ...SPRING], { env });

  expect(code).toBe(0);
});

test("--brief - reads standard input, without the newline at its end", async () => {
  const service = await startService();
  await cliProcess(generate(service.url, "--brief", "-"), { input: "Line one\nline two\n" });

  expect(service.requests[0]!.body.brief).toBe("Line one\nline two");
});

test("--brief @file reads a file, and @@ begins a brief with an @", async () => {
  const service = await startService();
  const file = join(emptyFolder(), "brief.txt");
  writeFileSync(file, "From a file\n");
  await cli(generate(service.url, "--no-wait", "--brief", `@${file}`));
  await cli(generate(service.url, "--no-wait", "--brief", "@@acme wins"));

  expect(service.requests.map(({ body }) => body.brief)).toEqual(["From a file", "@acme wins"]);
});

test("--no-wait prints the queued run and polls nothing", async () => {
  const service = await startService();
  const { code, out } = await cli(generate(service.url, ...SPRING, "--no-wait"));

  expect({ code, status: JSON.parse(out).status }).toEqual({ code: 0, status: "queued" });
  expect(service.requests).toHaveLength(1);
});

test("--dry-run asks for one and prints the answer", async () => {
  const service = await startService();
  const { code, out } = await cli(generate(service.url, ...SPRING, "--dry-run"));

  expect(service.requests.map(({ body }) => body.dry_run)).toEqual([true]);
  expect({ code, answer: JSON.parse(out) }).toMatchObject({ code: 0, answer: { cost: { credits: 1 } } });
});

test("a run that fails is exit 5, with the run on stdout and the reason on stderr", async () => {
  const run = {
    status: "failed",
    error_message: "The picture could not be drawn.",
    error_code: "render_failed",
  };
  const service = await startService({ run });
  const { code, out, err } = await cli(generate(service.url, ...SPRING));

  expect({ code, status: JSON.parse(out).status }).toEqual({ code: 5, status: "failed" });
  expect(err).toContain("The picture could not be drawn. (render_failed)");
});

test("a run that was made but not approved is a success of the command", async () => {
  const service = await startService({ run: { verdict: "needs_review", impact_score: 61 } });
  const { code } = await cli(generate(service.url, ...SPRING));

  expect(code).toBe(0);
});

test("polls wait long when the output is not a terminal", async () => {
  const service = await startService({ polls: 1 });
  await cli(generate(service.url, ...SPRING));
  const polls = service.requests.filter(({ method }) => method === "GET");

  expect(polls.map(({ query }) => query.get("wait"))).toEqual(["25", "25"]);
});

test("the service's warnings are printed on stderr", async () => {
  const service = await startService();
  service.next({ status: 202, body: { id: "a", status: "succeeded", warnings: ["colour is not a field"] } });
  const { code, err } = await cli(generate(service.url, ...SPRING));

  expect({ code, err }).toEqual({ code: 0, err: "Note: colour is not a field\n" });
});
