import { expect, test } from "vitest";
import { clean } from "../../lib/copy/clean.ts";
import { sentences } from "../../lib/copy/sentences.ts";
import { capitalize, clip, unstop, urls, weighted, withoutUrls } from "../../lib/copy/text.ts";

test("X counts a link 23, an emoji 2, Han 2 and the rest 1", () => {
  expect(weighted("hello")).toBe(5);
  expect(weighted("see https://example.com/a/very/long/path/that/is/longer")).toBe(4 + 23);
  expect(weighted("kite.app")).toBe(23);
  expect(weighted("(see kite.app/plans, or ask:now)\nhttps://localhost/x")).toBe(5 + 23 + 13 + 1 + 23);
  expect(weighted("👩‍👩‍👧 hi")).toBe(5);
  expect(weighted("漢字")).toBe(4);
  expect(weighted("café — “ok”")).toBe(11);
});

test("HTML becomes text with its structure, and what hides in it goes", () => {
  expect(clean("<h2>Sale</h2><ul><li>40% off</li></ul><script>x()</script>")).toBe("# Sale\n\n- 40% off");
  expect(clean("a\u0000b\u202ec \ud83d d")).toBe("abc d");
  expect(clean("&lt;script&gt;x()&lt;/script&gt;ok")).toBe("ok");
  expect(clean("1 &lt; 2 &amp; 3")).toBe("1 < 2 & 3");
});

test("addresses are found without the punctuation after them, and leave without their “at”", () => {
  expect(urls("Book (at kite.app/demo), or www.kite.app!")).toEqual(["kite.app/demo", "www.kite.app"]);
  expect(urls("It works.It really does, v2.0, e.g. this, a@b.com")).toEqual([]);
  expect(withoutUrls("A new essay on our site (kite.app): why kites fly")).toBe(
    "A new essay on our site: why kites fly",
  );
  expect(withoutUrls("Book on our site, kite.app, or come in")).toBe("Book on our site or come in");
  expect(withoutUrls("Book on our site, kite.app, from Monday")).toBe("Book on our site, from Monday");
  expect(withoutUrls("Pre-orders open Monday at kite.app, first 500 free")).toBe(
    "Pre-orders open Monday, first 500 free",
  );
});

test("the full stop of a German day ends no sentence", () => {
  expect(sentences("Ab Freitag, 6. November im Laden. Nur bis Ende Januar.")).toEqual([
    "Ab Freitag, 6. November im Laden.",
    "Nur bis Ende Januar.",
  ]);
});

test("the stop of a day in brackets ends no sentence", () => {
  expect(sentences("Preise 2026 (14. Mai bis 13. September, täglich 9 bis 20 Uhr).")).toHaveLength(1);
});

test.each([
  "L'ha scritto l'avv. Chiara Moro.",
  "Ci risponde la dott. Elena Fabbri.",
  "O projeto é do arq. Nuno Leal.",
  "Nos acompaña D. Julián Otero.",
])("a title in small letters leads to its name: %s", (sentence) => {
  expect(sentences(sentence)).toEqual([sentence]);
});

test("sentences end where people end them", () => {
  expect(
    sentences("Dr. Smith kommt am 12. Mai. She said: “It works. Really.” Great (no, really!) ok"),
  ).toEqual(["Dr. Smith kommt am 12. Mai.", "She said: “It works. Really.”", "Great (no, really!) ok"]);
});

test("a text is cut between words", () => {
  expect(clip("one two three", 9)).toBe("one two…");
  expect(clip("one two", 9)).toBe("one two");
});

test.each([
  ["Open until 9 p.m.", "Open until 9 p.m."],
  ["From 6 a.m. to 9 p.m.", "From 6 a.m. to 9 p.m."],
  ["Bring the pram.", "Bring the pram"],
  ["Wait …", "Wait …"],
])("the full stop of an hour is no end: %s", (text, bare) => {
  expect(unstop(text)).toBe(bare);
});

test.each([
  ["--quiet prints less", "--quiet prints less"],
  ["-q prints less", "-q prints less"],
  ["@lenak found it", "@lenak found it"],
  ["~/bin is searched", "~/bin is searched"],
  [".envrc is read", ".envrc is read"],
  ["(two for one)", "(Two for one)"],
  ["“two for one”", "“Two for one”"],
  ["… and more", "… And more"],
  ["- two for one", "- Two for one"],
])("what is typed keeps its letters, words get a capital: %s", (text, said) =>
  expect(capitalize(text)).toBe(said),
);
