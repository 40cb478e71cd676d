import { expect, test } from "vitest";
import { isWorkNote } from "../../../lib/story/read/work-notes.ts";

test.each([
  ["de", "Fotos kommen per WeTransfer."],
  ["de", "Der Link kommt noch."],
  ["de", "Ein Lageplan kommt vom Bauamt extra."],
  ["de", "Bis Freitag reicht."],
  ["de", "Farben wie immer."],
  ["de", "Zahlen bitte mit mm dahinter, keine cm."],
  ["de", "Bildnachweis nicht vergessen: Stadtarchiv."],
  ["de", "Nachnamen der Kinder bitte nirgends."],
  ["fr", "Les photos arrivent demain."],
  ["fr", "Pour vendredi, ce serait parfait."],
  ["fr", "Couleurs comme d'habitude."],
  ["es", "Dos tamaños: cuadrado e historia."],
  ["es", "Los colores de siempre."],
  ["es", "Para el viernes está bien."],
  ["it", "La piantina non mettetela, quella che abbiamo è vecchia."],
  ["it", "Entro venerdì va bene."],
  ["it", "Le foto arrivano domani."],
  ["nl", "De kaart maken we zelf."],
  ["nl", "Link in bio erbij zetten."],
  ["nl", "Zet de twee foto's naast elkaar, niet onder elkaar."],
  ["nl", "Rustig en strak, in de huiskleuren."],
  ["pt", "As fotos seguem em anexo."],
  ["de", "Das Zitat bitte nicht kürzen."],
  ["fr", "Merci de ne pas couper la citation."],
  ["es", "La cita, por favor, no la recortéis."],
  ["it", "La citazione non tagliatela."],
  ["nl", "Het gedicht graag niet inkorten."],
  ["pt", "A frase, por favor não cortar."],
  ["pt", "Cores de sempre."],
  ["pt", "Até sexta está bom."],
])("is said to the maker in %s: %s", (language, sentence) => {
  expect(isWorkNote(sentence, language)).toBe(true);
});

test.each([
  ["de", "Fotos vom Fest gibt es auf der Seite."],
  ["de", "Die Fotos kommen auf unsere Website."],
  ["de", "Preise bitte erfragen."],
  ["de", "Bis Freitag bleibt das Bad geschlossen."],
  ["de", "Der Text kommt von Goethe, die Musik von Schubert."],
  ["fr", "Les photos sont exposées jusqu'à vendredi."],
  ["de", "Die Hecke bitte nicht kürzen."],
  ["es", "No recortéis el seto en abril."],
  ["it", "Le rose non tagliatele in estate."],
  ["nl", "De tekst niet aanraken, de verf is nat."],
  ["es", "Para el viernes hay que reservar."],
  ["es", "Dos tamaños: pequeño y grande."],
  ["it", "I rifiuti non metteteli fuori la sera."],
  ["it", "Entro venerdì si paga la metà."],
  ["nl", "Link in bio."],
  ["nl", "Het beeld komt uit Italië."],
  ["pt", "As cores da temporada chegaram."],
])("is said to readers in %s: %s", (language, sentence) => {
  expect(isWorkNote(sentence, language)).toBe(false);
});

test.each([
  ["en", "Numbers from Dougie's spreadsheet:"],
  ["de", "Zahlen aus Dirks Tabelle:"],
  ["fr", "Les chiffres viennent du tableur de Paul."],
])("which file figures are from is a note (%s): %s", (language, note) => {
  expect(isWorkNote(note, language)).toBe(true);
});

test.each([
  ["en", "Figures from the annual report."],
  ["en", "Export your data from a spreadsheet in one click."],
  ["en", "Prices from the new menu sheet: soup £6."],
])("what readers do with one, and what they can read, is none (%s): %s", (language, sentence) => {
  expect(isWorkNote(sentence, language)).toBe(false);
});
