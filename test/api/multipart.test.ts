import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundaryOf, partsOf } from "../../functions/http/multipart.ts";
import { bytesOf } from "../support/pictures.ts";
import { runs } from "../support/sample.ts";

type Read = { name: string; fileName: string | null; type: string; bytes: Uint8Array };

/** A body in pieces of these lengths, over and over. */
async function* inPieces(bytes: Uint8Array, lengths: readonly number[]) {
  for (let at = 0, n = 0; at < bytes.length; n++) {
    const length = lengths[n % lengths.length] ?? 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

async function readAll(bytes: Uint8Array, type: string, lengths: readonly number[] = [7]): Promise<Read[]> {
  const read: Read[] = [];
  for await (const { body, ...head } of partsOf(inPieces(bytes, lengths), boundaryOf(type))) {
    const pieces: Uint8Array[] = [];
    for await (const piece of body) pieces.push(piece.slice());
    read.push({ ...head, bytes: new Uint8Array(Buffer.concat(pieces)) });
  }
  return read;
}

const B = "multipart/form-data; boundary=b";
const part = (head: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;

describe("the multipart reader", () => {
  test("the multipart reader returns what the platform's own writer wrote, for pieces of any size", async () => {
    const value = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.uint8Array({ maxLength: 300 }),
      // What looks like the end of a part.
      fc
        .array(fc.constantFrom("\r", "\n", "-", "--", "\r\n--", "\r\n------", "a"), { maxLength: 40 })
        .map((all) => all.join("")),
    );
    const fields = fc.array(fc.tuple(fc.constantFrom("title", "file", 'a "name"', "ä"), value), {
      maxLength: 4,
    });
    const lengths = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fields, lengths, async (wanted, pieces) => {
        const form = formOf(wanted);
        const response = new Response(form);
        const type = response.headers.get("content-type") ?? "";
        const bytes = new Uint8Array(await response.arrayBuffer());
        const read = await readAll(bytes, type, pieces);
        const parsed = [...(await new Response(bytes, { headers: { "content-type": type } }).formData())];
        expect(read.map(({ name }) => name)).toEqual(parsed.map(([name]) => name));
        const content = await Promise.all(parsed.map(([, one]) => contentOf(one)));
        expect(read.map(({ bytes }) => bytes)).toEqual(content);
        const names = parsed.map(([, one]) => (typeof one === "string" ? null : "a b.mp4"));
        expect(read.map(({ fileName }) => fileName)).toEqual(names);
      }),
      { numRuns: runs(50, 200), seed: 20_260_615 },
    );
  });

  test("the multipart reader holds at most a piece and a boundary in memory", async () => {
    let largest = 0;
    async function* long() {
      yield bytesOf(part('name="file"; filename="a"', "").slice(0, -2));
      for (let n = 0; n < 200; n++) yield new Uint8Array(65_536).fill(13);
      yield bytesOf("\r\n--b--\r\n");
    }
    for await (const { body } of partsOf(long(), "b")) {
      for await (const piece of body) largest = Math.max(largest, piece.buffer.byteLength);
    }
    expect(largest).toBeLessThan(65_536 + 100);
  });

  test.each([
    ["white space behind a boundary", part('name="a"', "x").replace("--b\r", "--b \t\r"), "a", null, "x"],
    ["words before the first boundary", `hello\r\n${part('name="a"', "x")}`, "a", null, "x"],
    ["backslashes in a name", part('name="a"; filename="c:\\"d.mp4"', "x"), "a", 'c:"d.mp4', "x"],
    ["an empty value", part('name="a"', ""), "a", null, ""],
    ["a name without quotes", part("name=a; filename=d.mp4", "x"), "a", "d.mp4", "x"],
  ])("the multipart reader accepts %s", async (_what, text, name, fileName, value) => {
    const [read] = await readAll(utf8(`${text}--b--`), B);
    expect(read).toMatchObject({ name, fileName });
    expect(new TextDecoder().decode(read?.bytes)).toBe(value);
  });

  test.each([
    ["nothing", ""],
    ["no last boundary", part('name="a"', "x")],
    ["half a boundary", `${part('name="a"', "x")}--`],
    ["a part without a name", `${part("filename=x", "x")}--b--`],
    ["a part without a head", "--b\r\n\r\nx\r\n--b--"],
    ["a head without end", `--b\r\n${"x".repeat(10_000)}`],
    ["words without end", "x".repeat(10_000)],
    ["a boundary in a line", `--bx${" ".repeat(200)}`],
  ])("the multipart reader refuses %s as malformed", async (_what, text) => {
    await expect(readAll(utf8(text), B)).rejects.toMatchObject({ code: "malformed_body" });
  });

  test.each([
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `multipart/form-data; boundary=${"x".repeat(71)}`,
  ])("the content type %s has no multipart boundary", (type) => {
    expect(() => boundaryOf(type)).toThrow(/boundary/);
  });
});

const utf8 = (text: string) => new TextEncoder().encode(text);

function formOf(wanted: [string, string | Uint8Array][]): FormData {
  const form = new FormData();
  for (const [name, one] of wanted) {
    if (typeof one === "string") form.append(name, one);
    else form.append(name, new Blob([new Uint8Array(one)], { type: "video/mp4" }), "a b.mp4");
  }
  return form;
}

const contentOf = async (one: FormDataEntryValue): Promise<Uint8Array> =>
  typeof one === "string" ? utf8(one) : new Uint8Array(await one.arrayBuffer());
