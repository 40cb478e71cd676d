import { expect, test } from "vitest";
import { readTarget } from "../../lib/cli/forward.ts";
import { checkUrl } from "../../lib/local/qstash/settings.ts";
import { isUrl } from "../../lib/text/is-url.ts";

/** So often a function is called before V8 optimises it and all that it calls. */
const MANY = 50_000;
const LATIN_1 = "https://bücher.example/straße";

test.each([
  ["an address", (text: string) => isUrl(text)],
  ["an address below a base", (text: string) => isUrl(text, "https://brand.example.com")],
  ["a target of the command line", (text: string) => readTarget(text) !== ""],
  ["a destination of the local queue", (text: string) => checkUrl("destination", text) !== ""],
])("%s may hold letters of Latin-1, however often one is read", (_, isRead) => {
  expect(Array.from({ length: MANY }).every(() => isRead(LATIN_1))).toBe(true);
});

test("a text without scheme, host or base is no address", () => {
  expect(["", "bücher", "/straße", "https://", "https://a b.example"].filter((text) => isUrl(text))).toEqual(
    [],
  );
  expect(isUrl("/straße", "https://bücher.example")).toBe(true);
});
