/** A death, or the end of a house: a bicycle beside it would mock it. */
const GRAVE =
  /(?<!\p{L})(?:mourn(?:s|ing)?|(?:has|have|had|who) died|died (?:on|in|at|last|this|suddenly|peacefully)|passed away|death of|in memoriam|in loving memory|condolences?|funeral of|insolven(?:t|cy)|bankrupt(?:cy)?|trauern?|in trauer|trauerfall\p{L}*|todesfall\p{L}*|verstorben\p{L}*|gestorben|nachruf|beisetzung|insolvenz\p{L}*|(?:en )?deuil|décéd\p{L}+|décès|obsèques|liquidation judiciaire|redressement judiciaire|(?:de |por )?luto|falleci\p{L}+|exequias|concurso de acreedores|per lutto|lutto|decedut[oaie]|è mancat[oa]|esequie|rouw|overleden|overlijden|uitvaart van|faillissement|falec\p{L}+|óbito|insolvência|falência)(?!\p{L})/iu;

/** What may stand beside it. */
const SOBER: ReadonlySet<string> = new Set(
  "bouquet candle church dove headstone lily poppy rose town-hall war-memorial wreath".split(" "),
);

/** Whether a drawing is out of place in the texts that a story begins with. */
export const isOutOfPlace = (subject: string, texts: readonly string[]): boolean =>
  !SOBER.has(subject) && texts.some((text) => GRAVE.test(text));
