import { template } from "../../template.ts";
import { choose } from "../kit/choose.ts";
import { spoken } from "../kit/spoken.ts";
import { Changelog, rowsOf } from "./data.ts";
import { fits } from "./fits.ts";
import { ledger } from "./ledger.tsx";
import { release } from "./release.tsx";

/** What changed in a version. */
export const changelog = template({
  id: "changelog",
  title: "Changelog",
  about: "A version in large type with two to eight changes, tagged as new, improved or fixed.",
  version: 5,
  assetTypes: ["card", "infographic", "og_image"],
  data: Changelog,
  needs: "a version and at least two changes",
  fits,
  sample: {
    version: "3.2",
    date: "14 May 2026",
    headline: "Carousels that stay in line",
    entries: [
      { kind: "new", text: "Carousels of up to ten slides from one brief" },
      { kind: "new", text: "Dark variants of every template" },
      { kind: "improved", text: "Headlines break where a person would break them" },
      { kind: "improved", text: "First picture in under a second" },
      { kind: "fixed", text: "Logos keep their clear space on stories" },
    ],
    cta: "See all changes",
    url: "https://beacon.example/changelog",
  },
  inLanguage: (data, spoken) => ({ ...data, language: data.language || spoken }),
  draw(context, data) {
    const { layout, root } = choose(context, [
      { name: "release", draw: () => release(context, data) },
      { name: "ledger", draw: () => ledger(context, data) },
    ]);
    return { layout, pages: [root] };
  },
  altText: (data, brand) =>
    spoken(brand, [
      [data.version, data.date].filter(Boolean).join(", "),
      data.headline,
      ...rowsOf(data).map(({ tag, text }) => `${tag}: ${text}`),
      data.cta,
    ]),
});
