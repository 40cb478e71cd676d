import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

type Data = Record<string, unknown> & {
  terms?: string[];
  lines?: string[];
  cta?: string;
  supporting?: string;
};

/** What a card shows of a brief whose post stands beside it. */
function cardOf(brief: string): { id: string; data: Data } {
  const story = houseStory({ brief, brand: brandOf("Northgate"), channel: "linkedin", assetType: "card" });
  const pictures = { brand: "Northgate", asked: [], atHand: [], faces: [], post: brief };
  const chosen = chooseTemplate(story, pictures, { assetType: "card", seed: 1 });
  const data = JSON.parse(JSON.stringify(chosen?.data).replace(/[\u00a0\u202f]/g, " ")) as Data;
  return { id: chosen?.template.id ?? "", data };
}

test.each([
  [
    "Rencontre avec Solène Kervadec pour son roman « La Dernière Criée », jeudi 10 décembre à 19 h, à la librairie, 14 rue du Frout. Lecture par l'autrice, puis questions et dédicaces. Entrée libre, 40 places assises, réservation conseillée au 02 98 55 01 47.",
    { date: "jeudi 10 décembre", time: "19 h", place: "Librairie, 14 rue du Frout" },
    "Réservation conseillée au 02 98 55 01 47",
  ],
  [
    "Concerto di Natale del coro, domenica 20 dicembre 2026, ore 16.30, chiesa di San Biagio. Musiche di Perosi. Direttrice: Lucia Moretti.",
    { date: "domenica 20 dicembre 2026", time: "ore 16.30", place: "Chiesa di San Biagio" },
    "",
  ],
  [
    "Concierto de Navidad, domingo 20 de diciembre a las 19:00, iglesia de San Pablo. Obras de Victoria. Dirección: Marta Gil. Órgano: Pablo Sanz.",
    { date: "domingo 20 de diciembre", time: "19:00", place: "Iglesia de San Pablo" },
    "",
  ],
  [
    "Lançamento do livro «Maré Baixa», sexta-feira, 11 de dezembro, às 18h30, na Livraria Lume, Rua das Flores 20. Conversa com a autora Rita Prado. Reservas pelo 222 555 014.",
    { date: "sexta-feira, 11 de dezembro", time: "18h30", place: "Livraria Lume, Rua das Flores 20" },
    "Reservas pelo 222 555 014",
  ],
  [
    "Lesung mit Jana Reuter, Freitag, 11. Dezember, 19.30 Uhr, Buchhandlung Kranz, Lindenstraße 14. Eintritt 8 €, ermäßigt 5 €. Reservierung unter 0221 555 0177.",
    { date: "Freitag, 11. Dezember", time: "19.30 Uhr", place: "Buchhandlung Kranz, Lindenstraße 14" },
    "Reservierung unter 0221 555 0177",
  ],
  [
    "Kerstmarkt op zaterdag 12 december, van 11 tot 17 uur, op het Dorpsplein. Dertig kramen en glühwein. Toegang gratis.",
    { date: "zaterdag 12 december", time: "11 tot 17 uur", place: "Dorpsplein" },
    "",
  ],
  [
    "Wreath-making workshop with Orla Byrne, Thursday 3 December at 6.30 pm, the Potting Shed, 4 Quay Road. £38, twelve places. Book with Orla on 01904 555 0144.",
    { date: "Thursday 3 December", time: "6.30 pm", place: "The Potting Shed, 4 Quay Road" },
    "Book with Orla on 01904 555 0144",
  ],
])(
  "an event has its day, hour and place apart, and its contact in the author's words: %s",
  (brief, when, cta) => {
    const { id, data } = cardOf(brief);
    expect(id).toBe("event");
    expect(data).toMatchObject({ ...when, cta });
    expect(data.supporting).not.toContain(when.time);
  },
);

test("what follows the hour of an event is no place where it names none", () => {
  const { data } = cardOf("Concert on Sunday 20 December at 7pm, Bach and Handel. Free entry. All welcome.");
  expect(data.place ?? "").not.toMatch(/Bach/);
});

