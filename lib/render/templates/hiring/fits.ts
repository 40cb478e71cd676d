import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { EMAIL_ADDRESS } from "../../../text/email-address.ts";
import type { Pictures } from "../../fits.ts";
import { writtenDay } from "../card/dates.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { label } from "../kit/labels.ts";
import { apartFrom } from "../kit/story/apart.ts";
import { inARow, whole, wholeSentences } from "../kit/story/clip.ts";
import { fitOf, fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isMustShow, valuesOf, written } from "../kit/story/must-show.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { photosFor } from "../kit/story/photos.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { readIn, valuesUnsaid } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { authoredJob } from "./authored-job.ts";
import { roleIn, withoutRole } from "./named-role.ts";
import { openingIn, payApart, roleUnder } from "./opening.ts";
import { isBenefit } from "./pay.ts";
import { closingApart, termsIn } from "./terms.ts";

const KINDS = ["people", "place", "other"] as const;

const MOST = { kicker: 60, role: 80, facts: 4, fact: 30, supporting: 240, cta: 100 };

/** A role with what people ask first. */
export function fits(story: Story, pictures: Pictures) {
  const opening = jobOf(story, pictures);
  // A model's headline may name the place beside the role.
  const isWhole = isOfModel(story) && isSaid(opening.role, tokensOf(story.headline.text));
  const about = isWhole ? story.headline.text : opening.role;
  if (!isOf(story, "hiring")) return undefined;
  const words = wordsOf(story, pictures);
  const { cta, url } = words;
  const several = isSeveral(story);
  const score = opening.isNamed ? 0.95 : 0.85;
  const kicker = opening.kicker ?? words.kicker;
  const own = several ? undefined : ownFit(story, score, { ...words, kicker, role: about, pictures });
  if (own) return own;
  if (about.length > MOST.role) return undefined;
  const described = describe(story, pictures, { ...opening, about, beside: words.supporting });
  const { facts, said, at } = several
    ? { facts: [], said: described, at: "" }
    : rowsOf(story, pictures, { described, about, cta, url });
  const supporting = textOf(story, said, { about, cta, facts, several });
  const job = {
    kicker: kicker.replace(about, "").replace(/[\s:：·–—-]+$/u, ""),
    role: roleUnder(opening.kicker ?? "", about),
    supporting,
    facts: unspoken(facts, supporting),
    cta: unsaidIn(supporting, cta),
    url: at || url,
    ...photosFor(pictures, KINDS),
  };
  return several ? fitOf(story, score, job) : paidOnce(story, score, job);
}

type OwnJob = ReturnType<typeof wordsOf> & { role: string; pictures: Pictures };

/** A job in its author's words: what it offers and asks for stands in lines of its own. Undefined where they leave something out. */
function ownFit(story: Story, score: number, { kicker, role: given, cta, url, pictures }: OwnJob) {
  const job = authoredJob(story, given);
  if (!job || job.role.length > MOST.role) return undefined;
  const { pay, cells, needs, ...own } = withShortAction(job);
  const data = {
    ...own,
    kicker: (own.kicker ?? kicker).replace(own.role, "").replace(/[\s:：·–—-]+$/u, ""),
    role: roleUnder(own.kicker ?? "", own.role),
    supporting: needs,
    facts: [...(pay ? [pay] : []), ...cells],
    cta: own.cta ?? cta,
    // The line on how to apply has its address.
    url: own.cta ? "" : url,
    ...photosFor(pictures, KINDS),
  };
  return valuesUnsaid(story, readIn(data), MOST.supporting).length > 0
    ? undefined
    : fitOf(story, score, data);
}

/** "Send a note and a few pictures to jobs@kite.example by Friday": what is too long for an action is a term, and its address stays. */
function withShortAction<J extends { terms: string[]; cta?: string }>(job: J): J {
  const { cta = "", terms } = job;
  const found = REACHED.exec(cta);
  if (cta.length <= MOST.cta || !found) return job;
  const does = cta.slice(0, found.index).replace(LINK, "");
  return { ...job, terms: [...terms, does], cta: cta.slice(found.index) };
}
/** What leads to an address. */
const LINK = /,?\s(?:to|at|via|an|unter|à|a|al|aan|naar|para|per|por|en)\s$/iu;

type Description = Pick<JobOpening, "isOwn" | "terms"> & { about: string; beside: string };

/** The text about the job, its terms first where the headline had them. */
function describe(story: Story, { post }: Pictures, { isOwn, terms, about, beside }: Description): string {
  const all = post || terms !== undefined ? beside : supportingOf(story, [about]);
  return inARow([terms ? `${capitalized(terms)}.` : "", isOwn ? withoutRole(all) : all].filter(Boolean));
}

type Rows = { described: string; about: string; cta: string; url: string };

/**
 * The facts of the rows, the pay among them, and the text without it. Beside a post, and beside the pay, the facts come
 * before the text that holds them: a start in a sentence would rank below it.
 */
