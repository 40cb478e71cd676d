import { brandOf } from "../brands.ts";
import type { BriefCase } from "./brief-case.ts";

/** Briefs outside English: the author's own sentences, nothing rephrased, nothing mixed. */
export const languages: BriefCase[] = [
  {
    id: "de Filiale",
    brief:
      "Schreibe einen LinkedIn-Post über unsere neue Filiale in Köln. Wir eröffnen am 12. Mai um 10 Uhr in der Ehrenstraße 41. Zur Eröffnung gibt es für jeden Gast ein Brot gratis.",
    brand: brandOf("Brotwerk"),
    language: "de",
    keeps: ["für jeden Gast ein Brot gratis"],
    never: ["Schreibe", "LinkedIn-Post"],
  },
  {
    id: "de Waldkita",
    brief:
      "Wir suchen eine Erzieherin oder einen Erzieher für unsere Waldkita in Freiburg. 30 Stunden, unbefristet, Start ab 1. September. Bewerbungen bitte an team@waldkita-moos.de",
    brand: brandOf("Waldkita Moos"),
    language: "de",
    keeps: ["Waldkita in Freiburg", "30 Stunden, unbefristet", "team@waldkita-moos.de"],
  },
  {
    id: "fr atelier",
    brief:
      "Crée un post Instagram pour annoncer l'ouverture de notre atelier de poterie à Nantes le samedi 14 mars. Cours pour débutants dès 25 €, four partagé, café offert le premier jour. Réservez votre place sur atelierterre.fr",
    brand: brandOf("Atelier Terre", { one_liner: "Poterie pour tous" }),
    channel: "instagram",
    language: "fr",
    keeps: ["dès 25 €", "café offert le premier jour", "atelierterre.fr"],
    never: ["Crée un post", "Instagram"],
  },
  {
    id: "es cosecha",
    brief:
      "Escribe una publicación para LinkedIn: Cosecha, nuestra app para agricultores, ya funciona sin conexión. Más de 3.000 fincas la usan cada día en Colombia y Perú. Descárgala gratis en cosecha.app",
    brand: brandOf("Cosecha", { one_liner: "La app del campo" }),
    language: "es",
    keeps: ["Más de 3.000 fincas", "Colombia y Perú", "cosecha.app"],
    never: ["publicación"],
  },
  {
    id: "it pasticcere",
    brief:
      "Cerchiamo un pasticcere a tempo pieno per il nostro laboratorio di Torino. Turno di mattina, due giorni liberi a settimana, contratto a tempo indeterminato. Candidati entro il 30 giugno: lavoro@dolcealba.it",
    brand: brandOf("Dolce Alba"),
    channel: "instagram",
    language: "it",
    keeps: ["Turno di mattina", "30 giugno", "lavoro@dolcealba.it"],
  },
  {
    id: "pt promoção",
    brief:
      "Promoção de inverno na Casa Lua: 25% de desconto em todos os cobertores até 31 de julho. Frete grátis para todo o Brasil. Aproveite em casalua.com.br",
    brand: brandOf("Casa Lua"),
    channel: "instagram",
    language: "pt",
    keeps: ["Frete grátis para todo o Brasil", "casalua.com.br"],
  },
  {
    id: "nl fietspad",
    brief:
      "Ons nieuwe fietspad-onderzoek is klaar: 62% van de ouders laat kinderen vaker alleen fietsen als het pad verlicht is. We vroegen 1.450 ouders in Utrecht. Lees het rapport op veiligfietsen.nl/rapport",
    brand: brandOf("Veilig Fietsen"),
    language: "nl",
    keeps: ["62% van de ouders", "1.450 ouders in Utrecht", "veiligfietsen.nl/rapport"],
    never: ["rapport op."],
  },
  {
    id: "pl urodziny",
    brief:
      "Nasza piekarnia obchodzi 10 urodziny! W sobotę 14 czerwca każdy gość dostanie drożdżówkę gratis. Zapraszamy od 7:00 na ulicę Lipową 8 w Krakowie.",
    brand: brandOf("Piekarnia Lipa"),
    channel: "instagram",
    language: "pl",
    keeps: ["14 czerwca", "drożdżówkę gratis", "Lipową 8"],
  },
  {
    id: "sv trädgård",
    brief:
      "Vi söker en trädgårdsmästare till vår gård utanför Lund. Heltid från 1 april. Ansök på ekgard.se/jobb senast 15 februari.",
    brand: brandOf("Ekgård"),
    channel: "instagram",
    language: "sv",
    keeps: ["Heltid från 1 april", "ekgard.se/jobb"],
  },
  {
    id: "tr uygulama",
    brief:
      "Yeni mobil uygulamamız yayında. Siparişinizi canlı takip edin, tek dokunuşla tekrar sipariş verin. İlk siparişte kargo ücretsiz. Hemen indirin: lezzet.example",
    brand: brandOf("Lezzet"),
    channel: "instagram",
    language: "tr",
    keeps: ["kargo ücretsiz", "lezzet.example"],
  },
  {
    id: "ru кофейня",
    brief:
      "Мы открыли вторую кофейню на Петроградской стороне. Зёрна обжариваем сами, завтраки до 16:00. В первую неделю капучино в подарок к завтраку. Приходите на Большой проспект, 42.",
    brand: brandOf("Зерно"),
    channel: "instagram",
    language: "ru",
    keeps: ["капучино в подарок", "Большой проспект, 42"],
  },
  {
    id: "ja カフェ",
    brief:
      "新しいカフェ「森の時間」が4月12日に鎌倉でオープンします。自家焙煎コーヒーと季節のケーキ。最初の100名様にドリップバッグをプレゼント。ぜひお越しください。",
    brand: brandOf("森の時間"),
    channel: "instagram",
    language: "ja",
    keeps: ["自家焙煎コーヒー", "最初の100名様"],
  },
  {
    id: "zh 自行车",
    brief:
      "我们的新款折叠自行车今天开始预售。重量只有9.8公斤，三秒折叠，前200名送头盔。立即在 foldbike.example 预订",
    brand: brandOf("FoldBike"),
    channel: "instagram",
    language: "zh",
    keeps: ["9.8公斤", "前200名送头盔", "foldbike.example"],
  },
  {
    id: "ar مشوار",
    brief:
      'أطلقنا اليوم تطبيق "مشوار" لحجز الرحلات المشتركة بين المدن. السعر يبدأ من 25 ريالًا. حمّل التطبيق الآن من mishwar.app',
    brand: brandOf("مشوار"),
    channel: "twitter",
    language: "ar",
    keeps: ["25 ريالًا", "mishwar.app"],
  },
  {
    id: "he שביל",
    brief:
      'השקנו היום את אפליקציית "שביל" למטיילים. 2,300 מסלולים, מפות ללא חיבור, ובחינם עד סוף השנה. הורידו עכשיו: shvil.example',
    brand: brandOf("שביל"),
    channel: "twitter",
    language: "he",
    keeps: ["2,300 מסלולים", "shvil.example"],
  },
];
