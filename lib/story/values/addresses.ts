import { URL_RE } from "../../copy/text.ts";
import { matchesIn } from "./matches.ts";
import { type Value, valueAt, where } from "./value.ts";

const EMAIL =
  /(?<![\p{L}\p{N}.+-])[\p{L}\p{N}][\p{L}\p{N}.+_-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}/giu;
const HANDLE = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,28}[\p{L}\p{N}_])?/gu;
const PHONE = /(?<![\p{L}\p{N}.,])(?:\(?\+\d|\(?0\d)(?:[\d ()/-]|\.(?! )){5,18}\d(?!\d|[.,]\d)/gu;
/** National numbers without a zero in front: "952 555 018". */
const BARE_PHONE = /(?<![\p{L}\p{N}.,$£€])\d{2,4}(?: \d{2,4}){2,4}(?!\d|[.,]\d| ?[€$£%])/gu;
/** Groups of three may be a large number, unless a word says that it is called. */
const LEADS_TO_PHONE =
  /(?:call|phone|tel\.?|ring|text|whatsapp|message|anruf\p{L}*|telefon\p{L}*|unter|appel\p{L}*|au|teléfono|llam\p{L}*|en el|urgencias\p{L}*|電話)[ :,]{1,3}(?:us |on |at |en el |al )?$/iu;
const VERSION = /(?<![\p{L}\p{N}.])v?(\d+(?:\.\d+){2,3})(?![\d.]*\d)/giu;
const SHORT_VERSION = /(?<![\p{L}\p{N}])(?:v\.? ?|version )(\d+(?:\.\d+)?)(?![\p{L}\p{N}])/giu;
const PROMO_CODE = /(?<![\p{L}\p{N}-])(?=[A-Z]*\d)(?=\d*[A-Z]{2})[A-Z\d]{4,20}(?![\p{L}\p{N}-])/gu;
const CODE_WORD =
  /(?<=(?<!\p{L})(?:code|coupon|voucher|promo|gutschein|gutscheincode|rabattcode|código|cupón)(?: is| lautet|:)? ?[“"'«„]?)[\p{L}\d][\p{L}\d-]{2,19}(?![\p{L}\d])/giu;
const isThousands = (digits: string) => /^\d{1,3}(?:\.\d{3})+$/.test(digits);

const BARE_GROUPS = /^[1-9]\d{0,2}(?: \d{3})+$/;

/** The country code may be left out, and with it the zero comes back. */
function phoneKeys(written: string): string[] {
  const digits = written.replace(/\D/g, "").replace(/^00/, "+").replace(/^\+/, "");
  const all =
    written.startsWith("+") || written.startsWith("00")
      ? [0, 1, 2, 3].map((cut) => digits.slice(cut).replace(/^0/, ""))
      : [digits.replace(/^0/, "")];
  const keys = all.filter((it) => it.length > 5).map((it) => `phone:${it}`);
  // "976 555 014" counts as a large number where no word says that it is called.
  return BARE_GROUPS.test(written) ? [...keys, `number:${Number(digits)}`] : keys;
}

const linkKey = (url: string) =>
  `link:${url
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "")}`;

const isPhone = (m: RegExpExecArray, text: string) =>
  m[0].replace(/\D/g, "").length >= 8 &&
  (!/^\d{1,3}(?: \d{3})+$/.test(m[0]) || LEADS_TO_PHONE.test(text.slice(Math.max(0, m.index - 24), m.index)));

/** A promo code has capitals or digits; "use code below" names none. */
const isCode = ([code]: RegExpExecArray) => /\d/.test(code) || /^\p{Lu}{3,}$/u.test(code);

/** Everything that is typed: a sign of it stands within its letters. */
export const readAddresses = where(/@|:\/\/|\.\S/, (text) => [
  ...matchesIn(EMAIL, text).map((m) => valueAt("email", m, [`email:${m[0].toLowerCase()}`])),
  ...matchesIn(URL_RE, text).map((m) => valueAt("link", m, [linkKey(m[0])])),
  ...matchesIn(HANDLE, text).map((m) => valueAt("handle", m, [`handle:${m[0].toLowerCase()}`])),
]);

export const readPhones = (text: string): Value[] => [
  ...matchesIn(PHONE, text).map((m) => valueAt("phone", m, phoneKeys(m[0].trim()))),
  ...matchesIn(BARE_PHONE, text)
    .filter((m) => isPhone(m, text))
    .map((m) => valueAt("phone", m, phoneKeys(m[0]))),
];

export const readCodes = where(/\d|code|coupon|voucher|promo|gutschein|código|cupón/iu, (text) =>
  [...matchesIn(CODE_WORD, text).filter(isCode), ...matchesIn(PROMO_CODE, text)].map((m) =>
    valueAt("promo_code", m, [`promo_code:${m[0].toLowerCase()}`]),
  ),
);

export const readVersions = (text: string): Value[] =>
  [
    ...matchesIn(VERSION, text).filter((m) => !isThousands(m[1] ?? "")),
    ...matchesIn(SHORT_VERSION, text),
  ].map((m) =>
    valueAt("version", m, [
      `version:${m[1]}`,
      ...(/^\d+(?:\.\d+)?$/.test(m[1] ?? "") ? [`number:${Number(m[1])}`] : []),
    ]),
  );
