import { describe, expect, test } from "vitest";
import { brandStatements } from "../../lib/copy/brand.ts";
import { hasSpaces } from "../../lib/copy/language.ts";
import { flaws } from "../../lib/copy/proof/flaws.ts";
import { numerals, vocabulary } from "../../lib/copy/proof/vocabulary.ts";
import { bytes, size, weighted } from "../../lib/copy/text.ts";
import type { Copy } from "../../lib/copy/types.ts";
import { writeCopy } from "../../lib/copy/write.ts";
import { BRIEFS } from "./briefs/all.ts";
import type { BriefCase } from "./briefs/brief-case.ts";

const write = (c: BriefCase) =>
  writeCopy({
    brief: c.brief,
    brand: c.brand,
    channel: c.channel ?? "linkedin",
    assetType: c.assetType ?? "card",
  });

/** All words of the copy that a reader sees. */
const everything = (c: Copy): string =>
  [
    c.kicker,
    c.headline,
    c.supporting,
    ...c.bullets,
    ...c.stats.flatMap((s) => [s.value, s.label]),
    c.cta.label,
    ...c.slides.flatMap((s) => [s.title, s.body]),
    ...c.scenes.map((s) => s.line),
    ...Object.values(c.posts),
  ].join("\n");

const low = (s: string) => s.toLowerCase();

describe.each(BRIEFS)("the copy for “$id”", (c) => {
  const { copy, facts } = write(c);
  const all = everything(copy);

  test("leads with the point", () => {
    if (c.headline !== undefined) expect(copy.headline).toBe(c.headline);
    if (c.supporting !== undefined) expect(copy.supporting).toBe(c.supporting);
    if (c.cta !== undefined) expect(copy.cta.label).toBe(c.cta);
    if (c.kind !== undefined) expect(copy.kind).toBe(c.kind);
    expect(copy.language).toBe(c.language ?? "en");
    expect(facts.flags).toEqual(expect.arrayContaining(c.flags ?? []));
  });

  test("keeps what the brief says and leaves out what it does not publish", () => {
    const told = low([copy.headline, copy.supporting, copy.posts.linkedin].join("\n"));
    for (const part of c.keeps ?? []) expect(told).toContain(low(part));
    for (const part of c.never ?? []) expect(all).not.toContain(part);
  });

  test("invents no word and no number", () => {
    const counts = [facts.steps.length, facts.bullets.length].join(" ");
    const sources = [
      c.brief,
      ...brandStatements(c.brand).map((b) => b.text),
      c.brand.name,
      c.brand.product_map.website,
    ].join("\n");
    if (hasSpaces(copy.language) && copy.language === "en") expect(vocabulary(sources)(all)).toEqual([]);
    const numbered = Object.values(copy.posts)
      .join("\n")
      .replace(/^\d+\. /gm, "");
    expect(numerals(`${sources} ${counts} 1. 2. 3. 4. 5.`)(numbered)).toEqual([]);
  });

  test("has no clumsy line", () => {
    const names = [facts.product ?? "", ...facts.names];
    for (const text of Object.values(copy.posts)) {
      expect(flaws({ ...copy, text }, copy.language, names)).toEqual([]);
    }
  });

  test("fits every channel", () => {
    const { twitter, linkedin, instagram, youtube, tiktok, web } = copy.posts;
    expect(weighted(twitter)).toBeLessThanOrEqual(280);
    expect(size(linkedin)).toBeLessThanOrEqual(3000);
    expect(size(instagram)).toBeLessThanOrEqual(2200);
    expect(instagram.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0).toBeLessThanOrEqual(30);
    expect(bytes(youtube)).toBeLessThanOrEqual(5000);
    expect(size(copy.title)).toBeLessThanOrEqual(100);
    expect(size(tiktok)).toBeLessThanOrEqual(2200);
    expect(size(web)).toBeLessThanOrEqual(200);
    expect(copy.text).toBe(copy.posts[c.channel ?? "linkedin"]);
  });

  test("gives the same copy for the same seed", () => {
    expect(JSON.stringify(write(c))).toBe(JSON.stringify({ copy, facts }));
  });
});

test("the set covers launches, people, occasions, causes, knowledge, eight languages and hostile input", () => {
  expect(BRIEFS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(BRIEFS.map((b) => b.id)).size).toBe(BRIEFS.length);
  expect(new Set(BRIEFS.map((b) => b.language)).size).toBeGreaterThanOrEqual(8);
});
