import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { forReaders } from "../../../lib/story/review/for-readers.ts";
import { pieceOfStory } from "../../../lib/story/review/piece.ts";
import { brandOf } from "../../copy/brands.ts";

const BRAND = brandOf("Tallow & Rye");

/** What is published of a brief on one channel, its headline, and what a person is asked. */
function pieceOf(brief: string) {
  const story = houseStory({ brief, brand: BRAND, channel: "linkedin", assetType: "card" });
  const { places } = pieceOfStory(story, { channel: "linkedin", assetType: "card" });
  const published = places.map(({ text }) => text.replaceAll("’", "'")).join("\n");
  const doubts = forReaders({ story, brief, brand: BRAND, places }).flatMap((review) => review.doubts);
  return { published, doubts, headline: story.headline.text.replaceAll("’", "'") };
}

describe("for whom a piece is and where it will stand is a note", () => {
  test.each([
    ["Gutters block in autumn. We clean them for £90.", "The graphic goes on our homepage."],
    ["Gutters block in autumn. We clean them for £90.", "Readers are caretakers of old houses."],
    [
      "Gutters block in autumn. We clean them for £90.",
      "It's meant for landlords who pay us, so they see what becomes of their money.",
    ],
    [
      "Laub verstopft viele Dachrinnen. Wir reinigen sie für 90 €.",
      "Das ist für Vermieter gedacht, die uns unterstützen, damit sie sehen, was daraus wurde.",
    ],
    ["Laub verstopft viele Dachrinnen. Wir reinigen sie für 90 €.", "Die Zielgruppe sind Hausmeister."],
    ["La grondaia si ottura presto. La puliamo per 90 €.", "I lettori sono amministratori di condominio."],
    [
      "A carousel, please.",
      "It's for landlords who are busy. Gutters block in autumn. We clean them for £90.",
    ],
    [
      "Laub verstopft viele Dachrinnen. Wir reinigen sie für 90 €.",
      "Die Grafik kommt auf unsere Startseite.",
    ],
    [
      "Laub verstopft viele Dachrinnen. Wir reinigen sie für 90 €.",
      "Das Karussell ist für Hausmeister gedacht.",
    ],
    [
      "La gouttière se bouche vite. Nous la nettoyons pour 90 €.",
      "L'infographie sera affichée dans les halls.",
    ],
    [
      "La gouttière se bouche vite. Nous la nettoyons pour 90 €.",
      "Elle s'adresse aux propriétaires : il faut que ça rassure.",
    ],
    [
      "El canalón se atasca pronto. Lo limpiamos por 90 €.",
      "Lo vamos a publicar para comunidades que se plantean llamarnos.",
    ],
    [
      "In autunno le foglie ostruiscono le grondaie. Le puliamo per 90 €.",
      "La grafica andrà sul nostro sito.",
    ],
    [
      "De goot raakt snel verstopt. Wij reinigen hem voor € 90.",
      "Bedoeld voor VvE-bestuurders, geen dakdekkers. Graag zonder vakjargon.",
    ],
    [
      "A calha entope depressa. Limpamos por 90 €.",
      "Vai ser compartilhada com moradores, então algo discreto, por favor.",
    ],
  ])("%s %s", (told, note) => {
    const { published, doubts } = pieceOf(`${told} ${note}`);
    expect(published).toContain("90");
    expect(published).not.toContain(note.split(/[,.:]/)[0]);
    expect(doubts).toEqual([]);
  });

  test.each([
    [
      "Comparison of our two plans, for freelancers who are deciding between them.\n\nSolo, £6 a month: 1 user.\nStudio, £14 a month: up to 4 users.",
      "Our two plans",
      "deciding",
    ],
    [
      "Bitte einen Beitrag zu unserer neuen Funktion Sprachaufmaß, für Malerbetriebe gedacht. App öffnen und Raum auswählen. Das Aufmaß landet im Angebot.",
      "Unsere neue Funktion Sprachaufmaß",
      "gedacht",
    ],
    [
      "Une comparaison destinée aux syndics, résidence de 48 logements à Villeurbanne :\n- consommation : 218 puis 94 kWh/m² par an\n- étiquette : E puis C",
      "Résidence de 48 logements",
      "syndics",
    ],
    [
      "Bonjour, c'est pour annoncer notre marché de Noël aux familles et à tout le village. Vendredi 11 décembre, de 16 h 30 à 19 h 30, dans la cour. Crêpes et vin chaud.",
      "Notre marché de Noël",
      "aux familles",
    ],
    [
      "Hello, this is to announce our spring market to families and the whole village. Saturday 11 April, 10am to 4pm, on the green. Plants and cakes.",
      "Our spring market",
      "to families",
    ],
    [
      "Un carrusel sobre el nuevo horario, pensado para quienes van en bici. El carril abre el 14 de diciembre. Hay 12 aparcamientos nuevos.",
      "El nuevo horario",
      "pensado",
    ],
    [
      "Hallo, het is om onze kerstmarkt aan te kondigen bij gezinnen en het hele dorp. Zaterdag 12 december, van 10 tot 16 uur op het plein. Oliebollen en een koor.",
      "Onze kerstmarkt",
      "gezinnen",
    ],
  ])("the topic of the same order heads: %s", (brief, headline, note) => {
    const piece = pieceOf(brief);
    expect(piece.headline).toContain(headline);
    expect(piece.published).not.toContain(note);
    expect(piece.doubts).toEqual([]);
  });

  test("those who are to follow steps head them, where nothing else does", () => {
    const { headline, doubts } = pieceOf(
      "A short video for home cooks who are scared of whetstones. Steps: soak the stone for 10 minutes. Hold the blade at 15 degrees.",
    );
    expect(headline).toBe("For home cooks who are scared of whetstones");
    expect(doubts).toEqual([]);
  });
});

describe("whom a thing is offered to is for readers", () => {
  test.each([
    [
      "Bitte eine Karte für unseren Nähkurs: Montag, 7. Dezember, 18 Uhr, 45 €. Der Kurs ist für Anfänger gedacht.",
      "für Anfänger gedacht",
    ],
    ["Le séjour s'adresse aux familles. Du 20 au 27 février, 640 € par personne.", "s'adresse aux familles"],
    [
      "For anyone who has just bought a boat: winter storage from £240. Spaces from 1 November.",
      "bought a boat",
    ],
    [
      "Der neue Bus kommt am Montag auf die Straße. Er fährt alle 20 Minuten. Die Karte kostet 2,80 €.",
      "kommt am Montag auf die Straße",
    ],
    [
      "Workshop keramiek op zaterdag 12 december, € 45. Bedoeld voor kinderen vanaf 6 jaar. Klei inbegrepen.",
      "kinderen vanaf 6 jaar",
    ],
    [
      "Cursus snoeien op zaterdag 12 december, € 45. Bedoeld voor tuinders, niet voor vakmensen. Graag een vrolijke toon.",
      "Bedoeld voor tuinders",
    ],
    ["Our offer for freelancers: a desk for £9 a day. Coffee included.", "freelancers"],
    [
      "Die Gewinner ziehen wir am 12. Dezember. Wir veröffentlichen sie auf unserer Website.",
      "auf unserer Website",
    ],
    ["El vídeo se verá el viernes en la plaza. Entrada libre. Traed sillas.", "se verá el viernes"],
    [
      "De huisartsenpost is voor mensen die niet kunnen wachten. Open van 17 tot 8 uur. Bel eerst 0900 1234.",
      "kunnen wachten",
    ],
  ])("%s", (brief, told) => {
    expect(pieceOf(brief).published).toContain(told);
  });
});
