import { afterEach, expect, test } from "vitest";
import { createApp } from "../../functions/app.ts";
import type { AppEnv } from "../../functions/http/env.ts";
import { readConfig } from "../../lib/config.ts";

const { error: real } = console;
afterEach(() => {
  console.error = real;
});

test("a service without its settings says so, and its log names the settings without their values", async () => {
  const lines: string[] = [];
  console.error = (...parts: unknown[]) => void lines.push(parts.join(" "));
  const app = createApp(() => {
    readConfig({ PUBLIC_URL: "https://brandrun.example.com", QSTASH_TOKEN: "a-token-of-theirs" });
    throw new Error("These settings were taken.");
  });
  const answer = await app.request("/api/v1/health", {}, {} as AppEnv["Bindings"]);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({
    code: "internal_error",
    message: expect.stringMatching(/set up/),
  });
  const [line = ""] = lines;
  expect(JSON.parse(line)).toMatchObject({
    event: "not_set_up",
    reason: expect.stringContaining("SEALING_KEYS"),
  });
  expect(line).not.toContain("a-token-of-theirs");
});
