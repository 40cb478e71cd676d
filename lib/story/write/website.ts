import { urls } from "../../copy/text.ts";
import type { Brand } from "../../copy/types.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** How a language sends readers to a site: what leads to it, whose it is, and what it is called. */
type SiteWords = { to: string; own: string; article: string; site: string; possessor: string };

const SITES: Record<string, SiteWords> = {
  en: {
    to: "on|via|through|at|from|visit|see|check|using|over on",
    own: "our",
    article: "the(?= web| online)",
    site: "web ?site|web ?page|online shop|web ?shop|online store|site",
    possessor: "of",
  },
  de: {
    to: "auf|über|in|unter|von|via|besucht|besuchen sie",
    own: "unser(?:er|en|em|e)?",
    article: "der|dem|die|den|das",
    site: "website|webseite|homepage|internetseite|webshop|onlineshop|online-shop",
    possessor: "der|des|vom|von|einer|eines|unserer|\\p{Lu}\\p{L}+s",
  },
  fr: {
    to: "sur|via|depuis|par|consultez|visitez",
    own: "notre",
    article: "le|la",
    site: "site(?: (?:internet|web))?|boutique en ligne|page web",
    possessor: "de|du|des|d[’']",
  },
  es: {
    to: "en|por|desde|a través de|visit(?:a|ad|e|en)|consult(?:a|ad|e|en)",
    own: "nuestr[oa]",
    article: "la|el",
    site: "página web|sitio web|tienda (?:online|en línea)|web|página|sitio",
    possessor: "de|del",
  },
  it: {
    to: "sul|dal|nel|tramite il|attraverso il|visitate il|visita il|sulla|dalla|nella",
    own: "nostr[oa]",
    article: "",
    site: "sito(?: (?:web|internet))?|pagina web|negozio online",
    possessor: "di|del|della|dell[’']|dello|dei|degli|delle",
  },
  nl: {
    to: "op|via|in|bezoek",
    own: "onze|ons",
    article: "de|het",
    site: "website|webpagina|webshop|webwinkel|site",
    possessor: "van",
  },
  pt: {
    to: "no|na|pelo|pela|através do|visite o|consulte o",
    own: "nosso|nossa",
    article: "",
    site: "site|sítio|website|página(?: web)?|loja online",
    possessor: "de|do|da|dos|das",
  },
};

const forms = (make: (words: SiteWords) => string, all = Object.values(SITES)): RegExp =>
  new Prefiltered(`(?<!\\p{L})(?:${all.map((words) => `(?:${make(words)})`).join("|")})`, "iu");

/** "on our website", "sur notre site": the brand's own. Behind a bare article it is when no owner follows. */
const sentTo = ({ to, own, article, site, possessor }: SiteWords) => {
  const bare = article === "" ? "" : `(?:${article}) `;
  return `(?:${to}) (?:(?:${own}) (?:${site})|${bare}(?:${site})(?! (?:${possessor})(?!\\p{L})| (?:d|dell)[’']))(?![\\p{L}-])`;
};
const SENT_TO = once(() => forms(sentTo));
/** What is "on the site" in Portuguese is the absence of one in English: "no site visits". */
const SENT_IN_ENGLISH = once(() =>
  forms(
    sentTo,
    Object.entries(SITES).flatMap(([code, words]) => (code === "pt" ? [] : [words])),
  ),
);
const sending = (language: string): RegExp => (language === "en" ? SENT_IN_ENGLISH() : SENT_TO());

/** "the council’s website", "sur le site de la mairie", "on the NHS website": a site of others. */
const OF_OTHERS = once(
  () =>
    new Prefiltered(
      [
        forms(({ article, to, own, site, possessor }) => {
          const bare = article === "" ? "" : `(?:${article}) `;
          return `(?:${to}) (?!(?:${own}) )${bare}(?:${site}) (?:(?:${possessor})(?!\\p{L})|(?:d|dell)[’'])(?! (?:${own})(?!\\p{L}))`;
        }).source,
        "(?<!\\p{L})(?:on|via|through|at|from|visit|see|check|using) (?:(?:the|a|an|their|his|her|our(?= \\p{L}+[’'])) )?(?!our )(?:[\\p{L}&.-]+ ){0,3}?(?:[\\p{L}&.-]+(?:['’]s|s['’])|their|council|city|town(?: hall)?|county|parish|borough|district|government|ministry|university|NHS|federation) (?:own )?(?:web ?site|web ?page|online shop|site|booking page)(?!\\p{L})",
      ].join("|"),
      "iu",
    ),
);

/** The address of the brand's own site, as the Brand DNA has it; empty when it has none. */
export function websiteOf({ product_map }: Brand): string {
  const given = product_map.website ?? product_map.url ?? product_map.site;
  const [address = ""] = typeof given === "string" ? urls(given) : [];
  return address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
}

/** The sentence with the address behind the words that send readers to it. */
export const withWebsite = (text: string, website: string, language: string): string =>
  website === "" ? text : text.replace(sending(language), (words) => `${words} (${website})`);

/** The sentence sends readers to the brand's own site, beside another way. */
export const sendsToOwn = (text: string, language: string): boolean =>
  sending(language).test(text) && !sendsToOthers(text);

/** The sentence sends readers to a site of others: the brand's own address under it would mislead them. */
export const sendsToOthers = (text: string): boolean => OF_OTHERS().test(text);

/** The address of the brand stands on the last picture, and not in brackets on every other one. */
export const withoutSite = (text: string) =>
  text.replace(/\s\((?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s()]*)?\)/gu, "");
