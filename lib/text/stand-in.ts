/** Words for a person or place that takes over while the sender is away. */
const STANDS_IN =
  /(?<!\p{L})(?:\p{L}*vertret(?:ung|en|er|erin|ungs\p{L}*)|\p{L}*notdienst|stand(?:s|ing)? in for us|cover(?:s|ing|ed)? (?:for us|by)|out[- ]of[- ]hours|neighbouring (?:practice|surgery)|remplaçante?s?|médecin de garde|sustitut[oa]|de guardia|sostitut[oa]|guardia medica|waarnem\p{L}*|huisartsenpost|substitut[oa])(?!\p{L})/iu;

/** Whether a sentence tells how to reach a stand-in: as "Phone" alone the number would be the sender's own. */
export const isStandIn = (sentence: string): boolean => STANDS_IN.test(sentence);
