import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { thanksThem } from "../../../lib/story/thanks-words.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Fromagerie Haute"), channel: "linkedin", assetType: "card" });

test.each([
  [
    'We\'d like to share the words of a customer, Helen Carr, cheesemonger in Leeds: "I put the wheel in the window on a Friday morning. By Saturday noon there was none left." Thanks to her! The wheel is in our shop at £27.50 a kilo.',
    "Thanks to her!",
  ],
  [
    "Wir möchten die Worte einer Kundin teilen, Helene Karrer, Käsehändlerin in Bern: „Ich habe den Laib am Freitagmorgen ins Fenster gelegt. Am Samstagmittag war keiner mehr da.“ Danke an sie! Den Laib gibt es im Laden für 27,50 € das Kilo.",
    "Danke an sie!",
  ],
  [
    "Nous aimerions partager les mots d'une cliente, Mme Hélène Carrère, crémière à Toulouse : « J'ai mis la tomme de dix mois en vitrine un vendredi matin. Le samedi à midi il n'en restait plus. » Merci à elle ! La tomme de dix mois est disponible à la ferme, à 27,50 € le kilo.",
    "Merci à elle !",
  ],
  [
    "Queremos compartir las palabras de una clienta, Elena Carrera, quesera: «Puse el queso en el escaparate un viernes por la mañana. El sábado al mediodía ya no quedaba.» ¡Gracias a ella! El queso está en la tienda, a 27,50 € el kilo.",
    "¡Gracias a ella!",
  ],
  [
    "Vorremmo condividere le parole di una cliente, Elena Carraro, formaggiaia a Torino: «Ho messo la toma in vetrina un venerdì mattina. Sabato a mezzogiorno non ce n'era più.» Grazie a lei! La toma è in negozio, a 27,50 € al chilo.",
    "Grazie a lei!",
  ],
  [
    'We willen graag de woorden van een klant delen, Helena Karsten, kaashandelaar in Utrecht: "Ik legde de kaas op vrijdagochtend in de etalage. Zaterdagmiddag was hij op." Dank aan haar! De kaas is te koop in de winkel, voor € 27,50 per kilo.',
    "Dank aan haar!",
  ],
  [
    "Gostaríamos de partilhar as palavras de uma cliente, Helena Carreira, queijeira em Lisboa: «Pus o queijo na montra numa sexta-feira de manhã. No sábado ao meio-dia já não havia.» Obrigado a ela! O queijo está na loja, a 27,50 € o quilo.",
    "Obrigado a ela!",
  ],
])("thanks to whom a quotation names never lead: %s", (brief, thanks) => {
  const { headline, occasion, posts } = storyOf(brief);
  expect(occasion).toBe("testimonial");
  expect(headline.text).not.toContain(thanks);
  expect(posts.linkedin).toContain(thanks);
});

test.each([
  "Danke an Sie!",
  "Wir danken Ihnen.",
  "Thank you.",
  "Danke an alle!",
  "Merci à Élise !",
  "We thank Herbert.",
])("thanks to readers or to a name stand alone: %s", (sentence) => {
  expect(thanksThem(sentence)).toBe(false);
});
