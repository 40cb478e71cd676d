import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, mains, type Notebook, type Stretch } from "./notebook.ts";
import { addStatement } from "./statement.ts";

const THING = "(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+";
/** "Launch film for our new product, the Tern: a lamp of cast iron": what is ordered, before the name of what it is for. */
const ORDERS = [
  `(?:an? )?(?:short )?(?:launch|teaser|promo|trailer|announcement|introduction)[ -](?:film|video|clip|reel|card|post|picture|image|carousel|animation) (?:for|of|about) (?<en>(?:our|the) ${THING})`,
  `(?:ein )?(?:(?:kurzer|kurzes) )?(?:launch|start|teaser|werbe)-?(?:film|video|clip|beitrag|post|karte) (?:für|zu|zum|über) (?:unser\\p{L}*|d(?:as|ie|en|em|er)) ${THING}`,
  `(?:(?:ein|kurzer|kurzes) )*(?:film|video|clip|beitrag|post) (?:zum (?:start|launch|verkaufsstart)|zur (?:einführung|vorstellung)) (?:unsere[rs]|de[rs]) ${THING}`,
  `(?:film|vidéo|clip|visuel|carrousel) (?:de lancement|d[’']annonce) (?:de|pour|du) (?:notre|la|le)? ?${THING}`,
  `(?:v[ií]deo|película|clip|post|carrusel) de (?:lanzamiento|presentación) (?:de|para) (?:nuestr[oa]|la|el) ${THING}`,
  `(?:video|film|filmato|clip|post|carosello) di lancio (?:de(?:l|lla)|per (?:il|la)) (?:nostr[oa] )?${THING}`,
  `(?:lancerings(?:film(?:pje)?|video)|(?:film(?:pje)?|video) (?:voor|bij) de lancering) (?:van|voor) (?:ons|onze|het|de) ${THING}`,
  `(?:v[ií]deo|filme|clip) de lançamento (?:d[oa]|para [oa]) (?:noss[oa] )?${THING}`,
].join("|");
const ORDER = new Prefiltered(
  `^\\s*(?:${ORDERS}), (?:(?:der|des|dem|den) (?=\\p{Lu}))?(?=[^,.!?]{2,60}(?:\\s?[:：]|\\s[–—-])\\s\\S)`,
  "iu",
);

const BARE = /(?:products?|things?|services?|launch)$/iu;

/** Reads such a sentence where it opens the brief: the thing itself is the news. Undefined for other sentences. */
export function readLaunchOrder(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const found = ORDER.exec(n.plain.slice(start, end));
  if (!found || mains(n).length > 0) return undefined;
  // "Our new course, Rewiring for Beginners": what it is stands before its name.
  const kind = found.groups?.en ?? "";
  const length = found[0].length - (kind && !BARE.test(kind) ? kind.length + 2 : 0);
  hold(n, start, start + length, "instruction");
  return addStatement(n, { start: start + length, end, piece }) !== undefined;
}
