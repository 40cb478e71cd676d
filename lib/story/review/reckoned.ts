/** "2026 (to 31 October)", "as of 31 October": the day up to which a figure counts. */
const COUNTED_TO =
  /\d{4}\s*\((?:up )?(?:to|until|till|bis(?: zum)?|jusqu['’]au|au|hasta(?: el)?|fino al|t\/m|tot|até)\s|(?<!\p{L})(?:(?:year|quarter|months|period|weeks) (?:up )?(?:to|ended|ending)|as (?:of|at)|stand(?: vom)?|état au|au \d{1,2} \p{L}+ inclus|a fecha de|(?<!fino )al \d{1,2} \p{L}+ \d{4}|per \d|stand per|dados de)(?!\p{L})/iu;
/** "Our year in numbers, to 31 October": the end of what is looked back on. */
const REPORT =
  /(?<!\p{L})(?:in (?:numbers|figures)|figures|results|annual report|in zahlen|bilanz|en chiffres|bilan|en cifras|balance|in cifre|bilancio|in cijfers|em números|balanço)(?!\p{L})/iu;

/** The words give figures of a time that is over: its end is no day that readers wait for. */
export const isReckoned = (words: string): boolean => COUNTED_TO.test(words) || REPORT.test(words);
