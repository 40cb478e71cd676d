import { describe, expect, test } from "vitest";
import { websiteOf } from "../../../lib/pipeline/designs/pictures-for.ts";
import type { Pictures } from "../../../lib/render/fits.ts";
import { askOf } from "../../../lib/render/templates/kit/story/ask.ts";
import { named } from "../../../lib/render/templates/kit/story/named.ts";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const LIMITS = { headline: 120, supporting: 200, title: 90, body: 280 };
const brand: Pictures = {
  brand: "Northgate",
  website: "northgate.example",
  asked: [],
  atHand: [],
  faces: [],
};
const seriesWith = (parts: Partial<Story>) =>
  seriesOfStory(storyWith({ headline: line("Five free evenings"), ...parts }), brand, LIMITS);
const slide = (title: string, body = "", ...facts: string[]) => ({ title, body, facts });

test("a slide whose sentence is too long has a clause as its title, and under it the other one", () => {
  const { slides } =
    seriesWith({
      slides: [
        slide(
          "Abbiamo raccolto dal 12 ottobre al 6 novembre, quasi tutto a mano, e abbiamo portato le olive al frantoio ogni sera, mai dopo più di otto ore",
        ),
      ],
    }) ?? {};
  expect(slides?.[0]).toMatchObject({
    title: "Abbiamo raccolto dal 12 ottobre al 6 novembre, quasi tutto a mano",
    body: "Abbiamo portato le olive al frantoio ogni sera, mai dopo più di otto ore.",
  });
});

test("Japanese sentences have no space between them", () => {
  const said = "一月四日まで休館します。返却ポストは休館中もご利用いただけます。".repeat(3);
  const { slides } = seriesWith({ slides: [slide(said)] }) ?? {};
  expect(slides?.[0]?.body).toMatch(/。返却/);
  expect(slides?.[0]?.body).not.toMatch(/。 /);
});

describe("the last picture of a series", () => {
  test("names what one comes to over its day and place, also where the first one has named it", () => {
    const { closing } =
      seriesWith({
        headline: line("Our Christmas concert"),
        about: "Christmas concert",
        when: { date: "Sunday 13 December", time: "4pm", place: "St Anne’s Church", facts: [] },
        slides: [slide("We sing Britten"), slide("Mulled wine afterwards")],
      }) ?? {};
    expect(closing?.headline).toBe("Christmas concert");
    expect(closing?.supporting).toMatch(/Sunday 13 December.*4pm.*St Anne’s Church/u);
  });

  const asks = fact("f9", "contact", "Send your CV by 30 April to jobs@northgate.example");
  const cta = { label: "Write to jobs@northgate.example", url: "", facts: ["f9"] };

  test("has the author's call as its headline, and the address under it", () => {
    const { closing } = seriesWith({ facts: [asks], cta, slides: [slide("Four days a week")] }) ?? {};
    expect(closing).toEqual({ headline: "Send your CV by 30 April", cta: "", url: "jobs@northgate.example" });
  });
  test("does not begin with half a sentence, and has no other slide's words under its call", () => {
    const named = fact("f9", "contact", "To put a name down, email jobs@northgate.example.");
    const survey = "7 out of 10 neighbours told us that they want more evenings";
    const steps = [slide("Bring a cup", "", "f1"), slide("Bring a chair", "", "f2")];
    const series = seriesWith({ facts: [named], cta, steps, slides: [...steps, slide(survey, "", "f3")] });
    expect(series?.slides).toHaveLength(3);
    expect(series?.closing).toEqual({ headline: cta.label, cta: "", url: "" });
  });
  test("does not say the line of the cover again", () => {
    const when = fact("f1", "when", "Start Monday 4 January.");
    const support = line("Start Monday 4 January.", "f1");
    const series = seriesWith({ facts: [when, asks], cta, support, slides: [slide("Four days a week")] });
    expect(series?.closing.supporting).toBeUndefined();
  });
  test("keeps the last day that stands behind the address of the call", () => {
    const call = fact("f9", "contact", "Send a CV to jobs@northgate.example by Friday 8 January.");
    const { closing } = seriesWith({ facts: [call], cta, slides: [slide("Four days a week")] }) ?? {};
    expect(closing?.headline).toBe("Send a CV by Friday 8 January");
  });
  test("says how to take part where the brief asks for nothing else, with the brand's address", () => {
    const where = fact("f4", "where", "No booking needed, just turn up at Mabgate Mill.");
    const slides = [
      slide("Pottery"),
      slide("Portuguese"),
      slide("No booking needed", "Just turn up at Mabgate Mill.", "f4"),
    ];
    const series = seriesWith({ facts: [where], slides });
    expect(series?.slides).toHaveLength(2);
    expect(series?.closing).toMatchObject({
      headline: "No booking needed",
      supporting: "Just turn up at Mabgate Mill.",
      url: "northgate.example",
    });
  });
  test("has the brand's address under its name where there is nothing else to say", () => {
    const { closing } = seriesWith({ slides: [slide("Pottery"), slide("Portuguese")] }) ?? {};
    expect(closing).toMatchObject({ headline: "Northgate", url: "northgate.example" });
  });
  test("has no address that the author did not want", () => {
    const wish = {
      rule: "leave_out_kind" as const,
      value: "link",
      quote: "no link",
      span: { start: 0, end: 7 },
    };
    const { closing } = seriesWith({ slides: [slide("Pottery"), slide("Portuguese")], wishes: [wish] }) ?? {};
    expect(closing?.url).toBe("");
  });
});

