/** Three to eight, in the languages of the house. */
const NUMBERS: readonly string[][] = [
  ["three", "drei", "trois", "tres", "tre", "três", "drie"],
  ["four", "vier", "quatre", "cuatro", "quattro", "quatro"],
  ["five", "fünf", "cinq", "cinco", "cinque", "vijf"],
  ["six", "sechs", "seis", "sei", "zes"],
  ["seven", "sieben", "sept", "siete", "sette", "sete", "zeven"],
  ["eight", "acht", "huit", "ocho", "otto", "oito"],
];
const FIRST = 3;

/**
 * What follows the count in a headline that begins with it: "Five signs …" is a five and its signs. Undefined where a
 * giant count would stand before other words, as a four before "Our prices".
 */
export function afterCount(headline: string, count: number): string | undefined {
  const [, first = "", rest = ""] = /^([\p{L}\d]+)\s+(\S.*)$/u.exec(headline) ?? [];
  const isCount = first === `${count}` || NUMBERS[count - FIRST]?.includes(first.toLowerCase());
  return isCount ? rest : undefined;
}
