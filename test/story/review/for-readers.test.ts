import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { forReaders } from "../../../lib/story/review/for-readers.ts";
import { reviewPost, reviewPosts, reviewStory } from "../../../lib/story/review/review-story.ts";
import { isRough, roughSigns } from "../../../lib/story/review/roughness.ts";
import { brandOf } from "../../copy/brands.ts";
import { BRAND, changed, HATS, held, STORY } from "./hats.ts";

type Case = { brief: string; post: string; language?: string; heldBack?: typeof STORY.heldBack };

const MESSAGE = "the brief reads like a message among colleagues";
/** What is doubted about a post that was written from a brief, beside that the brief is a message. */
const doubts = (piece: Case) => allDoubts(piece).filter((says) => !says.startsWith(MESSAGE));

function allDoubts({ brief, post, language = "en", heldBack = [] }: Case): string[] {
  const story = { ...STORY, language, spoken: language, facts: [], heldBack };
  const places = [{ where: "posts.twitter", text: post }];
  return forReaders({ story, brief, brand: BRAND, places }).flatMap((review) => review.doubts);
}

const whole = (text: string, language = "en") => doubts({ brief: text, post: text, language });

describe("talk among colleagues is doubted wherever it is published", () => {
  test.each([
    ["shorthand", "The hat kit is back. Colours are limited tbh."],
    ["a forbidding", "The hat kit is back. Don’t mention the wool shortage."],
    ["a question to a colleague", "The hat kit is back. Can you write a line about wool?"],
    ["second thoughts", "The hat kit costs £25, or was it £26?"],
    ["an unsure number", "The fair is on Saturday 5 December in the hall. Maybe 20 caterers come."],
    ["an unsure price", "The hat kit is back. It costs maybe £25."],
    ["an unsure day", "The fair is probably on Friday in the hall."],
    ["a second price", "The hat kit costs 12 euro, or maybe 15."],
    ["words about the post", "For socials: the hat kit is back."],
    ["a line that is headed as internal", "The hat kit is back.\nInternal: the wool comes late."],
    ["a wish to say nothing", "The hat kit is back. It is the old wool, best not to say why."],
    ["who has not been told", "Our teacher stops in May but she hasn’t told her pupils."],
    ["the word of another department", "Finance want 59 for it. The hat kit is back."],
    ["what is said of money", "The hat kit is back. Budget £900 for adverts."],
  ])("%s", (_, text) => {
    expect(whole(text)).not.toEqual([]);
  });

  test.each([
    ["de", "Das Set ist da. Den Preis bitte noch nicht erwähnen."],
    ["fr", "Le kit est là. Ne parle pas du prix."],
    ["es", "El kit ya está aquí. No digas nada del precio."],
    ["it", "Il kit è qui. Non dire il prezzo."],
    ["nl", "De set is er. Nog niet noemen dat we verhuizen."],
    ["pt", "O kit chegou. Não fale do preço."],
    ["ja", "新しいキットです。価格はまだ書かないでください。"],
    ["de", "Das Set kostet 12 Euro oder vielleicht 15 Euro."],
    ["fr", "La fête a lieu probablement le vendredi à la salle."],
    ["es", "La feria es probablemente el viernes en la sala."],
  ])("%s", (language, text) => {
    expect(whole(text, language)).not.toEqual([]);
  });

  test.each([
    [
      "the speaker of a chat",
      "[14:02] Nia: hat kit is back\n[14:03] Rob: £25 each",
      "Nia has the hat kit for £25.",
    ],
    [
      "who is asked",
      "The hat kit is back. Barb to decide on the colours.",
      "The hat kit is back, says Barb.",
    ],
    ["who signs", "The hat kit is back.\nCheers, Sally", "The hat kit is back. Sally."],
    ["who is greeted", "Hallo Jule,\nDas Set ist da.", "Jule, das Set ist da."],
  ])("a name: %s", (_, brief, post) => {
    expect(doubts({ brief, post })[0]).toMatch(/^it names “\p{Lu}\p{Ll}+”/u);
  });

  test("a word of English dictation is an everyday word in German", () => {
    const brief = "Betreff: Aushang\nHallo Jule,\nKarten werden um zwei Wochen verlängert.";
    const [doubt = "", ...others] = doubts({
      brief,
      post: "Karten werden um zwei Wochen verlängert.",
      language: "de",
    });
    expect([doubt, ...others].join()).not.toContain("dictation");
  });

  test("words that the brief says in an aside alone", () => {
    const brief = "The hat kit is back.\n[GL: skip the Glasgow bit, staff do not know yet]";
    expect(doubts({ brief, post: "The hat kit is back in Glasgow." })).toContainEqual(
      expect.stringContaining("a remark in brackets"),
    );
  });
});

