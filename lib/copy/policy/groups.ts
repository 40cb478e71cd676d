/** People by what they are and did not choose, or may choose freely: what hate is aimed at. As a part of a pattern. */
export const GROUP = `(?:${[
  "jews|muslims|christians|hindus|sikhs|buddhists|infidels",
  "(?:black|brown|white|asian|jewish|muslim|gay|queer|trans|transgender|disabled|indigenous|chinese|indian|roma) (?:people|folks?|men|women|kids|children|families|communities)",
  "blacks|whites|asians|africans|arabs|mexicans|latinos|latinas|indians|pakistanis|nigerians|turks|poles|gypsies",
  "immigrants|migrants|refugees|foreigners|asylum seekers",
  "gays|lesbians|homosexuals|transgenders|women|girls|cripples|the disabled",
  "juden|auslander|muslime|fluchtlinge|juifs|arabes|musulmans|judios|moros|inmigrantes",
].join("|")})(?![a-z-])`;

/** In pictures, printing and washing these are tones. */
export const TONES =
  /\b(?:exposure|contrast|highlights|shadows|curves?|grading|pixels?|prints?|photos?|laundry|wash|chess)\b/;
