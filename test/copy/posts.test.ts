import { expect, test } from "vitest";
import { writeCopy } from "../../lib/copy/write.ts";
import { Channel } from "../../lib/vocab.ts";

const brand = {
  name: "Kite Works",
  tagline: "",
  overview: "",
  offer: { product_name: "", one_liner: "", features: [], who_its_for: "" },
  product_map: {},
  icp: {},
};

test.each(Channel.options.filter((channel) => channel !== "web"))(
  "a post for %s tells the day, also when the event's title is the headline",
  (channel) => {
    const brief =
      'Join our free webinar "Routes that survive rush hour" on Thursday, 18 June 2026 at 5 pm CET. Three dispatchers show how they plan 600 parcels a day. Register at kiteworks.example/webinar';
    const { copy } = writeCopy({ brief, channel, assetType: "card", brand });
    expect(copy.text).toContain("18 June 2026 at 5 pm CET");
  },
);
