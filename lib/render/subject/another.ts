import type { SubjectLanguage } from "./words.ts";

/** Words that bring in a thing, and the things that every business has: what is new of these is its own. */
const WORDS: Record<SubjectLanguage, readonly [brings: string, own: string]> = {
  en: [
    "new|introducing|meet",
    "hours?|rounds?|routes?|days?|groups?|programme|opening|numbers?|address|premises|offices?|rules?|prices?|teams?|members?|colleagues?|teachers?|trainers?|nurses?|years?|seasons?|websites?|site|branch|locations?|homes?|shops?|stores?|studios?|practice|clinics?|rooms?|times?|ones?|timetable|schedule|courses?|class(?:es)?|menu|customers?|patients?|clients?|owners?|managers?|look|name|logo|jobs?|roles?|phone|email|dates?|range|collection|flavou?rs?|batch|crop|harvest|version|release|update",
  ],
  de: [
    "neue[nmrs]?",
    "öffnungszeit\\p{L}*|programm|gruppen?|touren?|tage|zeiten|telefon\\p{L}*|nummer|adresse|räum\\p{L}*|büros?|regeln?|preis\\p{L}*|team\\p{L}*|mitglied\\p{L}*|kolleg\\p{L}*|jahr\\p{L}*|saison|website|internetseite|filiale|standort\\p{L}*|laden|geschäft|studio|praxis\\p{L}*|termin\\p{L}*|stundenplan|kurs\\p{L}*|karte|kund\\p{L}*|inhaber\\p{L}*|leitung|name|logo|stellen?|sortiment|kollektion|sorten?|ernte|geschmack\\p{L}*|version",
  ],
  fr: [
    "nouveaux?|nouvelles?|nouvel",
    "horaires?|programme|tournées?|jours|numéro|téléphone|groupes?|adresse|locaux|bureaux?|règles?|tarifs?|prix|équipes?|membres?|collègues?|année|saison|site|boutique|magasin|studio|cabinet|salles?|dates?|cours|carte|menu|clients?|patients?|propriétaire|nom|logo|postes?|collection|gamme|parfums?|goûts?|saveurs?|lots?|récolte|version",
  ],
  es: [
    "nuev[oa]s?",
    "horarios?|programa|rutas?|días|número|teléfono|móvil|grupos?|turnos?|dirección|local|locales|oficinas?|normas?|precios?|tarifas?|equipos?|miembros?|compañer\\p{L}*|año|temporada|web|tienda|sede|estudio|consulta|clínica|salas?|fechas?|cursos?|clases?|carta|menú|clientes?|nombre|logo|puestos?|colección|sabor(?:es)?|lotes?|cosecha|versión",
  ],
  it: [
    "nuov[oaie]",
    "orari[o]?|programma|gir[oi]|giorni|numero|telefono|gruppi|gruppo|turni|indirizzo|sede|locali|uffici[o]?|regole?|prezz[oi]|tariffe?|team|squadra|soci|collegh?[ei]|anno|stagione|sito|negozio|studio|sala|date?|cors[oi]|menù?|clienti?|nome|logo|post[oi]|collezione|gust[oi]|sapor[ei]|lott[oi]|raccolto|versione",
  ],
  nl: [
    "nieuwe?",
    "openingstijden|programma|rondes?|dagen|tijden|nummer|telefoon\\p{L}*|telefoonnummer|groep\\p{L}*|adres|pand|kantoor|kantoren|regels?|prijs|prijzen|tarieven|team|leden|collega\\p{L}*|jaar|seizoen|website|site|winkel|vestiging|locatie|studio|praktijk|ruimtes?|data|rooster|cursus\\p{L}*|les|lessen|kaart|klanten|eigenaar|naam|logo|vacatures?|collectie|smaak|smaken|oogst|versie",
  ],
  pt: [
    "nov[oa]s?",
    "horários?|programa|rondas?|dias|número|telefone|turmas?|grupos?|morada|endereço|instalações|escritórios?|regras?|preços?|tarifas?|equipas?|equipes?|membros?|colegas?|ano|época|temporada|site|loja|sede|estúdio|consultório|clínica|salas?|datas?|cursos?|aulas?|carta|menu|clientes?|nome|logótipo|vagas?|coleção|sabor(?:es)?|lotes?|colheita|versão",
  ],
  ja: [
    "新しい",
    "営業時間|時間|電話番号|番号|住所|店舗|事務所|料金|価格|チーム|スタッフ|メンバー|サイト|教室|日程|コース|メニュー|名前|ロゴ",
  ],
};

/** A name is three words at most: "our new loyalty card". */
const REACH = 3;

/** Whether a headline, which names no subject, brings in a thing of its own: the trade's drawing would say another. */
export function isOfAnother(headline: string, language: SubjectLanguage): boolean {
  const [brings, own] = WORDS[language];
  const edge = language === "ja" ? "" : "(?<!\\p{L})";
  const found = new RegExp(`${edge}(?:${brings})\\s*(.+)`, "iu").exec(headline)?.[1];
  if (found === undefined || followsOwn(headline, language)) return false;
  if (language === "ja") return !new RegExp(`^[^、。]{0,6}(?:${own})`, "u").test(found);
  const name =
    found
      .split(/[.,;:!?–—]/u)[0]
      ?.trim()
      .split(/\s+/)
      .slice(0, REACH) ?? [];
  if (isNamed(name, language)) return false;
  return !name.some((word) => new RegExp(`^(?:${own})$`, "iu").test(word));
}

/** Where an adjective stands behind its noun, the new thing is before it: "Turma nova às quintas". */
function followsOwn(headline: string, language: SubjectLanguage): boolean {
  if (!/^(?:fr|es|it|pt)$/.test(language)) return false;
  const [brings, own] = WORDS[language];
  return new RegExp(`(?<!\\p{L})(?:${own})\\s(?:${brings})(?!\\p{L})`, "iu").test(headline);
}

const ARTICLE =
  /^(?:the|our|le|la|les?|nos?|notre|el|los|las|nuestr[oa]|il|lo|i|gli|de|het|onze?|o|a|os|as)$/i;

/** A model of what the brand makes has a name, with a number or with a capital: "the Hauler 2". */
function isNamed(words: readonly string[], language: SubjectLanguage): boolean {
  const [first = "", second = ""] = words;
  if (words.slice(1).some((word) => /^\d/.test(word))) return true;
  return language !== "de" && ARTICLE.test(first) && /^\p{Lu}/u.test(second);
}
