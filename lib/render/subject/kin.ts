/**
 * What belongs to a trade beside the thing that stands for it. Pictures of one brand vary among them; a thing that not
 * every business of the trade has is left out, and so is one that a story may be about: a croissant is no stollen.
 */
export const KIN: Readonly<Record<string, readonly string[]>> = {
  abacus: ["receipt"],
  pottery: ["potters-wheel", "vase"],
  automobile: ["wheel"],
  "balance-scale": ["scroll"],
  "barber-pole": ["scissors", "razor", "comb"],
  bicycle: ["wheel"],
  books: ["open-book"],
  bread: ["rolling-pin", "mixing-bowl"],
  "carpentry-saw": ["wood"],
  "couch-and-lamp": ["chair"],
  droplet: ["tap"],
  dumbbell: ["kettlebell", "running-shoe", "stopwatch"],
  "dog-bath": ["dog-face"],
  fire: ["radiator"],
  "fountain-pen": ["pencil"],
  glasses: ["eye"],
  grapes: ["wine-glass"],
  "hot-beverage": ["coffee-beans", "moka-pot", "takeaway-cup"],
  key: ["house-with-garden", "door"],
  "lotus-pose": ["yoga-mat", "lotus"],
  "musical-notes": ["musical-score"],
  paintbrush: ["bucket", "ladder"],
  "olive-oil": ["olive"],
  "paw-prints": ["dog-face", "cat-face"],
  pencil: ["artist-palette"],
  "performing-arts": ["ticket"],
  pizza: ["tomato"],
  "potted-plant": ["seedling", "sunflower"],
  scissors: ["mirror", "comb", "hair-dryer"],
  "sewing-needle": ["thread"],
  "slate-roof": ["ladder"],
  shortcake: ["rolling-pin", "mixing-bowl"],
  teapot: ["hot-beverage"],
  "teddy-bear": ["kite", "puzzle-piece", "playground-slide"],
  tooth: ["dental-mirror"],
  "wing-chair": ["couch-and-lamp"],
  "wine-glass": ["grapes"],
  "yoga-mat": ["lotus", "lotus-pose"],
};

/** Other things that say the same as a thing that a story names, so that ten posts of a brand are not one drawing. */
export const ALIKE: Readonly<Record<string, readonly string[]>> = {
  pottery: ["potters-wheel", "vase"],
  dumbbell: ["kettlebell"],
  "hot-beverage": ["coffee-beans", "moka-pot", "takeaway-cup"],
  "lotus-pose": ["yoga-mat", "lotus"],
  scissors: ["comb", "hair-dryer"],
  tooth: ["dental-mirror"],
};
