import { expect, test } from "vitest";
import { actionOf } from "../../../lib/render/templates/kit/story/action.ts";

const shown = (label: string, url: string) => actionOf({ cta: { label, url, facts: [] } });

test.each([
  ["Register at kite.example/live", "kite.example/live", { cta: "Register", url: "kite.example/live" }],
  [
    "Termine unter kite.example",
    "https://www.kite.example/",
    { cta: "Termine", url: "https://www.kite.example/" },
  ],
  ["See kite.example/live", "kite.example/live", { cta: "", url: "kite.example/live" }],
  ["Book a table", "kite.example", { cta: "Book a table", url: "kite.example" }],
  ["Call 0113 555 0140", "", { cta: "Call 0113 555 0140", url: "" }],
])("%s with the address %s says each once", (label, url, action) => {
  expect(shown(label, url)).toEqual(action);
});

test("a long address that the button would only repeat stands alone", () => {
  const url = "stackrail.example/a/very/long/path/to/read";
  expect(shown(`Voir ${url}`, url)).toEqual({ cta: "", url });
});
