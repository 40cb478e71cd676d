/** Names that callers send for what the Brand DNA has under another name, and where it is. The first that fits is said. */
const ELSEWHERE: readonly { sent: RegExp; says: string }[] = [
  { sent: /^(?:brand_?|product_?|company_?)?name$/i, says: "The name of the brand is offer.product_name." },
  {
    sent: /(?:^|_)colou?rs?(?:_|$)|Colou?rs?$|^(?:palettes|primary|secondary|accent|background)$/i,
    says: 'Colours are in palette, by role: {"palette":{"primary":"#1F5C4A"}}.',
  },
  { sent: /^(?:brand_?)?logo(?:_?ur[il])?s?$/i, says: "Logos are a list of https addresses in logos." },
  {
    sent: /^(?:brand_?)?(?:fonts?|font_?family|typography|voice|tone(?:_of_voice)?|look|style|guidelines|banned_?words)$/i,
    says: "Fonts, voice, look and banned words are in product_map.guidelines.",
  },
  {
    sent: /^(?:features|one_?liner|who_?its_?for)$/i,
    says: "features, one_liner and who_its_for are fields of offer.",
  },
  { sent: /^(?:slogan|claim|motto)$/i, says: "A slogan is the tagline." },
  { sent: /^(?:description|about|summary)$/i, says: "What the company does is the overview." },
  { sent: /^(?:products?|plans|pricing|prices?)$/i, says: "Facts about products are in product_map." },
  { sent: /^(?:audiences?|target(?:_?(?:audience|group))?|customers?)$/i, says: "The audience is in icp." },
  {
    sent: /^(?:brand|dna|brand_?dna|data|body)$/i,
    says: 'Send the fields themselves, without an object around them: {"tagline":"…"}.',
  },
];

/** What is said of fields that the Brand DNA does not have: their names, those it has, and where the thing meant is. */
export function unknownFields(sent: readonly string[], known: readonly string[]): string {
  const hints = ELSEWHERE.filter((one) => sent.some((name) => one.sent.test(name))).map(({ says }) => says);
  const named = `Unknown field${sent.length > 1 ? "s" : ""}: ${sent.join(", ").slice(0, 200)}.`;
  return [named, `Brand DNA has ${known.join(", ")}.`, ...hints].join(" ");
}
