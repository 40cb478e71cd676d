import fc from "fast-check";
import { expect, test } from "vitest";
import { type About, SOURCE_TYPES } from "../../lib/render/metadata/about.ts";
import { packet } from "../../lib/render/metadata/xmp.ts";

const about: About = {
  title: "Rye week",
  altText: "A loaf on a board, and the words: Rye week at Tideway.",
  brand: "Tideway Bakery",
  sourceType: "digitalCreation",
};

const decode = (bytes: Uint8Array) =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
const plain = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** Reads a packet: the text and the elements around it of every leaf. Throws where it is not well-formed. */
function read(bytes: Uint8Array): Record<string, string> {
  const leaves: Record<string, string> = {};
  const open: string[] = [];
  for (const [token] of decode(bytes).matchAll(/<[^>]*>|[^<]+/g)) {
    const [, slash, name = ""] = /^<(\/?)([\w:]+)/.exec(token) ?? [];
    if (slash === "/") expect(open.pop()).toBe(name);
    else if (slash === "") open.push(name);
    else if (!token.startsWith("<?")) {
      expect(token).not.toMatch(/&(?!(amp|lt|gt);)|>/);
      leaves[open.slice(3).join("/")] = plain(token);
    }
  }
  expect(open).toEqual([]);
  return leaves;
}

test("a packet says title, description, creator, credit, software, alternative text and source type", () => {
  expect(read(packet(about))).toEqual({
    "dc:title/rdf:Alt/rdf:li": "Rye week",
    "dc:description/rdf:Alt/rdf:li": about.altText,
    "dc:creator/rdf:Seq/rdf:li": "Tideway Bakery",
    "photoshop:Credit": "Tideway Bakery",
    "xmp:CreatorTool": "Brandrun",
    "Iptc4xmpCore:AltTextAccessibility/rdf:Alt/rdf:li": about.altText,
    "Iptc4xmpExt:DigitalSourceType": "http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation",
  });
});

test("texts are in the default language, and every prefix is declared", () => {
  const xml = decode(packet(about));
  expect(xml.match(/<rdf:li xml:lang="x-default">/g)).toHaveLength(3);
  for (const [, prefix] of xml.matchAll(/<(\w+):/g)) expect(xml).toContain(` xmlns:${prefix}="`);
});

test("a packet is marked as XMP that is not to be changed in place, and has no padding", () => {
  const xml = decode(packet(about));
  expect(xml.startsWith('<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta ')).toBe(true);
  expect(xml.endsWith('</x:xmpmeta><?xpacket end="r"?>')).toBe(true);
  expect(xml).not.toMatch(/\s{2}/);
});

test.each(SOURCE_TYPES)("%s is written as the address of its NewsCode", (sourceType) => {
  const uri = read(packet({ ...about, sourceType }))["Iptc4xmpExt:DigitalSourceType"];
  expect(uri).toBe(`http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}`);
});

test.each([
  ["markup", `</rdf:li> <b a="1" b='2'> & &amp; ]]> <!-- <?x?>`],
  ["emoji made of several characters", "👩🏽‍🍳 bakes 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇩🇰"],
  ["right-to-left text", "خبز الجاودار — לחם שיפון\u200f!"],
  ["East Asian text", "黒パンの週 · 호밀빵 𠮷野家"],
])("%s comes back as it went in", (_, title) => {
  expect(read(packet({ ...about, title }))["dc:title/rdf:Alt/rdf:li"]).toBe(title);
});

test("what XML cannot carry is dropped, and line breaks become spaces", () => {
  const altText = " One\u0000\u0007\r\n\ttwo\ud800 \u2028 thr\ufffe\u0090ee\udc00 \n";
  expect(read(packet({ ...about, altText }))["dc:description/rdf:Alt/rdf:li"]).toBe("One two three");
});

test("an empty text is left out of the packet", () => {
  const leaves = read(packet({ title: "\n", altText: "", brand: " \u0000", sourceType: "composite" }));
  expect(Object.keys(leaves)).toEqual(["xmp:CreatorTool", "Iptc4xmpExt:DigitalSourceType"]);
});

test("texts that are too long are cut between characters, and the longest packet fits one JPEG segment", () => {
  for (const [sign, count] of [
    ["&", 6000],
    ["😀", 6000],
  ] as const) {
    const text = sign.repeat(count);
    const bytes = packet({ title: text, altText: text, brand: text, sourceType: "compositeSynthetic" });
    const leaves = read(bytes);
    expect(bytes.length).toBeLessThanOrEqual(65_502);
    expect(leaves["dc:title/rdf:Alt/rdf:li"]).toBe(`${sign.repeat(499)}…`);
    expect(leaves["dc:description/rdf:Alt/rdf:li"]).toBe(`${sign.repeat(3999)}…`);
    expect(leaves["photoshop:Credit"]).toBe(`${sign.repeat(199)}…`);
  }
});

test("any texts give a well-formed packet that has lost no visible character", () => {
  const halves = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((c) => String.fromCharCode(c)) });
  const hostile = fc.string({
    unit: fc.constantFrom("<", ">", "&", "]]>", "amp;", '"', "'", "\0", "\n", "é"),
  });
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), halves, hostile);
  const visible = (words: string) =>
    [...words].filter((sign) => !/[\s\p{Cc}\p{Cs}\ufffe\uffff]/u.test(sign)).join("");
  const embedded = /^[\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

  fc.assert(
    fc.property(text, text, text, (title, altText, brand) => {
      const bytes = packet({ title, altText, brand, sourceType: "composite" });
      const leaves = read(bytes);
      expect(decode(bytes)).toMatch(embedded);
      expect(visible(leaves["dc:title/rdf:Alt/rdf:li"] ?? "")).toBe(visible(title));
      expect(visible(leaves["Iptc4xmpCore:AltTextAccessibility/rdf:Alt/rdf:li"] ?? "")).toBe(
        visible(altText),
      );
      expect(visible(leaves["dc:creator/rdf:Seq/rdf:li"] ?? "")).toBe(visible(brand));
    }),
    { numRuns: 300 },
  );
});
