import { describe, expect, test } from "vitest";
import { BadImage } from "../../lib/uploads/images/limits.ts";
import { BITMAPS_AND_SVG, detectFormat, prepare } from "../../lib/uploads/images/prepare.ts";
import { readSvg } from "../../lib/uploads/images/svg.ts";
import { svg } from "../support/containers.ts";
import { type Bytes, bytesOf, pixelsOf } from "../support/pictures.ts";

const take = (bytes: Bytes) => prepare({ bytes }, detectFormat({ bytes }, BITMAPS_AND_SVG));
const BOX = '<rect width="100" height="50" fill="#ff0000"/>';
const cleaned = (bytes: Bytes) => new TextDecoder().decode(readSvg(bytes).svg);

/** The pixel in the middle of a drawing, as it is kept. */
async function middleOf(bytes: Bytes): Promise<number[]> {
  const kept = await take(bytes);
  const rgba = await pixelsOf(kept.bytes, 10, 5);
  return [...rgba.subarray((2 * 10 + 5) * 4, (2 * 10 + 5) * 4 + 4)];
}
const RED = [255, 0, 0, 255];

describe("an SVG logo", () => {
  test("an SVG logo is stored as a PNG whose longer side is 1,600 pixels", async () => {
    expect(await take(svg(BOX))).toMatchObject({
      mimeType: "image/png",
      width: 1_600,
      height: 800,
      render: undefined,
    });
    expect(await take(svg(BOX, 'width="30px" height="60"'))).toMatchObject({ width: 800, height: 1_600 });
    expect(await take(svg(BOX, 'width="100%" height="100%" viewBox="0,0 100,25"'))).toMatchObject({
      width: 1_600,
      height: 400,
    });
  });

  test.each([
    ["plain shapes", BOX],
    ["a style sheet", `<style><![CDATA[.a{fill:red}]]></style><rect class="a" width="100" height="50"/>`],
    [
      "a gradient",
      `<linearGradient id="g"><stop stop-color="red"/></linearGradient><rect width="100" height="50" fill="url(#g)"/>`,
    ],
    [
      "a used part",
      `<defs><g id="a">${BOX}</g></defs><use xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>`,
    ],
    [
      "a clip path",
      `<clipPath id="c"><rect width="100" height="50"/></clipPath><g clip-path="url(#c)">${BOX}</g>`,
    ],
    [
      "a filter, which is left out",
      `<filter id="f"><feGaussianBlur stdDeviation="900"/></filter><g filter="url(#f)">${BOX}</g>`,
    ],
    ["a filter in a style, which is left out", `<g style="filter:url(#f);opacity:1">${BOX}</g>`],
    ["a link, which leads nowhere any more", `<a href="https://example.com/">${BOX}</a>`],
    ["character references", `<rect width="100" height="50" fill="&#35;ff&#x30;000"/>`],
    ["a foreign namespace, which is left out", `<sodipodi:namedview pagecolor="#00f"/>${BOX}`],
  ])("an SVG logo with %s is drawn correctly", async (_what, body) => {
    expect(await middleOf(svg(body))).toEqual(RED);
  });

  test("an SVG logo may begin with a declaration, comments and the usual document type", async () => {
    const head = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n`;
    const bytes = new Uint8Array([...bytesOf(head), ...svg(BOX)]);
    expect(await middleOf(bytes)).toEqual(RED);
  });
});

const OUTSIDE = "https://evil.example.com/x";

test.each([
  ["a script", `<script>fetch("${OUTSIDE}")</script>`],
  ["a script in CDATA", `<script><![CDATA[fetch("${OUTSIDE}")]]></script>`],
  ["a handler", `<rect width="1" height="1" onload="fetch('${OUTSIDE}')" ONCLICK="fetch('${OUTSIDE}')"/>`],
  ["a page inside", `<foreignObject><iframe src="${OUTSIDE}"></iframe></foreignObject>`],
  ["a use of another file", `<use href="${OUTSIDE}#a"/><use xlink:href="${OUTSIDE}#a"/>`],
  ["a link", `<a href="${OUTSIDE}"><rect/></a><a href="javascript:fetch('${OUTSIDE}')"><rect/></a>`],
  ["a paint from another file", `<rect fill="url(${OUTSIDE}#a)" width="1" height="1"/>`],
  ["a paint hidden by escapes", `<rect fill="u\\72l(${OUTSIDE})" width="1" height="1"/>`],
  ["a style with an address", `<rect style="fill:url('${OUTSIDE}');stroke:red"/>`],
  [
    "an imported style sheet",
    `<style>@import "${OUTSIDE}"; @font-face{src:url(${OUTSIDE})} .a{fill:red}</style>`,
  ],
  ["an xml-stylesheet", `<?xml-stylesheet href="${OUTSIDE}"?>`],
  ["an animation that changes a link", `<a><animate attributeName="href" to="${OUTSIDE}"/><rect/></a>`],
  ["a base address", `<g xml:base="${OUTSIDE}"/>`],
  ["a metadata block", `<metadata><rdf:about>${OUTSIDE}</rdf:about></metadata>`],
])("the SVG cleaner removes %s", (_what, body) => {
  const text = cleaned(svg(body + BOX));
  expect(text).not.toMatch(/evil|script|foreignObject|onload|onclick|import|javascript|metadata|animate/i);
  expect(text).toContain('fill="#ff0000"');
});

test("the SVG cleaner keeps styles without external references", () => {
  expect(cleaned(svg(`<rect style="fill:url(${OUTSIDE});stroke:red"/>`))).toContain("stroke:red");
  expect(cleaned(svg(`<style>@import "x"; .a{fill:red} .b{fill:url(${OUTSIDE})}</style>`))).toContain(
    ".a{fill:red}",
  );
});

const use = (id: string, times: number) => `<use href="#${id}"/>`.repeat(times);
const laughs = Array.from({ length: 9 }, (_, i) => `<g id="l${i + 1}">${use(`l${i}`, 10)}</g>`).join("");
const patterns = Array.from(
  { length: 16 },
  (_, i) =>
    `<pattern id="p${i + 1}" width="1" height="1"><rect fill="url(#p${i})"/><rect style="fill:url('#p${i}')"/></pattern>`,
).join("");
const text = (bytes: Bytes) => new TextDecoder().decode(bytes);
const raw = (source: string) => new Uint8Array(new TextEncoder().encode(source));

const REFUSED: [what: string, bytes: Bytes, kind: string, sentence: RegExp][] = [
  [
    "entities of its own",
    raw(`<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${text(svg("&b;"))}`),
    "image_svg_entities",
    /entities/,
  ],
  [
    "entities from elsewhere",
    raw(`<!DOCTYPE svg [<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;]>${text(svg(""))}`),
    "image_svg_entities",
    /entities/,
  ],
  ["an undeclared entity", svg("<desc>&bomb;</desc>"), "image_damaged", /well-formed/],
  [
    "parts that use parts that use parts",
    svg(`<g id="l0">${BOX}</g>${laughs}${use("l9", 1)}`),
    "image_too_complex",
    /4000/,
  ],
  [
    "patterns made of patterns",
    svg(`<pattern id="p0">${BOX}</pattern>${patterns}<rect fill="url(#p16)"/>`),
    "image_too_complex",
    /4000/,
  ],
  [
    "a part that uses itself",
    svg(`<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`),
    "image_too_complex",
    /themselves/,
  ],
  ["too many elements", svg("<g/>".repeat(20_001)), "image_too_complex", /20000/],
  ["elements nested too deep", svg("<g>".repeat(70) + "</g>".repeat(70)), "image_too_complex", /nested/],
  ["too much text", svg(`<!--${"x".repeat(1024 * 1024)}-->`), "image_too_complex", /512 KB/],
  ["a huge view box", svg(BOX, 'viewBox="0 0 1e9 1e9"'), "image_too_large", /8192/],
  ["a huge size", svg(BOX, 'width="30000" height="30000"'), "image_too_large", /8192/],
  [
    "a huge view box behind a small size",
    svg(BOX, 'width="10" height="10" viewBox="0 0 1e9 1e9"'),
    "image_too_large",
    /8192/,
  ],
  ["the shape of a thread", svg(BOX, 'viewBox="0 0 3000 1"'), "image_too_large", /20 times/],
  ["a view box of nothing", svg(BOX, 'viewBox="0 0 0 0"'), "image_damaged", /view box/],
  ["a view box of words", svg(BOX, 'viewBox="a b c d"'), "image_damaged", /view box/],
  ["no size at all", svg(BOX, ""), "image_damaged", /no size/],
  ["live text", svg(`<text>Kite</text>`), "image_unsupported", /outlines/],
  ["a bitmap inside", svg(`<image href="data:image/png;base64,AAAA"/>`), "image_unsupported", /bitmap/],
  ["an end too soon", raw('<svg viewBox="0 0 9 9"><g'), "image_damaged", /well-formed/],
  ["tags that do not match", svg("<g></a>"), "image_damaged", /well-formed/],
  ["two roots", raw(`${text(svg(BOX))}<svg/>`), "image_damaged", /well-formed/],
  ["an attribute given twice", svg('<rect x="1" x="2"/>'), "image_damaged", /well-formed/],
  ["another root", raw("<x><svg/></x>"), "image_damaged", /begin with an svg/],
  ["bytes that are no UTF-8", new Uint8Array([...svg(BOX), 0xff]), "image_unsupported", /UTF-8/],
];

test.each(REFUSED)("an SVG with %s is refused at once", async (_what, bytes, kind, sentence) => {
  const began = performance.now();
  const error = await take(bytes).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BadImage);
  expect(error).toMatchObject({ kind, message: expect.stringMatching(sentence) });
  expect(performance.now() - began).toBeLessThan(1_000);
});
