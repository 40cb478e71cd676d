import { once } from "../../copy/once.ts";
import { urls } from "../../copy/text.ts";
import type { Brand } from "../../copy/types.ts";

/** "on our website", "sur notre site": words that send readers to an address. The languages the house reads. */
const SENT_TO = once(
  () =>
    /(?<!\p{L})(?:(?:on|via|through|at|from|visit|see) (?:our|the) (?:web ?site|online shop|web ?shop|online store|site)|(?:auf|über|in) (?:unserer|der|unserem|unsere) (?:Website|Webseite|Homepage|Internetseite|Webshop|Onlineshop|Online-Shop)|sur (?:notre|le) site(?: (?:internet|web))?|en (?:nuestra|la) (?:página web|web|página)|en nuestro sitio(?: web)?|sul (?:nostro )?sito(?: web)?|op onze (?:website|site|webshop)|n[oa] (?:nosso )?site)(?! (?:of|for|in|at|de|des|du|von)(?!\p{L}))(?![\p{L}-])/iu,
);

/** The address of the brand's own site, as the Brand DNA has it; empty when it has none. */
export function websiteOf({ product_map }: Brand): string {
  const given = product_map.website ?? product_map.url ?? product_map.site;
  const [address = ""] = typeof given === "string" ? urls(given) : [];
  return address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
}

/** The sentence with the address behind the words that send readers to it. */
export const withWebsite = (text: string, website: string): string =>
  website === "" ? text : text.replace(SENT_TO(), (words) => `${words} (${website})`);
