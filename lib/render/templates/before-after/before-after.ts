import { template } from "../../template.ts";
import { arrange } from "../kit/arrange.ts";
import { photosOf } from "../kit/masters/screens.ts";
import { spoken } from "../kit/spoken.ts";
import { ChangeData, type Side } from "./data.ts";
import { photographs } from "./photographs.tsx";
import { statements } from "./statements.tsx";

const said = ({ label, text, photo }: Side) => `${label}${photo ? " (photo)" : ""}: ${text}`;

/** What changed, told twice: as two pictures or as two statements. */
export const beforeAfter = template({
  id: "before_after",
  title: "Before and after",
  about: "What changed, as two photos or two statements side by side, clearly labelled.",
  version: 1,
  assetTypes: ["card"],
  data: ChangeData,
  sample: {
    kicker: "Customer story",
    headline: "One season, one new front garden",
    before: { text: "Bare ground, no shade", photo: "before" },
    after: { text: "Meadow, trees and a path", photo: "after" },
    cta: "See the plan",
    url: "https://beacon.app/gardens",
  },
  photos: ({ before, after }) => [before.photo, after.photo].filter(Boolean),
  draw(stage, data) {
    const both = photosOf(stage, [data.before.photo, data.after.photo]).length === 2;
    return arrange(stage, data, [both ? photographs : statements]);
  },
  altText: ({ kicker, headline, before, after, cta }, brand) =>
    spoken(brand, [kicker, headline, said(before), said(after), cta]),
});
