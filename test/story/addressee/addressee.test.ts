import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { isMoreForReaders, judgeOf, surelyFor } from "../../../lib/story/addressee/addressee.ts";
import { isFeedCall } from "../../../lib/story/addressee/feed-calls.ts";
import {
  DOUBTED_FROM,
  HELD_FROM,
  PUBLISHED_SURE_FROM,
  SURE_FROM,
} from "../../../lib/story/addressee/thresholds.ts";
import { EXAMPLES } from "../../../lib/story/addressee/weights.ts";
import { hashOfExamples } from "./examples.ts";
import { areaUnderCurve, effectOf, heldOut } from "./measure.ts";

test("the weights were made of the examples as they are (npm run addressee)", () => {
  expect(EXAMPLES).toBe(hashOfExamples());
});

/** Briefs that mix news with facts that are not decided: who checks what, two numbers, blanks. */
const isUndecided = (author: string) => author.includes("undecided");

test("a brief with facts that are not decided gets a doubt, though each sentence looks like news", () => {
  const briefs = heldOut(isUndecided);
  expect(briefs.length).toBeGreaterThan(15);
  expect(areaUnderCurve(briefs.flat())).toBeGreaterThan(0.9);
  expect(effectOf(briefs).leaked).toBeLessThan(0.05);
});

describe("of briefs that it was not trained with", () => {
  const briefs = heldOut((author) => !isUndecided(author));
  const all = briefs.flat();
  const share = (label: string, is: (other: number) => boolean) => {
    const own = all.filter((one) => one.label === label);
    return own.filter(({ weighed }) => is(weighed)).length / own.length;
  };
  const isHeld = (other: number) => other >= HELD_FROM;
  const isDoubted = (other: number) => other >= DOUBTED_FROM;
  const surely = (label: string, from = PUBLISHED_SURE_FROM) => {
    const own = all.filter((one) => one.label === label);
    return own.filter(({ other }) => 1 - other >= from).length / own.length;
  };

  test("a sentence for others is hardly ever taken for one for readers rather than the other way round", () => {
    expect(areaUnderCurve(all)).toBeGreaterThan(0.965);
  });

  test("hardly a sentence for readers is held back, and half of the others", () => {
    expect(share("reader", isHeld)).toBeLessThan(0.005);
    expect(share("maker", isHeld)).toBeGreaterThan(0.5);
    expect(share("colleague", isHeld)).toBeGreaterThan(0.4);
  });

  test("most of the others are asked about, and very few for readers", () => {
    expect(share("reader", isDoubted)).toBeLessThan(0.055);
    // Among them are terse notes that end a brief, "Prices are the thing.", which are hard to tell.
    expect(share("maker", isDoubted)).toBeGreaterThan(0.83);
    expect(share("colleague", isDoubted)).toBeGreaterThan(0.83);
  });

  test("of briefs as customers send them three of four without a remark get no doubt", () => {
    const usual = briefs.filter((brief) => brief.every(({ weight }) => weight > 1));
    const clean = usual.filter((brief) => brief.every(({ label }) => label === "reader"));
    const doubted = clean.filter((brief) => brief.some(({ weighed }) => isDoubted(weighed)));
    expect(clean.length).toBeGreaterThan(100);
    expect(doubted.length / clean.length).toBeLessThan(0.25);
  });

  test("hardly any for others counts as surely for readers", () => {
    expect(surely("maker")).toBeLessThan(0.01);
    // Three of 341, among them facts that only their neighbours call undecided.
    expect(surely("colleague")).toBeLessThan(0.01);
    expect(surely("reader")).toBeGreaterThan(0.1);
  });

  test("few for others are read in spite of their words", () => {
    expect(surely("maker", SURE_FROM)).toBeLessThan(0.015);
    expect(surely("colleague", SURE_FROM)).toBeLessThan(0.015);
  });

  test("three of four tidy briefs get no false doubt", () => {
    expect(effectOf(briefs).tidyClear).toBeGreaterThan(0.75);
  });
});

test.each([
  ["en", "Keep the last line small.", "maker"],
  ["fr", "On aimerait un style carnet de voyage, avec beaucoup d'air.", "maker"],
  ["de", "Hallo zusammen, anbei was ich bisher habe.", "colleague"],
  ["en", "I still have to ask my boss about the price.", "colleague"],
] as const)("in %s, %s is for another one than readers", (language, sentence, to) => {
  expect(surelyFor(sentence, language)).toBe(to);
});

test.each([
  ["en", "Save this list for later."],
  ["en", "Share this with a friend who runs."],
  ["en", "Link in bio."],
  ["de", "Speichert euch die Liste."],
  ["fr", "Enregistrez ce post."],
  ["es", "Comparte esto con quien lo necesite."],
  ["pt", "Segue-nos para mais."],
  ["ja", "この投稿を保存してください。"],
])("in %s, %s is a call to readers of a feed", (language, call) => {
  const judge = judgeOf(`Five caches, and when each lies. ${call}`, language);
  expect([judge.heldFor(call), judge.doubtedFor(call)]).toEqual([undefined, undefined]);
});

