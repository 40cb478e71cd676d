const WITHOUT_UNIT =
  /^\s*(?:(?:and|und|et|y|e|en)\s)?\d[\d.,]*\s(?:from|for|to|by|go(?:es)?|von|vom|aus|für|an|de|des|du|d['’]|pour|para|por|da|dal|dalle|dai|per|van|uit|voor|do|dos|das)(?:\s|(?<=['’]))/iu;

/** "31 cents of every dollar come from shops, 52 from donors, 17 from grants": later numbers borrow the unit of the first. */
export const shareUnit = ([first = "", ...others]: readonly string[]): boolean =>
  !WITHOUT_UNIT.test(first) &&
  /^\s*\D{0,40}\d/u.test(first) &&
  others.some((other) => WITHOUT_UNIT.test(other));
