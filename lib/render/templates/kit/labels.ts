import { once } from "../../../text/once.ts";
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
  sv: "Svep för mer|Före|Efter|Nu|Plats|Lön|Start|till|förut|Kod|Nytt|Förbättrat|Rättat|Borttaget|Ändrat|Utfasat|Säkerhet|Datum|Tid|Pris|Erbjudande|Telefon|E-post|Inkompatibelt",
  da: "Swipe videre|Før|Efter|Nu|Sted|Løn|Start|til|før|Kode|Nyt|Forbedret|Rettet|Fjernet|Ændret|Udfases|Sikkerhed|Dato|Tid|Pris|Tilbud|Telefon|E-mail|Inkompatibelt",
  no: "Sveip for mer|Før|Etter|Nå|Sted|Lønn|Start|til|før|Kode|Nytt|Forbedret|Rettet|Fjernet|Endret|Utfases|Sikkerhet|Dato|Tid|Pris|Tilbud|Telefon|E-post|Inkompatibelt",
  fi: "Pyyhkäise lisää|Ennen|Jälkeen|Nyt|Paikka|Palkka|Alku|asti|ennen|Koodi|Uutta|Parannettu|Korjattu|Poistettu|Muutettu|Vanhentunut|Turvallisuus|Päivä|Aika|Hinta|Tarjous|Puhelin|Sähköposti|Yhteensopimaton",
  pl: "Przesuń dalej|Przed|Po|Teraz|Miejsce|Wynagrodzenie|Początek|do|wcześniej|Kod|Nowe|Ulepszone|Naprawione|Usunięte|Zmienione|Przestarzałe|Bezpieczeństwo|Data|Godzina|Cena|Oferta|Telefon|E-mail|Niezgodne",
  cs: "Posuňte dál|Před|Po|Nyní|Místo|Mzda|Začátek|do|dříve|Kód|Nové|Vylepšené|Opravené|Odebrané|Změněné|Zastaralé|Bezpečnost|Datum|Čas|Cena|Nabídka|Telefon|E-mail|Nekompatibilní",
  tr: "Kaydırın|Önce|Sonra|Şimdi|Yer|Maaş|Başlangıç|son gün|önceki|Kod|Yeni|İyileştirildi|Düzeltildi|Kaldırıldı|Değiştirildi|Kullanımdan kalkıyor|Güvenlik|Tarih|Saat|Fiyat|Teklif|Telefon|E-posta|Uyumsuz",
  id: "Geser lagi|Sebelum|Sesudah|Sekarang|Tempat|Gaji|Mulai|sampai|semula|Kode|Baru|Ditingkatkan|Diperbaiki|Dihapus|Diubah|Usang|Keamanan|Tanggal|Waktu|Harga|Penawaran|Telepon|Surel|Tidak kompatibel",
  ro: "Glisează|Înainte|După|Acum|Loc|Salariu|Început|până la|înainte|Cod|Nou|Îmbunătățit|Corectat|Eliminat|Modificat|Depășit|Securitate|Data|Ora|Preț|Ofertă|Telefon|E-mail|Incompatibil",
  hu: "Húzd tovább|Előtte|Utána|Most|Hely|Fizetés|Kezdés|eddig|korábban|Kód|Új|Javított|Hibajavítás|Eltávolítva|Módosítva|Elavult|Biztonság|Dátum|Időpont|Ár|Ajánlat|Telefon|E-mail|Nem kompatibilis",
  vi: "Vuốt để xem tiếp|Trước|Sau|Hiện nay|Địa điểm|Lương|Bắt đầu|đến|trước đây|Mã|Mới|Cải tiến|Đã sửa|Đã bỏ|Thay đổi|Sắp ngừng|Bảo mật|Ngày|Giờ|Giá|Ưu đãi|Điện thoại|E-mail|Không tương thích",
  el: "Σύρετε για συνέχεια|Πριν|Μετά|Τώρα|Τόπος|Μισθός|Έναρξη|έως|πριν|Κωδικός|Νέο|Βελτίωση|Διόρθωση|Αφαίρεση|Αλλαγή|Παρωχημένο|Ασφάλεια|Ημερομηνία|Ώρα|Τιμή|Προσφορά|Τηλέφωνο|E-mail|Μη συμβατό",
  ru: "Листайте дальше|До|После|Сейчас|Место|Зарплата|Начало|до|раньше|Код|Новое|Улучшено|Исправлено|Удалено|Изменено|Устарело|Безопасность|Дата|Время|Цена|Предложение|Телефон|Почта|Несовместимо",
  uk: "Гортайте далі|До|Після|Зараз|Місце|Зарплата|Початок|до|раніше|Код|Нове|Покращено|Виправлено|Видалено|Змінено|Застаріло|Безпека|Дата|Час|Ціна|Пропозиція|Телефон|Пошта|Несумісно",
  ko: "넘겨 보기|이전|이후|현재|장소|급여|시작|까지|기존|코드|신규|개선|수정|삭제|변경|지원 중단 예정|보안|날짜|시간|가격|혜택|전화|이메일|호환 불가",
  th: "ปัดเพื่อดูต่อ|ก่อน|หลัง|ตอนนี้|สถานที่|เงินเดือน|เริ่ม|ถึง|เดิม|รหัส|ใหม่|ปรับปรุง|แก้ไข|ลบออก|เปลี่ยน|เลิกใช้|ความปลอดภัย|วันที่|เวลา|ราคา|ข้อเสนอ|โทรศัพท์|อีเมล|ไม่เข้ากัน",
  hi: "आगे देखें|पहले|बाद में|अब|स्थान|वेतन|शुरुआत|तक|पहले|कोड|नया|बेहतर|ठीक किया|हटाया|बदला|अप्रचलित|सुरक्षा|तारीख|समय|कीमत|ऑफ़र|फ़ोन|ईमेल|असंगत",
  fa: "ادامه را ببینید|قبل|بعد|اکنون|مکان|حقوق|شروع|تا|قبلاً|کد|جدید|بهبودیافته|رفع‌شده|حذف‌شده|تغییریافته|منسوخ|امنیت|تاریخ|ساعت|قیمت|پیشنهاد|تلفن|ایمیل|ناسازگار",
  ur: "مزید دیکھیں|پہلے|بعد|اب|مقام|تنخواہ|آغاز|تک|پہلے|کوڈ|نیا|بہتر|درست|حذف|تبدیل|متروک|سیکیورٹی|تاریخ|وقت|قیمت|پیشکش|فون|ای میل|غیر مطابق",
} as const;

/** Codes of one language that are written otherwise elsewhere. */
const SAME: Readonly<Record<string, string>> = { nb: "no", nn: "no", iw: "he" };

/** A word of ours in a language, by its BCP 47 tag; in English where we do not know it. */
export function label(name: LabelName, language: string): string {
  const code = language.split("-")[0]?.toLowerCase() ?? "";
  const words = own(WORDS, own(SAME, code) ?? code) ?? WORDS.en;
  return words.split("|")[NAMES.indexOf(name)] ?? name;
}

/** What each of these words stands for, in whichever language. */
const MEANINGS = once(() => {
  const meanings = new Map<string, Set<LabelName>>();
  for (const words of Object.values(WORDS))
    for (const [i, word] of words.split("|").entries()) {
      const name = NAMES[i];
      if (name) meanings.set(word, (meanings.get(word) ?? new Set()).add(name));
    }
  return meanings;
});

/** Whether a text is one of these words of ours, in whichever language. */
export function isLabel(text: string, ...names: LabelName[]): boolean {
  const meanings = MEANINGS().get(text);
  return meanings !== undefined && names.some((name) => meanings.has(name));
}
