/**
 * What belongs to a trade beside the thing that stands for it. Pictures of one brand vary among them; a thing that not
 * every business of the trade has is left out.
 */
export const KIN: Readonly<Record<string, readonly string[]>> = {
  abacus: ["receipt"],
  amphora: ["potters-wheel", "vase"],
  automobile: ["wheel"],
  "balance-scale": ["scroll"],
  "barber-pole": ["scissors", "razor", "comb"],
  bicycle: ["wheel"],
  books: ["open-book"],
  bouquet: ["tulip", "rose", "potted-plant"],
  bread: ["croissant", "sheaf-of-rice", "baguette-bread", "rolling-pin", "mixing-bowl"],
  "carpentry-saw": ["wood"],
  "couch-and-lamp": ["chair"],
  droplet: ["plunger", "shower"],
  dumbbell: ["kettlebell", "running-shoe", "stopwatch"],
  fire: ["thermometer"],
  fish: ["fishing-pole"],
  "flexed-biceps": ["running-shoe"],
  glasses: ["eye"],
  grapes: ["wine-glass"],
  "hot-beverage": ["croissant", "shortcake", "coffee-beans", "moka-pot", "takeaway-cup"],
  "house-with-garden": ["key"],
  key: ["house-with-garden", "door"],
  "lotus-pose": ["yoga-mat", "lotus"],
  "musical-notes": ["musical-keyboard", "violin"],
  paintbrush: ["bucket", "ladder"],
  "paw-prints": ["dog-face", "cat-face"],
  pencil: ["artist-palette"],
  "performing-arts": ["ticket"],
  pizza: ["tomato"],
  "potted-plant": ["seedling", "sunflower"],
  scissors: ["mirror", "comb", "hair-dryer"],
  "sewing-needle": ["thread"],
  shortcake: ["cupcake", "birthday-cake", "rolling-pin", "mixing-bowl"],
  teapot: ["hot-beverage"],
  "teddy-bear": ["kite", "puzzle-piece", "playground-slide"],
  tooth: ["toothbrush", "dental-mirror", "toothpaste"],
  tractor: ["seedling"],
  "wine-glass": ["grapes"],
  "yoga-mat": ["lotus", "lotus-pose"],
};

/** Other things that say the same as a thing that a story names, so that ten posts of a brand are not one drawing. */
export const ALIKE: Readonly<Record<string, readonly string[]>> = {
  amphora: ["potters-wheel", "vase"],
  dumbbell: ["kettlebell"],
  "hot-beverage": ["coffee-beans", "moka-pot", "takeaway-cup"],
  "lotus-pose": ["yoga-mat", "lotus"],
  scissors: ["comb", "hair-dryer"],
  tooth: ["toothbrush", "dental-mirror", "toothpaste"],
};
