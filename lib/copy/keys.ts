import { once } from "../text/once.ts";

/** What a "Key: value" line or a heading of a brief is about. */
export type Key =
  | "subject"
  | "what"
  | "message"
  | "benefit"
  | "feature"
  | "audience"
  | "offer"
  | "price"
  | "code"
  | "when"
  | "deadline"
  | "where"
  | "link"
  | "cta"
  | "tone"
  | "hashtags"
  | "quote"
  | "author"
  | "proof"
  | "avoid"
  | "must"
  | "headline"
  | "meta"
  | "slides"
  | "goal"
  | "role"
  | "people"
  | "client"
  | "problem"
  | "version"
  | "event"
  | "context"
  | "pay";

/** The words people write before the colon, in the languages people write briefs in; the first entry of a word wins. */
const SPELLINGS: Record<Key, string> = {
  subject:
    "product|product name|name|nombre|nom|nome|naam|nombre del producto|nom du produit|nome del prodotto|nome do produto|produktname|productnaam|subject|topic|about|thema|produkt|sujet|produit|tema|producto|prodotto|produto|assunto|argomento|onderwerp|brand|company|app|商品|製品|テーマ|件名",
  what: "what|news|what's new|whats new|announcement|update|summary|launch|feature|feature name|was|neuigkeit|quoi|nouveauté|qué|qué es|qu'est-ce que c'est|cos'è|o que é|was ist es|wat is het|what it is|novedad|novità|novidade|wat|nieuws|内容",
  message:
    "message|the message|our message|key message|main message|central message|overall message|main point|main idea|core message|claim|usp|value prop|value proposition|positioning|point|kernbotschaft|kernaussage|key takeaway|takeaway|idée clé|idea clave|punto chiave|botschaft|aussage|hauptaussage|hauptbotschaft|zentrale aussage|zentrale botschaft|unsere botschaft|message clé|message principal|message central|message essentiel|notre message|mensaje|mensaje clave|mensaje principal|mensaje central|nuestro mensaje|mensagem|mensagem-chave|mensagem chave|mensagem principal|mensagem central|messaggio|messaggio chiave|messaggio principale|messaggio centrale|boodschap|kernboodschap|hoofdboodschap|belangrijkste boodschap|centrale boodschap|idée principale|idée centrale|idea principal|idea central|idea principale|idea di fondo|ideia principal|ideia central|kern|kerngedachte|kernidee|hauptgedanke|grundgedanke|hoofdgedachte|メッセージ",
  benefit:
    "benefit|benefits|key benefit|key benefits|why|why it matters|why now|so what|outcome|outcomes|result|results|value|vorteil|vorteile|nutzen|bénéfice|bénéfices|avantages|beneficio|beneficios|ventajas|vantaggi|benefícios|vantagens|voordelen|特徴|メリット",
  feature:
    "main takeaways|key takeaways|takeaways|headline facts|headline points|headline changes|headline features|main points|the essentials|what we cover|agenda|features|key features|highlights|what's included|what's inside|whats inside|inside|in the box|contents|includes|included|details|key details|facts|key facts|key points|points|added|new|changed|improved|improvements|fixed|fixes|bug fixes|funktionen|merkmale|fonctionnalités|características|caratteristiche|functies|ポイント",
  audience:
    "audience|target audience|target|target group|for|for whom|who|who it's for|who its for|who is it for|icp|persona|personas|reader|readers|zielgruppe|cible|public|pour qui|público|publico|destinatarios|pubblico|doelgroep|対象|ターゲット",
  offer:
    "offer|discount|promo|promotion|deal|special|angebot|rabatt|offre|oferta|descuento|offerta|sconto|desconto|aanbieding|特典|キャンペーン",
  price:
    "price|pricing|cost|costs|fee|ticket|tickets|entry|preis|eintritt|prix|tarif|precio|prezzo|preço|prijs|価格|料金",
  code: "code|promo code|discount code|coupon|voucher|gutscheincode|code promo|código",
  when: "when|available|availability|verfügbar|disponible|date|dates|time|day|starts|ends|wann|datum|uhrzeit|termin|quand|heure|cuándo|fecha|hora|quando|data|ora|wanneer|日時|日程|期間",
  deadline:
    "deadline|apply by|valid until|expires|until|ends on|registration closes|frist|date limite|fecha límite|scadenza|prazo",
  where:
    "where|location|place|venue|address|city|ort|adresse|wo|lieu|où|dónde|lugar|dirección|luogo|dove|indirizzo|onde|local|endereço|waar|plaats|locatie|場所|住所",
  link: "link|url|page|seite|page web|página|pagina|website|web|site|landing page|lien|enlace|sitio|リンク",
  cta: "cta|call to action|action|next step|call-to-action|button|handlungsaufforderung|appel à l'action|llamada a la acción|what should people do|what should readers do|desired action|行動",
  tone: "tone|voice|style|mood|tone of voice|feel|vibe|ton|tonalität|stil|estilo|tono|tom|stijl|トーン",
  hashtags: "hashtag|hashtags|tags",
  quote: "quote|testimonial|review|customer quote|zitat|citation|cita|citazione|kundenstimme",
  author: "author|quote by|by|said by|source|name and role|autor|auteur",
  proof:
    "headline figures|headline numbers|headline stats|proof|proof point|proof points|stats|stat|numbers|data|evidence|results so far|metrics|figures|key figures|zahlen|chiffres|cifras|datos|数字|実績",
  avoid:
    "avoid|don't|dont|do not|do not use|don't use|not wanted|no usar|ne pas utiliser|non usare|niet gebruiken|não usar|don't say|don't mention|do not mention|never say|not|exclude|no-gos|vermeiden|éviter|evitar",
  must: "must include|must mention|include|mention|required|mandatory|legal|disclaimer|small print|pflicht|obligatoire|obligatorio",
  headline:
    "headline|headline idea|title idea|suggested headline|suggested title|working title|title|hook|überschrift|titel|titelidee|schlagzeile|titre|accroche|título|titular|titolo|manchete|kop|タイトル|見出し|キャッチコピー",
  meta: "look|look and feel|art direction|artwork|layout|note to designer|note to the designer|note for the designer|for the designer|designer note|channel|platform|format|asset|asset type|type|size|deliverable|language|brief|request|task|project|post|length|duration|image|visual|visuals|images|design|gestaltung|hinweis an die grafik|für die grafik|kanal|plattform|sprache|langue|idioma|canal|re|subject line|date needed|due|priority|owner|from|to|cc",
  slides: "slides|number of slides|slide count",
  goal: "goal|goals|objective|objectives|aim|purpose|kpi|intent|ziel|objectif|objetivo|obiettivo|doel|目的",
  role: "role|position|job|job title|vacancy|stelle|poste|puesto|ruolo|functie|vaga|職種",
  people:
    "author|written by|autor|autorin|auteur|autrice|autore|speaker|speakers|guest|guests|host|hosts|team|with|referent|intervenants|ponentes",
  client: "client|customer|kunde|kundin|cliente",
  problem: "problem|pain|pain point|pain points|challenge",
  version: "version|release",
  event:
    "exhibition|show|concert|festival|talk|course|class|screening|play|conference|meetup|event|event name|webinar|workshop|session|veranstaltung|événement|evento|イベント",
  context:
    "solution|what they did|what we did|approach|how|context|background|notes|note|more info|info|description|hintergrund|contexte|contexto",
  pay: "salary|pay|compensation|gehalt|salaire|salario|salário",
};

const KEYS = once(() => {
  const keys = new Map<string, Key>();
  for (const [key, list] of Object.entries(SPELLINGS) as [Key, string][])
    for (const word of list.split("|")) if (!keys.has(word)) keys.set(word, key);
  return keys;
});

/** Too common as words to open a "Key: value" line by themselves; fine as headings of a list. */
const EVERYDAY = once(
  () =>
    new Set(
      "new|added|changed|improved|improvements|fixed|fixes|for|who|with|why|how|not|by|re|to|from|team|post|day|time|inside|contents|before|play|show|class|talk|update|source|app|deal|special|tags|data|numbers|until|image|images|text|was|point|local|public|news|what|name|host|hosts|review|action|value|story".split(
        "|",
      ),
    ),
);

const normal = (k: string) => k.toLowerCase().replace(/’/g, "'").replace(/[*_]/g, "").trim();

/** The meaning of a key or heading, undefined when it is not one of ours. */
export const keyOf = (k: string): Key | undefined => KEYS().get(normal(k));
/** A key that may open a line on its own; the everyday words need company. */
export const isClearKey = (k: string): boolean => keyOf(k) !== undefined && !EVERYDAY().has(normal(k));
