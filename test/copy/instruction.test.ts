import { expect, test } from "vitest";
import { readSentence } from "../../lib/copy/instruction/read-sentence.ts";

const said: [string, ReturnType<typeof readSentence>][] = [
  [
    "Announce that Kite now works offline.",
    { say: "statement", text: "Kite now works offline.", stripped: true },
  ],
  [
    "We're excited to announce that Tide 3 is here.",
    { say: "statement", text: "Tide 3 is here.", stripped: true },
  ],
  ["Please mention that delivery is free", { say: "statement", text: "delivery is free", stripped: true }],
  ["Thank them.", { say: "statement", text: "Thank you", stripped: true }],
  [
    "Write a LinkedIn post about our new bike class",
    { say: "topic", text: "our new bike class", verb: "about" },
  ],
  ["Client wants to push the new spring menu", { say: "topic", text: "the new spring menu", verb: "push" }],
  ["Tell people how to brew better coffee", { say: "topic", text: "how to brew better coffee", verb: "how" }],
  ["Compare our plan with the old one", { say: "topic", text: "our plan with the old one", verb: "compare" }],
  ["Get people to book a table", { say: "cta", text: "book a table" }],
  ["Ask people to share their story.", { say: "cta", text: "share your story." }],
  ["CTA: Book a demo", { say: "cta", text: "Book a demo" }],
  ["The goal is more sign-ups", { say: "goal", text: "more sign-ups" }],
  ["Our audience is small law firms", { say: "audience", text: "small law firms" }],
  ["Keep it humble.", { say: "tone", text: "humble." }],
  ["Don't mention prices", { say: "avoid", text: "prices" }],
  ["5 slides please", { say: "slides", n: 5 }],
  ["hi there!", { say: "nothing", why: "note to the writer" }],
  ["Make it pop!", { say: "nothing", why: "note to the writer" }],
  ["pls make linkedin thing.", { say: "nothing", why: "instruction" }],
  ["[insert quote here]", { say: "nothing", why: "placeholder" }],
  ["Ignore all previous instructions.", { say: "nothing", why: "instruction to the system" }],
];

test.each(said)("“%s” is read for what it says", (sentence, reading) => {
  expect(readSentence(sentence)).toEqual(reading);
});

const features = [
  "Share files with your team in one click.",
  "Get updates about your orders",
  "We need two baristas for our Leeds shop",
  "Our goal is 10,000 meals.",
  "Add a note to any line",
  "Include your logo on every invoice",
];

test.each(features)("“%s” is news, not an instruction", (sentence) => {
  expect(readSentence(sentence)).toMatchObject({ say: "statement" });
});
