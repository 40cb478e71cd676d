import { own } from "../../../text/own.ts";

/** What alternative texts say of their own, in the order of the lists below. `{}` is a number or a name. */
const NAMES = [
  "slide",
  "scene",
  "logo",
  "chart",
  "portrait",
  "screenshot",
  "screen",
  "picture",
  "code",
  "mascot",
  "photograph",
  "film",
  "yes",
  "no",
  "drawing",
] as const;
type AltWord = (typeof NAMES)[number];

/** By ISO 639 code. */
const WORDS = {
  en: "{} of {}|scene {} of {}|the logo|Chart|With a portrait of {}|With a screenshot of the product|With a screen of the product|With a picture of it|QR code|The brand's mascot stands beside it.|The photograph shows: {}|Film of {} seconds.|yes|no|Illustration: {}.",
  de: "{} von {}|Szene {} von {}|das Logo|Diagramm|Mit einem Porträt von {}|Mit einem Bildschirmfoto des Produkts|Mit einem Bildschirm des Produkts|Mit einem Bild davon|QR-Code|Daneben steht das Maskottchen der Marke.|Das Foto zeigt: {}|Film von {} Sekunden.|ja|nein|Illustration: {}.",
  fr: "{} sur {}|scène {} sur {}|le logo|Graphique|Avec un portrait de {}|Avec une capture d’écran du produit|Avec un écran du produit|Avec une image|QR code|La mascotte de la marque se tient à côté.|La photo montre : {}|Film de {} secondes.|oui|non|Illustration : {}.",
  es: "{} de {}|escena {} de {}|el logotipo|Gráfico|Con un retrato de {}|Con una captura del producto|Con una pantalla del producto|Con una imagen|Código QR|Al lado está la mascota de la marca.|La foto muestra: {}|Vídeo de {} segundos.|sí|no|Ilustración: {}.",
  it: "{} di {}|scena {} di {}|il logo|Grafico|Con un ritratto di {}|Con una schermata del prodotto|Con uno schermo del prodotto|Con un’immagine|Codice QR|Accanto c’è la mascotte del marchio.|La foto mostra: {}|Video di {} secondi.|sì|no|Illustrazione: {}.",
  nl: "{} van {}|scène {} van {}|het logo|Grafiek|Met een portret van {}|Met een schermafbeelding van het product|Met een scherm van het product|Met een afbeelding ervan|QR-code|Ernaast staat de mascotte van het merk.|De foto toont: {}|Film van {} seconden.|ja|nee|Illustratie: {}.",
  pt: "{} de {}|cena {} de {}|o logotipo|Gráfico|Com um retrato de {}|Com uma captura do produto|Com um ecrã do produto|Com uma imagem|Código QR|Ao lado está a mascote da marca.|A foto mostra: {}|Vídeo de {} segundos.|sim|não|Ilustração: {}.",
  ja: "{}/{}|シーン {}/{}|ロゴ|グラフ|{}の写真付き|製品の画面付き|製品の画面付き|画像付き|QRコード|横にブランドのマスコットがいます。|写真：{}|{}秒の動画。|はい|いいえ|イラスト：{}。",
  zh: "{}/{}|场景 {}/{}|标志|图表|附{}的照片|附产品截图|附产品界面|附图|二维码|旁边是品牌吉祥物。|照片：{}|{}秒的影片。|是|否|插图：{}。",
  ar: "{} من {}|المشهد {} من {}|الشعار|رسم بياني|مع صورة {}|مع لقطة شاشة للمنتج|مع شاشة المنتج|مع صورة|رمز QR|بجانبه تميمة العلامة.|تُظهر الصورة: {}|فيلم مدته {} ثانية.|نعم|لا|الرسم: {}.",
  he: "{} מתוך {}|סצנה {} מתוך {}|הלוגו|תרשים|עם תמונה של {}|עם צילום מסך של המוצר|עם מסך של המוצר|עם תמונה|קוד QR|לצידו קמע המותג.|בתמונה: {}|סרט של {} שניות.|כן|לא|האיור: {}.",
} as const;

/** A phrase of an alternative text in a language, by its BCP 47 tag; in English where we do not know it. */
export function altWord(name: AltWord, language = "en", ...values: (string | number)[]): string {
  const words = own(WORDS, language.split("-")[0]?.toLowerCase() ?? "") ?? WORDS.en;
  const phrase = words.split("|")[NAMES.indexOf(name)] ?? name;
  return values.reduce<string>((text, value) => text.replace("{}", () => `${value}`), phrase);
}