function rowsOf(story: Story, { post }: Pictures, { described, about, cta, url }: Rows) {
  if (isOfModel(story)) {
    const facts = factsOf(story, [about, cta, url, ...(post ? [] : [described])]);
    return { said: described, facts: facts.slice(0, MOST.facts), at: "" };
  }
  const { row: last, at = "", text = described } = closingApart(described) ?? {};
  const rows = last ? [last] : [];
  const terms = termsIn(text, story);
  if (terms.rows.length > 0 && terms.rows.length + rows.length > 1)
    return { said: terms.text, facts: [...terms.rows.slice(0, MOST.facts - rows.length), ...rows], at };
  const paid = payApart(text, story, MOST.fact);
  const said = paid?.text ?? text;
  const shown = [about, cta, url, ...rows.map(({ value }) => value), at];
  const found = factsOf(story, [...shown, ...(post || paid ? [] : [said])]);
  const facts = paid ? withPay(found, paid.pay, story) : found;
  return { said, facts: [...facts.slice(0, MOST.facts - rows.length), ...rows], at };
}

/** The rows with the pay as the first of them: people look for it. */
function withPay(facts: ReturnType<typeof factsOf>, pay: string, { spoken }: Story): typeof facts {
  const name = label("salary", spoken);
  const others = facts.filter(({ label: one, value }) => one !== name && !isSaid(value, tokensOf(pay)));
  return [{ label: name, value: pay }, ...others].slice(0, MOST.facts);
}

type JobWords = { about: string; cta: string; facts: ReturnType<typeof factsOf>; several: boolean };

/** The text under the role: what its rows do not say. */
function textOf(story: Story, said: string, { about, cta, facts, several }: JobWords): string {
  const rows = facts.map(({ label: name, value }) => `${name}: ${value}`);
  const text = namesNoRole(apartFrom(withoutPay(said, facts), rows), about);
  return several || isOfModel(story) ? text : withTerms(story, text, [about, cta, ...rows]);
}

/** Sentences that say no more than the role, "We're hiring: Graduate Engineer, Leeds.", are left out: it stands over them. */
function namesNoRole(text: string, role: string): string {
  const isRole = (sentence: string) =>
    sentence.includes(role) && sentence.replace(role, "").trim().split(/\s+/u).length <= FEW;
  return inARow(sentencesOf(text).filter((sentence) => !isRole(sentence)));
}
const FEW = 3;

/** The terms that the author listed and nothing shows yet, before the text, as far as there is room. Pay and days have rows. */
function withTerms({ points, facts }: Story, text: string, shown: readonly string[]): string {
  const inRows = new Set(facts.filter(isMustShow).map(({ quote }) => quote.trim()));
  const terms = points.filter(
    ({ facts: ids }) => !facts.some(({ id, quote }) => ids.includes(id) && inRows.has(quote.trim())),
  );
  return terms.reduceRight((said, point) => {
    const term = /[.!?]$/u.test(point.text) ? point.text : `${point.text}.`;
    const longer = inARow([term, said].filter(Boolean));
    const isThere = isSaid(point.text, tokensOf([...shown, said].join("\n")));
    return isThere || longer.length > MOST.supporting ? said : longer;
  }, text);
}

const REACHED = new RegExp(String.raw`${EMAIL_ADDRESS}|\+?\d[\d\s()/-]{6,}\d`);
/** An action whose address or number the text says already is not said again. */
const unsaidIn = (text: string, cta: string): string =>
  REACHED.exec(cta)?.some((reached) => text.includes(reached.trim())) ? "" : cta;

type JobOpening = { role: string; isNamed: boolean; isOwn: boolean; kicker?: string; terms?: string };

/** The role: what follows "We're hiring!", what the story is about, the line that names it, or the sentence that holds it. */
function jobOf(story: Story, { brand }: Pictures): JobOpening {
  const { headline, about } = story;
  const isNamed = about !== "" && about.toLowerCase() !== brand.toLowerCase();
  const opening = isNamed ? undefined : openingIn(headline.text);
  if (opening) {
    const terms = [opening.start, opening.terms].filter(Boolean).join(", ");
    return { isNamed: false, isOwn: false, ...opening, terms };
  }
  const own = isNamed ? "" : roleIn(story);
  const isOwn = own !== "";
  return {
    isNamed,
    isOwn,
    role: isNamed ? about : own || headline.text,
    ...(isOwn && { kicker: whole(headline.text, MOST.kicker) }),
  };
}

const JOBS =
  "(?:jobs|roles|positions|openings|vacancies|people|stellen|personen|azubis|postes|personnes|personas|puestos|posti|persone|banen|vacatures|mensen|vagas|pessoas)(?!@)";
const SEVERAL = new RegExp(
  `(?<![\\p{L}\\d.,])(?:two|three|four|five|[2-9]|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie|duas|dois|três)\\s(?:\\p{L}+\\s){0,2}${JOBS}(?!\\p{L})`,
  "iu",
);

/** Of two jobs one row would give the start of the one and the pay of the other. */
const isSeveral = ({ headline, support }: Story) =>
  SEVERAL.test(`${headline.text}\n${support?.text ?? ""}`.slice(0, MOST.role * 2));

