import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { unstopped } from "../../../text/unstopped.ts";
import { isReached } from "../card/placard/texts.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { label } from "../kit/labels.ts";
import { contactLineOf } from "../kit/story/contact-line.ts";
import { isIn, statementsOf } from "../kit/story/statements.ts";
import { asksFor, jobParts } from "./job-parts.ts";
import { namesRole } from "./named-role.ts";
import { openingIn, startDay, withoutStart } from "./opening.ts";
import { paidApart } from "./paid-apart.ts";
import { isTimed } from "./pay.ts";

type JobTerm = { label: string; value: string };
/** A job in its author's words: what it is, what it pays, a line for each of its terms, and how to apply. */
type AuthoredJob = {
  kicker?: string;
  role: string;
  pay: JobTerm | undefined;
  /** Its other set facts: hours, place and start. */
  cells: JobTerm[];
  /** What it asks for, in sentences. */
  needs: string;
  terms: string[];
  cta?: string;
};

const MOST = { term: 160, terms: 8, over: 60, cells: 3, needs: 230 };

/**
 * The sentences of a job as lines in the author's order, without what stands in its title, its pay and its contact.
 * Undefined where the words are not the author's, or where a line is a paragraph.
 */
export function authoredJob(story: Story, given: string): AuthoredJob | undefined {
  const { over, first, others } = titledBy(withNeeds(story, statementsOf(story) ?? []));
  const opening = openingIn(first.replace(/\s\([^()]+\)(?=\.?$)/u, ""));
  const role = shortRole(opening?.role ?? given);
  if (first === "" || !isIn(role, first)) return undefined;
  const contact = contactLineOf(story, others, { withLinks: true });
  const said = others.flatMap((one) =>
    one === contact?.statement ? (contact.rest === "" ? [] : [contact.rest]) : [one],
  );
  const { title, left } = behindRole(first, role);
  const start = startOf(opening, story);
  const behind = withoutStart(unbracketed(left), opening?.start);
  const { pay, lines } = paidApart([start, behind, ...said.flatMap(clausesOf)].filter(Boolean));
  const name = pay === "" || isTimed(pay) ? "" : label("salary", story.spoken);
  const { tail, others: listed } = tailApart(behind, lines);
  const {
    cells,
    needs,
    terms: own,
  } = partsOf(
    listed.map((line) => capitalized(line.replace(/(?<!\.)\.$/u, ""))),
    pay,
    story,
  );
  const terms = [...tail, ...withContactLast(own)];
  const fewer = inFewerLines(terms, story);
  if (fewer.length > MOST.terms || fewer.some((line) => line.length > MOST.term)) return undefined;
  return {
    ...(over && { kicker: over }),
    ...(opening && { kicker: opening.kicker }),
    role: title,
    pay: pay === "" ? undefined : { label: name, value: pay },
    cells,
    needs,
    terms: fewer,
    ...(contact && { cta: contact.line }),
  };
}

/** "(Halifax, Todmorden)" is a line without its brackets. */
const unbracketed = (left: string): string => /^\(([^()]+)\)$/u.exec(left)?.[1] ?? left;

/** "… to explain a fuse; Arabic is a plus": each clause is a term. */
const clausesOf = (said: string): string[] =>
  said.split(/;\s+/u).every((clause) => clause.length >= CLAUSE) ? said.split(/;\s+/u) : [said];
const CLAUSE = 16;

/** What stands behind the role as a line of short terms: "75% · permanent · from 3 May". */
function tailApart(behind: string, lines: readonly string[]): { tail: string[]; others: readonly string[] } {
  const parts = (line: string) => line.split(/,\s+(?![^(]*\))/u);
  const at = lines.findIndex((line) => behind !== "" && parts(line).every((part) => behind.includes(part)));
  const said = parts(lines[at] ?? "");
  const isTail = said.length > 1 && said.every(({ length }) => length <= TAIL.part);
  return isTail && said.join(SEPARATOR).length <= TAIL.all
    ? { tail: [capitalized(said.join(SEPARATOR))], others: lines.toSpliced(at, 1) }
    : { tail: [], others: lines };
}
const TAIL = { part: 44, all: 84 };

/** Whom to ask stands beside how to apply. */
const withContactLast = (terms: readonly string[]): string[] =>
  terms.toSorted((a, b) => Number(isReached(a)) - Number(isReached(b)));

/** Of more terms than there is room for, those that the author has on one line share one, the shortest first; a label keeps its own. */
function inFewerLines(terms: readonly string[], story: Story): string[] {
  if (terms.length <= MOST.terms) return [...terms];
  const lines = terms.map((term) => lineOf(term, story));
  const pairs = terms.slice(1).flatMap((second, i) => {
    const both = `${terms[i]}. ${second}`;
    const isOneLine = lines[i] !== undefined && lines[i] === lines[i + 1];
    return isOneLine && !both.includes(": ") && both.length <= MOST.term ? [{ i, both }] : [];
  });
  const [shortest] = pairs.toSorted((a, b) => a.both.length - b.both.length);
  return shortest ? inFewerLines(terms.toSpliced(shortest.i, 2, shortest.both), story) : [...terms];
}

