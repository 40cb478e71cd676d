import { expect, test } from "vitest";
import { isMakerNote } from "../../../lib/story/read/maker-notes.ts";
import { isBan } from "../../../lib/story/read/picture-notes.ts";
import { forbidsDrawing } from "../../../lib/story/read/undrawn-things.ts";
import { needsNoMention } from "../../../lib/story/read/unneeded-topics.ts";

const judging = (isDoubted: boolean) => ({
  doubtedFor: () => (isDoubted ? ("maker" as const) : undefined),
});

test.each([
  ["en", "Don't show anyone shaking hands, it's so tired."],
  ["en", "Please don't show the empty shelves."],
  ["de", "Zeigt bitte keine leeren Regale."],
  ["de", "Lieber keine Rentiere und Kugeln."],
  ["fr", "Ne montrez ni sapins ni guirlandes, par pitié."],
  ["fr", "Ne mettez pas de flocons, on en a marre."],
  ["es", "No saquéis renos, por lo que más queráis."],
  ["es", "No pongáis a nadie dando la mano, que ya cansa."],
  ["it", "Non mostrate renne né palline, per carità."],
  ["it", "Meglio niente renne e palline."],
  ["nl", "Liever geen rendieren en ballen."],
  ["nl", "Laat geen lege schappen zien, alsjeblieft."],
  ["pt", "Não mostrem renas nem bolas, pelo amor de Deus."],
  ["en", "We'd rather you didn't show new saws, ours are old and we like them."],
  ["en", "I'd prefer if you did not draw a swan."],
  ["de", "Uns wäre es lieber, wenn ihr keine neuen Sägen zeigt."],
  ["fr", "Nous préférerions que vous ne montriez pas de scies neuves."],
  ["es", "Preferimos que no mostréis sierras nuevas."],
  ["it", "Preferiamo che non mostriate seghe nuove."],
  ["nl", "We hebben liever dat jullie geen nieuwe zagen tonen."],
  ["pt", "Preferimos que não mostrem serras novas."],
])("%s: what is not to be seen: %s", (language, sentence) => {
  expect(forbidsDrawing(sentence, language, judging(false))).toBe(true);
});

test.each([
  ["en", "Please don't show the code to anyone."],
  ["en", "We'd rather you didn't show your tickets to others."],
  ["en", "We'd rather you didn't park in the yard."],
  ["en", "Never show fear."],
  ["en", "Please don't put glass in the bin."],
  ["de", "Bitte zeigen Sie niemandem Ihre PIN."],
  ["de", "Lieber keine hohen Schuhe, der Boden ist weich."],
  ["fr", "Ne mettez pas de verre dans le bac, s'il vous plaît."],
  ["es", "No pongáis las bicis en la entrada, por favor."],
  ["es", "Mejor sin prisas."],
  ["it", "Meglio niente zucchero."],
  ["nl", "Liever geen vlees? Wij hebben soep."],
  ["nl", "Liever geen honden in de zaal."],
  ["pt", "Não usem flash, por favor."],
])("%s: what readers are asked is none: %s", (language, sentence) => {
  expect(forbidsDrawing(sentence, language, judging(false))).toBe(false);
});

test.each([
  ["en", "No need to mention the evening class, it's full.", "No need to book."],
  ["de", "Zu den Führungen muss nichts rein, die sind ausgebucht.", "Der Deckel muss nicht drauf."],
  ["fr", "Rien à dire sur les visites pour l'instant, elles sont complètes.", "Pas besoin de réserver."],
  ["es", "De las visitas no hace falta decir nada, están llenas.", "De la calidad no hace falta decir nada."],
  ["it", "Delle visite per ora non serve dire niente, sono piene.", "Non serve mettere il sale."],
  ["nl", "Over de rondleidingen hoeft nu niks, die zitten vol.", "Het deksel hoeft er niet op."],
  ["pt", "Das visitas não é preciso falar agora, estão cheias.", "Não precisa pôr açúcar."],
])("%s: what needs no mention: %s And not: %s", (language, sentence, told) => {
  expect(needsNoMention(sentence, language)).toBe(true);
  expect(needsNoMention(told, language)).toBe(false);
});

const isNote = (language: string, sentence: string, isDoubted: boolean) =>
  isMakerNote(sentence, { language, plain: sentence, judge: judging(isDoubted) });

test.each([
  ["en", "It shouldn't be gloomy, no tears, they're cheerful cats."],
  ["de", "Es soll nicht traurig wirken, keine Tränen, das sind muntere Katzen."],
  ["es", "Que no quede triste, nada de lágrimas, son gatos alegres."],
  ["it", "Non deve essere triste, niente lacrime, sono gatti felici."],
  ["nl", "Het mag niet zielig worden, geen tranen, het zijn vrolijke katten."],
  ["pt", "Não deve ser triste, nada de lágrimas, são gatos alegres."],
  ["en", "Most of them have never done it, so no expert lingo."],
  ["de", "Alle fangen erst an, also kein Fachgerede."],
  ["nl", "Iedereen begint net, dus geen praat van kenners."],
  ["pt", "Todos estão começando, então sem papo de especialista."],
])("%s: how it is not to feel, and what it does without, with a doubt: %s", (language, sentence) => {
  expect(isNote(language, sentence, true)).toBe(true);
  expect(isNote(language, sentence, false)).toBe(false);
});

test.each([
  ["en", "We're a family firm, so no call centre."],
  ["en", "Keep it simple, no frills, no fuss."],
  ["de", "Wir sind ein Familienbetrieb, also keine Warteschleife."],
  ["es", "Somos una empresa pequeña, así que nada de esperas."],
  ["pt", "Somos uma casa pequena, por isso nada de filas."],
])("%s: what customers are spared is for them: %s", (language, sentence) => {
  expect(isNote(language, sentence, true)).toBe(false);
});

test("“no sad feel” is no fee, and French bans are found", () => {
  expect(isBan("No sad music feel.")).toBe(true);
  expect(isBan("Pas de guirlandes.")).toBe(true);
  expect(isBan("Pas d’angelots.")).toBe(true);
  expect(isBan("Pas de réservation.")).toBe(false);
});
