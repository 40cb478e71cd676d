/**
 * Words of one language by which an author shows that something is not decided, as alternatives of patterns for small
 * letters. The kinds of undecided facts put them together.
 */
export type UndecidedWords = {
  /** Who a sentence with these speaks to is a reader. */
  readers: string;
  /** What a question begins with. */
  asking: string;
  /** Words with a capital that stand before a verb and name no person. */
  noNames: string;
  /** Articles that people are named with. */
  articles: string;

  or: string;
  /** "or was it": the other value is rather right. */
  orRather: string;
  /** What begins can begin once only: "from March, or April". */
  from: string;
  /** What leads to an end: "until". */
  until: string;
  /** "depending on" */
  depends: string;
  /** Who decides, apart from weather and readers. */
  deciders: string;
  /** "unless we keep" */
  unless: string;
  /** "about", before a number. */
  roughly: string;
  /** "no, 13": the value before is taken back. */
  corrects: string;
  /** "not 10, no, 20": there it is emphasis. */
  not: string;
  but: string;

  says: string;
  /** "according to" */
  accordingTo: string;
  /** People of a club or an office whose word is one among others. */
  roles: string;
  /** Where values are written down. */
  sources: string;
  /** "on the", before a source. */
  at: string;
  /** "it says", behind a source. */
  stands: string;

  /** "check with", before a name. */
  consult: string;
  /** What stands behind a name in the same meaning: "Mama fragen". */
  consultBehind: string;
  /** Where, when or how readers find the person. */
  whereFound: string;
  /** "is checking", behind a name. */
  checks: string;
  /** "with", "if": what a person still checks may follow. */
  checked: string;
  if: string;
  /** "confirms", behind "if" and a name. */
  confirms: string;
  /** "has two lists", behind a name. */
  hasPapers: string;
  /** "still has to say", behind a name or one who decides. */
  mustSay: string;

  /** Parts of a text that are delivered by others. */
  parts: string;
  /** "is still to come", behind a part. */
  comes: string;
  /** Whole turns that say that an answer is missing. */
  waits: string;
  /** "to be confirmed", at the end of a clause. */
  toConfirm: string;
  /** "I'll send the rest later" */
  later: string;

  /** What a bracket names in the place of a value. */
  slots: string;
  /** Units and nouns beside "XX". */
  counted: string;
  /** "fill in the blank": there a blank is a game. */
  games: string;
  /** "what's it called again" */
  forgot: string;
  /** Pictures of a brief. */
  pictures: string;
  /** "see Sandra's folder", behind pictures. */
  kept: string;
  /** Words that no sentence ends with. */
  joins: string;
};
