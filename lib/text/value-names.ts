import { Prefiltered } from "./prefilter/prefiltered.ts";

/** What authors call kinds of values when they speak about a picture: "the price should be the biggest thing". */
const NAMES = {
  price:
    "prices?|pricing|costs?|fees?|amounts?|\\p{L}*preise?n?|\\p{L}*kosten|betrag|prix|tarifs?|montant|precios?|importe|prezz[oi]|importo|\\p{L}*prij[sz](?:en)?|bedrag|preços?|valor|pris(?:et|er)?|belopp(?:et)?|cen[aęyą]|kwot[aęy]",
  pay: "salary|salaries|pay|wages?|gehalt|\\p{L}*lohn|salaires?|sueldos?|salarios?|stipendi[o]?|salaris|salários?|lön(?:en)?|wynagrodzeni[ea]|pensj[aęi]",
  offer:
    "discounts?|offers?|savings?|percent(?:age)?s?|\\p{L}*rabatt|angebote?|prozent\\p{L}*|remises?|offres?|pourcentage|descuentos?|ofertas?|porcentaje|scont[oi]|offert[ae]|percentuale|korting|aanbieding(?:en)?|aanbod|descontos?|p[eo]rcentagem|rabat|zniżk[aęi]",
  time: "times?|hours?|uhrzeit(?:en)?|(?:öffnungs|start|abfahrts|fahr|sprech|kurs|trainings|besuchs|anfangs|betriebs)?zeit(?:en)?|heures?|horaires?|horas?|horarios?|ora|ore|orario?|(?:openings|vaar|vertrek|les|bezoek|spreek|aanvangs)?tijd(?:en)?|openingsuren|horários?|tid(?:en|er)?|godzin[aęy]",
  date: "dates?|days?|when|deadlines?|dat(?:um|ums|umet|en|a|as|e|ę|y)|\\p{L}+datum|tage?|frist(?:en)?|termine?n?|stichtage?|(?:anmelde|einsende|bewerbungs|annahme)schluss|délais?|échéances?|plazos?|vencimientos?|scadenz[ae]|termijn(?:en)?|prazos?|jours?|fechas?|d[ií]as?|giorn[oi]|dag(?:en)?",
  phone:
    "\\p{L}*(?:phone|telephone|emergency|night|hotline|helpline)\\p{L}* (?:numbers?|line)|hotline|helpline|phone|\\p{L}*(?:telefon|notfall|notruf)\\p{L}*|téléphone|numéro|teléfono|noodnummer|telefoonnummer|telefone",
  place:
    "place|where|venue|address|adresse|ort|lieu|lugar|dirección|luogo|indirizzo|plaats|adres|endereço|plats(?:en)?|miejsce",
  quotation:
    "quotes?|quotation|her words|his words|zitat|citations?|citas?|citazion[ei]|citaat|citação|citat(?:et)?|cytat",
  code: "\\p{L}*codes?|códigos?|codic[ei]|kod(?:en|u)?",
  number:
    "numbers?|figures?|results?|scores?|anzahl|aantal(?:len)?|cantidad|quantità|quantidade|antal(?:et)?|\\p{L}*zahl(?:en)?|\\p{L}*nummern?|ergebnis(?:se)?|chiffres?|nombre|résultats?|cifras?|números?|resultados?|numer[oi]?|cifr[ae]|risultat[oi]|getal(?:len)?|cijfers?|resultaat|uitkomst|siffran?|liczb[aęy]",
  title: "titles?|titel|titre|título|titolo|tytuł",
};
const UNSPACED: Partial<Record<ValueName, string>> = {
  price: "価格|値段|料金|价格",
  pay: "給与|時給|月給",
  offer: "割引|折扣",
  time: "時間|期間",
  date: "日付|日時|日程|日期",
  phone: "電話|电话",
  place: "場所|住所|地址",
  quotation: "引用",
  code: "コード",
  number: "数字",
  title: "タイトル|标题",
};

export type ValueName = keyof typeof NAMES;

const patternOf = (name: ValueName) =>
  new Prefiltered(`(?<!\\p{L})(?:${NAMES[name]})(?!\\p{L})|${UNSPACED[name] ?? "(?!)"}`, "u");
const PATTERNS = new Map((Object.keys(NAMES) as ValueName[]).map((name) => [name, patternOf(name)]));

/** Words name a kind of value: "the night number" a phone number, "der Eintrittspreis" a price. */
export const namesValue = (words: string, name: ValueName): boolean =>
  PATTERNS.get(name)?.test(words.toLowerCase()) ?? false;

/** Names of all kinds, as the source of a pattern for small letters. */
export const VALUE_NAMES: string = Object.values(NAMES).join("|");
