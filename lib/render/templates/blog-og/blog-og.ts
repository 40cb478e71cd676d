import { template } from "../../template.ts";
import { spoken } from "../kit/spoken.ts";
import { cover } from "./cover.tsx";
import { BlogOg, factsOf } from "./data.ts";
import { fits } from "./fits.ts";

/** What a link to an article shows. */
export const blogOg = template({
  id: "blog_og",
  title: "Article preview",
  about: "The picture that a link to an article shows: title, author, date and reading time.",
  version: 8,
  assetTypes: ["og_image", "card"],
  data: BlogOg,
  headline: "title",
  needs: "an article and its address",
  fits,
  sample: {
    category: "Guide",
    title: "How small teams keep every channel on brand",
    author: "Mara Lindqvist",
    date: "14 May 2026",
    reading: "6 min read",
    photo: "after",
  },
  photos: ({ photo }) => [photo].filter(Boolean),
  overPhotos: true,
  draw(context, data) {
    const { layout, page } = cover(context, data);
    return { layout, pages: [page] };
  },
  altText: (data, brand) =>
    spoken(brand, [data.category, data.title, data.lead ?? "", data.author, factsOf(data)]),
});
