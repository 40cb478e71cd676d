import { describe, expect, test } from "vitest";
import type { Finding } from "../../../lib/story/guard/finding.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory, type StoryReview } from "../../../lib/story/review/review-story.ts";
import { TASTE } from "../../../lib/story/review/weights.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { BRAND, BRIEF, changed, failing, HATS, held, LINT, STORY } from "./hats.ts";

const POST = STORY.posts.twitter ?? "";
const post = (text: string): Partial<Story> => ({ posts: { ...STORY.posts, twitter: text } });
const lint = (...checks: ReturnType<typeof failing>[]) => changed({}, { lint: [...LINT, ...checks] });
const span = { start: 0, end: 6 };
const finding = (one: Partial<Finding>) =>
  changed(
    {},
    { findings: [{ slot: "headline", problem: "binding", says: "", severity: "doubt", span, ...one }] },
  );

describe("a story that is told whole, grounded and shown is approved", () => {
  test("it is approved, and the score clears the threshold", () => {
    const { verdict, score, summary } = reviewStory(HATS);

    expect({ verdict, summary }).toEqual({
      verdict: "approved",
      summary: expect.stringMatching(/^(All )?\d+ (of \d+ )?checks passed/),
    });
    expect(score).toBeGreaterThanOrEqual(90);
  });

  test("a reason that was found twice is told once", () => {
    const says = "The headline may be about last year";
    const doubts = ["", "."].map((end) => ({ slot: "headline", says: `${says}${end}`, span }) as const);
    const { summary } = reviewStory(changed({ doubts }));
    expect(summary.match(/the headline may be about last year/g)).toHaveLength(1);
  });

  test("the weights of all checks add up to 100", () => {
    const total = reviewStory(HATS).checks.reduce((sum, { weight }) => sum + weight, 0);
    expect(total).toBeCloseTo(100, 5);
  });

  test.each<[string, Partial<Story>]>([
    ["instructions that hold numbers", { heldBack: [held("make 3 slides by Friday 12", "instruction")] }],
    ["words among colleagues with numbers", { heldBack: [held("call Jo on 0113 555 0140", "internal")] }],
    ["a few unclear words without weight", { heldBack: [held("and so on", "unclear")] }],
    [
      "doubts about another channel",
      { doubts: [{ slot: "posts.linkedin", says: "It is long.", span: null }] },
    ],
    [
      "doubts about slides that a card does not have",
      { doubts: [{ slot: "slides.0", says: "It is long.", span: null }] },
    ],
  ])("%s do not block it", (_, story) => {
    expect(reviewStory(changed(story)).verdict).toBe("approved");
  });
});

/** Each row differs from the approved story in one thing. */
const NEEDS_A_PERSON: [string, StoryReview, RegExp][] = [
  [
    "the post leaves out the price",
    changed(post(POST.replaceAll("£25.50", "less"))),
    /post does not say “The Loopstitch hat kit/,
  ],
  ["the post leaves out the code", changed(post(POST.replace("WOOLLY25", "we give you"))), /WOOLLY25/],
  ["there is no post", changed(post("")), /post does not say/],
  ["the picture does not show the code", changed({ unshown: ["f2"] }), /not show “with the code WOOLLY25”/],
  [
    "a screen that was asked for is not shown",
    changed({}, { lost: { screens: ["Home"] } }),
    /screen that was asked for: “Home”/,
  ],
  [
    "the brief says nothing of its own",
    changed({
      facts: [],
      about: "",
      offer: null,
      headline: { text: "Our new product is here", facts: [] },
      support: null,
      cta: null,
      ...post("Our new product is here."),
    }),
    /says too little/,
  ],
  [
    "a reader doubted a slot",
    changed({ doubts: [{ slot: "headline", says: "The headline may be about last year.", span }] }),
    /the headline may be about last year/,
  ],
  ["the guard doubted a slot", finding({ says: "the old price may be the new one" }), /may be the new one/],
  [
    "the guard refused a slot for another reason than a value",
    finding({ problem: "language", says: "it is in another language", severity: "refuse" }),
    /another language/,
  ],
  [
    "a wish is not kept",
    finding({ problem: "wish", says: "the author wants no emoji", severity: "refuse" }),
    /wants no emoji/,
  ],
  [
    "unclear words hold a number",
    changed({ heldBack: [held("T minus 3", "unclear")] }),
    /did not understand “T minus 3”/,
  ],
  [
    "unclear words hold a telephone number",
    changed({ heldBack: [held("ring 0113 555 0140", "unclear")] }),
    /0113 555 0140/,
  ],
  [
    "unclear words hold an address",
    changed({ heldBack: [held("see www.other.example/x", "unclear")] }),
    /other\.example/,
  ],
  [
    "unclear words make up more than 15 %",
    changed({ heldBack: [held("it holds wool and needles and some other lovely things", "unclear")] }),
    /did not understand \d+ % of the brief, such as “it holds/,
  ],
  [
    "the picture cuts its headline short",
    lint(failing("picture_room", "The hat kit now…")),
    /“The hat kit now…” has no room/,
  ],
  [
    "two slides say the same",
    lint(failing("picture_repeats", "Merino wool")),
    /two slides say “Merino wool”/,
  ],
  ["a picture that was asked for is missing", lint(failing("picture_photos", "hat.png")), /is not shown/],
  [
    "the headline ends in an ellipsis",
    changed({ headline: { text: "The hat kit now costs…", facts: ["f1"] } }),
    /cannot be published as it stands/,
  ],
  [
    "a line breaks off",
    changed({ points: [{ text: "It holds merino wool and", facts: ["f4"] }] }),
    /it breaks off/,
  ],
  [
    "the supporting line is torn out of a list",
    changed({ support: { text: "2 – It holds merino wool and needles", facts: ["f4"] } }),
    /one line of a list/,
  ],
  [
    "an instruction is published",
    changed({
      heldBack: [held("Please keep the whole thing short", "instruction")],
      ...post(`${POST}\nPlease keep the whole thing short.`),
    }),
    /an instruction/,
  ],
  [
    "a superlative is published that nobody has said",
    changed({ support: { text: "It is the best hat kit", facts: ["f4"] } }),
    /No source says “the best”|do not prove “the best”/i,
  ],
  [
    "a required phrase is missing",
    changed({}, { brand: { ...BRAND, product_map: { guidelines: { required: ["Adults only"] } } } }),
    /required phrase “Adults only” is missing/,
  ],
  ["the post is too long", changed(post(`${POST}\n${"More wool. ".repeat(30)}`)), /longer than the 280/],
  [
    "wishes contradict each other",
    changed({
      wishes: [
        { rule: "no_emoji", value: "", quote: "No emojis", span },
        { rule: "emoji", value: "", quote: "with emojis maybe one", span },
      ],
    }),
    /“No emojis” and “with emojis maybe one”/,
  ],
  [
    "it seems to speak for somebody else",
    changed({}, { brief: `${BRIEF} Official statement by Nordbank Corporation.` }),
    /somebody else's name/,
  ],
];

