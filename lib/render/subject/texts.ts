/** The texts of a picture, the main one first, and what the brand says of itself: its tagline, its offer, the rest. */
export type SubjectTexts = {
  headline: string;
  texts: readonly string[];
  about: readonly string[];
  /** The brand's name, which may end or begin with its trade: "Pinfold Cycles", "Bäckerei Mahlow". */
  name?: string;
  /** What the author does not want to be seen, in their words. */
  unwanted?: readonly string[];
  /** The headline is the name of a job. */
  isJob?: boolean;
};
