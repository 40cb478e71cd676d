/** How the middle of a day and of a night are called, as a source of patterns for small letters. */
export const NOON =
  "noon|midday|midnight|mittags?|mitternacht|midi|minuit|mediodía|medianoche|mezzogiorno|mezzanotte|middag|middernacht|meio-dia|meia-noite";