describe("one thing alone turns an approved story into one for a person", () => {
  test.each(NEEDS_A_PERSON)("%s", (_, input, says) => {
    const { verdict, summary } = reviewStory(input);

    expect(summary).toMatch(says);
    expect(summary).toMatch(/^A person should look at this: .*\.$/);
    expect(verdict).toBe("needs_review");
  });

  test.each(NEEDS_A_PERSON)("%s: a failed check quotes what the person should look at", (_, input) => {
    const failed = reviewStory(input).checks.filter(({ id, passed }) => !passed && !(id in TASTE));

    expect(failed.length).toBeGreaterThan(0);
    for (const { evidence, fix } of failed) {
      expect(evidence[0]?.quote).toMatch(/\S/);
      expect(fix).toMatch(/\.$/);
    }
  });
});

describe("only hard failures reject", () => {
  const CASES: [string, StoryReview, string][] = [
    ["a banned word", changed({ support: { text: "A cheap hat kit", facts: ["f4"] } }), "banned_words"],
    [
      "an altered slogan",
      changed({ support: { text: "Knitting kits with a friend.", facts: [] } }),
      "slogan_locked",
    ],
    [
      "a certificate that nobody has granted",
      changed({ support: { text: "It is FSC certified", facts: ["f4"] } }),
      "marks",
    ],
    ["missing glyphs", lint(failing("picture_glyphs", "☃", true)), "picture_glyphs"],
    [
      "a number that nobody has said",
      changed({ points: [{ text: "It has 14 needles", facts: ["f4"] }] }),
      "numbers",
    ],
    [
      "a threat",
      finding({ problem: "policy", says: "The content policy forbids it.", severity: "refuse" }),
      "policy",
    ],
  ];

  test.each(CASES)("%s", (_, input, id) => {
    const { verdict, score, summary, checks } = reviewStory(input);

    expect(verdict).toBe("rejected");
    expect(score).toBeLessThan(50);
    expect(summary).toMatch(/^Rejected until/);
    expect(checks.filter(({ hard, passed }) => hard && !passed).map((check) => check.id)).toEqual([id]);
  });
});

describe("taste is advice", () => {
  test("the checks of taste weigh at most 25 of 100 points", () => {
    const total = Object.values(TASTE).reduce((sum, { weight }) => sum + weight, 0);
    expect(total).toBeLessThanOrEqual(25);
  });

  test("an honest, complete piece without any taste keeps 70 points and its approval", () => {
    const dull = changed({
      headline: { text: "Excited", facts: [] },
      support: { text: "Thrilled", facts: [] },
      cta: null,
    });
    const { verdict, score, checks } = reviewStory(dull);
    const spoiled = checks.filter(({ id, points, weight }) => id in TASTE && points < weight);

    expect(spoiled.length).toBeGreaterThan(1);
    expect(score).toBeGreaterThanOrEqual(70);
    expect(verdict).toBe("approved");
  });

  test.each(["closing", "greeting", "incident", "thanks"] as const)(
    "a %s loses no point for a missing action",
    (occasion) => {
      const brief = "We close on Sunday 30 November. Thank you for this year.";
      const story: Partial<Story> = {
        occasion,
        about: "",
        facts: [],
        offer: null,
        heldBack: [],
        headline: { text: "We close on Sunday 30 November", facts: [] },
        support: null,
        cta: null,
        posts: { twitter: brief },
      };
      const { checks } = reviewStory(changed(story, { brief }));
      const action = checks.filter(({ group }) => group === "action");

      expect(action.map(({ points, weight }) => points === weight)).toEqual([true, true]);
    },
  );
});

test("a German verb that leaves a part behind breaks no sentence off", () => {
  const brief =
    "Unsere Werkstatt ist vom 3. bis 14. August geschlossen. Notfälle nehmen wir unter 030 555 0123 an.";
  const request = { brief, brand: BRAND, channel: "linkedin" as const, assetType: "card" as const };
  const { checks } = reviewStory({ ...request, story: houseStory(request), lint: [] });
  expect(checks.find(({ id }) => id === "well_formed")).toMatchObject({ passed: true });
});

test("a superlative that only the brief has costs points, and is named", () => {
  const line = "It is the best hat kit";
  const said = changed({ support: { text: line, facts: ["f4"] } }, { brief: `${BRIEF} ${line}.` });
  const check = reviewStory(said).checks.find(({ id }) => id === "absolutes");
  expect(check).toMatchObject({ passed: false, evidence: [{ quote: "the best" }] });
});