describe("what a brand says to its readers is not doubted", () => {
  test.each([
    ["a customer's words", "“I used to drop stitches, tbh. My hats were a mess,” says Ana Duarte."],
    ["a question of readers", "Can I wash it? Yes, at 30 degrees. Should I iron it? No."],
    ["a request to readers", "Please bring needles. Don’t forget to book."],
    ["advice", "Never share your password. Ask your doctor, and check with your bank."],
    [
      "a thing called so",
      "Draft plans are here. Your notes stay confidential. It works with internal tools.",
    ],
    ["a reader's perhaps", "Maybe the best hat of the year."],
    ["brackets", "The mill (built in 1902) opens on Sunday. Entry is free (donations welcome)."],
    ["a maker alone", "I knit every hat myself, and my studio is in Leeds."],
  ])("%s", (_, text) => {
    expect(whole(text)).toEqual([]);
  });

  test("instructions stay in the brief without harm", () => {
    const brief = "Can you make a post for LinkedIn? The hat kit is back..";
    expect(doubts({ brief, post: "The hat kit is back." })).toEqual([]);
  });
});

describe("a rough brief", () => {
  test.each([
    ["a chat", "[14:02] Nia: hat kit\n[14:03] Rob: yes"],
    ["mail headers", "From: Jo <jo@hats.example>\nTo: Lee\nThe hat kit is back."],
    ["capitals only", "THE HAT KIT IS BACK FROM SATURDAY FOR £25 IN ALL COLOURS"],
  ])("is known by %s", (sign, brief) => {
    expect(roughSigns(brief, "en")).toContain(sign);
    expect(isRough(roughSigns(brief, "en"))).toBe(true);
  });

  test("one wish makes no brief rough", () => {
    expect(isRough(roughSigns("The hat kit is back. Don't mention the price.", "en"))).toBe(false);
  });

  test("a date that was held back with the talk is missed, and in a clear brief it is not", () => {
    const call = "drivers wanted sat 19 dec 8am";
    const chat = `[14:02] Nia: ${call}\n[14:03] Rob: yes`;
    const post = "We look for drivers.";
    expect(doubts({ brief: chat, post, heldBack: [held(call, "internal", chat)] })).not.toEqual([]);
    expect(
      doubts({ brief: chat, post: `${post} 19 December, 8 am.`, heldBack: [held(call, "internal", chat)] }),
    ).toEqual([]);
    expect(doubts({ brief: call, post, heldBack: [held(call, "internal", call)] })).toEqual([]);
  });
});

