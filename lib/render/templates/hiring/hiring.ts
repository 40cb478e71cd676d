import { template } from "../../template.ts";
import { choose } from "../kit/choose.ts";
import { photoRefs } from "../kit/fields.ts";
import { spoken } from "../kit/spoken.ts";
import { Hiring } from "./data.ts";
import { fits } from "./fits.ts";
import { pictured } from "./pictured.tsx";
import { poster } from "./poster.tsx";
import { sheet } from "./sheet.tsx";

/** A role to fill. */
export const hiring = template({
  id: "hiring",
  title: "Job opening",
  about: "An open role in large type, with place, salary, start and kind of contract, and how to apply.",
  version: 3,
  assetTypes: ["card", "og_image"],
  data: Hiring,
  needs: "a role to fill",
  fits,
  sample: {
    kicker: "We are hiring",
    role: "Senior product designer",
    supporting: "Shape how small teams see their own brand. You own research, flows and the last pixel.",
    facts: [
      { label: "Place", value: "Lisbon or remote" },
      { label: "Salary", value: "€70,000–85,000" },
      { label: "Start", value: "1 September" },
      { label: "Type", value: "Permanent" },
    ],
    cta: "Apply now",
    url: "https://beacon.example/jobs",
  },
  photos: photoRefs,
  overPhotos: true,
  draw(context, data) {
    const shown = pictured(context, data);
    if (shown) return { layout: shown.layout, pages: [shown.root] };
    const bare = { name: "poster", draw: () => poster(context, data) };
    const { layout, root } =
      data.facts.length > 1
        ? choose(context, [{ name: "sheet", draw: () => sheet(context, data) }, bare])
        : choose(context, [bare]);
    return { layout, pages: [root] };
  },
  altText: ({ kicker, role, supporting, details, facts, cta, url }, brand) =>
    spoken(brand, [
      kicker,
      role,
      supporting,
      details,
      ...facts.map(({ label, value }) => [label, value].filter(Boolean).join(": ")),
      [cta, url].filter(Boolean).join(" "),
    ]),
});
