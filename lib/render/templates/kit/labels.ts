import { own } from "../../../text/own.ts";

/** What templates and stories write of their own, in the order of the lists below. */
const NAMES = [
  "swipe",
  "before",
  "after",
  "now",
  "place",
  "salary",
  "start",
  "until",
  "was",
  "code",
  "new",
  "improved",
  "fixed",
  "removed",
  "changed",
  "deprecated",
  "security",
  "date",
  "time",
  "price",
  "offer",
  "phone",
  "email",
  "breaking",
] as const;
export type LabelName = (typeof NAMES)[number];

/** By ISO 639 code. */
const WORDS = {
  en: "Swipe for more|Before|After|Now|Place|Salary|Start|until|was|Code|New|Improved|Fixed|Removed|Changed|Deprecated|Security|Date|Time|Price|Offer|Phone|E-mail|Breaking",
  de: "Weiterwischen|Vorher|Nachher|Jetzt|Ort|Gehalt|Beginn|bis|bisher|Code|Neu|Verbessert|Behoben|Entfernt|Geändert|Veraltet|Sicherheit|Datum|Uhrzeit|Preis|Angebot|Telefon|E-Mail|Inkompatibel",
  fr: "Faites défiler|Avant|Après|Maintenant|Lieu|Salaire|Début|jusqu’au|avant|Code|Nouveau|Amélioré|Corrigé|Supprimé|Modifié|Obsolète|Sécurité|Date|Heure|Prix|Offre|Téléphone|E-mail|Rupture",
  es: "Desliza|Antes|Después|Ahora|Lugar|Salario|Inicio|hasta|antes|Código|Nuevo|Mejorado|Corregido|Eliminado|Cambiado|Obsoleto|Seguridad|Fecha|Hora|Precio|Oferta|Teléfono|Correo|Incompatible",
  it: "Scorri|Prima|Dopo|Ora|Luogo|Stipendio|Inizio|fino al|prima|Codice|Nuovo|Migliorato|Corretto|Rimosso|Modificato|Obsoleto|Sicurezza|Data|Ora|Prezzo|Offerta|Telefono|E-mail|Incompatibile",
  nl: "Veeg verder|Voor|Na|Nu|Plaats|Salaris|Start|tot|was|Code|Nieuw|Verbeterd|Opgelost|Verwijderd|Gewijzigd|Verouderd|Beveiliging|Datum|Tijd|Prijs|Aanbod|Telefoon|E-mail|Incompatibel",
  pt: "Deslize|Antes|Depois|Agora|Local|Salário|Início|até|antes|Código|Novo|Melhorado|Corrigido|Removido|Alterado|Obsoleto|Segurança|Data|Hora|Preço|Oferta|Telefone|E-mail|Incompatível",
  ja: "スワイプ|以前|以後|現在|場所|給与|開始|期限|通常|コード|新機能|改善|修正|削除|変更|非推奨|セキュリティ|日付|時間|料金|特典|電話|メール|互換性なし",
  zh: "滑动查看|之前|之后|现在|地点|薪资|开始|截止|原价|代码|新增|改进|修复|移除|变更|弃用|安全|日期|时间|价格|优惠|电话|邮箱|不兼容",
  ar: "اسحب للمزيد|قبل|بعد|الآن|المكان|الراتب|البداية|حتى|كان|الرمز|جديد|محسّن|مُصلَح|محذوف|مُعدَّل|مهمل|الأمان|التاريخ|الوقت|السعر|العرض|الهاتف|البريد|غير متوافق",
  he: "החליקו להמשך|לפני|אחרי|עכשיו|מקום|שכר|התחלה|עד|במקום|קוד|חדש|שופר|תוקן|הוסר|שונה|הוצא משימוש|אבטחה|תאריך|שעה|מחיר|מבצע|טלפון|דוא״ל|לא תואם",
} as const;

/** A word of ours in a language, by its BCP 47 tag; in English where we do not know it. */
export function label(name: LabelName, language: string): string {
  const words = own(WORDS, language.split("-")[0]?.toLowerCase() ?? "") ?? WORDS.en;
  return words.split("|")[NAMES.indexOf(name)] ?? name;
}

/** Whether a text is one of these words of ours, in whichever language. */
export const isLabel = (text: string, ...names: LabelName[]): boolean =>
  Object.values(WORDS).some((words) => {
    const list = words.split("|");
    return names.some((name) => list[NAMES.indexOf(name)] === text);
  });
