import { template } from "../../template.ts";
import { arrange } from "../kit/arrange.ts";
import { spoken, titled } from "../kit/spoken.ts";
import { PersonData } from "./data.ts";
import { arch, half } from "./layouts.ts";

/** Somebody of the team, or somebody worth knowing. */
export const person = template({
  id: "person",
  title: "Person",
  about: "Somebody worth knowing: a portrait, the name, what they do and one line.",
  version: 1,
  assetTypes: ["card"],
  data: PersonData,
  sample: {
    kicker: "New on the team",
    name: "Mara Lindqvist",
    role: "Head of Product, Stockholm",
    line: "Good tools disappear. People should remember the launch, not the software.",
    photo: "person",
    cta: "Work with Mara",
    url: "https://beacon.app/jobs",
  },
  photos: ({ photo }) => (photo ? [photo] : []),
  draw: (stage, data) => arrange(stage, data, [half, arch]),
  altText: ({ kicker, name, role, line, photo, cta }, brand) =>
    spoken(brand, [kicker, titled(name, role), line, photo !== "" && `With a portrait of ${name}`, cta]),
});
