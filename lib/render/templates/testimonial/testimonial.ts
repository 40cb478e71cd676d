import { template } from "../../template.ts";
import { altWord } from "../kit/alt-words.ts";
import { arrange } from "../kit/arrange.ts";
import { quoted } from "../kit/quoted.ts";
import { spoken, titled } from "../kit/spoken.ts";
import { column } from "./column.tsx";
import { TestimonialData, wordsOf } from "./data.ts";
import { fits } from "./fits.ts";
import { note } from "./note.tsx";

/** What a customer says, with the face that says it. */
export const testimonial = template({
  id: "testimonial",
  title: "Testimonial",
  about: "What a customer says, with their portrait or initials and the company they speak for.",
  version: 6,
  assetTypes: ["card"],
  data: TestimonialData,
  needs: "a quote with a name",
  fits,
  sample: {
    kicker: "Why teams stay",
    quote: "We closed the design backlog in a month and nobody has opened it since.",
    name: "Tomas Okafor",
    role: "Marketing Lead",
    company: "Fernhill Cycles",
    photo: "person-2",
    url: "https://beacon.app/stories",
  },
  photos: ({ photo }) => (photo ? [photo] : []),
  overPhotos: true,
  draw: (context, data) => arrange(context, data, context.photos.has(data.photo) ? [note, column] : [note]),
  altText(data, brand, _page, language) {
    const { kicker, name, role, company, photo, cta } = data;
    const who = titled(name, role, company);
    return spoken(brand, [
      kicker,
      quoted(wordsOf(data), language),
      who,
      photo !== "" && altWord("portrait", language, name),
      cta,
    ]);
  },
});
