import { pattern } from "./lower.ts";

/** What posts and pictures consist of, and what authors call the facts and the wording, by language. */
const PARTS: Record<string, string> = {
  en: "(?:icon|sticker|post|picture|image|card|slide|headline|title|caption|text|copy|video|film|reel|graphic|hashtag|emoji|logo|photo|photograph|selfie|word|wording|phrase|term|adjective|superlative|exclamation (?:mark|point)|capital letter|capital|question mark|pun|joke|clich[eé]|buzzword|price|cost|discount|date|address|name|surname|link|url|website|figure|statistic|number|font|typeface|background|colou?r|gradient|voice|quote|quotation|testimonial|brief|instagram|linkedin|facebook|tiktok|twitter|competitor|rival)s?|jargon|slang|hype|irony|sarcasm|pathos|tone|clip ?art|stock|copy|passive|first person",
  de: "(?:icon|sticker|post|beitr[aä]g|bild|karte|folie|überschrift|titel|text|video|film|grafik|logo|foto|wort|wört|begriff|formulierung|superlativ|ausrufezeichen|großbuchstabe|witz|klischee|floskel|preis|datum|adresse|name|nachname|zahl|schrift|schriftart|hintergrund|farbe|zitat|hashtag|emoji|link|website)(?:e|er|ern|en|n|s)?|ton|jargon|werbesprache|duzen|siezen",
  fr: "(?:icône|autocollant|post|publication|image|carte|diapo|titre|légende|texte|vidéo|film|visuel|logo|photo|mot|expression|superlatif|majuscule|blague|cliché|prix|tarif|date|adresse|nom|chiffre|police|couleur|citation|hashtag|emoji|lien|site)s?|points? d[’']exclamation|ton|jargon|anglicismes?|fond (?:blanc|noir|sombre)",
  es: "(?:icono|pegatina|post|publicación|imagen|tarjeta|título|titular|texto|vídeo|video|logo|foto|palabra|expresión|superlativo|mayúscula|broma|cliché|tópico|precio|fecha|nombre|apellido|cifra|color|cita|hashtag|emoji|enlace)(?:e?s)?|dirección postal|signos? de exclamación|tono|jerga|tipografía",
  it: "icona|adesivo|post|immagin[ei]|cart[ae]|slide|titol[oi]|test[oi]|video|grafic[ae]|logo|foto|parol[ae]|espression[ei]|superlativ[oi]|maiuscol[oe]|battut[ae]|prezz[oi]|dat[ae]|indirizz[oi]|nom[ei]|cognom[ei]|cifr[ae]|color[ei]|citazion[ei]|hashtag|emoji|link|punt[oi] esclamativ[oi]|tono|gergo",
  nl: "(?:icoon|sticker|post|bericht|beeld|afbeelding|plaatje|kaart|slide|kop|titel|tekst|video|film|logo|foto|woord|term|superlatief|uitroepteken|hoofdletter|grap|cliché|prijs|prijzen|datum|adres|naam|achternaam|cijfer|kleur|citaat|hashtag|emoji|link)(?:['’]?s|en|ten|jes?)?|toon|jargon|vaktaal",
  pt: "(?:ícone|autocolante|post|publicação|imagem|imagens|cartão|título|texto|vídeo|logo|logótipo|foto|palavra|expressão|superlativo|maiúscula|piada|cliché|preço|data|morada|endereço|nome|apelido|número|cor|citação|hashtag|emoji|link)s?|pontos? de exclamação|tom|jargão|gíria",
  ja: "投稿|画像|写真|ロゴ|価格|値段|名前|氏名|絵文字|日付|住所|見出し|文面|文章|テキスト|ハッシュタグ|言葉|電話番号|リンク|フォント|動画",
};
/** "… in this one": one of several posts or pictures, by language. */
const THIS_ONE: Record<string, string> = {
  en: "in this one",
  de: "in dies(?:em|er)(?=\\s+(?:hier|nicht|keine?n?|bitte|um)(?!\\p{L})|\\s*[.,!]|\\s*$)",
  fr: "dans cel(?:ui|le)-ci",
  es: "en est[ea](?=\\s*[.,!]|\\s*$)",
  it: "in quest[oa](?=\\s*[.,!]|\\s*$)",
  nl: "in deze(?=\\s+(?:niet|geen|graag)(?!\\p{L})|\\s*[.,!]|\\s*$)",
  pt: "nest[ea](?=\\s*[.,!]|\\s*$)",
};
const PATTERNS = new Map(
  Object.entries(PARTS).map(([code, words]) => [
    code,
    pattern(code === "ja" ? words : `(?<!\\p{L})(?:${words})(?!\\p{L})`),
  ]),
);
const THIS_PIECE = pattern(`(?<!\\p{L})(?:${Object.values(THIS_ONE).join("|")})(?!\\p{L})`);
/** What a post may do to its readers: ask, beg, advertise, link. */
const POST_DOES = pattern(
  "(?<!\\p{L})(?:ask|beg|appeal|mention|advertise|promote|push|link|tag|bitten|fragen|werben|betteln|verlinken|demande[rz]?|mendie[rz]?|pid(?:áis|an|as|a)|pedir|promocion\\p{L}+|chied(?:ere|ete|i)|pubblicizz\\p{L}+|vragen|vraag|bedelen|peça[ms]?|promov\\p{L}+)(?!\\p{L})",
);

/** "… ask for donations in this one": speaks of one post among others, as only its author does. `low` is in small letters. */
export const speaksOfThisPiece = (low: string): boolean => THIS_PIECE().test(low) && POST_DOES().test(low);

/** Names a part of a post, a kind of fact or its wording. `low` is in small letters. */
export const namesPartOfPost = (low: string, language: string): boolean =>
  PATTERNS.get(language)?.().test(low) === true;

const TO_READER = pattern(
  "(?<!\\p{L})(?:yours?|yourself|you|dein\\p{L}*|dich|dir|euch|eure\\p{L}*|euer|votre|vos|vous|vuestr[oa]s?|tu[oae]|tuoi|vostr[oaie]|uw|jouw|jullie|teus?|tuas?)(?!\\p{L})",
);

/** Speaks to readers of themselves and of what is theirs. `low` is in small letters. */
export const speaksToReader = (low: string): boolean => TO_READER().test(low);
