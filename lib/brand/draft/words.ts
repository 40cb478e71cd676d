import { type Clue, found, sentencesWithin, wordsIn } from "./found.ts";
import { structuredText, titleBesides } from "./name.ts";
import type { Block, WebPage } from "./read-page.ts";

const MAX_FEATURES = 8;

/** The line under the name: a slogan, the main heading, or what the title says besides the name. */
export function taglineOn(page: WebPage, name: string): Clue | undefined {
  const { address } = page;
  const slogan = structuredText(page, "slogan");
  if (slogan && isLine(slogan))
    return found(slogan, "the slogan in the page's structured data", { quote: slogan, address });
  const heading = headings(page, ["h1"]).find(
    ({ text }) => isLine(text) && text.toLowerCase() !== name.toLowerCase(),
  );
  if (heading) return found(heading.text, "the page's main heading", { quote: heading.text, address });
  const title = titleBesides(page, name);
  if (title && isLine(title)) return found(title, "the page's title", { quote: page.title, address });
  return undefined;
}

const isLine = (text: string): boolean => text.length <= 120 && wordsIn(text) >= 2 && wordsIn(text) <= 16;

/** What the company says it does: the description, and the first paragraph where it says more. */
export function overviewOn(page: WebPage): Clue | undefined {
  const { address } = page;
  const described = description(page);
  const paragraph = page.blocks.find(
    ({ tag, text, place }) => place === "main" && (tag === "p" || tag === "div") && wordsIn(text) >= 12,
  );
  const more = paragraph && !described?.value.includes(paragraph.text.slice(0, 40)) ? paragraph.text : "";
  const whole = [described?.value, more].filter(Boolean).join(" ");
  if (!whole) return undefined;
  const where = described ? described.where : "the page's first paragraph";
  return found(
    sentencesWithin(whole, 1_000),
    more && described ? `${where} and the first paragraph` : where,
    {
      quote: described?.value ?? more,
      address,
    },
  );
}

export function oneLinerOn(page: WebPage): Clue | undefined {
  const described = description(page);
  if (described) return { ...described, value: sentencesWithin(described.value, 200) };
  const under = page.blocks.findIndex(({ tag }) => tag === "h1");
  const next = page.blocks.slice(under + 1, under + 4).find(({ text }) => wordsIn(text) >= 5);
  if (under < 0 || !next) return undefined;
  return found(sentencesWithin(next.text, 200), "the words under the main heading", {
    quote: next.text,
    address: page.address,
  });
}

function description(page: WebPage): Clue | undefined {
  const { metas, address } = page;
  for (const meta of ["description", "og:description", "twitter:description"]) {
    const value = metas.get(meta);
    if (value && wordsIn(value) >= 4) return found(value, `the page's ${meta}`, { quote: value, address });
  }
  const said = structuredText(page, "description");
  return said && wordsIn(said) >= 4
    ? found(said, "the description in the page's structured data", { quote: said, address })
    : undefined;
}

/** Headings that name a part of a page, and nothing that is offered. */
const GENERIC =
  /^(?:about|blog|book|careers?|case stud|community|compan|contact|cookie|customers?|download|events?|faq|features?$|follow|frequently|get (?:in touch|started)|help|home|how it works|imprint|join|latest|learn more|legal|log ?in|meet|menu|more|navigation|news|our (?:story|team|customers|partners|blog)|partners?|press|pricing|privacy|products?$|questions|ready to|related|resources|reviews?|search|see |services?$|shop$|sign|social|still|stay|stor(?:y|ies)|subscribe|support|team|terms|testimonials?|the (?:team|story)|trusted|try |used by|what (?:our|people|customers)|why |kontakt|impressum|datenschutz|über uns|preise)/i;
const isOffered = ({ text, place }: Block): boolean =>
  place === "main" &&
  wordsIn(text) >= 2 &&
  wordsIn(text) <= 12 &&
  text.length <= 120 &&
  !/[?]$/.test(text) &&
  !GENERIC.test(text);

const headings = ({ blocks }: WebPage, tags: readonly string[]): Block[] =>
  blocks.filter(({ tag, place }) => tags.includes(tag) && place !== "footer");