test("a brief that is a message to the core is read by a person, however clean the post is", () => {
  const brief = "[14:02] Nia: hat kit back sat tbh\n[14:03] Rob: pls post!!";
  expect(allDoubts({ brief, post: "The hat kit is back on Saturday." })).toEqual([
    expect.stringMatching(/^the brief reads like a message among colleagues \(a chat/),
  ]);
});

describe("lines of the brief", () => {
  const brief = "v2.1\nfix: the chart draws stitch 204\nfix: colours on paper";

  test("two that are published as one sentence are doubted", () => {
    const post = "Fix: the chart draws stitch 204 fix: colours on paper.";
    expect(doubts({ brief, post })).toEqual(["“stitch 204 fix:” runs two lines of the brief together"]);
  });

  test("two sentences are not", () => {
    expect(doubts({ brief, post: "Fix: the chart draws stitch 204. Fix: colours on paper." })).toEqual([]);
  });

  test("an open question of a chat is doubted", () => {
    const chat = "[14:02] Nia: hat kit is £25\n[14:03] Rob: prizes?";
    expect(doubts({ brief: chat, post: "The hat kit is £25. Prizes?" })).toEqual([
      "“Prizes?” may be a question to a colleague",
    ]);
  });
});

describe("the verdict", () => {
  test("a post that is the name of the brand alone is left to a person", () => {
    const story = { ...STORY, posts: { twitter: "Loopstitch." } };
    expect(reviewPost({ ...HATS, story }, "twitter").verdict).toBe("needs_review");
  });

  test("a leak in the post needs a person, on the channel of the run and on any other", () => {
    const posts = { ...STORY.posts, twitter: `${STORY.posts.twitter}\nNot for public, tbh.` };
    const leaking = { ...STORY, posts };
    expect(reviewStory(changed({ posts })).verdict).toBe("needs_review");
    expect(reviewPost({ ...HATS, story: leaking }, "twitter").verdict).toBe("needs_review");
    expect(reviewPost({ ...HATS, story: leaking }, "linkedin").verdict).toBe("approved");
  });

  test("it takes no time for a long brief", () => {
    const brief = "tbh (((( NOT for [ Sam to ".repeat(2000);
    const start = performance.now();
    whole(brief);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

const lettered = (middle: string) => `Hello,\n\n${middle}\n\nRegards,\nSneha Kulkarni`;
const asMessage = (brief: string) =>
  allDoubts({
    brief,
    post: "The clinic opens at 8.",
    heldBack: houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" }).heldBack,
  }).some((says) => says.startsWith(MESSAGE));

test("a letter that holds nothing but its news is no message among colleagues; with talk it is", () => {
  expect(asMessage(lettered("The clinic opens at 8 on Monday 22 June."))).toBe(false);
  expect(
    asMessage(lettered("The clinic opens at 8 on Monday 22 June. Can you ask Tom about the photo tbh?")),
  ).toBe(true);
});

test.each([
  [
    "a language that the house cannot read",
    "Bastun öppnar för säsongen lördag den 26 september. Gäst 90 kronor, medlem 40 kronor.",
  ],
  [
    "a greeting to a team",
    "Dear team,\n\nOur carers' hour starts on Wednesday 7 October at 5 pm in the garden room.",
  ],
  ["a correction", "The course is at the Old Library on 26 October.\n\nUPDATE: it is the Quaker House now."],
  ["an internal note", "INTERNAL MEMO for comms\nThe clinic moves to the ground floor on Monday 22 June."],
])("%s keeps every channel from being approved", (_, brief) => {
  const request = { brief, brand: brandOf("Kite"), channel: "linkedin" as const, assetType: "card" as const };
  const posts = reviewPosts({ ...request, story: houseStory(request) });
  expect(Object.values(posts).filter((post) => post?.verdict === "approved")).toEqual([]);
});

test("questions that readers ask, each with its answer, are no talk", () => {
  const list =
    "first tattoo questions we get asked about ten times a day\n\ndoes it hurt? yeah a bit. forearm's easy, ribs aren't\nhow much? from £70, most small ones come in under £120\nhow do i book? free 15 min chat first, then £30 deposit\nwhat do i do before? eat, sleep, no booze the night before";
  const asked = ["Does it hurt?", "How much?", "How do I book?"];
  const doubted = asked.flatMap((post) => doubts({ brief: list, post }));
  expect(doubted.filter((says) => asked.some((one) => says.includes(one)))).toEqual([]);
});
