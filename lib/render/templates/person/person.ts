import { template } from "../../template.ts";
import { altWord } from "../kit/alt-words.ts";
import { type Arrangement, arrange } from "../kit/arrange.ts";
import { spoken, titled } from "../kit/spoken.ts";
import { archBeside, archOver } from "./arch.tsx";
import { type Person, PersonData } from "./data.ts";
import { fits } from "./fits.ts";
import { halfBeside, halfOver } from "./half.tsx";

/** The portrait under an arch on a panel of brand colour. */
const arch: Arrangement<Person> = {
  name: "arch",
  draw: (context, person) => (context.shape === "wide" ? archBeside : archOver)(context, person),
};

/** The portrait large and plain, the words on the brand's colour. */
const half: Arrangement<Person> = {
  name: "half",
  draw: (context, person) => (context.shape === "wide" ? halfBeside : halfOver)(context, person),
};

/** A person of the team, or a guest. */
export const person = template({
  id: "person",
  title: "Person",
  about: "Somebody worth knowing: a portrait, the name, what they do and one line.",
  version: 5,
  assetTypes: ["card"],
  data: PersonData,
  needs: "a person it is about",
  fits,
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
  draw: (context, data) => arrange(context, data, [half, arch]),
  altText: ({ kicker, name, role, line, photo, cta }, brand, _page, language) =>
    spoken(brand, [
      kicker,
      titled(name, role),
      line,
      photo !== "" && altWord("portrait", language, name),
      cta,
    ]),
});
