import { describe, expect, test } from "vitest";
import { readBrief } from "../../lib/copy/read-brief.ts";
import { writeCopy } from "../../lib/copy/write.ts";
import { eventFilm, quoteFilm, statFilm } from "../../lib/pipeline/designs/films-story.ts";
import { type Material, materialOf } from "../../lib/pipeline/designs/material.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";

const BRAND = {
  name: "Fernway",
  tagline: "Every parcel, by pedal.",
  overview: "Fernway plans bike courier routes in real time.",
  offer: { product_name: "Fernway", one_liner: "", features: [], who_its_for: "" },
  product_map: {},
  icp: {},
};

function materialFor(brief: string): Material {
  const { copy } = writeCopy({ brief, brand: BRAND, channel: "instagram", assetType: "video" });
  return materialOf(copy, readBrief(brief, BRAND), BRAND.name, { asked: [], atHand: [] });
}

const SURVEY =
  "We asked 1,140 dispatchers. 62% of parcels arrive late when it rains. Planned routes cut that to 9%. Couriers ride 12,400 km a week with us.";
const MILESTONE = "1,000,000 parcels delivered by bike. Thank you to every rider and dispatcher.";
const QUOTE =
  '"We stopped calling riders on the road," says Mara Lindt, dispatcher at Blue Crate. Customer quote.';
const WEBINAR =
  "Post about our webinar on 14 May at 16:00 CET: how three couriers cut late parcels by half. Free, 45 minutes.";
const OFFER = "20% off the team plan until 30 June with code PEDAL20. For teams with up to 50 riders.";
const PLAIN = "We just shipped live tracking. Customers see their courier on a map, to the minute.";

describe("a film of figures", () => {
  test("a film of figures begins with the most important figure and leaves out the headline's", () => {
    const data = statFilm(materialFor(SURVEY));
    expect(data?.headline).toBe("We asked 1,140 dispatchers");
    expect(data?.stats.map(({ value }) => value)).toEqual(["62%", "9%"]);
    expect(data?.supporting).not.toContain("62%");
  });

  test("a film of figures gets another headline when the first one is the figure itself", () => {
    expect(statFilm(materialFor(MILESTONE))).toMatchObject({
      headline: "Thank you to every rider and dispatcher",
      stats: [{ value: "1,000,000", label: "parcels delivered by bike" }],
    });
  });

  test("a film of figures is not made of prices, of news without figures, or of quotations", () => {
    for (const brief of [OFFER, PLAIN, QUOTE, WEBINAR]) expect(statFilm(materialFor(brief))).toBeUndefined();
  });
});

describe("a film of a quotation", () => {
  test("a film of a quotation names the speaker, the speaker's role and the organisation", () => {
    expect(quoteFilm(materialFor(QUOTE))).toMatchObject({
      quote: "We stopped calling riders on the road",
      name: "Mara Lindt",
      role: "dispatcher",
      company: "Blue Crate",
    });
  });

  test("a film of a quotation needs a name and words short enough to be spoken in it", () => {
    const material = materialFor(QUOTE);
    const quoted = (quote: { text: string; author?: string }) =>
      quoteFilm({ ...material, card: { ...material.card, quote } });
    expect(quoted({ text: "It works." })).toBeUndefined();
    expect(quoted({ text: "and so on ".repeat(20).trim(), author: "Mara Lindt" })).toBeUndefined();
    expect(quoted({ text: "It works.", author: "Mara Lindt" })).toMatchObject({ role: "", company: "" });
    expect(quoteFilm(materialFor(PLAIN))).toBeUndefined();
  });
});

describe("a film of an event", () => {
  test("a film of an event shows the day apart from the headline and a reason to come", () => {
    expect(eventFilm(materialFor(WEBINAR))).toMatchObject({
      headline: "Our webinar",
      date: "14 May",
      time: "16:00 CET",
      supporting: "How three couriers cut late parcels by half.",
    });
  });

  test("a film of an event is not made without a day", () => {
    for (const brief of [PLAIN, QUOTE, SURVEY]) expect(eventFilm(materialFor(brief))).toBeUndefined();
  });
});

test("the data mapped for a film is always accepted by its template", () => {
  for (const brief of [SURVEY, MILESTONE, QUOTE, WEBINAR, OFFER, PLAIN]) {
    const material = materialFor(brief);
    const mapped = { film_stat: statFilm, film_quote: quoteFilm, film_event: eventFilm };
    for (const [id, map] of Object.entries(mapped)) {
      const data = map(material);
      if (data) expect(TEMPLATES[id]?.data.safeParse(data).error, `${id}: ${brief}`).toBeUndefined();
    }
  }
});
