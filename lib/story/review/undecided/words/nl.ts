import type { UndecidedWords } from "./undecided-words.ts";

export const NL: UndecidedWords = {
  readers: "je|jij|jou|jouw|jullie|u|uw",
  asking:
    "wie|wat|wanneer|waar|hoe|waarom|welke?|heb|hebt|heeft|ben|bent|is|zijn|kan|kun|wil|zin|klaar|ken|kent|weet|zoek|zoekt|alleen|al|nog",
  noNames:
    "hij|zij|ze|het|wij|we|jij|je|jullie|u|wie|wat|dit|dat|deze|die|iedereen|niemand|iemand|elke|alle|en|of|maar|als|de|een|ons|onze|mijn|zijn|haar|niet|team|hier|daar|dan|god|met|bij",
  articles: "de|het|onze|ons",
  or: "of",
  orRather: "of (?:toch|pas|misschien|eerder|liever|was het|waren het|is het|zijn het)(?: (?:pas|toch))?",
  from: "vanaf|begint|begin|start|opent|opening",
  until: "tot",
  depends: "afhankelijk van|hangt (?:nog )?af van|ligt (?:nog )?aan|naargelang",
  deciders:
    "dominee|pastoor|kerk|gemeente|commissie|bestuur|verzekering|verhuurder|eigenaar|baas|directie|politie|brandweer|vergunning|inspecteur|wat|of|wie|architect",
  unless:
    "tenzij (?:we|wij|het) [^.!?\\n]{0,40}?(?:houden|laten|blijven|nemen|besluiten|veranderen|vinden|doorgaat)|tenzij (?:we|wij) (?:houden|blijven|laten|besluiten)",
  roughly: "ongeveer|circa|ca\\.?|zo[’']n|rond de|een stuk of",
  corrects: "nee|o nee|sorry|wacht|of nee|ik bedoel|beter gezegd",
  not: "niet",
  but: "maar|terwijl|hoewel|al|alleen",
  says: "zegt|zei|zeggen|denkt|dacht|meent|vindt|beweert|schrijft|heeft het over|heeft|had|wil|wilde",
  accordingTo: "volgens",
  roles:
    "penningmeester|secretaris|voorzitter|baas|conciërge|boekhouder|boekhouding|directie|directeur|stagiair(?:e)?|drukker|leverancier|trainer|verhuurder|bestuur",
  sources:
    "site|website|pagina|poster|affiche|flyer|folder|bord|lijst|prijslijst|tabel|agenda|contract|factuur|systeem|programma|kaart|menukaart|formulier|plattegrond|mail|offerte",
  at: "op (?:de |het |onze )|in (?:de |het |onze )|bij (?:de |het )",
  stands: "zegt|staat|stond|staan|stonden|heeft|geeft|is het|was het|vermeldt",
  consult:
    "(?:nog |even |nog even )*(?:vragen aan|navragen bij|overleggen met|afstemmen met|checken (?:met|bij)|bespreken met|vraag (?:het )?(?:nog |even )+aan)|wacht(?:en)? (?:nog )?op",
  consultBehind: "(?:nog |even |nog even )*(?:vragen|navragen|checken|bellen en vragen)",
  whereFound: "(?:bij|aan|achter) (?:de|het)|op \\+?\\d|voor (?:meer|tickets|kaarten)|om te|in (?:de|het)",
  checks:
    "checkt|vraagt|kijkt|controleert|regelt|beslist|weet|bevestigt|belt|zoekt (?:het )?uit|gaat (?:het )?(?:vragen|checken|na|navragen)|moet nog|wil nog|vraagt na|overlegt",
  checked: "met|of|dat|het|dit|nog|even|nog even|morgen|bij|na",
  if: "als|wanneer|zodra|indien",
  confirms: "bevestigt|kan|wil|mag|lukt|akkoord|toezegt|ja zegt|regelt|vindt|tekent|het goed vindt|meedoet",
  hasPapers:
    "heeft (?:(?:twee|drie|beide|nog|een|de|andere|nieuwe|oude) )*(?:lijst(?:en|je)?|tabel(?:len)?|cijfers|aantallen|versies|gegevens)",
  mustSay:
    "(?:moet|moeten|wil)(?: [\\p{L}]+){0,4} nog(?: [\\p{L}]+){0,4} (?:zeggen|bevestigen|beslissen|goedkeuren|checken|laten weten|doorgeven|aanleveren|bepalen|toestemmen)|(?:heeft|hebben) (?:nog|nog steeds) (?:niet|niets) (?:gereageerd|gezegd|bevestigd|besloten|geantwoord|toegezegd)",
  parts:
    "tabel|lijst|tekst|cijfers|prijs|prijzen|citaat|namen?|achternaam|foto[’']?s?|afbeelding(?:en)?|logo|link|adres|tijd|tijdstip|datum|nummer|plaats|grafiek|programma|rest|bedrag|menu|titel|spreker",
  comes:
    "komt nog|komen nog|volgt(?: nog)?|volgen nog|ontbreekt nog|ontbreken nog|komt later|is nog niet bekend|staat nog niet vast|(?:is |zijn )?nog (?:niet bekend|onbekend|open)",
  waits:
    "zien we wel|dat is nog niet (?:zeker|rond)|(?:we |wij |ik )?wacht(?:en)? (?:nog|nog steeds) op (?:antwoord|bevestiging|toestemming|vergunning|bericht|de gemeente|de cijfers|een|het|de)|(?:we|ik|wij) (?:hebben|heb) (?:nog|nog steeds) geen (?:antwoord|bevestiging|toestemming|reactie|vergunning|prijs|datum|cijfers)|(?:dat |dit )?(?:weten we|we weten|weet ik|ik weet) (?:nog|nog steeds) niet|moet(?:en we)? (?:nog|nog even) (?:beslist|besloten|bevestigd|nagevraagd|beslissen|navragen|kijken|checken|uitzoeken)|wat klopt|welke klopt|klopt dat nog|nog niet (?:besloten|zeker|rond)",
  toConfirm:
    "nog te (?:bevestigen|bepalen|beslissen|controleren|bespreken|checken|vragen)|nog (?:navragen|nakijken|checken|bevestigen|invullen|aanvullen|uitzoeken|vragen)|onder voorbehoud van bevestiging",
  later:
    "(?:stuur|geef|mail|zeg|laat) (?:ik )?(?:je |jullie |u )?(?:de |het |nog )?(?:\\p{L}+ )?(?:later|morgen|nog|straks|weten)|(?:de )?rest (?:komt|volgt) (?:nog|later|morgen)",
  slots:
    "navragen|(?:achter|voor)?na(?:am|men)|datum|tijd|dag|maand|jaar|prijs|bedrag|nummer|telefoon|plaats|adres|link|titel|citaat|tekst|sponsor|spreker|invullen|invoegen|toevoegen|aanvullen|volgt|nog te|ontbreekt|vragen|tb[acd]|xx+",
  counted:
    "euro|jaar|maanden|weken|dagen|uur|personen|mensen|leden|bezoekers|plaatsen|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|meter|km|procent",
  games: "vul de zin aan|maak de zin af|vul in|raad",
  forgot:
    "hoe (?:heet|heette|heten) (?:het|hij|ze|zij|die|dat|deze)(?: (?:ook|nou|ook al|nog|toch))? ?(?:alweer|weer|maar|nou)?(?=\\s*[,.?)])|ben (?:ik )?(?:even |de naam |het )*(?:kwijt|vergeten)|weet (?:ik )?(?:de naam |het )?niet meer|(?:naam|nummer|titel|datum) (?:ben ik )?vergeten|of zoiets|dinges",
  pictures: "foto[’']?s?|afbeelding(?:en)?|beeld(?:en)?|logo[’']?s?|filmpjes?",
  kept: "(?:zie|in|uit|van|op|staan in|staat in) (?:de |het |mijn |onze )?(?:\\p{L}+ )?(?:map|drive|dropbox|stick)|(?:[^.!?]* )?(?:die|dat) ik (?:je|jullie|\\p{L}+) (?:gestuurd|gemaild)",
  joins:
    "de|een|en|of|maar|dat|dat de|dat het|omdat|onze|ons|hun|en de|en het|voor de|van de|van het|met de|bij de|in de|op de",
};
