import { template } from "../../template.ts";
import { arrange } from "../kit/arrange.ts";
import { photosOf } from "../kit/masters/screens.ts";
import { spoken } from "../kit/spoken.ts";
import { BeforeAfterData, type LabelledSide, labelled } from "./data.ts";
import { figures } from "./figures.tsx";
import { fits } from "./fits.ts";
import { photographs } from "./photographs.tsx";
import { statements } from "./statements.tsx";

const said = ({ label, text, photo, figures: counted = [] }: LabelledSide) =>
  [
    `${label}${photo ? " (photo)" : ""}: ${text}`,
    ...counted.map(({ before, value, after }) => [before, value, after].filter(Boolean).join(" ")),
  ].join(". ");

/** A change as two pictures or as two statements. */
export const beforeAfter = template({
  id: "before_after",
  title: "Before and after",
  about: "What changed, as two photos or two statements side by side, clearly labelled.",
  version: 6,
  assetTypes: ["card"],
  data: BeforeAfterData,
  needs: "one thing as it was and as it is",
  fits,
  sample: {
    kicker: "Customer story",
    headline: "One season, one new front garden",
    before: { text: "Bare ground, no shade", photo: "before" },
    after: { text: "Meadow, trees and a path", photo: "after" },
    cta: "See the plan",
    url: "https://beacon.app/gardens",
  },
  inLanguage: labelled,
  photos: ({ before, after }) => [before.photo, after.photo].filter(Boolean),
  draw(context, given) {
    const data = labelled(given, context.language);
    const both = photosOf(context, [data.before.photo, data.after.photo]).length === 2;
    const counted = both ? undefined : figures(context, data);
    if (counted) return { layout: "figures", pages: [counted] };
    return arrange(context, data, [both ? photographs : statements]);
  },
  altText(data, brand, _, language) {
    const { kicker, headline, details, before, after, cta } = labelled(data, language);
    return spoken(brand, [kicker, headline, said(before), said(after), details, cta]);
  },
});
