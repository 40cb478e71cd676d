import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { withAnswersWorkedIn } from "../../../lib/story/preferences-block.ts";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { undecidedIn } from "../../../lib/story/review/undecided/undecided.ts";
import { BRAND } from "./hats.ts";

const OUTLET = { channel: "linkedin", assetType: "card" } as const;
const openIn = (language: string, words: string) =>
  undecidedIn({ heldBack: [], wishes: [], language }, words).map(({ why }) => why);

test.each([
  ["en", "Entry is £6 (Nora says 7, the poster has 6.50)."],
  ["en", "The new pool is 25 m, the website says 20."],
  ["en", "Lunch is £12, no, 13 on the printed menu."],
  ["en", "Workshop on Tuesday, or was it Wednesday."],
  ["en", "Opening on 9 May or the 16th depending on the safety officer."],
  ["de", "Wir haben 210 Mitglieder, 195 laut Kassiererin."],
  ["de", "Das Becken hat 25 m, auf dem Plakat stehen 20."],
  ["de", "Die Stunde kostet 30, Quatsch, 35 Euro."],
  ["de", "Mitfahrer ca. 700??"],
  ["fr", "L’an dernier ils étaient 48, Luc pense 60."],
  ["fr", "Menu à 12 €, enfin 13 sur la carte."],
  ["fr", "A partir de mai, ou juin."],
  ["fr", "Tarif 8 €, à moins qu’on laisse les 7 de l’an dernier ?"],
  ["es", "Somos 210 socios, 195 según la tesorera."],
  ["es", "Apertura el 9 de enero o el 16 según diga el ayuntamiento."],
  ["it", "L’ora costa 30, scusate, 35 euro."],
  ["it", "I soci hanno il 10 % (Ugo vuole il 15)."],
  ["nl", "Het bad is 25 m, op de site staat 20."],
  ["pt", "Entrada 6 € (a Nora diz 7, no cartaz está 6,50)."],
])("a value that has another beside it is not decided (%s): %s", (language, words) => {
  expect(openIn(language, words)).toEqual(["values"]);
});

test.each([
  ["en", "Parking behind the hall (Piet checks with the farmer).", "person"],
  ["en", "Free parking if Marcus sorts it.", "person"],
  ["de", "Beginn 19:30 Uhr, Karin klärt das noch.", "person"],
  ["de", "Den Termin muss der Vorstand noch bestätigen.", "person"],
  ["fr", "Début à 19 h 30, voir avec Josiane.", "person"],
  ["es", "Empieza a las 19:30, preguntar a Lucía.", "person"],
  ["it", "Inizio alle 19:30, chiedere a Lucia.", "person"],
  ["nl", "Begin 19.30 uur, Joke checkt dat nog.", "person"],
  ["pt", "Começa às 19h30, ver com a Joana.", "person"],
  ["en", "The table with the times is still to come.", "to_come"],
  ["de", "Wir haben noch keine Zusage vom Amt.", "to_come"],
  ["de", "Liste mit den Preisen kommt noch.", "to_come"],
  ["fr", "On n’a toujours pas la réponse de la préfecture.", "to_come"],
  ["fr", "Lieu à confirmer.", "to_come"],
  ["es", "Todavía no sabemos el precio.", "to_come"],
  ["it", "Manca ancora la risposta del Comune.", "to_come"],
  ["nl", "Prijs nog te bepalen.", "to_come"],
  ["pt", "Ainda não temos a resposta da câmara.", "to_come"],
  ["en", "Doors open at __.", "blank"],
  ["de", "Fest am __. Mai im Pfarrhof.", "blank"],
  ["de", "Telefon XXX.", "blank"],
  ["fr", "Intervenante : [prénom manquant].", "blank"],
  ["es", "Ponente: [nombre que falta].", "blank"],
  ["it", "Relatrice: [cognome].", "blank"],
  ["en", "Our sponsor is that bank, can’t remember the name.", "forgotten"],
  ["de", "Unser Sponsor ist die Bank, wie hieß die noch.", "forgotten"],
  ["fr", "Notre parrain est la banque, comment déjà, du Sud.", "forgotten"],
  ["es", "El patrocinador es el banco, cómo se llamaba, el del puerto.", "forgotten"],
  ["en", "Photos: see Sandra’s folder.", "file"],
  ["fr", "Photos : voir le dossier de Brigitte.", "file"],
  ["en", "Meet at ten. Bring a torch and the", "broken_off"],
  ["de", "Wir treffen uns um zehn. Anmeldung bei unserer", "broken_off"],
  ["fr", "Rendez-vous à dix heures. Inscription auprès de la", "broken_off"],
])("what colleagues, a file or time still has to give is not decided (%s): %s", (language, words, why) => {
  expect(openIn(language, words)).toEqual([why]);
});

