import { own } from "../../text/own.ts";
import type { Occasion } from "../kinds.ts";

/** Our own words on a picture or in a post: labels only, never a statement. `{}` is a value of the brief. */
export type Words = {
  new: string;
  offer: string;
  event: string;
  job: string;
  release: string;
  numbers: string;
  said: string;
  guide: string;
  service: string;
  appeal: string;
  news: string;
  see: string;
  call: string;
  write: string;
  code: string;
  closed: string;
  jobIn: string;
  alt: string;
  quotes: string;
};

const words = (list: string): Words => {
  const [a = "", b = "", c = "", d = "", e = "", f = "", g = "", h = "", i = "", j = "", k = "", ...rest] =
    list.split("|");
  const [see = "", call = "", write = "", code = "", closed = "", jobIn = "", alt = "", quotes = ""] = rest;
  return {
    ...{ new: a, offer: b, event: c, job: d, release: e, numbers: f, said: g, guide: h, service: i },
    ...{ appeal: j, news: k, see, call, write, code, closed, jobIn, alt, quotes },
  };
};

const ENGLISH = words(
  "New|Offer|Event|Open role|Release|In numbers|In their words|How to|Notice|Please help|News|See {}|Call {}|Write to {}|Use code {}|Closed {}|in|Picture with the words|“”",
);

/** One line a language, in the order of the type. */
const WORDS: Record<string, Words> = {
  de: words(
    "Neu|Angebot|Termin|Stellenangebot|Neue Version|In Zahlen|Im Wortlaut|Anleitung|Hinweis|Bitte helfen|Aktuelles|Siehe {}|Tel. {}|E-Mail: {}|Code {}|Geschlossen: {}|in|Bild mit dem Text|„“",
  ),
  fr: words(
    "Nouveau|Offre|Événement|Offre d’emploi|Nouvelle version|En chiffres|Témoignage|Mode d’emploi|À noter|Appel|Actualité|Voir {}|Tél. {}|E-mail : {}|Code {}|Fermeture : {}|à|Visuel avec le texte|« ",
  ),
  es: words(
    "Nuevo|Oferta|Evento|Empleo|Nueva versión|En cifras|Testimonio|Guía|Aviso|Ayuda|Noticias|Ver {}|Tel. {}|Correo: {}|Código {}|Cerrado: {}|en|Imagen con el texto|«»",
  ),
  it: words(
    "Novità|Offerta|Evento|Lavora con noi|Nuova versione|In cifre|Testimonianza|Guida|Avviso|Appello|Notizie|Vedi {}|Tel. {}|E-mail: {}|Codice {}|Chiuso: {}|a|Immagine con il testo|«»",
  ),
  nl: words(
    "Nieuw|Aanbieding|Evenement|Vacature|Nieuwe versie|In cijfers|In hun woorden|Stap voor stap|Mededeling|Help mee|Nieuws|Zie {}|Bel {}|E-mail: {}|Code {}|Gesloten: {}|in|Afbeelding met de tekst|“”",
  ),
  pt: words(
    "Novo|Oferta|Evento|Vaga|Nova versão|Em números|Depoimento|Guia|Aviso|Apelo|Notícias|Veja {}|Tel. {}|E-mail: {}|Código {}|Fechado: {}|em|Imagem com o texto|“”",
  ),
  ja: words(
    "新登場|お得情報|イベント|採用情報|新バージョン|数字で見る|お客様の声|使い方|お知らせ|ご協力のお願い|お知らせ|{}|電話 {}|メール {}|コード {}|休業：{}||画像の文字：|「」",
  ),
  zh: words(
    "新品|优惠|活动|招聘|新版本|数据|客户评价|使用方法|通知|呼吁|消息|{}|电话 {}|邮箱 {}|优惠码 {}|休息：{}||图片文字：|“”",
  ),
  ar: words(
    "جديد|عرض|فعالية|وظيفة شاغرة|إصدار جديد|بالأرقام|قالوا عنا|خطوة بخطوة|تنويه|نداء|أخبار|{}|هاتف {}|بريد {}|الرمز {}|مغلق: {}|في|صورة مكتوب عليها|«»",
  ),
  he: words(
    "חדש|מבצע|אירוע|דרושים|גרסה חדשה|במספרים|במילים שלהם|איך עושים|הודעה|בקשה|חדשות|{}|טל׳ {}|דוא״ל {}|קוד {}|סגור: {}|ב|תמונה עם הכיתוב|„”",
  ),
};

/** Our words in a language; undefined where we have none. */
export const wordsOf = (language: string): Words | undefined =>
  language === "en" ? ENGLISH : own(WORDS, language);

const KICKER: Partial<Record<Occasion, keyof Words>> = {
  launch: "new",
  release: "release",
  offer: "offer",
  event: "event",
  hiring: "job",
  testimonial: "said",
  stat: "numbers",
  how_to: "guide",
  incident: "service",
  closing: "service",
  appeal: "appeal",
  update: "news",
};

/** What sort of post it is, as a label; empty where a label would only stand in the way. */
export function occasionLabel(occasion: Occasion, language: string): string {
  const key = KICKER[occasion];
  return (key && wordsOf(language)?.[key]) || "";
}

/** A quotation in the marks of its language. */
export function quoted(text: string, language: string): string {
  if (language === "fr") return `« ${text} »`;
  const [open = "“", shut = "”"] = wordsOf(language)?.quotes ?? "“”";
  return `${open}${text}${shut}`;
}
