/** Drawings of our own time: no engine of 1846 is a bullet train. */
const MODERN: ReadonlySet<string> = new Set(
  "airplane articulated-lorry automobile barcode-scanner branch-graph browser-window bus cash-register circuit-board data-sheet database defibrillator delivery-truck food-truck fridge gritting-lorry high-speed-train kick-scooter laptop metro mobile-phone mobility-scooter motor-scooter motorcycle printer printer-3d refuse-truck robot service-van speaker-stack status-page task-board terminal toggle-switch tram vacuum-cleaner webinar wind-turbine".split(
    " ",
  ),
);

/** A year or a decade before such things looked so, or a word for another time, in the languages that have words for subjects. */
const EARLIER =
  /(?<![\p{L}\d.,£$€-])1(?:[78]\d|9[0-5])\d(?:s|er(?:n|s)?)?(?![\p{L}\d]|[.,]\d|\s?(?:%|€|kg|km|t|m)(?!\p{L}))|(?<!\p{L})(?:heritage|vintage|victorian|steam (?:train|engine|railway|locomotive)s?|locomotives?|oldtimer|museumsbahn|dampf(?:lok|zug|bahn|maschine)\p{L}*|historische[nrs]?|d[’']époque|à vapeur|historiques?|de vapor|históric[oa]s?|a vapore|d[’']epoca|storic[oaie]|stoom(?:trein|locomotief|machine)\p{L}*|historisch|a vapor)(?!\p{L})|蒸気機関車|SL列車/iu;

/** Whether a drawing shows the thing as it is now while the texts speak of another time. */
export const isOutOfTime = (subject: string, texts: readonly string[]): boolean =>
  MODERN.has(subject) && texts.some((text) => EARLIER.test(text));