/** What the pages list as theirs: features in structured data, headings of one rank, or a list after such a heading. */
export function featuresOn(pages: readonly WebPage[]): Clue<string[]> | undefined {
  for (const page of pages) {
    const { address } = page;
    const listed = page.structured
      .flatMap(({ featureList }) => [featureList].flat())
      .filter((one) => typeof one === "string");
    if (listed.length > 1)
      return answer(listed.flatMap(asList), "the feature list in the structured data", address);
    for (const rank of ["h3", "h2", "h4"]) {
      const offered = headings(page, [rank]).filter(isOffered);
      if (offered.length > 1)
        return answer(
          offered.map((block) => withBody(page, block)),
          `headings of the page (${rank})`,
          address,
        );
    }
    const items = page.blocks.filter((block) => block.tag === "li" && isOffered(block));
    if (items.length > 2)
      return answer(
        items.map(({ text }) => text),
        "a list on the page",
        address,
      );
  }
  return undefined;
}

const asList = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

function answer(all: readonly string[], where: string, address: string): Clue<string[]> {
  const value = [...new Set(all)].slice(0, MAX_FEATURES);
  return found(value, where, { quote: value[0] ?? "", address });
}

/** A short heading alone says little, so the sentence under it joins it. */
function withBody({ blocks }: WebPage, heading: Block): string {
  const next = blocks[blocks.indexOf(heading) + 1];
  const title = heading.text.replace(/[.:]$/, "");
  if (!next || /^h\d$/.test(next.tag) || wordsIn(title) > 5 || wordsIn(next.text) < 3) return title;
  const body = sentencesWithin(next.text, 160);
  return body.length <= 160 && /[.!]$/.test(body) ? `${title}: ${body}` : title;
}

const FOR =
  /\b(?:(?:built|made|designed|created|perfect|ideal|software|tools?|platform|apps?) )?for ((?:(?:busy|small|large|growing|modern|independent|remote|local|young|creative|commuting|professional|digital|busy) )*(?!free\b|you\b|your\b|the\b|a\b|an\b|every\b|more\b|this\b|that\b|all\b|less\b|it\b|its\b|our\b|us\b|any\b|as\b|over\b|up\b|just\b|example\b|instance\b|better\b|\d)[\p{L}][^.,;:!?–—()|"]{2,70})/iu;
/** Who can be meant by "for": people or companies, in the plural. */
export const PEOPLE =
  /\b(?:(?:bak|brew|patiss|groc)eries|wineries|pharmacies|hotels|bars|salons|gyms|clubs|farms|\w*(?:ers|ors|ists|ians|eurs|ants|ents|men)|teams|compan\w+|agenc\w+|business\w*|shops|stores|startups|brands|families|people|parents|kids|children|schools|studios|freelancers|founders|enterprises|communit\w+|nonprofits|restaurants|cafés|offices|owners|athletes|musicians|nurses|doctors|creatives)\b/i;

/** Whom the site says it is for. */
export function audienceIn(texts: readonly Omit<Clue, "value">[]): Clue | undefined {
  for (const said of texts) {
    const [, who] = FOR.exec(said.quote) ?? [];
    const people = who?.match(PEOPLE);
    if (!who || !people) continue;
    const value = who
      .replace(/\s+(?:who|that|which|to|so|and (?:it|we|you)|with|without|—).*$/i, (rest) =>
        /^\s+who/i.test(rest) ? rest : "",
      )
      .trim();
    if (PEOPLE.test(value)) return { ...said, value: value.charAt(0).toUpperCase() + value.slice(1) };
  }
  return undefined;
}

/** Texts in which an audience may be named, best first. */
export const audienceTexts = (page: WebPage): Omit<Clue, "value">[] => [
  ...[description(page)].flatMap((one) => (one ? [one] : [])),
  ...page.blocks
    .filter(({ place, tag }) => place === "main" && /^(?:h[123]|p|div)$/.test(tag))
    .slice(0, 40)
    .map(({ text }) => ({ where: "the text of the page", quote: text.slice(0, 300), address: page.address })),
];
