/** "Keep it quiet and dignified": beside another word for a manner it is a wish for the look, and alone it keeps a secret. */
export const QUIET =
  "quiet(?![ -]looking|,? (?:and |with )?(?:lots of|plenty of|much|a lot of) (?:white |empty |open )?(?:space|room|white|air)(?![\\p{L}-])|(?:,|,? (?:and|but|yet)|,? &) (?:very |really |quite |rather )?(?:calm|dignified|simple|plain|sober|serious|respectful|gentle|warm|slow|soft|kind|peaceful|understated|unhurried|restrained|traditional|old-fashioned|tasteful|elegant|classy|modest|humble|clean|small|honest)(?![\\p{L}-]))";
