import type { Wish } from "../schema.ts";

const NUMBERS =
  /^(?:(?:the|die|les?|l[ao]s|i|le|de|os?) )?(?:step |slide )?(?:numbers|zahlen|ziffern|nummern|numéros|chiffres|números|cifras|numeri|cifre|cijfers|nummers|getallen|algarismos)$|^(?:(?:the|die|le|el|il|het|o) )?(?:number|numeral|zahl|ziffer|nummer|numéro|chiffre|número|numero|cijfer|getal|algarismo) (?:on|of|at|auf|von|sur|de|en|su|di|op|van|em) (?:each|every|jede[rmn]?|chaque|cada|ogni|elke|iedere?) (?:slide|step|tip|page|picture|folie|schritt|seite|bild|diapo\p{L}*|étape|page|image|paso|página|imagen|passo|pagina|immagine|dia|stap|slide)$/iu;

/** "Os números grandes" of a brief in steps: the numbers of all steps are meant, and no single value of it. */
export const withStepNumbers = (wishes: readonly Wish[], steps: number): Wish[] =>
  wishes.map((wish) =>
    steps > 1 && wish.rule === "emphasis" && NUMBERS.test(wish.value.trim())
      ? { ...wish, rule: "tone" }
      : wish,
  );
