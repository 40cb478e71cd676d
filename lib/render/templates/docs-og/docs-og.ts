import { template } from "../../template.ts";
import { choose } from "../kit/choose.ts";
import { spoken } from "../kit/spoken.ts";
import { contents } from "./contents.tsx";
import { DocsOg } from "./data.ts";
import { fits } from "./fits.ts";
import { path } from "./path.tsx";

/** What a link into the documentation shows. */
export const docsOg = template({
  id: "docs_og",
  title: "Documentation preview",
  about: "The picture that a link to a page of documentation shows: path, title and what the page holds.",
  version: 4,
  assetTypes: ["og_image", "card"],
  data: DocsOg,
  headline: "title",
  needs: "a page of documentation and its address",
  fits,
  sample: {
    crumbs: ["Docs", "API", "Runs"],
    title: "Generate your first picture",
    description: "From a brief to a finished, scored card in one request.",
    sections: ["Get a key", "Send a brief", "Wait for the run", "Read the score", "Publish"],
  },
  draw(context, data) {
    const bare = { name: "path", draw: () => path(context, data) };
    const { layout, root } =
      data.sections.length > 1
        ? choose(context, [{ name: "contents", draw: () => contents(context, data) }, bare])
        : choose(context, [bare]);
    return { layout, pages: [root] };
  },
  altText: ({ crumbs, title, description, sections }, brand) =>
    spoken(brand, [crumbs.join(" / "), title, description, sections.join("; ")]),
});