test.each(["Share this on LinkedIn on Monday.", "Save the best one for the last slide."])(
  "an order to a maker is none: %s",
  (order) => {
    expect(isFeedCall(order)).toBe(false);
  },
);

test("less sure words are asked about", () => {
  const remark = "Please make it clean, in the colours of our shop sign.";
  expect(judgeOf(remark, "en").doubtedFor(remark)).toBe("maker");
});

test.each([
  ["en", "Bring a photo of the wall you want painted."],
  ["en", "Pay off the card with the highest rate first."],
  ["de", "Fotos vom Fest hängen ab Freitag im Foyer."],
  ["es", "Los repuestos se cobran aparte."],
])("in %s, %s is for readers", (language, sentence) => {
  expect(judgeOf(sentence, language).doubtedFor(sentence)).toBeUndefined();
});

test("the only sentence of a brief is asked about at most", () => {
  const remark = "Every delivery gets a picture at the door, so nobody has to ask where it is.";
  expect(judgeOf(remark, "en").heldFor(remark)).toBeUndefined();
  const news = "日本語の地図がオフラインで使えるようになりました。";
  expect(judgeOf(news, "ja").doubtedFor(news)).toBeUndefined();
});

const FACTS = "Ledgerloop 4.2 is out today.\nIt imports files of up to 2 GB.\nUpdate from the menu.";

test("the same words are for readers or the maker, as the brief around them has it", () => {
  const remark = "The import is what people asked for, so it leads.";
  expect(judgeOf(`${FACTS}\n${remark}`, "en").doubtedFor(remark)).toBe("maker");
  expect(judgeOf(`${FACTS}\n${remark}`, "en").doubtedFor("Update from the menu.")).toBeUndefined();
});

test("less is no doubt where the sentences around it are for readers, and it is not the last", () => {
  const words = "Check the posts first; if they rock, the panels don't matter.";
  const around = [
    "Take a photo for your insurer before you move anything.",
    "Pull the broken ones flat so they don't blow.",
    "Concrete spurs from £22 fitted will save a wooden post.",
    "We're booking three weeks out and doing the elderly first.",
    "Barrow Fencing, Kettering.",
  ].join("\n");
  const brief = `Fencing after the storm: where to start.\n${words}\n${around}`;
  expect(judgeOf(brief, "en").doubtedFor(words)).toBeUndefined();
  const remark = "Keep the panels in our green, please.";
  expect(judgeOf(brief.replace(words, `${words}\n${remark}`), "en").doubtedFor(remark)).toBe("maker");
});

test("a part of a sentence is judged in the place of its sentence", () => {
  const brief = `${FACTS}\nThe price is 4 euros a month, and please keep the last line small.`;
  expect(judgeOf(brief, "en").doubtedFor("please keep the last line small.")).toBe("maker");
});

test("of a language without examples it says nothing", () => {
  const judge = judgeOf("Yazı tipi büyük olsun lütfen.", "tr");
  expect(judge.heldFor("Yazı tipi büyük olsun lütfen.")).toBeUndefined();
  expect(judge.isSurelyForReaders("Yarın açığız.")).toBe(false);
  expect(isMoreForReaders("Yarın açığız.", "tr")).toBe(false);
});

test("weights, concepts and features stay small", () => {
  const sizeOf = (name: string) =>
    gzipSync(readFileSync(new URL(`../../../lib/story/addressee/${name}.ts`, import.meta.url))).length;
  const all = ["weights", "concepts", "features", "context", "model"].map(sizeOf);
  expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(120 * 1024);
});

test("what readers act on is doubted less, and a heading that is an order is held back", () => {
  const news = "Just reply with the word SHELF or come to the info evening on Monday 30 November at 6.30pm.";
  const wish = "Make it feel like an invitation, not an emergency.";
  const order = "Vorremmo pubblicare questa recensione, con il permesso della signora:";
  const review = `${order}\n\n«Avevo sempre mal di testa. Adesso no.»\nMarisa G., Lecco`;
  const shelf = `We need 15 more volunteers for December.\n\n${news}\n\n${wish}`;
  expect(judgeOf(shelf, "en").doubtedFor(news)).toBeUndefined();
  expect(judgeOf(shelf, "en").isCertainlyForMaker(wish)).toBe(true);
  expect(judgeOf(review, "it").heldFor(order)).toBe("maker");
});

test("a note in a line of its own is told from facts by the layout of its brief", () => {
  const note = "Fun and a bit over the top is right.";
  const facts = "Our Christmas show runs from 15 to 19 December.\nTickets are £12.";
  expect(judgeOf(`${facts}\n\nNo stock photos please. ${note}`, "en").doubtedFor(note)).toBe("maker");
});
