/** Named groups of a figure's pattern. */
export type Groups = Record<string, string | undefined>;

const COUNTS_NOTHING: readonly ((g: Groups, before: string, after: string) => boolean)[] = [
  // A number word alone is prose.
  (g) => !/\d/.test(g.number ?? "") && !g.scale && !g.unit && !g.ratio,
  (g) => !g.scale && !g.unit && !g.currency && /^(?:19|20)\d\d$/.test(g.number ?? ""),
  (_g, before) => /\b(?:buy|get|aged|first|last|past|next|numbers?|batch)\s*$/i.test(before),
  // "after 18 months of work" is how long, not how much.
  (g, before) =>
    /^(?:day|week|month|year)s?$/i.test(g.unit ?? "") && /\b(?:after|for|every)\s*$/i.test(before),
  (_g, before) => /[\p{L}\d][-–]?$/u.test(before),
  (_g, _before, after) => /^\.\p{L}/u.test(after),
  (_g, _before, after) => /^\s(?:euros?|pounds?|dollars?|quid|bucks)\b/i.test(after),
  // "the 1 star guy" is no rating.
  (g, _before, after) =>
    /^stars?$/i.test(g.unit ?? "") && !/^\s(?:from|on|out|by|rating|average)\b/i.test(after),
  // "we close at 5" is a time.
  (g, before) => !g.unit && !g.scale && !g.currency && /\bat\s*$/i.test(before),
  (_g, _before, after) => /^[-–]\p{L}/u.test(after) || /^\s?[-–/]\s?[$€£]?\d/.test(after),
  (_g, _before, after) => /^(?:st|nd|rd|th)\b/.test(after),
  (g, _before, after) => Boolean(g.unit) && /^\s*(?:later|ago|old|max|long|each)\b/i.test(after),
  (_g, before) => /\d\s+(?:and|or|to)\s*$/.test(before),
  // "63% of 412 managers": the claim is about the share.
  (_g, before) => /(?:%|\bin \d+|half)\s+of(?: the| our)?\s*$/i.test(before),
  // A threshold: "for charities under £100k".
  (g, before) =>
    Boolean(g.currency) &&
    /^(?:under|over|up to|less than|more than)$/i.test(g.qualifier ?? "") &&
    (!g.scale || /\b(?:for|with|of|on)\b[^,.]*$/i.test(before)),
  // "18s", "100g": the letters belong to it.
  (g, _before, after) => !g.unit && !g.scale && /^\p{L}/u.test(after),
  // "kids under 12" are no 12 kids.
  (g, before) =>
    /^(?:under|over)$/i.test(g.qualifier ?? "") &&
    /\b(?:kids|children|adults|people|anyone|those|not for)\s*$/i.test(before),
  (g, _before, after) => !g.scale && /^[\p{Script=Hangul}\p{Script=Han}]/u.test(after),
];

/** A number that counts and measures nothing: prose, a year, an age, a time, a threshold. */
export const countsNothing = (g: Groups, before: string, after: string): boolean =>
  COUNTS_NOTHING.some((rule) => rule(g, before, after));
