import { expect, test } from "vitest";
import { contactApart } from "../../../lib/render/templates/kit/story/contact-apart.ts";

test.each([
  [
    "Dogs welcome. To book a table ring 01904 555 0142 only, we take no messages.",
    "Dogs welcome. We take no messages.",
    "To book a table ring 01904 555 0142 only",
  ],
  [
    "Nur Barzahlung. Anmeldung bis Freitag unter 0461 555 0199.",
    "Nur Barzahlung.",
    "Anmeldung bis Freitag unter 0461 555 0199",
  ],
  ["Replies to hire@crumb.example by 4 May.", "", "Replies to hire@crumb.example by 4 May"],
])("%s ends with how to reach the sender", (text, rest, contact) => {
  expect(contactApart(text)).toEqual({ rest, contact });
});

test.each([
  "Founded 1990-2026. Back on 04/01/2027.",
  "Call 01904 555 0142. Or write to a@crumb.example.",
  "",
])("%j stays as it is", (text) => {
  expect(contactApart(text)).toEqual({ rest: text, contact: "" });
});
