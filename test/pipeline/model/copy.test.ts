import { describe, expect, test } from "vitest";
import { judgeCopy } from "../../../lib/copy/judge/judge.ts";
import { weighted } from "../../../lib/copy/text.ts";
import { modelCopy } from "../../../lib/pipeline/model/copy.ts";
import { blockOf, writer } from "../../fakes/model-writer.ts";
import { BRAND, BRIEF, requestFor, WORDS } from "./bakery.ts";

const writing = (words: object) => writer(() => ({ ...WORDS, ...words }));

describe("copy by a model", () => {
  test("is used when it says what the brief says, with action, link and hashtags put under it", async () => {
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

  test("is judged like our own, and approved", async () => {
    const request = requestFor();
    const { copy } = await modelCopy(writing({}), request);

    expect(judgeCopy({ ...request, copy, lint: [] })).toMatchObject({ verdict: "approved" });
  });

  test("keeps our figures, our link and our posts for the other channels", async () => {
    const request = requestFor();
    const { copy } = await modelCopy(writing({}), request);

    expect(copy.stats).toEqual(request.houseCopy.stats);
    expect(copy.cta.url).toBe(request.houseCopy.cta.url);
    expect(copy.posts.instagram).toBe(request.houseCopy.posts.instagram);
  });

  test("tells the model the material as data, and our own copy as a draft", async () => {
    const model = writing({});
    const request = requestFor();
    await modelCopy(model, request);
    const [heard] = model.heard;

    expect(heard && blockOf(heard, "brief")).toBe(BRIEF);
    expect(heard && blockOf(heard, "brand")).toMatchObject({ slogan: BRAND.tagline });
    expect(heard && blockOf(heard, "draft")).toMatchObject({ headline: request.houseCopy.headline });
    expect(heard?.system).not.toContain("Tideway");
    expect(heard?.system).toContain("linkedin");
  });

  test("keeps within what X counts, link and hashtags included", async () => {
    const { copy, notes } = await modelCopy(writing({}), requestFor({ channel: "twitter" }));

    expect(notes[0]).toContain("Written by");
    expect(copy.text).toContain("https://tideway.example/mill-lane");
    expect(weighted(copy.text)).toBeLessThanOrEqual(280);
  });

  test("is put right without asking: markup, quotation marks around a line, hashtags in the text", async () => {
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

  test("loses hashtags made of words that nobody has said", async () => {
    const { copy } = await modelCopy(
      writing({ hashtags: ["Sourdough", "CancerCure", "#1bakery"] }),
      requestFor(),
    );

    expect(copy.hashtags).toEqual(["#Sourdough"]);
  });

  test("describes the picture in words that somebody has said, or by what stands on it", async () => {
    const good = await modelCopy(writing({}), requestFor());
    const bad = await modelCopy(writing({ altText: "350 people queue up, says the mayor." }), requestFor());

    expect(good.copy.altText).toBe(WORDS.altText);
    expect(bad.copy.altText).toBe(`${WORDS.headline}. ${WORDS.supporting}`);
  });

  test("carries required phrases word for word, whether or not the model wrote them", async () => {
    const brand = { ...BRAND, product_map: { guidelines: { required_phrases: ["While stocks last"] } } };
    const { copy, notes } = await modelCopy(writing({}), requestFor({ brand }));

    expect(notes[0]).toContain("Written by");
    expect(copy.text.match(/While stocks last\./g)).toHaveLength(1);
  });

  test("has slides of its own for a carousel, between our cover and our close", async () => {
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

  test("has scenes of its own for a film, each shown as long as it takes to read", async () => {
    const scenes = ["Saturday 14 March, 8 am", "A free loaf for the first 40 guests"];
    const { copy } = await modelCopy(writing({ scenes }), requestFor({ assetType: "video" }));

    expect(copy.scenes.map(({ line }) => line)).toEqual([WORDS.headline, ...scenes, WORDS.cta]);
    expect(copy.scenes.every(({ ms }) => ms >= 900 && ms <= 3_200)).toBe(true);
  });

  test("is corrected once the model has been told what was wrong", async () => {
    const model = writer((_, nth) =>
      nth === 1 ? { ...WORDS, supporting: "Now with 900 kinds of bread." } : WORDS,
    );
    const { copy } = await modelCopy(model, requestFor());

    expect(copy.supporting).toBe(WORDS.supporting);
    expect(model.heard[1]?.prompt).toContain("“900”");
  });

  test("may speak of somebody else's shop, when the brief does", async () => {
    const brand = { ...BRAND, name: "Kite Works", offer: { ...BRAND.offer, product_name: "" } };
    const { notes } = await modelCopy(writing({}), requestFor({ brand }));

    expect(notes[0]).toContain("Written by");
  });

  test("a brief that says nothing is not sent to a model, which could only invent", async () => {
    const model = writing({});
    const request = requestFor({ brief: "Hello!!! 🎉🎉" });

    expect(await modelCopy(model, request)).toEqual({ copy: request.houseCopy, notes: [] });
    expect(model.heard).toHaveLength(0);
  });
});
