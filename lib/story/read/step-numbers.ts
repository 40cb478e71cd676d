import type { Wish } from "../schema.ts";

const NUMBERS =
  /^(?:(?:the|die|les?|l[ao]s|i|le|de|os?) )?(?:step )?(?:numbers|zahlen|ziffern|nummern|numéros|chiffres|números|cifras|numeri|cifre|cijfers|nummers|getallen|algarismos)$/iu;

/** "Os números grandes" of a brief in steps: the numbers of all steps are meant, and no single value of it. */
export const withStepNumbers = (wishes: readonly Wish[], steps: number): Wish[] =>
  wishes.map((wish) =>
    steps > 1 && wish.rule === "emphasis" && NUMBERS.test(wish.value.trim())
      ? { ...wish, rule: "tone" }
      : wish,
  );
