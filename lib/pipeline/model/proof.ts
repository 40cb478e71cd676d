import { ASSET_TYPES } from "../../asset-types.ts";
import { productName } from "../../copy/brand.ts";
import { judgeCopy } from "../../copy/judge/judge.ts";
import { misspelt } from "../../copy/judge/near-miss.ts";
import type { Report } from "../../copy/judge/report.ts";
import { detectLanguage } from "../../copy/language.ts";
import { clip, unique, urls, words } from "../../copy/text.ts";
import type { Copy } from "../../copy/types.ts";
import { own } from "../../text/own.ts";
import type { Check } from "../../vocab.ts";
import { systemFor } from "./copy-prompt.ts";
import { briefForModel } from "./material.ts";
import { offTopic } from "./off-topic.ts";
import { type CopyRequest, languageOf } from "./request.ts";
import type { Words } from "./words.ts";

/** One thing that keeps a copy from being used, as a sentence that its writer can act on. */
export type Problem = string;

/** A copy and what our judge says of it. */
export type Judgement = { copy: Copy; report: Report };

/** Soft checks that nobody would publish below this share of their points, whatever the sum says. */
const UNPUBLISHABLE: Record<string, number> = {
  well_formed: 0.6,
  layout: 0.6,
  required_phrases: 0.6,
  headline_says_it: 0.3,
};
const SURE = 0.35;
/** Languages that even people mix up in a short text. */
const NEIGHBOURS = ["da no sv", "es pt", "cs sk", "ru uk", "fa ar ur"].map((list) => list.split(" "));
/** Mentions and mail addresses; telephone numbers are numbers, and the judge reads those. */
const MENTION = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,}|[\w.+-]+@[\w-]+\.\w+/gu;

const said = ({
  headline,
  supporting,
  bullets,
  cta,
  post,
  slides = [],
  scenes = [],
  altText,
}: Words): string =>
  [
    headline,
    supporting,
    ...bullets,
    cta,
    post,
    ...slides.flatMap((s) => [s.title, s.body]),
    ...scenes,
    altText,
  ].join("\n");

/** Addresses and mentions that nobody has given. */
function addressProblems(its: Words, { brief, facts, brand }: CopyRequest): Problem[] {
  // An address in a sentence that instructs the machine is not given to readers.
  const given = `${briefForModel(brief, facts)}\n${JSON.stringify(brand)}`.toLowerCase();
  const text = said(its);
  const found = unique([...urls(text), ...(text.match(MENTION) ?? [])]);
  const invented = found.filter((it) => !given.includes(it.toLowerCase()));
  return invented.map(
    (it) => `Take out “${clip(it, 60)}”: neither the brief nor the brand gives this address.`,
  );
}

function languageProblems({ headline, supporting, post }: Words, request: CopyRequest): Problem[] {
  const wanted = languageOf(request);
  const { code, sure } = detectLanguage([headline, supporting, post].join("\n"));
  const near = NEIGHBOURS.some((list) => list.includes(wanted) && list.includes(code));
  if (code === wanted || code === "und" || near || sure < SURE) return [];
  return [`Write in the language ${wanted}, not in ${code}.`];
}

/** Nearly the brand's name is worse than no name. */
function spellingProblems(its: Words, { brief, brand }: CopyRequest): Problem[] {
  const name = productName(brand);
  const slip = name && misspelt(name, said(its), brief);
  return slip ? [`Write “${name}” instead of “${slip}”.`] : [];
}

/** As many words in a row are no coincidence. */
const RECITED = 6;

function runsIn(text: string): string[] {
  const all = words(text.toLowerCase());
  return all.slice(RECITED - 1).map((_, i) => all.slice(i, i + RECITED).join(" "));
}

/** A model that has been talked into reciting its rules. */
function recitalProblems(its: Words, request: CopyRequest): Problem[] {
  const rules = new Set(runsIn(systemFor(request)));
  const recited = runsIn(said(its)).find((run) => rules.has(run));
  return recited ? [`Take out “${recited}”: these are words of your rules.`] : [];
}

const offTopicProblems = (its: Words, request: CopyRequest): Problem[] =>
  offTopic([...its.bullets, its.supporting, its.cta, its.post, ...(its.scenes ?? [])], request).map(
    (sentence) => `Take out “${clip(sentence, 80)}”: brief and brand speak of nothing like it.`,
  );

/** The judge's report on a copy, before there is a picture. */
export const reportOn = (copy: Copy, { facts, brief, brand, channel, assetType }: CopyRequest): Report =>
  judgeCopy({
    // Scenes are read like bullets; a judge that sees none of them could be deceived there.
    copy: {
      ...copy,
      bullets: [
        ...copy.bullets,
        ...(ASSET_TYPES[assetType].content === "scenes" ? copy.scenes.map((s) => s.line) : []),
      ],
    },
    facts,
    brief,
    brand,
    channel,
    assetType,
    lint: [],
  });

/** Below what anybody would publish, and below our own: what the brief makes impossible is not asked of the model. */
function isUnpublishable({ id, points, weight }: Check, ours: Report): boolean {
  const house = ours.checks.find((c) => c.id === id);
  return points < weight * (own(UNPUBLISHABLE, id) ?? 0) && points < (house?.points ?? weight);
}

function reportProblems({ checks, claims }: Report, ours: Report): Problem[] {
  const failed = checks.filter((c) => (c.hard ? !c.passed : isUnpublishable(c, ours)));
  // What our own copy says without a source is in a part of it that the model did not write.
  const unproven = new Set(ours.claims.filter((c) => !c.supported).map((c) => c.text));
  const loose = claims.filter((c) => !c.supported && !unproven.has(c.text));
  return [
    ...failed.flatMap((c) => c.fix ?? []),
    ...loose.map((c) => `“${clip(c.text, 120)}” (${c.where}): ${c.note ?? "nobody has said so."}`),
  ];
}

/** Everything that keeps this copy from being used, beside our own; empty when nothing does. */
export function problemsIn(its: Words, report: Report, ours: Report, request: CopyRequest): Problem[] {
  return [
    ...addressProblems(its, request),
    ...spellingProblems(its, request),
    ...recitalProblems(its, request),
    ...languageProblems(its, request),
    ...offTopicProblems(its, request),
    ...reportProblems(report, ours),
  ];
}
