import { own } from "../../text/own.ts";
import { once } from "../once.ts";

/** Words of a language we read but do not rewrite: our default actions, and how the picture is described. */
export type Phrases = {
  more: string;
  join: string;
  buy: string;
  apply: string;
  give: string;
  read: string;
  get: string;
  alt: string;
};

const phrases = (list: string): Phrases => {
  const [more = "", join = "", buy = "", apply = "", give = "", read = "", get = "", alt = ""] =
    list.split("|");
  return { more, join, buy, apply, give, read, get, alt };
};

const PHRASES = once(
  (): Record<string, Phrases> => ({
    de: phrases(
      "Mehr erfahren|Jetzt anmelden|Jetzt sichern|Jetzt bewerben|Jetzt spenden|Weiterlesen|Jetzt ausprobieren|Bild mit dem Text",
    ),
    fr: phrases(
      "En savoir plus|Inscrivez-vous|J’en profite|Postulez|Faire un don|Lire la suite|Essayer|Visuel avec le texte",
    ),
    es: phrases(
      "Más información|Apúntate|Aprovecha la oferta|Postúlate|Dona|Seguir leyendo|Pruébalo|Imagen con el texto",
    ),
    it: phrases(
      "Scopri di più|Iscriviti|Approfittane|Candidati|Dona ora|Continua a leggere|Provalo|Immagine con il testo",
    ),
    pt: phrases(
      "Saiba mais|Inscreva-se|Aproveite|Candidate-se|Doe agora|Leia mais|Experimente|Imagem com o texto",
    ),
    nl: phrases(
      "Meer weten|Meld je aan|Profiteer nu|Solliciteer|Doneer|Lees verder|Probeer het|Afbeelding met de tekst",
    ),
    sv: phrases("Läs mer|Anmäl dig|Handla nu|Ansök|Ge en gåva|Läs vidare|Prova|Bild med texten"),
    da: phrases(
      "Læs mere|Tilmeld dig|Køb nu|Søg jobbet|Giv et bidrag|Læs videre|Prøv det|Billede med teksten",
    ),
    no: phrases("Les mer|Meld deg på|Kjøp nå|Søk jobben|Gi en gave|Les videre|Prøv det|Bilde med teksten"),
    fi: phrases(
      "Lue lisää|Ilmoittaudu|Osta nyt|Hae paikkaa|Lahjoita|Jatka lukemista|Kokeile|Kuva, jossa lukee",
    ),
    pl: phrases(
      "Dowiedz się więcej|Zapisz się|Skorzystaj|Aplikuj|Wesprzyj|Czytaj dalej|Wypróbuj|Grafika z tekstem",
    ),
    cs: phrases(
      "Více informací|Přihlaste se|Koupit|Odpovědět na nabídku|Přispět|Číst dál|Vyzkoušet|Obrázek s textem",
    ),
    tr: phrases(
      "Daha fazla bilgi|Hemen katıl|Hemen al|Başvur|Bağış yap|Devamını oku|Hemen dene|Görselde yazan:",
    ),
    hu: phrases(
      "Tudj meg többet|Jelentkezz|Vásárolj most|Pályázz|Adományozz|Olvass tovább|Próbáld ki|Kép a következő szöveggel:",
    ),
    ja: phrases("詳しく見る|申し込む|今すぐ購入|応募する|寄付する|続きを読む|試してみる|画像のテキスト："),
    zh: phrases("了解更多|立即报名|立即购买|立即申请|立即捐助|阅读全文|立即体验|图片文字："),
    ko: phrases("자세히 보기|신청하기|지금 구매|지원하기|후원하기|더 읽기|지금 시작하기|이미지 문구:"),
    ar: phrases("اعرف المزيد|سجّل الآن|اطلب الآن|قدّم الآن|تبرّع الآن|اقرأ المزيد|جرّبه الآن|صورة مكتوب عليها"),
    he: phrases("מידע נוסף|להרשמה|לרכישה|להגשת מועמדות|לתרומה|להמשך קריאה|לנסות עכשיו|תמונה עם הכיתוב"),
    fa: phrases("بیشتر بدانید|ثبت‌نام|خرید|ارسال درخواست|کمک می‌کنم|ادامه مطلب|امتحان کنید|تصویر با متن"),
    hi: phrases("और जानें|अभी रजिस्टर करें|अभी खरीदें|आवेदन करें|दान करें|आगे पढ़ें|अभी आज़माएं|चित्र पर लिखा है"),
    ru: phrases(
      "Узнать больше|Зарегистрироваться|Купить|Откликнуться|Помочь|Читать дальше|Попробовать|Изображение с текстом",
    ),
    uk: phrases(
      "Дізнатися більше|Зареєструватися|Купити|Відгукнутися|Допомогти|Читати далі|Спробувати|Зображення з текстом",
    ),
    el: phrases(
      "Μάθετε περισσότερα|Εγγραφή|Αγορά|Κάντε αίτηση|Δωρεά|Συνέχεια|Δοκιμάστε το|Εικόνα με το κείμενο",
    ),
  }),
);

/** Our words in a language, undefined in English and in languages we have none for. */
export const phrasesOf = (language: string): Phrases | undefined => own(PHRASES(), language);

const defaultCalls = once(() => {
  const calls = Object.values(PHRASES()).flatMap(({ alt: _, ...own }) => Object.values(own));
  return new Set(calls.map((call) => call.toLowerCase()));
});

/** One of our default actions, in whatever language; it states nothing. */
export const isDefaultCall = (text: string): boolean =>
  defaultCalls().has(text.toLowerCase().replace(/[\s:.!→]+$/u, ""));
