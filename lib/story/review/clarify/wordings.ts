import { own } from "../../../text/own.ts";

/** What can be asked. `{x}` stands for the words that the question is about. */
export type Topic =
  | "subject"
  | "claim"
  | "when"
  | "terms"
  | "ends"
  | "affected"
  | "proof"
  | "unclear"
  | "which"
  | "past"
  | "misdated"
  | "relative";
type Wordings = Record<Topic | "why_missing" | "why_unclear" | "why_dated", string>;

const WORDINGS: Record<string, Wordings> = {
  en: {
    subject: "What should this be about: which product, news or event?",
    claim: "What is the one thing people should know about {x}?",
    when: "When does {x} take place (date, time, place)?",
    terms: "What exactly is the offer: which price or discount, on what, and with which code?",
    ends: "Until when does the offer run?",
    affected: "Who is affected, and until when?",
    proof: "Which two or three numbers should the infographic show?",
    unclear: "What does {x} mean, and should readers know it?",
    which: "The brief says {x}. Which is right?",
    past: "{x} has passed. Which date do you mean?",
    misdated: "The calendar has another weekday for {x}. Which is right?",
    relative: "Which date is {x}?",
    why_missing: "Readers cannot act without it, and we do not make it up.",
    why_unclear: "We publish only what we understand.",
    why_dated: "Readers see it later than you write it: a date that is still to come stays right.",
  },
  de: {
    subject: "Worum soll es gehen: um welches Produkt, welche Neuigkeit oder welches Ereignis?",
    claim: "Was sollen die Leute über {x} vor allem wissen?",
    when: "Wann findet {x} statt (Datum, Uhrzeit, Ort)?",
    terms: "Was genau ist das Angebot: welcher Preis oder Rabatt, worauf und mit welchem Code?",
    ends: "Bis wann gilt das Angebot?",
    affected: "Wer ist betroffen, und bis wann?",
    proof: "Welche zwei oder drei Zahlen soll die Infografik zeigen?",
    unclear: "Was bedeutet {x}, und sollen Leser es erfahren?",
    which: "Im Briefing steht {x}. Was stimmt?",
    past: "{x} ist vorbei. Welches Datum ist gemeint?",
    misdated: "Laut Kalender ist {x} ein anderer Wochentag. Was stimmt?",
    relative: "Welches Datum ist {x}?",
    why_missing: "Ohne diese Angabe kann niemand etwas damit anfangen, und wir erfinden nichts.",
    why_unclear: "Wir veröffentlichen nur, was wir verstehen.",
    why_dated: "Leser sehen es später, als Sie es schreiben: Ein Datum, das noch kommt, bleibt richtig.",
  },
  fr: {
    subject: "De quoi s'agit-il : quel produit, quelle nouvelle ou quel événement ?",
    claim: "Que faut-il retenir avant tout de {x} ?",
    when: "Quand a lieu {x} (date, heure, lieu) ?",
    terms: "En quoi consiste l'offre : quel prix ou quelle remise, sur quoi et avec quel code ?",
    ends: "Jusqu'à quand l'offre est-elle valable ?",
    affected: "Qui est concerné, et jusqu'à quand ?",
    proof: "Quels sont les deux ou trois chiffres à montrer dans l'infographie ?",
    unclear: "Que veut dire {x}, et faut-il le dire aux lecteurs ?",
    which: "Le brief dit {x}. Qu'est-ce qui est exact ?",
    past: "{x} est passé. Quelle date voulez-vous dire ?",
    misdated: "D’après le calendrier, {x} tombe un autre jour. Qu’est-ce qui est juste ?",
    relative: "Quelle date est {x} ?",
    why_missing: "Sans cela, les lecteurs ne peuvent pas agir, et nous n'inventons rien.",
    why_unclear: "Nous ne publions que ce que nous comprenons.",
    why_dated: "On le lira plus tard que vous ne l'écrivez : une date à venir reste juste.",
  },
  es: {
    subject: "¿De qué se trata: qué producto, noticia o evento?",
    claim: "¿Qué es lo más importante que hay que saber sobre {x}?",
    when: "¿Cuándo tiene lugar {x} (fecha, hora, lugar)?",
    terms: "¿En qué consiste la oferta: qué precio o descuento, en qué y con qué código?",
    ends: "¿Hasta cuándo es válida la oferta?",
    affected: "¿A quién afecta y hasta cuándo?",
    proof: "¿Qué dos o tres cifras debe mostrar la infografía?",
    unclear: "¿Qué significa {x} y deben saberlo los lectores?",
    which: "El texto dice {x}. ¿Cuál es correcto?",
    past: "{x} ya ha pasado. ¿Qué fecha es la correcta?",
    misdated: "Según el calendario, {x} cae en otro día. ¿Qué es lo correcto?",
    relative: "¿Qué fecha es {x}?",
    why_missing: "Sin ese dato los lectores no pueden actuar, y no inventamos nada.",
    why_unclear: "Solo publicamos lo que entendemos.",
    why_dated: "Se leerá más tarde de lo que usted lo escribe: una fecha futura sigue siendo correcta.",
  },
  it: {
    subject: "Di che cosa si tratta: quale prodotto, notizia o evento?",
    claim: "Qual è la cosa più importante da sapere su {x}?",
    when: "Quando si svolge {x} (data, ora, luogo)?",
    terms: "In che cosa consiste l'offerta: quale prezzo o sconto, su che cosa e con quale codice?",
    ends: "Fino a quando vale l'offerta?",
    affected: "Chi è interessato, e fino a quando?",
    proof: "Quali due o tre numeri deve mostrare l'infografica?",
    unclear: "Che cosa significa {x}, e i lettori devono saperlo?",
    which: "Nel testo si legge {x}. Che cosa è giusto?",
    past: "{x} è già passato. Quale data intende?",
    misdated: "Secondo il calendario {x} cade in un altro giorno. Che cosa è giusto?",
    relative: "Che data è {x}?",
    why_missing: "Senza questo dato i lettori non possono agire, e noi non inventiamo nulla.",
    why_unclear: "Pubblichiamo solo ciò che capiamo.",
    why_dated: "Si leggerà più tardi di quando lo scrive: una data futura resta giusta.",
  },
  nl: {
    subject: "Waar moet het over gaan: welk product, nieuws of evenement?",
    claim: "Wat moeten mensen vooral weten over {x}?",
    when: "Wanneer vindt {x} plaats (datum, tijd, plaats)?",
    terms: "Wat is precies de aanbieding: welke prijs of korting, waarop en met welke code?",
    ends: "Tot wanneer geldt de aanbieding?",
    affected: "Wie heeft er last van, en tot wanneer?",
    proof: "Welke twee of drie cijfers moet de infographic tonen?",
    unclear: "Wat betekent {x}, en moeten lezers het weten?",
    which: "In de briefing staat {x}. Wat klopt?",
    past: "{x} is al voorbij. Welke datum is bedoeld?",
    misdated: "Volgens de kalender valt {x} op een andere dag. Wat klopt?",
    relative: "Welke datum is {x}?",
    why_missing: "Zonder dit kunnen lezers niets doen, en wij verzinnen niets.",
    why_unclear: "We publiceren alleen wat we begrijpen.",
    why_dated: "Lezers zien het later dan u het schrijft: een datum die nog komt, blijft kloppen.",
  },
  pt: {
    subject: "De que se trata: que produto, novidade ou evento?",
    claim: "O que é mais importante saber sobre {x}?",
    when: "Quando acontece {x} (data, hora, local)?",
    terms: "Em que consiste a oferta: que preço ou desconto, em quê e com que código?",
    ends: "Até quando vale a oferta?",
    affected: "Quem é afetado, e até quando?",
    proof: "Que dois ou três números deve mostrar o infográfico?",
    unclear: "O que significa {x}, e os leitores devem saber?",
    which: "O texto diz {x}. O que está certo?",
    past: "{x} já passou. Que data quer dizer?",
    misdated: "Segundo o calendário, {x} é outro dia da semana. O que está certo?",
    relative: "Que data é {x}?",
    why_missing: "Sem isso os leitores não podem agir, e não inventamos nada.",
    why_unclear: "Só publicamos o que entendemos.",
    why_dated: "Será lido mais tarde do que é escrito: uma data futura continua certa.",
  },
  ja: {
    subject: "何についての内容ですか（商品、ニュース、イベントなど）？",
    claim: "{x}について、いちばん伝えたいことは何ですか？",
    when: "{x}の日時と場所はいつ、どこですか？",
    terms: "特典の内容（価格や割引、対象、コード）を教えてください。何がいくらになりますか？",
    ends: "特典はいつまでですか？",
    affected: "影響を受けるのは誰で、いつまでですか？",
    proof: "インフォグラフィックに載せる数字を二つか三つ教えてください。どの数字ですか？",
    unclear: "{x}はどういう意味ですか。読者に伝えますか？",
    which: "{x}とありますが、どちらが正しいですか？",
    past: "{x}は過ぎています。正しい日付はいつですか？",
    misdated: "暦では{x}は別の曜日です。どちらが正しいですか？",
    relative: "{x}は何月何日ですか？",
    why_missing: "これがないと読者は行動できません。こちらで作ることはありません。",
    why_unclear: "意味の分かることだけを公開します。",
    why_dated: "読者が目にするのは書いた日より後です。これからの日付なら正しいままです。",
  },
  zh: {
    subject: "这次要说的是什么：哪个产品、消息或活动？",
    claim: "关于{x}，最想让大家知道的是什么？",
    when: "{x}在什么时间、什么地点？",
    terms: "优惠的具体内容是什么：什么价格或折扣，适用于什么，用什么优惠码？",
    ends: "优惠到什么时候结束？",
    affected: "谁受到影响，到什么时候？",
    proof: "信息图要展示哪两三个数字？",
    unclear: "{x}是什么意思，需要告诉读者吗？",
    which: "文中写了{x}，哪个是对的？",
    past: "{x}已经过去了，正确的日期是哪天？",
    misdated: "{x}与日历上的星期不符，哪个正确？",
    relative: "{x}是几月几日？",
    why_missing: "没有它读者无法行动，而我们不会编造。",
    why_unclear: "我们只发布自己理解的内容。",
    why_dated: "读者看到的时间晚于写下的时间，写明将来的日期才不会出错。",
  },
};

/** The words of a question in the language of the brief; English where we do not speak it. */
export function wordingOf(language: string, topic: keyof Wordings, words = ""): string {
  const known = own(WORDINGS, language.split("-")[0] ?? "") ?? WORDINGS.en;
  return known?.[topic].replace("{x}", () => words) ?? "";
}
