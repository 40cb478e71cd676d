import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../../lib/local/settings.ts";

test("without settings it is port 8787 and the folder .data, unwatched", () => {
  const settings = { port: 8787, folder: resolve(".data"), watch: false };
  expect(readSettings({}, [])).toEqual(settings);
  expect(readSettings({ PORT: "", DATA_DIR: "" }, [])).toEqual(settings);
});

test("PORT, DATA_DIR and --watch are honoured", () => {
  expect(readSettings({ PORT: "65535", DATA_DIR: "/srv/brandrun" }, ["--watch"])).toEqual({
    port: 65_535,
    folder: "/srv/brandrun",
    watch: true,
  });
});

test.for(["abc", "0", "65536", "80.5", "-1", "1e3", " 80"])("PORT=%s is refused", (PORT) => {
  expect(() => readSettings({ PORT }, [])).toThrow(
    `PORT must be a whole number from 1 to 65535, not "${PORT}".`,
  );
});

test("an unknown option is refused", () => {
  expect(() => readSettings({}, ["--verbose"])).toThrow(
    'The only option is --watch, which was not all of "--verbose".',
  );
});
