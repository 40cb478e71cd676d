import { describe, expect, test } from "vitest";
import { type FailureReason, type Model, ModelFailure } from "../../../lib/core/model.ts";
import { modelCopy } from "../../../lib/pipeline/model/copy.ts";
import { writer } from "../../fakes/model-writer.ts";
import { BRAND, requestFor, WORDS } from "./bakery.ts";

const writing = (words: object) => writer(() => ({ ...WORDS, ...words }));

describe("house copy used instead of the model's, with a note", () => {
  const banning = { ...BRAND, product_map: { guidelines: { banned_words: ["guests"] } } };
  test.each([
    ["invents a number", { supporting: "Now with 900 kinds of bread." }, "“900"],
    ["invents a price", { bullets: ["Loaves from £2.50", "Mill Lane, Leeds"] }, "£2.50"],
    ["invents a certificate", { post: `${WORDS.post}\n\nCertified organic.` }, "rganic"],
    ["boasts", { supporting: "The best bread in the world, by the river." }, "best"],
    [
      "invents a statement",
      { post: `${WORDS.post}\n\nDoctors and athletes eat it before marathons.` },
      "marathons",
    ],
    [
      "invents a quotation",
      { post: `${WORDS.post}\n\n“I will never eat other bread again,” says Maria.` },
      "never eat",
    ],
    ["invents a link", { post: `${WORDS.post} More at bread-deals.example/now` }, "bread-deals.example"],
    ["mentions somebody", { post: `${WORDS.post} Thanks to @millicent_bakes` }, "@millicent_bakes"],
    ["misspells the brand", { supporting: "Tidewya Bakery is early." }, "Tidewya"],
    ["changes the slogan", { supporting: "Bread worth waking up for." }, "slogan"],
    [
      "writes in another language",
      {
        headline: "Tideway Bakery eröffnet in der Mill Lane",
        supporting: "Die ersten 40 Gäste bekommen ein Brot.",
        post: "Die Bäckerei eröffnet am Samstag und die ersten 40 Gäste bekommen ein Brot für umsonst.",
      },
      "language en",
    ],
    ["leaves a placeholder", { post: `${WORDS.post}\n\n[insert link]` }, "placeholder"],
    ["talks about its work", { post: `Here is your post:\n\n${WORDS.post}` }, "Here is your post"],
  ])("house copy replaces a model's copy that %s", async (_, words, reason) => {
    const request = requestFor();
    const { copy, notes } = await modelCopy(writing(words), request);

    expect({ ...copy, notes: [] }).toEqual({ ...request.houseCopy, notes: [] });
    expect(notes).toEqual([expect.stringContaining("our own writer wrote this one")]);
    expect(notes[0]).toContain(reason);
    expect(copy.notes).toContain(notes[0]);
  });

  test("house copy replaces a model's copy that uses a banned word", async () => {
    const { notes } = await modelCopy(writing({}), requestFor({ brand: banning }));

    expect(notes[0]).toContain("“guests”");
  });

  test("house copy replaces a model's copy that exceeds the channel's limit", async () => {
    const post = `${WORDS.post} ${"We bake by the river in Leeds. ".repeat(12)}`;
    const { notes } = await modelCopy(writing({ post }), requestFor({ channel: "twitter" }));

    expect(notes[0]).toMatch(/Cut \d+ characters as X counts them/);
  });

  test("house copy replaces a model's copy that scores lower", async () => {
    const dull = {
      headline: "Some news about our bakery",
      supporting: "",
      bullets: [],
      cta: "",
      post: "Tideway Bakery has news.",
    };
    const { notes } = await modelCopy(writing(dull), requestFor());

    expect(notes[0]).toContain("our own writer wrote this one");
  });

  const REASONS: FailureReason[] = [
    "timeout",
    "rate_limited",
    "refused",
    "malformed",
    "unavailable",
    "not_configured",
    "budget",
  ];
  test.each(REASONS)("house copy is used when the model fails with reason %s", async (reason) => {
    const model: Model = {
      name: "fake",
      ask: () => Promise.reject(new ModelFailure(reason, "secret detail")),
    };
    const request = requestFor();
    const { copy, notes } = await modelCopy(model, request);

    expect({ ...copy, notes: [] }).toEqual({ ...request.houseCopy, notes: [] });
    expect(notes).toEqual([
      expect.stringMatching(/^The language model .*; our own writer wrote this copy\.$/),
    ]);
    expect(notes[0]).not.toContain("secret");
  });

  test("a bug in the model adapter is thrown instead of falling back to house copy", async () => {
    const model: Model = { name: "fake", ask: () => Promise.reject(new TypeError("a bug")) };

    await expect(modelCopy(model, requestFor())).rejects.toThrow("a bug");
  });
});