test.each([
  ["en", "Doors open at 7 pm, or 6.30 for members."],
  ["en", "Come on Monday or Wednesday evenings."],
  ["en", "The terrace is open from March or April, depending on the weather."],
  ["en", "Dr Weber says: ten minutes of stretching a day are enough."],
  ["en", "Ask Maria at the desk, or call Tom on 01234 567890."],
  ["en", "The survey results are still to come in spring."],
  ["en", "Tom checks every bike before it leaves the shop."],
  ["en", "Anna Ruiz says 30 minutes a day make a difference."],
  ["en", "Are you still waiting for a plumber? Ready for summer??"],
  ["en", "The council must still approve the plan."],
  ["en", "Fill in the blank: summer is ___."],
  ["en", "You can come at 6, or not until 8."],
  ["en", "We asked 400 members, and 320 said yes."],
  ["de", "Karin klärt alle Fragen rund um die Rente."],
  ["de", "Heinz hat zwei Hunde und 40 Jahre Erfahrung."],
  ["de", "Das Beste kommt noch, weitere Termine folgen."],
  ["de", "Bei Regen klären wir am Morgen, ob der Markt stattfindet."],
  ["de", "Du kannst um 18 Uhr oder erst um 20 Uhr dazukommen."],
  ["fr", "La terrasse ouvre en mars ou avril, selon la météo."],
  ["fr", "Présence à confirmer avant le 3 mai."],
  ["fr", "Inscriptions : voir avec Manon à l’accueil."],
  ["fr", "Tarif 25 € par personne ou 180 € pour un groupe de 8."],
  ["fr", "Un village du XXe siècle, un spectacle à voir en famille."],
  ["es", "Llega la XX edición de la feria, y la XXX Maratón."],
  ["es", "Según el ayuntamiento, 40 calles tendrán farolas nuevas."],
  ["it", "Da vedere: 40 opere di dodici artisti."],
  ["nl", "Het mooiste komt nog. Zo doen wij het"],
  ["pt", "O curso dura 8 ou 10 semanas, conforme o nível."],
])("what readers may choose, look forward to or ask is decided (%s): %s", (language, words) => {
  expect(openIn(language, words)).toEqual([]);
});

test("a brief that is not decided is seen by a person, who is shown the words", () => {
  const brief =
    "Unser Dorfhaus hat eine neue Küche mit Ofen und zwei Spülen. Das Fest ist am __. Mai. Den Schlüssel hat der Wirt.";
  const story = houseStory({ brief, brand: BRAND, ...OUTLET });
  const { verdict, summary } = reviewStory({ story, brief, brand: BRAND, ...OUTLET, lint: [] });
  expect([verdict, summary]).toEqual(["needs_review", expect.stringContaining("“Das Fest ist am __.")]);
});

test("pictures that are to follow are a matter of the maker, as long as nothing of it is published", () => {
  const brief = "Our hall has a new kitchen. Logo to follow tomorrow.";
  const quote = "Logo to follow tomorrow.";
  const heldBack = [
    { quote, why: "instruction" as const, span: { start: brief.indexOf(quote), end: brief.length } },
  ];
  expect(undecidedIn({ heldBack, wishes: [], language: "en" }, brief)).toEqual([]);
});

test("what nobody is to say may be open, as long as it is held back", () => {
  const brief = "The tasting is on Saturday. Sam might drop in but tbc so don't mention him.";
  const quote = "Sam might drop in but tbc so don't mention him.";
  const ban = "don't mention him";
  const at = (words: string) => ({
    start: brief.indexOf(words),
    end: brief.indexOf(words) + words.length,
  });
  const heldBack = [{ quote, why: "internal" as const, span: at(quote) }];
  const wishes = [{ rule: "leave_out_words" as const, value: "Sam", quote: ban, span: at(ban) }];
  expect(undecidedIn({ heldBack, wishes, language: "en" }, brief)).toEqual([]);
  expect(undecidedIn({ heldBack, wishes: [], language: "en" }, brief)).toHaveLength(1);
});

test.each([
  ["Entry is £6 (Nora says 7, the poster has 6.50).", "£6", "Entry is £6."],
  ["Doors open at __.", "6 pm", "Doors open at 6 pm."],
  ["The bar is open till 11, or 12 if we get the licence.", "till 11", "The bar is open till 11."],
])("an answer stands in the sentence that was not decided: %s", (words, answer, right) => {
  const brief = `Our village hall has a new kitchen with an oven. ${words}`;
  const [question] = clarifyBrief({ brief, brand: BRAND }).questions;
  const { preferences_block, questions } = clarifyBrief({
    brief,
    brand: BRAND,
    answers: { [question?.id ?? ""]: answer },
  });
  expect(questions).toEqual([]);
  const whole = `${brief}\n\n${preferences_block}`;
  const story = houseStory({ brief: withAnswersWorkedIn(whole), brand: BRAND, ...OUTLET });
  expect(Object.values(story.posts)[0]).toContain(right);
});

test("an author who says that it is right is asked no more", () => {
  const quote = "The new pool is 25 m, the website says 20.";
  const brief = `${quote}\n\nCREATOR PREFERENCES\n- About “${quote}”: that is right`;
  expect(openIn("en", brief)).toEqual([]);
});

test.each([
  ["en", "Next year's match is at Nether Wick, date to follow."],
  ["de", "Im nächsten Jahr feiern wir in Eschenau, Termin folgt."],
  ["fr", "L'an prochain, rendez-vous à Vals, date à venir."],
  ["es", "La próxima edición será en Ronda, la fecha sigue."],
  ["it", "L'anno prossimo ci vediamo a Norcia, data in arrivo."],
  ["nl", "Volgend jaar zijn we in Deventer, datum volgt."],
  ["pt", "No próximo ano estamos em Tavira, data a seguir."],
])("the day of what is a season away may follow (%s): %s", (language, words) => {
  expect(openIn(language, words)).toEqual([]);
});

test.each([
  ["en", "The match is at Nether Wick, date to follow."],
  ["en", "Next year's price list to follow."],
  ["de", "Wir feiern in Eschenau, Termin folgt."],
  ["nl", "We zijn in Deventer, datum volgt."],
])("the day of what comes now may not (%s): %s", (language, words) => {
  expect(openIn(language, words)).toEqual(["to_come"]);
});
