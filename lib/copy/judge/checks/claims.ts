import type { Check, Claim, Evidence } from "../../../vocab.ts";
import { check, named, seen } from "../check.ts";
import type { Entry } from "../ledger/entry.ts";
import type { Subject } from "../subject.ts";

type Kind = Claim["kind"];

const of = ({ entries }: Subject, ...kinds: Kind[]) =>
  entries.filter(({ claim }) => kinds.includes(claim.kind));
const without = (list: Entry[]) => list.filter(({ claim }) => !claim.supported);
const texts = (list: Entry[]) => list.map(({ claim }) => claim.text);

const show = (list: Entry[], fallback: string): Evidence[] =>
  list.length
    ? list.slice(0, 4).map(({ claim, sentence }) => seen(claim.where, sentence, claim.source ?? claim.note))
    : [seen("ledger", fallback)];

const counted = (list: Entry[], what: string) =>
  `${list.length} ${what}${list.length === 1 ? "" : "s"} checked`;

/** Hard: every number, date, price and code has a source. */
function numbers(s: Subject): Check {
  const all = of(s, "number");
  const bad = without(all);
  return check({
    id: "numbers",
    group: "claims",
    label: "Every number is in the brief or the Brand DNA",
    share: bad.length ? 0 : 1,
    hard: true,
    evidence: show(bad, counted(all, "number")),
    fix: `Remove or correct ${named(texts(bad))}: the brief and the Brand DNA do not say so.`,
  });
}

/** Hard: certificates and guarantees have been granted by somebody. */
function marks(s: Subject): Check {
  const all = of(s, "mark");
  const bad = without(all);
  return check({
    id: "marks",
    group: "claims",
    label: "Certificates and guarantees are as given",
    share: bad.length ? 0 : 1,
    hard: true,
    evidence: show(bad, counted(all, "certificate or guarantee claim")),
    fix: `Remove ${named(texts(bad))}, or add to the brief who granted it.`,
  });
}

/** 1 point: quotations are word for word, and by the person who said them. */
function quotes(s: Subject): Check {
  const all = of(s, "quote");
  const bad = without(all);
  return check({
    id: "quotes",
    group: "claims",
    label: "Quotations are word for word",
    share: bad.length ? 0 : 1,
    evidence: show(bad, counted(all, "quotation")),
    fix: `Quote exactly what was said, or take the quotation marks off ${named(texts(bad), 1)}.`,
  });
}

/** No superlatives or comparisons without proof. */
function absolutes(s: Subject): Check {
  const all = of(s, "absolute", "versus");
  const bad = without(all);
  const serious = s.entries.filter((e) => e.claim.supported && e.serious);
  return check({
    id: "absolutes",
    group: "claims",
    label: "No superlatives without proof",
    share: bad.length ? 0 : 1 - serious.length * 0.35,
    evidence: show([...bad, ...serious], counted(all, "superlative")),
    fix: bad.length
      ? `Take out ${named(texts(bad))}, or put its proof into the brief.`
      : `Have somebody confirm ${named(texts(serious))}: only the brief says so.`,
  });
}

/** 1 point: names, places, days and months are as given. */
function names(s: Subject): Check {
  const all = of(s, "name");
  const bad = without(all);
  return check({
    id: "names",
    group: "claims",
    label: "Names and days are as given",
    share: 1 - bad.length * 0.75,
    evidence: show(bad, counted(all, "name")),
    fix: `Check ${named(texts(bad))}: the brief does not mention it.`,
  });
}

/** Every statement comes from the brief or the brand. */
function grounded(s: Subject): Check {
  const all = of(s, "statement");
  const bad = without(all);
  return check({
    id: "grounded",
    group: "claims",
    label: "Every statement comes from the brief or the brand",
    share: all.length ? 1 - Math.max(bad.length * 0.7, (bad.length / all.length) * 1.6) : 0.8,
    evidence: show(bad, counted(all, "statement")),
    fix: bad.length
      ? `Remove ${named(texts(bad), 1)}, or add it to the brief.`
      : "Say at least one thing the brief says.",
  });
}

/** Is it true, as far as anybody has told us? */
export const CLAIMS: readonly ((s: Subject) => Check)[] = [
  numbers,
  marks,
  quotes,
  absolutes,
  names,
  grounded,
];
