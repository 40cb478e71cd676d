import { once, remembered } from "../../../text/once.ts";
import { own } from "../../../text/own.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { allMatches } from "../matches.ts";

/**
 * Claims that a reader may ask a brand to prove: to stand before all others of a place or a trade, to be its only one,
 * or to be wholly safe. "The best part of December" ranks no brand.
 */

/** `rank`: "the best …"; `where`: "… in town"; `whole`: claims that need no place. Capitals matter: names have them. */
type Forms = { rank: string; where: string; whole: readonly string[] };

const UP_TO_THREE = "(?:[\\p{L}\\d][\\p{L}\\d’'-]* ){0,3}?";
/** A name; neither a month, a day, a season nor a feast. */
const NAME =
  "(?!(?:Jan|Feb|Mar|Apr|Ma[iy]|Jun|Jul|Aug|Sep|Okt|Oct|Nov|De[cz]|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Spring|Summer|Autumn|Winter|Christmas|Easter|Advent|Jahren|Ruhe|Sicht|Zukunft|Folge|Reihe|Aussicht|Natal|Noël|Navidad|Natale|Kerst)\\p{L}*)\\p{Lu}[\\p{L}’'-]+";

const FORMS: Record<string, Forms> = {
  en: {
    rank: `[Tt]he (?:very )?(?:best|finest|fastest|cheapest|largest|biggest|leading|safest|strongest|healthiest|greatest|tastiest|friendliest|only|most \\p{Ll}+)(?! (?:of|parts?|times?|ways?|bits?|days?|nights?|moments?|thing|seats?|view|reasons?|changes?|questions?|difference|news)(?!\\p{L})) ${UP_TO_THREE}`,
    where: `(?:in|within|across|on|of|around) (?:(?:the|our|this|all|of|whole|entire) )*(?:town|city|village|world|country|county|region|area|market|industry|business|planet|neighbou?rhood|district|valley|island|capital|${NAME})`,
    whole: [
      "[Tt]he only (?:certified|approved|accredited|licensed|authori[sz]ed|official|registered|qualified) [\\p{L}-]+",
      "(?:[Tt]he )?(?:[Ww]orld|[Cc]ountry|[Cc]ity|[Tt]own|\\p{Lu}\\p{L}+)[’']s (?:best|leading|largest|biggest|finest|fastest|cheapest|only|favou?rite|number one|no\\. ?1)(?! (?:part|time|kept)\\b)(?: [\\p{L}-]+)?",
      "(?:[Ii]ndustry|[Mm]arket|[Ww]orld)[- ]leading|[Bb]est[- ]in[- ]class|[Nn]umber one (?:choice|brand|(?:[\\p{L}-]+ ){0,2}(?:in|for))|[Ww]orld[’']s first|#1 (?:in|for|choice|brand)|[Uu]nbeatable|[Uu]nmatched|[Uu]nrivall?ed|[Ss]econd to none|[Ff]oolproof",
      "100 ?% (?:safe|secure|effective|reliable|accurate|painless|harmless|risk[- ]free)|(?:[Cc]ompletely|[Tt]otally|[Aa]bsolutely|[Ee]ntirely) (?:safe|harmless|painless|risk[- ]free)|[Nn]ever fails|[Aa]lways works|(?:[Nn]o|[Zz]ero|[Ww]ithout) side[- ]effects|[Dd]oubles? your (?:money|savings)",
      "[Ll]owest prices? (?:in|anywhere|around|guaranteed)(?: \\p{L}+)?",
    ],
  },
  de: {
    rank: `(?:[Dd](?:er|ie|as|en|em) )?(?:aller)?(?:[Bb]este|[Ss]chnellste|[Gg]ünstigste|[Bb]illigste|[Gg]rößte|[Ff]ührende|[Ss]icherste|[Ll]eckerste|[Ee]inzige)[nrsm]? (?!(?:Änderung|Neuerung|Frage|Teil|Zeit|Weg|Moment|Tag|Unterschied|Grund)(?!\\p{L}))${UP_TO_THREE}`,
    where: `(?:(?:in|im|von|aus|auf)(?: (?:der|dem|den|ganz|unserer|unserem))* (?:Stadt|Welt|Region|Gegend|Land|Landkreis|Kreis|Markt|Branche|Umgebung|Ort|Viertel|Insel|${NAME})|(?:der|unserer) (?:Stadt|Welt|Region|Gegend|Branche|Insel)|des Landes|(?:welt|bundes|landes|europa)weit|Europas|Deutschlands|Österreichs)`,
    whole: [
      "[Ee]inzige[nrsm]? (?:zertifizierte|anerkannte|zugelassene|geprüfte|offizielle|autorisierte)[nrsm]? [\\p{L}-]+",
      "(?:[Mm]arkt|[Ww]elt|[Bb]ranchen)führend\\p{L}*|(?:[Nn]ummer|[Nn]r\\.) ?1 (?:in|im|für|der)|[Uu]nschlagbar\\p{L}*|[Kk]onkurrenzlos\\p{L}*|[Uu]nübertroffen\\p{L}*",
      "100 ?(?:%|[Pp]rozent(?:ig)?) (?:sicher|wirksam|zuverlässig|schmerzfrei|unbedenklich|risikofrei)|(?:[Vv]öllig|[Aa]bsolut|[Vv]ollkommen|[Gg]arantiert) (?:sicher|unbedenklich|harmlos|risikofrei|risikolos|schmerzfrei)|(?:[Oo]hne (?:jede )?|[Kk]eine(?:rlei)? )Nebenwirkungen",
    ],
  },
  fr: {
    rank: `(?:[Ll][ea]s?|[Dd]u|[Aa]u) (?:meilleure?s?|seule?s?|plus (?:grande?s?|rapides?|sûre?s?|petits? prix)) ${UP_TO_THREE}`,
    where: `(?:de|du|d[’']|en|à|au|dans|sur) ?(?:(?:la|le|l[’']|toute|tout|notre) ?)*(?:ville|monde|région|quartier|pays|marché|département|secteur|village|île|${NAME})`,
    whole: [
      "[Ss]eule?s? [\\p{L}’'-]+ (?:certifié|agréé|homologué|officiel)\\p{L}*",
      "[Nn]uméro (?:1|un) (?:à|de|du|en|des)|[Ll]eader (?:du|de|mondial|sur)|[Ii]mbattables?|[Ii]négalée?s?",
      "100 ?% (?:sûre?s?|efficaces?|fiables?|sécurisée?s?|sans (?:risque|danger))|(?:totalement|absolument) (?:sûre?s?|sans (?:danger|risque))|[Ss]ans (?:aucun )?effets? secondaires?|[Ss]ans aucun (?:risque|danger)",
    ],
  },
  es: {
    rank: `(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) (?:mejor(?:es)?|únic[oa]s?|mayor(?:es)?|(?:[\\p{L}-]+ )?más \\p{Ll}+) ${UP_TO_THREE}`,
    where: `(?:del?|en) (?:(?:la|el|tod[oa]|nuestr[oa]) )*(?:ciudad|mundo|región|barrio|país|mercado|provincia|zona|sector|pueblo|isla|${NAME})`,
    whole: [
      "[Úú]nic[oa]s? (?:[\\p{L}-]+ )?(?:certificad|homologad|autorizad|oficial)\\p{L}*",
      "[Nn]úmero (?:uno|1) (?:en|de|del)|[Ll]íder(?:es)? (?:en|del?|mundial)|[Ii]mbatibles?|[Ii]nigualables?",
      "100 ?% (?:segur|eficaz|fiable|efectiv)\\p{L}*|totalmente (?:segur|inofensiv)[oa]s?|[Ss]in (?:efectos secundarios|ningún (?:riesgo|peligro))",
    ],
  },
  it: {
    rank: `(?:[Ii]l|[Ll]a|[Ii]|[Ll]e|[Gg]li|[Ll][’']) ?(?:miglior[ei]?|unic[oaie]|maggior[ei]?|(?:[\\p{L}-]+ )?più \\p{Ll}+) ${UP_TO_THREE}`,
    where: `(?:d[ia]|d[’']|dell?[ao]?|del|in|nell?[ao]?|a) ?(?:(?:tutta|tutto|la|il|nostr[oa]) )*(?:città|mondo|regione|quartiere|paese|mercato|provincia|zona|settore|isola|${NAME})`,
    whole: [
      "[Uu]nic[oa] (?:[\\p{L}-]+ )?(?:certificat|autorizzat|omologat|ufficial)\\p{L}*",
      "[Nn]umero (?:uno|1) (?:in|di|del|per)|[Ll]eader (?:di|del|nel|mondial)\\p{L}*|[Ii]mbattibil[ei]|[Ii]neguagliabil[ei]",
      "100 ?% (?:sicur[oaie]|efficac[ei]|affidabil[ei])|(?:totalmente|assolutamente) sicur[oaie]|[Ss]icur[oaie] al 100 ?%|[Ss]enza (?:effetti collaterali|alcun rischio)",
    ],
  },
  nl: {
    rank: `(?:[Dd]e|[Hh]et) (?:aller)?(?:beste|snelste|goedkoopste|grootste|veiligste|lekkerste|leukste|enige|meest \\p{Ll}+) ${UP_TO_THREE}`,
    where: `(?:van|in|op) (?:(?:de|het|heel|onze|hele) )*(?:stad|wereld|regio|buurt|land|markt|streek|provincie|wijk|eiland|dorp|${NAME})`,
    whole: [
      "[Ee]nige (?:gecertificeerde|erkende|officiële|bevoegde) [\\p{L}-]+",
      "[Nn]ummer (?:1|één) (?:in|van|voor)|[Mm]arktleid(?:er|end)\\p{L}*|[Oo]nverslaanba\\p{L}*|[Oo]ngeëvenaard\\p{L}*",
      "100 ?% (?:veilig|effectief|betrouwbaar|pijnloos)e?|(?:volledig|absoluut|helemaal) (?:veilig|onschadelijk)e?|(?:[Zz]onder|[Gg]een) bijwerkingen",
    ],
  },
  pt: {
    rank: `(?:[OoAa]s?) (?:melhor(?:es)?|únic[oa]s?|maior(?:es)?|(?:[\\p{L}-]+ )?mais \\p{Ll}+) ${UP_TO_THREE}`,
    where: `(?:d[aeo]s?|em|n[ao]s?) (?:(?:tod[oa]|a|o|noss[oa]) )*(?:cidade|mundo|região|bairro|país|mercado|província|zona|setor|ilha|${NAME})`,
    whole: [
      "[Úú]nic[oa]s? (?:[\\p{L}-]+ )?(?:certificad|autorizad|homologad|oficia)\\p{L}*",
      "[Nn]úmero (?:um|1) (?:em|d[aeo]|n[ao])|[Ll]íder(?:es)? (?:em|d[aeo]|n[ao]|mundial)|[Ii]mbatíve(?:l|is)",
      "100 ?% (?:segur[oa]|eficaz|fiáve|confiáve)\\p{L}*|totalmente segur[oa]s?|[Ss]em (?:efeitos (?:secundários|colaterais)|qualquer risco)",
    ],
  },
};

const wholeWords = (source: string) =>
  new Prefiltered(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "gu");
const spaced = remembered((language) => {
  const { rank, where, whole } = own(FORMS, language) ?? (FORMS.en as Forms);
  return wholeWords([`${rank}${where}`, ...whole].join("|"));
});
const unspaced = once(
  () =>
    /(?:日本|世界|業界|地域|県内|市内)(?:一|No\.?1|ナンバーワン|最大|最安|最高)|国内(?:最大|最高|最安|No\.?1)|唯一の|最安値|副作用(?:は|が)?(?:ありません|一切ない|なし|ゼロ)|(?:必ず|絶対に?)(?:治|効|痩せ|儲か)|(?:が|は|も)[^。]{0,8}(?:治ります|完治します)|絶対に?安全|100[%％]安全|(?:全国|全市|行业)(?:第一|最好|最大|唯一)|百分之?百安全|绝对安全/gu,
);

/** The claims of a text, whose language is an ISO 639 code. */
export const rankClaimsIn = (text: string, language: string): string[] =>
  allMatches(/^(?:ja|zh)$/.test(language) ? unspaced() : spaced(language), text).map((m) => m[0].trim());
