import { dangles, hasVerb, isImperative } from "../grammar.ts";
import { wordCount, words } from "../text.ts";
import { type Rule, when } from "./rule.ts";

const ORPHANS: readonly [RegExp, number, string][] = [
  [/^(?:it|this|these|those|they|he|she|that|one|its|their|his|her)\b/, -20, "needs a sentence before it"],
  [/^(?:and|but|or|so|because(?! of)|which|then|also|plus|while)\b/, -18, "starts in the middle"],
  [/^(?:before|after) (?:it|that|this)\b/, -20, "starts in the middle"],
  [/^(?:instead|otherwise|then again|after that|meanwhile)\b/, -14, "starts in the middle"],
  [/^(?:on average|last year|as|in|at|by|with|for|from)\b/, -6, "starts with a side note"],
  [
    /\bwe(?:’ve| have) been\b|\bfor what feels\b|\bused to\b|\bthe old\b|\b(?:was|were) \w+ing\b/,
    -22,
    "background, not news",
  ],
  [/\b(?:those|these) (?:\d+|\p{Ll}+s)\b|\b(?:that|this) (?:\d+|\p{Ll}+s)\b(?<!this)/u, -10, "points back"],
  [/\btoday announced\b|\bis (?:pleased|proud|excited)\b/, -14, "a report about ourselves"],
  [
    /^(?:next one|the next|see you|more soon|nothing else|that is|that’s|thank you\b(?!,| to )|thanks)\b/,
    -14,
    "a closing line",
  ],
  [
    /^we(?: are|’re) (?:so |very |all |really )?(?:grateful|thankful|excited|happy|proud|glad|thrilled)\b/,
    -14,
    "a feeling, not news",
  ],
  [
    /^since\b(?! (?:mon|tues|wednes|thurs|fri|satur|sun)day| (?:yesterday|today|this|last) )/,
    -14,
    "background, not news",
  ],
  [
    /^(?:for|over) (?:\w+ )?(?:years|months|ages|decades)\b|\bhad to\b|^(?:people|customers|users|you|many of you) (?:kept|have been|often|always)\b|^(?:it|that) was\b|^we tried\b|\bnobody (?:opened|used|liked|came|noticed)\b/,
    -18,
    "background, not news",
  ],
  [/^(?:until (?:now|today|recently)|previously|so far)\b/, -18, "background, not news"],
  [/^(?:each|every|either|neither|both|all|none) (?:one|of (?:them|these))\b/, -20, "points back"],
  [/^if\b/, -12, "a condition first"],
  [/\bas usual\b|\bnot affected\b|\bnothing changes\b/, -16, "what stays the same"],
  [/^please\b/, -14, "asks before it tells"],
  [/\betc\b|\be\.g\b|…/, -8, "trails off"],
  [/\b(?:we|you|it|they)(?:’ll|’re|’ve)? (?:will |can |are |have )?(?:also|even)\b/, -12, "an addition"],
];

/** Lines that need another one before them. English. */
export const orphan: Rule = ({ text, low, d }) => [
  ...when(dangles(text), -45, "breaks off"),
  ...ORPHANS.flatMap(([re, points, why]) => when(re.test(low), points, why)),
  ...when(
    d.fact > 0 && /^(?:rolling out|out now|coming)\b/.test(low),
    -14,
    "says of something before it when it comes",
  ),
  ...when(d.fact > 0 && /\bthem\b/.test(low), -20, "points back"),
  ...when(d.fact > 0 && /^(?!it\b).*\bit\b/.test(low), -12, "points back"),
  ...when(/^I\b/.test(text) && wordCount(text) <= 4, -16, "says too little"),
];

const PRACTICAL =
  /^(?:the \w+ costs?|it costs?|costs?|available|availability|viewings?|prices?|pricing|tickets?|minimum|delivery|shipping|no need|free parking|parking|doors|affected|setup|booking|book |from \d|from [$€£]|open (?:mon|tue|wed|thu|fri|sat|sun|daily)|(?:mon|tues?|wed|thu|fri|sat|sun)\w* to|cash|card|dm|call|email|existing customers|works with|no booking|tours|[$€£]\d|\d+ minutes?$)/;
const NEEDS_NO_VERB = /^(?:kind2?|topic|from-to|meet|name-colon|definition|headline|np-date|quote)$/;

/** Lines that are no headline for this kind of post. English. */
export const fitness: Rule = ({ text, low, d, f }) => {
  const verb = hasVerb(text);
  const command = isImperative(text);
  const label =
    wordCount(text) <= 3 && d.by === "whole" && !verb && !f.product?.startsWith(words(text)[0] ?? "?");
  return [
    ...when(
      f.kind === "hiring" && !!f.jobTitle && !low.includes(f.jobTitle.toLowerCase()),
      -16,
      "does not name the job",
    ),
    ...when(PRACTICAL.test(low) && !/^(?:offer|event)$/.test(f.kind), -14, "a practical detail"),
    ...when(label, -8, "only a label"),
    ...when(
      f.kind === "incident" && /^(?:the cause|we are sorry|sorry)\b/.test(low),
      -16,
      "not what happened",
    ),
    ...when(
      f.kind === "cause" && /^we(?:’re| are)? (?:still )?(?:need|raising|short)\b/.test(low),
      12,
      "the appeal itself",
    ),
    ...when(/^we need\b/.test(low) && !/^(?:hiring|cause|event)$/.test(f.kind), -6, "about us"),
    ...when(!verb && !command && !NEEDS_NO_VERB.test(d.by), -6, "no verb"),
    ...when(command && /^(?:whole|main|short)$/.test(d.by) && d.role !== "benefit", -4, "an instruction"),
  ];
};