test("ideas that each have a day of their own show the day large", () => {
  const slides = [
    slide("Thu 5 March – Pottery"),
    slide("Thu 12 March – Portuguese"),
    slide("Thu 2 April – Baking"),
  ];
  expect(seriesWith({ slides })?.slides).toMatchObject([
    { stat: "Thu 5 March", title: "Pottery" },
    { stat: "Thu 12 March", title: "Portuguese" },
    { stat: "Thu 2 April", title: "Baking" },
  ]);
});

test("only steps are counted, and icons are never guessed from a story", () => {
  const slides = [slide("The team report"), slide("The price list")];
  expect(seriesWith({ slides })?.numbered).toBe(false);
  expect(seriesWith({ slides, occasion: "how_to" })?.numbered).toBe(true);
});

test.each([
  ["Book at northgate.example/bikes.", "northgate.example/bikes", undefined],
  [
    "Anträge bitte bis 6. März an vorstand@northgate.example.",
    "vorstand@northgate.example",
    "Anträge bitte bis 6. März",
  ],
  [
    "Envía tu CV antes del 30 de abril a empleo@northgate.example.",
    "empleo@northgate.example",
    "Envía tu CV antes del 30 de abril",
  ],
  ["Écris-nous à chanter@northgate.example.", "chanter@northgate.example", "Écris-nous"],
  ["Commandez au 03 20 55 10 10 ou sur northgate.example.", "northgate.example", undefined],
  [
    "Posti limitati, conviene prenotare scrivendo a libri@northgate.example.",
    "libri@northgate.example",
    "Posti limitati, conviene prenotare",
  ],
  ["Karten im Laden oder über northgate.example.", "northgate.example", undefined],
  ["At northgate.example you find the rest.", "northgate.example", undefined],
])("the call in “%s”", (quote, address, says) => {
  const story = storyWith({
    facts: [fact("f1", "contact", quote)],
    cta: { label: address, url: "", facts: ["f1"] },
  });
  expect(askOf(story)?.says).toBe(says);
});

test.each([
  ["12 places, book at northgate.example.", "12 places", "book"],
  ["Places are limited, please register at northgate.example.", "Places are limited", "register"],
  ["Die Plätze sind knapp, bitte anmelden unter northgate.example.", "Die Plätze sind knapp", "anmelden"],
  ["Plazas limitadas, reserva en northgate.example.", "Plazas limitadas", "reserva"],
  ["Posti limitati: prenota su northgate.example.", "Posti limitati", "prenota"],
  ["Slots are free all day if you book at northgate.example.", "Slots are free all day if you book", ""],
])("the verb at the end of “%s” is an action of its own", (quote, says, verb) => {
  const cta = { label: "See northgate.example", url: "northgate.example", facts: ["f1"] };
  const story = storyWith({ facts: [fact("f1", "link", quote)], cta });
  expect(askOf(story)).toMatchObject({ says, verb });
  const { closing } = seriesOfStory(story, brand, LIMITS) ?? {};
  if (verb !== "" && closing) expect(closing.cta.toLowerCase()).toBe(verb);
});

test.each([
  [{ website: "https://www.northgate.example/" }, "northgate.example"],
  [{ website: "northgate.example/shop" }, "northgate.example/shop"],
  [{ url: "http://northgate.example" }, "northgate.example"],
  [{ website: "coming soon" }, ""],
  [{ website: 7 }, ""],
  [{}, ""],
])("the website of %j", (map, shown) => {
  expect(websiteOf(map)).toBe(shown);
});

test.each([
  "The longer version with drawings is at northgate.example/howto.",
  "La plantilla es gratuita y se descarga en northgate.example/howto.",
])("a statement that its address completes is not cut: %s", (quote) => {
  const cta = { label: "See northgate.example/howto", url: "northgate.example/howto", facts: ["f1"] };
  expect(askOf(storyWith({ facts: [fact("f1", "link", quote)], cta }))).toBeUndefined();
});

test("the number of whoever stands in is not shown as one's own", () => {
  const quote = "Telefon 0551 555 038";
  const says = `Wenden Sie sich an unsere Vertretung, die Praxis Dr. Ahrends, ${quote}.`;
  const words = { text: "0551 555 038", kind: "contact", quote, spoken: "de" } as const;
  expect(named({ ...words, says })).toBeUndefined();
  expect(named(words)).toEqual({ name: "Telefon", value: "0551 555 038" });
});
