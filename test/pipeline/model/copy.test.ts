import { describe, expect, test } from "vitest";
import { judgeCopy } from "../../../lib/copy/judge/judge.ts";
import { weighted } from "../../../lib/copy/text.ts";
import { modelCopy } from "../../../lib/pipeline/model/copy.ts";
import { blockOf, writer } from "../../fakes/model-writer.ts";
import { BRAND, BRIEF, requestFor, WORDS } from "./bakery.ts";

const writing = (words: object) => writer(() => ({ ...WORDS, ...words }));

describe("copy written by a model", () => {
  test("the model's copy is used when it says what the brief says, followed by action, link and hashtags", async () => {
    const { copy, notes } = await modelCopy(writing({}), requestFor());

    expect(copy).toMatchObject({
      headline: WORDS.headline,
      supporting: WORDS.supporting,
      bullets: WORDS.bullets,
    });
    expect(copy.text).toBe(
      `${WORDS.post}\n\nSee you in Mill Lane: https://tideway.example/mill-lane\n\n#TidewayBakery #Leeds`,
    );
    expect(copy.posts.linkedin).toBe(copy.text);
    expect(copy.hashtags).toEqual(["#TidewayBakery", "#Leeds"]);
    expect(notes).toEqual([expect.stringContaining("Written by fake/writer")]);
    expect(copy.notes).toContain(notes[0]);
  });

  test("the model's copy is judged like house copy and approved", async () => {
    const request = requestFor();
    const { copy } = await modelCopy(writing({}), request);

    expect(judgeCopy({ ...request, copy, lint: [] })).toMatchObject({ verdict: "approved" });
  });

  test("the model's copy keeps the house copy's figures, link and posts for other channels", async () => {
    const request = requestFor();
    const { copy } = await modelCopy(writing({}), request);

    expect(copy.stats).toEqual(request.houseCopy.stats);
    expect(copy.cta.url).toBe(request.houseCopy.cta.url);
    expect(copy.posts.instagram).toBe(request.houseCopy.posts.instagram);
  });

  test("the model receives the material as data and the house copy as a draft", async () => {
    const model = writing({});
    const request = requestFor();
    await modelCopy(model, request);
    const [received] = model.received;

    expect(received && blockOf(received, "brief")).toBe(BRIEF);
    expect(received && blockOf(received, "brand")).toMatchObject({ slogan: BRAND.tagline });
    expect(received && blockOf(received, "draft")).toMatchObject({ headline: request.houseCopy.headline });
    expect(received?.system).not.toContain("Tideway");
    expect(received?.system).toContain("linkedin");
  });

  test("the model's copy stays within X's limit, link and hashtags included", async () => {
    const { copy, notes } = await modelCopy(writing({}), requestFor({ channel: "twitter" }));

    expect(notes[0]).toContain("Written by");
    expect(copy.text).toContain("https://tideway.example/mill-lane");
    expect(weighted(copy.text)).toBeLessThanOrEqual(280);
  });

  test("the model's copy is cleaned of markup, surrounding quotation marks and inline hashtags", async () => {
    const { copy } = await modelCopy(
      writing({
        headline: '"Tideway Bakery opens in Mill Lane."',
        post: `${WORDS.post.replace("sourdough", "**sourdough**")}\n\n#bread #leeds`,
      }),
      requestFor(),
    );

    expect(copy.headline).toBe(WORDS.headline);
    expect(copy.text).toContain("a free loaf of sourdough.");
    expect(copy.text).not.toMatch(/\*|#bread/);
  });

  test("the model's copy loses hashtags made of words without a source", async () => {
    const { copy } = await modelCopy(
      writing({ hashtags: ["Sourdough", "CancerCure", "#1bakery"] }),
      requestFor(),
    );

    expect(copy.hashtags).toEqual(["#Sourdough"]);
  });

  test("the model's alt text uses words with a source or the text on the picture", async () => {
    const good = await modelCopy(writing({}), requestFor());
    const bad = await modelCopy(writing({ altText: "350 people queue up, says the mayor." }), requestFor());

    expect(good.copy.altText).toBe(WORDS.altText);
    expect(bad.copy.altText).toBe(`${WORDS.headline}. ${WORDS.supporting}`);
  });

  test("the model's copy contains required phrases word for word, whether or not the model wrote them", async () => {
    const brand = { ...BRAND, product_map: { guidelines: { required_phrases: ["While stocks last"] } } };
    const { copy, notes } = await modelCopy(writing({}), requestFor({ brand }));

    expect(notes[0]).toContain("Written by");
    expect(copy.text.match(/While stocks last\./g)).toHaveLength(1);
  });

  test("the model's carousel has its own slides between the house cover and close", async () => {
    const slides = [
      { title: "Saturday 14 March", body: "The doors open at 8 am." },
      { title: "A free loaf", body: "For the first 40 guests." },
    ];
    const { copy } = await modelCopy(writing({ slides }), requestFor({ assetType: "carousel" }));

    expect(copy.slides.map(({ title }) => title)).toEqual([
      WORDS.headline,
      "Saturday 14 March",
      "A free loaf",
      WORDS.cta,
    ]);
  });

  test("the model's film has its own scenes, each shown as long as it takes to read", async () => {
    const scenes = ["Saturday 14 March, 8 am", "A free loaf for the first 40 guests"];
    const { copy } = await modelCopy(writing({ scenes }), requestFor({ assetType: "video" }));

    expect(copy.scenes.map(({ line }) => line)).toEqual([WORDS.headline, ...scenes, WORDS.cta]);
    expect(copy.scenes.every(({ ms }) => ms >= 900 && ms <= 3_200)).toBe(true);
  });

  test("the model's copy is corrected after the model was shown what was wrong", async () => {
    const model = writer((_, nth) =>
      nth === 1 ? { ...WORDS, supporting: "Now with 900 kinds of bread." } : WORDS,
    );
    const { copy } = await modelCopy(model, requestFor());

    expect(copy.supporting).toBe(WORDS.supporting);
    expect(model.received[1]?.prompt).toContain("“900”");
  });

  test("the model's copy may mention another business when the brief does", async () => {
    const brand = { ...BRAND, name: "Kite Works", offer: { ...BRAND.offer, product_name: "" } };
    const { notes } = await modelCopy(writing({}), requestFor({ brand }));

    expect(notes[0]).toContain("Written by");
  });

  test("an empty brief is not sent to a model, which could only invent", async () => {
    const model = writing({});
    const request = requestFor({ brief: "Hello!!! 🎉🎉" });

    expect(await modelCopy(model, request)).toEqual({ copy: request.houseCopy, notes: [] });
    expect(model.received).toHaveLength(0);
  });
});
