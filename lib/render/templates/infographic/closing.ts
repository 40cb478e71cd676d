/** "Thank you to volunteers and adopters": words that end a page, and no entry of its list. */
const THANKS =
  /^(?:(?:a |our )?(?:(?:big|huge|warm|heartfelt|special) )*(?:thank you|thanks)|(?:(?:ein|vielen|herzlichen|tausend|großen|lieben) )*dank(?:e|eschön)?|(?:un (?:grand|immense) )?merci|(?:muchas |mil )?gracias|(?:mille |un grande )?grazie|(?:hartelijk |heel erg )?(?:bedankt|dank)|(?:muito )?obrigad[oa]s?)(?!\p{L})/iu;
const MOST = 120;

/** Facts without the thanks that stand last among them, which end the page. */
export function thanksApart(facts: readonly string[] = []): { facts: string[]; closing?: string } {
  const last = facts.at(-1) ?? "";
  return THANKS.test(last) && last.length <= MOST
    ? { facts: facts.slice(0, -1), closing: last }
    : { facts: [...facts] };
}
