/** Buildings in which many work and into which a brand may come. */
export const BUILDINGS: ReadonlySet<string> = new Set(
  "church factory fork-and-knife-with-plate hospital hotel house-with-garden houses office-building school stadium teddy-bear town-hall village-hall".split(
    " ",
  ),
);
