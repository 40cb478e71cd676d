import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../../lib/local/settings.ts";

const NO_MODEL = { bindings: {}, open: [] };

test("MODEL_* variables are passed to the service and open the one host they name, with its key", () => {
  const local = {
    MODEL_PROVIDER: "openai-compatible",
    MODEL_NAME: "small",
    MODEL_BASE_URL: "http://localhost:11434/v1",
  };
  expect(readSettings({ ...local, HOME: "/home/ann" }, []).model).toEqual({
    bindings: local,
    open: [{ origin: "http://localhost:11434", credential: null }],
  });
  const vendor = { MODEL_PROVIDER: "anthropic", MODEL_NAME: "m", MODEL_API_KEY: "k" };
  expect(readSettings(vendor, []).model).toEqual({
    bindings: vendor,
    open: [{ origin: "https://api.anthropic.com", credential: "k" }],
  });
});

test("IMAGE_MODEL_* variables are passed to the service and open a host of their own", () => {
  const both = {
    MODEL_PROVIDER: "google",
    IMAGE_MODEL_PROVIDER: "google",
    IMAGE_MODEL_NAME: "gemini-image",
    IMAGE_MODEL_API_KEY: "k",
  };
  expect(readSettings(both, []).model).toEqual({
    bindings: both,
    open: [
      { origin: "https://generativelanguage.googleapis.com", credential: null },
      { origin: "https://generativelanguage.googleapis.com", credential: "k" },
    ],
  });
  const apart = {
    MODEL_PROVIDER: "anthropic",
    IMAGE_MODEL_PROVIDER: "openai-compatible",
    IMAGE_MODEL_BASE_URL: "http://127.0.0.1:9999/v1",
  };
  expect(readSettings(apart, []).model.open).toEqual([
    { origin: "https://api.anthropic.com", credential: null },
    { origin: "http://127.0.0.1:9999", credential: null },
  ]);
});

test("the local platform defaults to port 8787 and the folder .data without watching", () => {
  const settings = { port: 8787, folder: resolve(".data"), watch: false, model: NO_MODEL };
  expect(readSettings({}, [])).toEqual(settings);
  expect(readSettings({ PORT: "", DATA_DIR: "" }, [])).toEqual(settings);
});

test("QUEUE_PARALLELISM is passed to the service, and left to the platform when it is not set", () => {
  expect(readSettings({ QUEUE_PARALLELISM: "40" }, []).queueParallelism).toBe(40);
  expect(readSettings({}, []).queueParallelism).toBeUndefined();
});

test.for(["0", "10001", "4.5", "many", "-1"])("QUEUE_PARALLELISM=%s is refused", (QUEUE_PARALLELISM) => {
  expect(() => readSettings({ QUEUE_PARALLELISM }, [])).toThrow(
    `QUEUE_PARALLELISM must be a whole number from 1 to 10000, not "${QUEUE_PARALLELISM}".`,
  );
});

test("PORT, DATA_DIR and --watch change the local platform's settings", () => {
  expect(readSettings({ PORT: "65535", DATA_DIR: "/srv/brandrun" }, ["--watch"])).toEqual({
    port: 65_535,
    folder: "/srv/brandrun",
    watch: true,
    model: NO_MODEL,
  });
});

test.for(["abc", "0", "65536", "80.5", "-1", "1e3", " 80"])("PORT=%s is refused", (PORT) => {
  expect(() => readSettings({ PORT }, [])).toThrow(
    `PORT must be a whole number from 1 to 65535, not "${PORT}".`,
  );
});

test("an unknown option of the local platform is refused", () => {
  expect(() => readSettings({}, ["--verbose"])).toThrow(
    'The only option is --watch, and "--verbose" was given. Settings such as PORT stand before the command',
  );
});
