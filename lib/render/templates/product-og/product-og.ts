import { template } from "../../template.ts";
import { arrange } from "../kit/arrange.ts";
import { spoken } from "../kit/spoken.ts";
import { PreviewData } from "./data.ts";
import { ledge, tilted } from "./layouts.ts";

/** What a link to a product looks like where it is shared. */
export const productOg = template({
  id: "product_og",
  title: "Product link preview",
  about: "The picture of a shared link: what the product is, and its screen running off the edge.",
  version: 1,
  assetTypes: ["og_image", "card"],
  data: PreviewData,
  sample: {
    kicker: "New in Beacon",
    name: "Launch calendar",
    line: "Every post, every channel and every sign-off in one view.",
    url: "https://beacon.app/calendar",
    screen: "desktop",
  },
  photos: ({ screen }) => (screen ? [screen] : []),
  draw: (stage, data) => arrange(stage, data, [ledge, tilted]),
  altText: ({ kicker, name, line, screen }, brand) =>
    spoken(brand, [kicker, name, line, screen !== "" && "With a screenshot of the product"]),
});
