import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { subjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

type Said = { name?: string; about?: readonly string[]; unwanted?: readonly string[] };

async function drawn(tag: string, headline: string, { name = "", about = [], unwanted = [] }: Said = {}) {
  const language = subjectLanguage(tag);
  if (!language) throw new Error(`${tag} has no words.`);
  const texts = { headline, texts: [], about: ["", ...about], name, unwanted };
  return subjectOf(await subjectWords(language, readAsset), texts);
}

describe("what a word names depends on the trade", () => {
  test.each([
    [
      "en",
      "Farm vets on call from 1 May",
      ["Calvings and herd visits.", "A cattle practice with two vets."],
      "cow-face",
    ],
    [
      "en",
      "Our vet is back on Monday",
      ["Check-ups for dogs and cats.", "A vet near the park."],
      "paw-prints",
    ],
    ["en", "Vet on call all weekend", ["Dogs, cats, horses and cattle."], "paw-prints"],
    ["es", "El veterinario vuelve el lunes", ["Vacunas para ganado vacuno."], "cow-face"],
    ["de", "Unser Tierarzt zieht um", ["Impfungen für Hunde und Katzen."], "paw-prints"],
    ["en", "School roof: 210 panels", ["Shares in community solar power."], "solar-panels"],
    ["en", "Roof repairs before winter", ["Slate and tile roofing, solar on request."], "slate-roof"],
    ["nl", "Het dak van de school: 210 panelen", ["Delen in zonnestroom."], "solar-panels"],
    ["it", "La tipografia apre le porte", ["Torchi e caratteri mobili, biglietti da visita."], "letterpress"],
    ["it", "La tipografia apre le porte", ["Volantini e biglietti da visita."], "printer"],
    ["pt", "Laboratório aberto no sábado", ["Análises do solo e da folha."], "soil"],
    ["pt", "A tipografia abre as portas", ["Cartazes impressos com caracteres móveis."], "letterpress"],
    ["pt", "A tipografia abre as portas", ["Cartazes e cartões de visita."], "printer"],
    ["en", "Tooth checks in April", ["Equine dentistry, for ponies too."], "horse-face"],
    ["fr", "Dents : les visites d’avril", ["Dentisterie équine à domicile."], "horse-face"],
    [
      "en",
      "Dental checks in April",
      ["Check-ups for dogs and cats.", "A vet for small animals."],
      "paw-prints",
    ],
    ["en", "Tooth checks in April", ["A dental practice for all ages."], "tooth"],
    [
      "en",
      "Which lift do you need?",
      ["Mobile cranes with an operator.", "Crane hire by the day."],
      undefined,
    ],
    ["en", "Lifts serviced overnight", ["Passenger lifts, repaired and inspected."], "elevator"],
    [
      "en",
      "Our last film week",
      ["Darkroom hire and prints by hand.", "A darkroom with a shop."],
      "film-frames",
    ],
    ["en", "Our last film week", ["A cinema with one screen."], "clapper-board"],
    ["nl", "Uw dak voor de winter", ["Rieten kappen, ook op schuren."], undefined],
    ["nl", "Uw dak voor de winter", ["Dakpannen en goten."], "slate-roof"],
    ["pt", "Limpeza em maio", ["Consultas de dentista, ortodontia."], "tooth"],
    ["pt", "Limpeza em maio", ["Limpeza de casas e de lojas."], "broom"],
    ["it", "Noleggio carrozzine", ["Ausili per persone con disabilità."], "manual-wheelchair"],
    ["it", "Noleggio carrozzine", ["Tutto per bambini e neonati."], "pram"],
    ["en", "Running days from 1 May", ["Steam locomotives on our own track."], "locomotive"],
    ["en", "Front shoes from £75", ["A farrier for horses and ponies."], "horseshoe"],
    ["en", "Front row shoes from £75", ["Leather shoes for town, dogs welcome."], "leather-shoe"],
    ["en", "164 bags filled", ["A food bank in Eastgate."], "food-crate"],
    ["en", "Bags from £75", ["Leather goods made in Eastgate."], "handbag"],
    ["en", "Running days for beginners", ["Training for your first marathon."], "runner"],
  ])("%s: %s, %j", async (tag, headline, about, subject) => {
    expect(await drawn(tag, headline, { about })).toBe(subject);
  });
});

describe("the living thing goes before the building that it is in", () => {
  test.each([
    [
      "en",
      "Our year so far",
      "Tarka Otter Hospital",
      ["Care and release of otters.", "A wildlife hospital."],
      "otter",
    ],
    [
      "en",
      "Our year so far",
      "St Anne’s Hospital",
      ["Surgery and emergency care.", "A hospital in Leeds."],
      "hospital",
    ],
    ["en", "Our year so far", "Berrow Gaelic School", ["Courses in Gaelic."], undefined],
    ["en", "Our year so far", "Berrow Rowing School", ["Rowing for beginners."], "oars"],
    ["de", "Unser Jahr bisher", "Igelhilfe Murgtal", ["Igel pflegen und auswildern."], "hedgehog"],
  ])("%s: %s, %s", async (tag, headline, name, about, subject) => {
    expect(await drawn(tag, headline, { name, about })).toBe(subject);
  });
});

describe("a season that only says when a course is", () => {
  test("gives way to the trade", async () => {
    const about = ["Driving lessons for beginners."];
    expect(await drawn("en", "Christmas course for beginners", { about })).toBe("automobile");
    expect(await drawn("en", "Christmas trees from Saturday", { about })).toBe("christmas-tree");
  });
});

describe("new groups and numbers are no other thing", () => {
  test.each([
    ["pt", "Turma nova às terças", ["Aulas de concertina."], "accordion"],
    ["es", "Nuevo teléfono desde marzo", ["Reparación de bicicletas."], "bicycle"],
    ["en", "Potter wanted, full time", ["Pottery and tiles."], "pottery"],
    ["en", "Our new kettle stand", ["Pottery and tiles."], undefined],
  ])("%s: %s", async (tag, headline, about, subject) => {
    expect(await drawn(tag, headline, { about })).toBe(subject);
  });
});

describe("what nobody wants to see is not drawn", () => {
  test("the thing itself", async () => {
    const about = ["Huisartsenpraktijk in een dorp."];
    expect(await drawn("nl", "Vanaf mei op dinsdag", { about })).toBe("stethoscope");
    expect(
      await drawn("nl", "Vanaf mei op dinsdag", { about, unwanted: ["foto van een stethoscoop."] }),
    ).toBeUndefined();
  });
  test("a computer is all that belongs to an office", async () => {
    const about = ["Printing of posters and cards."];
    expect(await drawn("en", "New prices from May", { about })).toBe("printer");
    expect(
      await drawn("en", "New prices from May", { about, unwanted: ["computers on it"] }),
    ).toBeUndefined();
  });
  test("what is drawn for a trade is banned by what it is called", async () => {
    const law = {
      about: ["Free advice on housing law."],
      unwanted: ["stock pictures of gavels or worried people"],
    };
    expect(await drawn("en", "Our review has been published", law)).not.toBe("auction-gavel");
  });
  test("what only tells more of it, and one kind of it, are no ban", async () => {
    const sweep = { about: ["Chimney sweeping."], unwanted: ["flames shooting out of a chimney please"] };
    expect(await drawn("en", "New prices from May", sweep)).toBe("chimney");
    const cobbler = { about: ["Cordonnerie."], unwanted: ["chaussures de luxe à l’image"] };
    expect(await drawn("fr", "Nouveaux tarifs en mai", cobbler)).toBe("cobbler");
  });
});

describe("trades that have a drawing of their own", () => {
  test.each([
    ["de", "Hebammenpraxis", "pram"],
    ["fr", "Sages-femmes", "pram"],
    ["nl", "Verloskundigen", "pram"],
    ["it", "Laboratorio di tessitura", "loom"],
    ["es", "Curso de telar", "loom"],
    ["de", "Handweberei", "loom"],
    ["fr", "Club d’aviron", "oars"],
    ["pt", "Clube de remo", "oars"],
    ["nl", "Roeien", "oars"],
    ["en", "Village hall hire", "village-hall"],
    ["nl", "Dorpshuis", "village-hall"],
    ["fr", "Salle des fêtes", "village-hall"],
    ["en", "Caving for beginners", "cave"],
    ["it", "Corso di speleologia", "cave"],
    ["fr", "Bornage", "theodolite"],
    ["de", "Vermessungsbüro", "theodolite"],
    ["en", "Chimney sweeping", "chimney"],
    ["de", "Schornsteinfeger", "chimney"],
    ["en", "Antique maps", "world-map"],
    ["nl", "Rolstoelbasketbalclub", "basketball"],
    ["it", "Tortellini", "rolling-pin"],
    ["en", "Berths for visitors", "anchor"],
    ["pt", "Aulas de concertina", "accordion"],
  ])("%s: %s", async (tag, offer, subject) => {
    expect(await drawn(tag, "2027", { about: [offer] })).toBe(subject);
  });
  test.each([
    ["en", "A clean slate for January"],
    ["en", "Calf strain: what helps"],
    ["de", "Bettwäsche im Angebot"],
    ["it", "Assicurazione compresa"],
    ["en", "Maternity cover, two days"],
  ])("%s: %s draws none of them", async (tag, headline) => {
    expect(await drawn(tag, headline)).toBeUndefined();
  });
});