/** Place, pay and the like, as far as the role does not say them already. */
function factsOf(story: Story, shown: readonly string[]) {
  const seen = tokensOf(shown.join("\n"));
  return valuesOf(story)
    .map((value) => ({ label: labelOf(story, value.facts, value.text), value: shortPay(written(value)) }))
    .map(({ label: name, value }) => ({ label: name, value: capitalized(value) }))
    .filter(({ value }) => value.length <= MOST.fact && !isSaid(value, seen))
    .filter(({ value }, i, all) => !all.some((other, j) => j !== i && holds(other.value, value)))
    .slice(0, MOST.facts);
}

const AMOUNT = "(?:[£$€₹] ?\\d[\\d.,]*|\\d[\\d.,]* ?[£$€₹])";
/** "Salary £29,500 to £33,000 depending on experience": the row names the salary, and has the sum. */
const PAY = new RegExp(
  `^(?:salary|pay|wages?|gehalt|lohn|salaire|salario|sueldo|stipendio|salaris|salário)[ :]+(${AMOUNT}(?: ?(?:to|bis|à|al?|tot|–|-) ?${AMOUNT})?)`,
  "iu",
);

/** "The salary is £32,000 a year" */
const SPOKEN_PAY = new RegExp(
  `^(?:(?:the|das|der|die|le|la|el|il|lo|het|o|your|dein|ihr) )?(?:salary|pay|wages?|gehalt|lohn|salaire|salario|sueldo|stipendio|salaris|salário) (?:is|are|beträgt|liegt bei|est(?: de)?|es(?: de)?|è(?: di)?|bedraagt|é(?: de)?) (?=${AMOUNT})`,
  "iu",
);

/**
 * A pay, an address or a benefit that the text says in a sentence has no cell beside it, and that of another one has no
 * verb. A day is looked for in the cells.
 */
const unspoken = <F extends Job["facts"][number]>(facts: readonly F[], text: string): F[] =>
  facts
    .filter(({ label: name, value }) => {
      const isBenefit = name === "" && writtenDay(value) === "";
      return !(SPOKEN_PAY.test(value) || REACHED.test(value) || isBenefit) || !text.includes(value);
    })
    .map((fact) => ({ ...fact, value: fact.value.replace(SPOKEN_PAY, "") }));

type Job = { facts: readonly { label: string; value: string }[] };

/** The rows have the pay and the start: a line of details that says nothing else would repeat them. */
function paidOnce<D extends Job>(story: Story, score: number, job: D) {
  const fit = fitWithDetails(story, score, job);
  const { details = "", ...data } = fit.data;
  const rows = tokensOf(job.facts.map(({ value }) => value).join("\n"));
  const left = details.split(SEPARATOR).filter((part) => !isSaid(unnamed(part), rows));
  if (details !== "" && left.length === 0) return { ...fit, data };
  const pay = PAY.exec(details)?.[1];
  const isRepeated = pay && !details.includes("·") && job.facts.some(({ value }) => value === pay);
  return isRepeated ? { ...fit, data } : fit;
}

/** "Date: from 1 February": the value without its name. */
const unnamed = (part: string) => part.replace(/^\p{L}[^:]{0,30}:\s+/u, "");

/** The row has the pay. */
const withoutPay = (text: string, facts: Job["facts"]) =>
  sentencesOf(text)
    .filter((sentence) => !facts.some(({ value }) => value === PAY.exec(sentence)?.[1]))
    .join(" ");

const shortPay = (text: string) => PAY.exec(text)?.[1] ?? text;

/** "Start in July or when you can" says "In July" too. */
const holds = (longer: string, value: string) =>
  longer.length > value.length && longer.toLowerCase().includes(value.toLowerCase());

function labelOf(story: Story, ids: readonly string[], text: string): string {
  const { spoken, when } = story;
  if (text === when?.place) return label("place", spoken);
  if (text === when?.date) return label("start", spoken);
  const own = story.facts.filter(({ id }) => ids.includes(id));
  if (own.some(({ kind, quote }) => kind === "when" && START.test(quote))) return label("start", spoken);
  const kinds = own.map(({ kind }) => kind);
  if (kinds.includes("price") && !isBenefit(text)) return label("salary", spoken);
  return kinds.includes("where") ? label("place", spoken) : "";
}

/** "Start 1 March 2027": the author's word for the day. */
const START = /^\W*(?:start(?:s|ing)?|beginn?|eintritt|début|inicio|inizio|aanvang|início)(?!\p{L})/iu;

/** The line that says something besides the facts: the support, else the headline. */
function supportingOf({ support, headline }: Story, shown: readonly string[]): string {
  const seen = tokensOf(shown.join("\n"));
  const texts = [support?.text ?? "", headline.text].filter((text) => text && !isSaid(text, seen));
  const [first = ""] = texts;
  return texts.find((text) => text.length <= MOST.supporting) ?? wholeSentences(first, MOST.supporting);
}