test.each([
  [
    "We're hiring: Registered Veterinary Nurse, full time (four-day week, 36 hours). €38,000–€43,000 depending on experience. One weekend in five, no nights. Start February 2027. Apply with a CV to jobs@northgate.example by 11 December.",
    { label: "Salary", value: "€38,000–€43,000 depending on experience" },
    ["Full time (four-day week, 36 hours)", "One weekend in five, no nights", "Start February 2027"],
    "Apply with a CV to jobs@northgate.example by 11 December",
  ],
  [
    "We're hiring a qualified electrician, Cork city and county.\n\n€27.50 an hour, van and fuel card, 39 hours. Overtime is optional and paid. Send a CV, or just ring Niamh on 021 555 0142.",
    { label: "", value: "€27.50 an hour" },
    ["Cork city and county", "Van and fuel card, 39 hours", "Overtime is optional and paid"],
    "Send a CV, or just ring Niamh on 021 555 0142",
  ],
  [
    "Vacature: servicemonteur warmtepompen, 32 tot 40 uur, regio Zwolle.\n- € 3.100 tot € 4.000 bruto per maand bij 40 uur\n- 27 vakantiedagen\n- eigen elektrische bus\nBellen of appen met Jeroen: 06 5550 0123",
    { label: "", value: "€ 3.100 tot € 4.000 bruto per maand bij 40 uur" },
    ["32 tot 40 uur · regio Zwolle", "27 vakantiedagen", "Eigen elektrische bus"],
    "Bellen of appen met Jeroen: 06 5550 0123",
  ],
  [
    "Buscamos panadero en Sevilla. 1.850 € al mes, 40 horas, dos días libres seguidos. Contrato indefinido. Llama a Carmen: 954 555 012.",
    { label: "", value: "1.850 € al mes" },
    ["40 horas, dos días libres seguidos", "Contrato indefinido"],
    "Llama a Carmen: 954 555 012",
  ],
  [
    "Offre d'emploi : aide-soignante de nuit, CDI, Rennes.\n- 2 150 € brut par mois\n- un week-end sur trois\nCV à recrutement@lestilleuls.example avant le 18 décembre.",
    { label: "", value: "2 150 € brut par mois" },
    ["CDI · Rennes", "Un week-end sur trois"],
    "CV à recrutement@lestilleuls.example avant le 18 décembre",
  ],
  [
    "Estamos a contratar: cabeleireira, tempo inteiro, Braga. 1.100 € por mês mais comissão. Formação paga. Liga à Rita: 253 555 014.",
    { label: "", value: "1.100 € por mês mais comissão" },
    ["Tempo inteiro · Braga", "Formação paga"],
    "Liga à Rita: 253 555 014",
  ],
  [
    "Wir suchen eine Köchin oder einen Koch (m/w/d) für unser Mittagsrestaurant in Soest. 18 € die Stunde, 35 Stunden. 30 Tage Urlaub, Essen frei. Ruf Petra an: 02921 555 014.",
    { label: "", value: "18 € die Stunde" },
    ["Für unser Mittagsrestaurant in Soest", "35 Stunden", "30 Tage Urlaub, Essen frei"],
    "Ruf Petra an: 02921 555 014",
  ],
])("a job has its pay, a line for each term and one on how to apply: %s", (brief, pay, terms, cta) => {
  const { id, data } = cardOf(brief);
  expect(id).toBe("hiring");
  expect(data).toMatchObject({ facts: [pay], terms, cta, supporting: "" });
});

test.each([
  [
    "The library is closed from Monday 30 November to Friday 4 December while the lift is replaced. We reopen Saturday 5 December at 10 am. The book drop on Mill Street stays open.",
    ["We reopen Saturday 5 December at 10 am", "The book drop on Mill Street stays open"],
  ],
  [
    "Cerramos por obras del 7 al 13 de diciembre, ambos incluidos. Volvemos el lunes 14 a las 9:30. Urgencias esos días: Hospital Delicias, 976 555 210, las 24 horas. Las recetas se pueden recoger hasta el sábado 5 a las 13:30.",
    [
      "Volvemos el lunes 14 a las 9:30",
      "Urgencias esos días: Hospital Delicias, 976 555 210, las 24 horas",
      "Las recetas se pueden recoger hasta el sábado 5 a las 13:30",
    ],
  ],
  [
    "Die Praxis ist vom 21. Dezember bis 3. Januar geschlossen. Ab Montag, 4. Januar, sind wir wieder da. Vertretung in dieser Zeit: Praxis Dr. Lehmann, 0221 555 0188.",
    [
      "Ab Montag, 4. Januar, sind wir wieder da",
      "Vertretung in dieser Zeit: Praxis Dr. Lehmann, 0221 555 0188",
    ],
  ],
  [
    "Le cabinet est fermé du lundi 21 décembre au vendredi 1er janvier. Réouverture le lundi 4 janvier à 9 h. Ordonnances à retirer avant le samedi 19 décembre à midi.",
    ["Réouverture le lundi 4 janvier à 9 h", "Ordonnances à retirer avant le samedi 19 décembre à midi"],
  ],
  [
    "Wegens verbouwing is de winkel dicht van 7 tot en met 12 december. Vanaf maandag 14 december staan we weer voor u klaar.",
    ["Vanaf maandag 14 december staan we weer voor u klaar"],
  ],
  [
    "Lo studio resta chiuso dal 23 dicembre al 6 gennaio. Riapriamo giovedì 7 gennaio alle 9.",
    ["Riapriamo giovedì 7 gennaio alle 9"],
  ],
  [
    "A piscina está fechada de 21 a 27 de dezembro para manutenção. Reabre na segunda-feira, 28 de dezembro, às 7h.",
    ["Reabre na segunda-feira, 28 de dezembro, às 7h"],
  ],
])("a closure keeps its days in the headline and its lines in their order: %s", (brief, lines) => {
  const { id, data } = cardOf(brief);
  expect(id).toBe("announcement");
  expect(brief).toContain(`${data.headline}.`);
  expect(data.lines).toEqual(lines);
});

test.each([
  "We now close at 5pm on Fridays. Evening appointments move to Thursdays until 8pm.",
  "Las matrículas se cierran el 15 de diciembre. Quedan ocho plazas en el grupo de tarde.",
  "Our new oat loaf is on the shelf from Thursday 3 December. Made with oats from Hill Farm.",
])("no other news is set as a closure: %s", (brief) => {
  expect(cardOf(brief).data.lines).toBeUndefined();
});
