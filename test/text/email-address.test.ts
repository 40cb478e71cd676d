import { expect, test } from "vitest";
import { EMAIL_ADDRESS } from "../../lib/text/email-address.ts";

const found = (text: string) => new RegExp(EMAIL_ADDRESS).exec(text)?.[0];

test.each([
  ["Write to hello@warmrooms.test.", "hello@warmrooms.test"],
  ["ana.ruiz+press@mail.example.co.uk is open", "ana.ruiz+press@mail.example.co.uk"],
])("%s", (text, address) => expect(found(text)).toBe(address));

test.each(["npm i tinmouse@2.4.0", "Tag @tinmouse", "pip install kite@1.2.3-beta"])(
  "%s names no address",
  (text) => expect(found(text)).toBeUndefined(),
);
