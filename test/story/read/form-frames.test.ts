import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { formFrame } from "../../../lib/story/read/form-frames.ts";
import { lower } from "../../../lib/story/read/lower.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "Carousel for our parents about the new gates, from 4 January.", "the new gates, from 4 January."],
  ["en", "We want a picture series with tips: how to keep a poinsettia.", "how to keep a poinsettia."],
  ["en", "Short video to give at Christmas: surf voucher.", "to give at Christmas: surf voucher."],
  ["de", "Ein Karussell für Mitglieder zum Thema Hallenbelegung.", "Hallenbelegung."],
  ["de", "Wir möchten eine Bilderfolge mit Tipps: So bleibt er frisch.", "So bleibt er frisch."],
  ["fr", "Carrousel pour nos parents d'élèves sur les nouveaux horaires.", "les nouveaux horaires."],
  ["fr", "Vidéo courte pour offrir à Noël : bon cadeau surf.", "pour offrir à Noël : bon cadeau surf."],
  ["es", "Queremos un pase de imágenes con consejos: cómo regar.", "cómo regar."],
  ["es", "Carrusel para nuestras familias sobre los nuevos horarios.", "los nuevos horarios."],
  ["it", "Carosello per i nostri soci sulle regole di prenotazione.", "regole di prenotazione."],
  ["nl", "Carrousel voor onze ouders over de haaltijden.", "de haaltijden."],
  ["pt", "Vídeo curto para captar novos sócios: aulas de remo.", "aulas de remo."],
  ["pt", "Carrossel para os nossos sócios sobre as regras.", "as regras."],
])("the topic stands behind form and readers: %s %s", (language, brief, topic) => {
  expect(brief.slice(formFrame(lower(brief), language)?.at)).toBe(topic);
});

test.each([
  ["en", "A film for families on Friday: doors open at 6pm."],
  ["en", "Our parents asked about the new gates."],
  ["es", "Bono regalo para socios: 35 €."],
  ["pt", "Queremos ouvir os sócios: digam de vossa justiça."],
])("other sentences are left: %s %s", (language, sentence) => {
  expect(formFrame(lower(sentence), language)).toBeUndefined();
});

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Maison"), channel: "instagram", assetType: "video" }).posts.instagram;

test.each([
  [
    "Petite vidéo pour annoncer l'ouverture des inscriptions à notre Corrida : dimanche 10 janvier 2027, départ à 17 h. Inscriptions ouvertes dès le 1er décembre.",
    /^Corrida : dimanche/,
  ],
  [
    "Video to announce the opening of registration for our Lantern Run: Sunday 10 January 2027, 5pm. Registration opens on 1 December.",
    /^Lantern Run: Sunday/,
  ],
  [
    "Video zur Eröffnung der Anmeldung für unseren Lichterlauf: Sonntag, 10. Januar 2027, 17 Uhr. Anmeldung ab 1. Dezember.",
    /^Unser Lichterlauf: Sonntag/,
  ],
])("an announced opening never takes the day of the event: %s", (brief, opening) => {
  expect(postOf(brief)).toMatch(opening);
});

test("without a day of its own, the opening is on the day behind the colon", () => {
  expect(
    postOf("Video to announce the opening of registration for our Lantern Run: Tuesday 1 December, noon."),
  ).toMatch(/^The opening of registration/);
});
