import { textNodes } from "../../scene.ts";
import { type RenderContext, template } from "../../template.ts";
import { article } from "../card/article.tsx";
import { drawLoud } from "../card/compose/compose.ts";
import { complete } from "../card/data.ts";
import { drawPictured } from "../card/pictured.ts";
import type { PlacardLead } from "../card/placard/data.ts";
import { drawPlacard } from "../card/placard/placard.tsx";
import { linesOf, rowsOf, withAnswers } from "../card/placard/texts.ts";
import { choose, type DrawnChoice } from "../kit/choose.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { photoRefs, photosOf } from "../kit/fields.ts";
import { label } from "../kit/labels.ts";
import { sharesSentence, spoken } from "../kit/spoken.ts";
import { isOwnTurn } from "../kit/variety.ts";
import { cardOf, withTerms } from "./card.ts";
import { type Fact, Hiring } from "./data.ts";
import { fits } from "./fits.ts";
import { paidRole } from "./paid.tsx";
import { isOfFullTime, isPay, splitPay } from "./pay.ts";
import { poster } from "./poster.tsx";
import { sheet } from "./sheet.tsx";
import { closingApart } from "./terms.ts";
import { payOf } from "./terms-block.tsx";

/** A role to fill. */
export const hiring = template({
  id: "hiring",
  title: "Job opening",
  about: "An open role in large type, with place, salary, start and kind of contract, and how to apply.",
  version: 21,
  assetTypes: ["card", "og_image"],
  data: Hiring,
  needs: "a role to fill",
  fits,
  sample: {
    kicker: "We are hiring",
    role: "Senior product designer",
    supporting: "Shape how small teams see their own brand. You own research, flows and the last pixel.",
    facts: [
      { label: "Place", value: "Lisbon or remote" },
      { label: "Salary", value: "€70,000–85,000" },
      { label: "Start", value: "1 September" },
      { label: "Type", value: "Permanent" },
    ],
    cta: "Apply now",
    url: "https://beacon.example/jobs",
  },
  photos: photoRefs,
  overPhotos: true,
  draw(context, data) {
    const photos = photosOf(context, data);
    const { layout, root } =
      (photos.length > 0 || data.photo_treatment ? undefined : drawTerms(context, data)) ??
      drawPictured(context, cardOf(data), photos, { treatment: data.photo_treatment }) ??
      drawRole(context, withTerms(data));
    return { layout, pages: [root] };
  },
  altText: ({ kicker, role, supporting, terms = [], details, facts, cta, url }, brand) =>
    spoken(brand, [
      ...titled(kicker, role),
      supporting,
      ...terms,
      details,
      ...facts.map(({ label, value }) => [label, value].filter(Boolean).join(": ")),
      [cta, url].filter(Boolean).join(" "),
    ]),
});

/** "We are looking for: Dental technician", and "Wir suchen eine Köchin", which goes on from the words over it. */
function titled(kicker: string, role: string): readonly string[] {
  if (kicker === "" || /[.!?:…)]$/u.test(kicker)) return [kicker, role];
  return [sharesSentence(kicker, role) ? `${kicker} ${role}` : `${kicker}: ${role}`];
}

/** With a line for each of its terms and for the last day to apply, under the role and what it pays. */
function drawTerms(context: RenderContext, data: Hiring): DrawnChoice | undefined {
  const { kicker, role, supporting, facts, terms = [], details = "", cta, url } = data;
  const pay = payOf(facts) ?? facts.find(({ value }) => isPay(value));
  const others = facts
    .filter((fact) => fact !== pay)
    .map(({ label, value }) => (label ? `${label}: ${value}` : value));
  const closing = closingApart(cta);
  const last = closing ? [`${closing.row.label} ${closing.row.value}`] : [];
  const [tail, listed] = tailOf(terms);
  if (terms.length === 0) return undefined;
  const lead = pay && !isOfFullTime(pay.value) ? leadOf(pay) : undefined;
  const action = closing ? { cta: closing.at, url } : { cta, url };
  const draw = (lines: readonly string[], second: PlacardLead | undefined) => {
    const rows = rowsOf([...lines, ...last]);
    return rows && drawPlacard(context, { kicker, title: role, tail, lead: second, rows, action });
  };
  const lines = [...others, ...linesOf(supporting, details), ...listed];
  const whole = pay ? [rowOf(context, pay), ...lines] : lines;
  return (
    (lead && draw(lines, lead)) ??
    draw(whole, undefined) ??
    // A line for each of them in smaller type: two terms in one line read as one.
    listOf(context, { ...data, supporting: tail, ...action }, withAnswers([...whole, ...last]))
  );
}

/** What it pays as a line among others: no part of it is larger than they are. */
const rowOf = ({ language = "en" }: RenderContext, { label: name, value }: Fact): string =>
  `${name || label("salary", language)}${SEPARATOR}${value}`;

function listOf(
  context: RenderContext,
  { kicker, role, supporting, cta, url }: Hiring,
  bullets: string[],
): DrawnChoice {
  // A sentence on how to apply is read under the terms, and no button.
  const action = cta.length > BUTTON ? { details: cta, url } : { cta, url };
  const card = complete({ kicker, headline: role, supporting, bullets, mark: "dot", ...action });
  return { layout: article.name, root: article.draw(context, card) };
}
const BUTTON = 48;

/** "75% · permanent", or "Second shift" before terms with names: what has none goes on from the title. */
function tailOf([first = "", ...others]: readonly string[]): [tail: string, terms: readonly string[]] {
  const isNamed = (term: string | undefined) => /^\p{L}[^:.,;\d]{1,28}:\s/u.test(term ?? "");
  const isTail =
    first.includes(SEPARATOR) ||
    (first.length <= SHORT_TAIL && !isNamed(first) && isNamed(others[0]) && isNamed(others[1]));
  return isTail ? [first, others] : ["", [first, ...others].filter(Boolean)];
}
const SHORT_TAIL = 40;

/** "€27.50 an hour" in one line, what a longer pay depends on under its sums. */
function leadOf({ label, value }: Fact): PlacardLead {
  const { sum, rest } = splitPay(value);
  return value.length <= SHORT_PAY || sum === ""
    ? { label, values: [value], beside: "" }
    : { label, values: [sum], beside: rest };
}
const SHORT_PAY = 20;

/** With a pay that is large, else in the brand's direction, or with the facts on a sheet or as pills; with more to read, as a text over its facts. */
function drawRole(context: RenderContext, data: Hiring): DrawnChoice {
  const isSheet = context.shape === "wide" && data.facts.length > 2;
  const paid = !isSheet && payOf(data.facts) ? paidRole(context, data) : undefined;
  const drawn = paid ? { layout: "paid", root: paid } : drawShort(context, data);
  const isCut = textNodes(drawn.root).some(({ attributes }) => attributes?.cut);
  return isCut ? { layout: article.name, root: article.draw(context, cardOf(data)) } : drawn;
}

function drawShort(context: RenderContext, data: Hiring): DrawnChoice {
  const composed = isOwnTurn(context) ? undefined : drawLoud(context, cardOf(data));
  if (composed) return composed;
  const bare = { name: "poster", draw: () => poster(context, data) };
  return data.facts.length > 1
    ? choose(context, [{ name: "sheet", draw: () => sheet(context, data) }, bare])
    : choose(context, [bare]);
}
