const HOUR = "(?:[01]?\\d|2[0-3])";
/** "16:00", "7.10", "18h30", "9 am", "19.30 Uhr"; "17:00–18:30", "5–6 pm", "18 h à 19 h 30". */
export const TIME = `${HOUR}(?:[:.h][0-5]\\d(?:\\s?(?:[ap]\\.?m\\.?|uhr|uur|h)(?!\\p{L}))?|\\s?h(?:\\s?[0-5]\\d)?(?![\\p{L}\\d])|\\s?(?:[ap]\\.?m\\.?|uhr|uur)(?!\\p{L}))`;
const TO = "(?:\\s?[–-]\\s?|\\s(?:to|till|until|bis|à|al?|alle|tot|às|as|hasta|até)\\s)";
export const SPAN = `(?:${TIME}|${HOUR}(?:[:.][0-5]\\d)?(?=${TO}${TIME}))(?:${TO}${TIME})?(?![\\d.,:%]\\d|\\s?[£$€%])`;
/** Anywhere in a text. */
export const ANY_TIME = new RegExp(`(?<![\\d.,])${TIME}`, "iu");
