import type { Claim } from "../../vocab.ts";
import type { Fact, Reading, Story } from "../schema.ts";
import { listed, quoted, type Reviewed, reviewed, seen } from "./check.ts";
import { contradictionsIn } from "./contradictions.ts";
import type { Finding } from "./guarded.ts";
import { isSettled } from "./held-back.ts";

/** The post tells every fact that must be told. */
export function told(must: readonly Fact[], missing: readonly Fact[]): Reviewed {
  const lost = missing.map(({ quote }) => quote);
  return reviewed({
    id: "told",
    share: 1 - lost.length / Math.max(1, must.length),
    doubts: lost.length ? [`the post does not say ${listed(lost, 2)}`] : [],
    evidence: missing.length
      ? missing.map(({ quote, kind }) => seen("missing", quote, kind))
      : [seen("copy", must[0]?.quote ?? "nothing that must be told")],
    fix: `Say in the post: ${listed(lost)}.`,
  });
}

/** What a design leaves out: ids of facts that must be told, and pictures that were asked for. */
export type Lost = { facts: readonly string[]; screens: readonly string[] };

/** The picture shows what has to be told, and the screens that were asked for. */
export function shown({ facts, about }: Story, lost: Lost): Reviewed {
  const quoteOf = (id: string) => facts.find((fact) => fact.id === id)?.quote ?? about;
  const unseen = lost.facts.map(quoteOf);
  const { screens } = lost;
  const all = [...unseen, ...screens];
  return reviewed({
    id: "shown",
    doubts: [
      ...(unseen.length ? [`the picture does not show ${listed(unseen, 2)}`] : []),
      ...(screens.length
        ? [`the picture does not show a screen that was asked for: ${listed(screens, 1)}`]
        : []),
    ],
    evidence: all.length
      ? all.map((quote) => seen("picture", quote, "not shown"))
      : [seen("picture", "nothing is left out")],
    fix: `Choose a design with room for ${listed(all)}.`,
  });
}

/** Problems that the guard names, and the check they belong to. */
const isWish = ({ problem }: Finding) => /wish/.test(problem);
const isValue = ({ problem, severity }: Finding) =>
  severity === "refuse" && /value|number|price|date/.test(problem);

type Sorted = {
  id: "grounded" | "wishes" | "numbers";
  findings: readonly Finding[];
  more?: string[];
  fine: string;
};

function guarded({ id, findings, more = [], fine }: Sorted, quote: (finding: Finding) => string): Reviewed {
  const failed = id === "numbers" && findings.length > 0;
  const words = [...findings.map(quote), ...more];
  return reviewed({
    id,
    failed,
    share: Math.max(0.1, 1 - words.length * 0.5),
    doubts: failed ? [] : [...findings.map(({ says }) => says), ...more],
    evidence: words.length
      ? [
          ...findings.map((finding) => seen(finding.slot, quote(finding), finding.says)),
          ...more.map((says) => seen("brief", says)),
        ]
      : [seen("copy", fine)],
    fix: `Correct ${listed(words, 2)}, or put it into the brief.`,
  });
}

/** What the guard and the readers have found, sorted into checks. */
export function guardChecks(
  findings: readonly Finding[],
  about: { reading: Reading; brief: string; claims: readonly Claim[] },
): Reviewed[] {
  const { reading, brief, claims } = about;
  const loose = claims
    .filter(({ kind, supported }) => kind === "number" && !supported)
    .map(({ text }) => text);
  const quote = ({ span, says }: Finding) => (span ? brief.slice(span.start, span.end) : says);
  const opposed = contradictionsIn(reading)
    .filter(({ first }) => !isSettled(brief, first))
    .map(({ first, second }) => `the brief says ${quoted(first)} and ${quoted(second)}`);
  const rest = findings.filter((finding) => !isWish(finding) && !isValue(finding));
  const loosely = loose.length ? [`neither the brief nor the Brand DNA says ${listed(loose, 2)}`] : [];
  return [
    guarded(
      { id: "numbers", findings: findings.filter(isValue), fine: `${claims.length} values checked` },
      quote,
    ),
    guarded(
      { id: "wishes", findings: findings.filter(isWish), more: opposed, fine: "every wish is kept" },
      quote,
    ),
    guarded({ id: "grounded", findings: rest, more: loosely, fine: "every slot rests on the brief" }, quote),
  ];
}
