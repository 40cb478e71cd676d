import { expect, test } from "vitest";
import { embedding, ttf, woff2 } from "../support/fonts.ts";
import { base64 } from "../support/pictures.ts";
import { type Account, openAccount } from "../support/platform-workspace.ts";

const FONTS = "/brand-assets/fonts";
const add = (account: Account, bytes: Uint8Array) =>
  account.post(FONTS, { license_confirmed: true, font_base64: base64(new Uint8Array(bytes)) });

test("fonts are unpacked, tried and refused in workerd", async () => {
  const account = await openAccount("scale");
  for (const bytes of [woff2(), ttf()]) expect((await add(account, bytes)).status).toBe(201);
  for (const [bytes, type] of [
    [woff2().subarray(0, 9_000), "font_damaged"],
    [woff2().fill(0x5a, 12_000), "font_damaged"],
    [ttf(embedding(2)), "font_restricted"],
  ] as const) {
    const answer = await add(account, bytes);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ detail: [{ type }] });
  }
});
