import { describe, expect, test } from "vitest";
import { endpoint, recordAndPublish, webhookWorld } from "../../support/webhooks.ts";
import { json } from "../../support/world.ts";
import { PYTHON, python } from "./python-of.ts";

const NOW = Date.parse("2026-06-15T12:00:00Z") / 1000;

/** A message as the service sends it, and the secret of its endpoint. */
async function message() {
  const { w, posted } = await webhookWorld();
  const { id, secret } = await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  const [first] = posted;
  if (!first) throw new Error("Nothing was sent.");
  return { w, id, secret, posted, ...first };
}
type Given = { headers: Record<string, string>; body: string; secret: string | string[] };

/** What each call of `verify` answers: the type of the event, or why it was refused. */
async function judged({ headers, body, secret }: Given, ...calls: string[]): Promise<string[]> {
  const code = `
import json, os
from brandrun import BrandrunWebhookError, verify_webhook
given = json.loads(os.environ["GIVEN"])
headers, body, secret = given["headers"], given["body"], given["secret"]
def verify(more={}, body=body, secret=secret, off=0, **others):
    return verify_webhook({**headers, **more}, body, secret, now=${NOW} + off, **others)["type"]
said = []
for call in [${calls.map((call) => `lambda: ${call}`).join(",")}]:
    try: said.append(call())
    except BrandrunWebhookError as error: said.append(str(error))
    except ValueError as error: said.append("ValueError")
print(json.dumps(said))`;
  return JSON.parse(await python(code, { GIVEN: JSON.stringify({ headers, body, secret }) }));
}

const FORGED = "No signature fits: another secret, or another body.";
const LATE = "The timestamp is too far off: an old message, or a clock that is wrong.";

describe.skipIf(!PYTHON)("verify_webhook", () => {
  test("accepts a message of the service in any form, for five minutes", async () => {
    const calls = [
      "verify()",
      "verify(body=body.encode())",
      "verify_webhook({name.upper(): value for name, value in headers.items()}, bytearray(body.encode()), [secret], now=" +
        `${NOW})["type"]`,
      "verify(off=300)",
      "verify(off=-300)",
      "verify(off=900, tolerance=900)",
    ];
    expect(await judged(await message(), ...calls)).toEqual(Array(calls.length).fill("brand.updated"));
  });

  test("refuses another body, secret, id, time and form of signature", async () => {
    const given = await message();
    const other = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
    const forged = [
      'verify(body=body + " ")',
      `verify(secret="${other}")`,
      'verify({"webhook-id": "another"})',
      `verify({"webhook-timestamp": "${NOW + 1}"})`,
      ...["v1,", "v1", "v1,%", "v2,AAAA", "é"].map((text) => `verify({"webhook-signature": "${text}"})`),
      'verify({"webhook-signature": headers["webhook-signature"].replace("v1,", "v1a,")})',
    ];
    expect(await judged(given, ...forged)).toEqual(Array(forged.length).fill(FORGED));
    const late = ["verify(off=301)", "verify(off=-301)", 'verify({"webhook-timestamp": "1e10"})'];
    expect(await judged(given, ...late)).toEqual(Array(late.length).fill(LATE));
    expect(
      await judged(given, 'verify({"webhook-id": ""})', 'verify(secret="whsec_%")', "verify(secret=[])"),
    ).toEqual(["The header webhook-id is missing.", "ValueError", FORGED]);
  });

  test("accepts either secret after a rotation", async () => {
    const { w, id, secret, posted } = await message();
    const newer = (await json(await w.post(`/webhooks/${id}/rotate-secret`))) as unknown as Given;
    await recordAndPublish(w);
    await w.drain();
    const last = posted.at(-1);
    if (!last) throw new Error("Nothing was sent.");
    const given = { ...last, secret: [secret, String(newer.secret)] };
    expect(await judged(given, "verify()", "verify(secret=secret[0])", "verify(secret=secret[1])")).toEqual(
      Array(3).fill("brand.updated"),
    );
  });
});
