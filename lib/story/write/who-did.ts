/** "Thank you to everyone who baked, carried tables and swept": what they did is said of them, and stands with them. */
const WHO_DID =
  /(?<!\p{L})(?:every(?:one|body)|all|those|any(?:one|body)|people|volunteers|alle[nrm]?|diejenigen|jede[nrm]?|tous|toutes|ceux|celles|tod[oa]s|quienes|tutt[ie]|coloro|iedereen|allen)\s(?:who|that|die|der|qui|que|che|quem)(?!\p{L})/iu;
export const tellsWhoDid = (text: string): boolean => WHO_DID.test(text);
/** Letters up to which such a sentence stands whole in a film. */
export const LONGEST_WHO_DID = 130;
