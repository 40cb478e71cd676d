import { isUrl } from "../../text/is-url.ts";
import { type Clue, found } from "./found.ts";
import type { WebPage } from "./read-page.ts";

const DRAWABLE = /\.(?:svg|png|jpe?g|webp)(?:$|[?#])/i;

/** Pictures that may be the logo, best first: what the page calls so, then its icons. Only https can be fetched. */
export function logosOn(page: WebPage): Clue[] {
  const { address } = page;
  const named = page.structured
    .flatMap(({ logo }) => addressOf(logo))
    .map((url) => at(url, "the logo in the page's structured data"));
  const pictured = page.pictures
    .filter(({ about, place }) => place === "nav" && /logo|brand/i.test(about))
    .map((picture) => at(picture.address, "the picture in the page's head that is called logo"));
  const icons = page.links
    .filter(
      ({ rel, address: url }) =>
        /apple-touch-icon/.test(rel) || (/(?:^|\s)icon(?:\s|$)/.test(rel) && DRAWABLE.test(url)),
    )
    .sort((a, b) => sizeOf(b.sizes, b.rel) - sizeOf(a.sizes, a.rel))
    .map((link) => at(link.address, "the page's icon"));
  const all = [...named, ...pictured, ...icons].filter(({ value }) => value.startsWith("https://"));
  return all.filter(({ value }, i) => all.findIndex((one) => one.value === value) === i).slice(0, 6);

  function at(url: string, where: string): Clue {
    return found(absolute(url), where, { quote: url, address });
  }
  function absolute(url: string): string {
    return isUrl(url, address) ? new URL(url, address).href : "";
  }
}

/** JSON-LD names a picture by its address, or by an object with one. */
function addressOf(logo: unknown): string[] {
  if (typeof logo === "string") return [logo];
  if (typeof logo !== "object" || logo === null) return [];
  const { url, contentUrl } = logo as { url?: unknown; contentUrl?: unknown };
  return [url, contentUrl].filter((one): one is string => typeof one === "string").slice(0, 1);
}

/** The width of an icon as the page declares it. An Apple icon without one has 180 pixels; a vector has every size. */
function sizeOf(sizes: string, rel: string): number {
  if (/any/i.test(sizes)) return 512;
  return Number(/(\d+)x/i.exec(sizes)?.[1] ?? (/apple/.test(rel) ? 180 : 32));
}