/** The line of the brief that a term stands on. */
function lineOf(term: string, { facts, lines }: Story): number | undefined {
  const start = facts.find(({ from, quote }) => from === "brief" && isIn(term, quote))?.span.start;
  return start === undefined ? undefined : lines.filter((line) => line.start <= start).length;
}

type PartedTerms = Pick<AuthoredJob, "cells" | "needs" | "terms">;

/** A job that says what it asks for and has several set facts is looked up by these; others keep a line for each term. */
function partsOf(lines: readonly string[], pay: string, { spoken }: Story): PartedTerms {
  const { cells, needs, others } = jobParts(lines, spoken);
  const isParted =
    needs.length > 0 &&
    pay !== "" &&
    cells.length > 0 &&
    cells.length <= MOST.cells &&
    needs.join(". ").length < MOST.needs;
  return isParted
    ? { cells, needs: needs.map((said) => `${said}.`).join(" "), terms: others }
    : { cells: [], needs: "", terms: shortTogether(lines) };
}

/** What a job asks for, and its whole list, belong on its picture, also where the story's lines have no room for them. */
function withNeeds({ facts, wishes, items }: Story, statements: readonly string[]): readonly string[] {
  if (statements.length === 0 || wishes.length > 0) return statements;
  const brief = facts.filter(({ from }) => from === "brief");
  const listed = new Set(brief.filter(({ id }) => items.includes(id)).map(({ says }) => says.trim()));
  const isShown = [...listed].some((said) => statements.includes(said));
  const own = [...new Set(brief.map(({ says }) => says.trim()))];
  const labelled = own.filter((said) => LABELLED.test(said));
  const isForm = labelled.length >= FORM;
  return own.filter(
    (said) =>
      statements.includes(said) ||
      asksFor(said) ||
      isReached(said) ||
      (isShown && listed.has(said)) ||
      (isForm && labelled.includes(said)),
  );
}
/** "The job: …", "You: …", "What you get: …": a form. */
const LABELLED = /^\p{Lu}[^.:!?]{1,24}:\s/u;
const FORM = 3;

/** The first day, with its name. */
const startOf = (opening: ReturnType<typeof openingIn>, { spoken }: Story): string =>
  opening?.start ? `${label("start", spoken)}: ${startDay(opening.start)}` : "";

/** What names the job, a few words over it, and what follows: "We are hiring" may stand over "Position: lathe operator". */
function titledBy(statements: readonly string[]): { over: string; first: string; others: string[] } {
  const [first = "", second = "", ...rest] = statements;
  if (first.length > MOST.over || !namesRole(second)) return { over: "", first, others: statements.slice(1) };
  return { over: unstopped(first), first: second, others: rest };
}

/** "Part time" and "Kiln Yard, Bath": of many terms the first two stand in one line where both are a few words. */
function shortTogether([first = "", second = "", ...others]: readonly string[]): string[] {
  const isShort = [first, second].every((term) => term.length > 0 && term.length <= FEW.letters);
  const areWords = !/[\d:]/u.test(`${first}${second}`);
  return isShort && areWords && others.length >= FEW.others
    ? [`${first}${SEPARATOR}${second}`, ...others]
    : [first, second, ...others].filter(Boolean);
}
const FEW = { letters: 26, others: 4 };

/** What is said of whom a job is for, and ends a long title: "Wir suchen eine Köchin oder einen Koch (m/w/d)". */
const FOR_ALL = /\((?:m\/w\/d|w\/m\/d|d\/m\/w|h\/f|f\/h|m\/v|v\/m|m\/f|f\/m)(?:\/x)?\)/iu;
const LONG = 60;

/** "Elektroniker (m/w/d), Vollzeit": the bracket belongs to the role, the rest is a line of its own. */
function behindRole(sentence: string, role: string): { title: string; left: string } {
  const at = sentence.toLowerCase().indexOf(role.toLowerCase());
  const behind = at < 0 ? "" : sentence.slice(at + role.length).replace(/[.!]$/u, "");
  const bracket = /^\s\([^()]{1,12}\)/u.exec(behind)?.[0] ?? "";
  const left = behind.slice(bracket.length).replace(/^[\s,:;–—-]+/u, "");
  return { title: `${role}${bracket}`, left };
}

/** "Aide-soignante de nuit, CDI, Rennes": what stands behind the role is one of its terms. */
function shortRole(role: string): string {
  const [name = role] = role.split(/,\s+(?![^(]*\))/u);
  const said = name.length >= LEAST && !/\d/u.test(name) ? name : role;
  const { index = 0, 0: found = "" } = FOR_ALL.exec(said) ?? {};
  return said.length > LONG && found !== "" ? said.slice(0, index + found.length) : said;
}
const LEAST = 4;
