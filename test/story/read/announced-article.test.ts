import { describe, expect, test } from "vitest";
import { publishedIn } from "../../../lib/render/templates/kit/story/published.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Tallow & Finch");
const storyOf = (brief: string) =>
  houseStory({ brief, brand, channel: "web", assetType: "og_image", seed: 1 });

describe("an order for the picture of an article tells readers that there is one", () => {
  test.each([
    [
      'Picture for our new article: "The veil that took eleven women fourteen months". It is about the 1841 wedding veil in room 2, who made it and what they were paid. By curator Hannah Pascoe.',
      "New article: “The veil that took eleven women fourteen months”",
      "New article",
      ["Hannah Pascoe", "curator", "The 1841 wedding veil in room 2, who made it and what they were paid."],
    ],
    [
      'Share image for our new blog post "What a second boiler really costs". It explains the running costs over ten years. By Mira Patel, heating engineer.',
      "New on the blog: “What a second boiler really costs”",
      "New on the blog",
      ["Mira Patel", "heating engineer", "The running costs over ten years."],
    ],
    [
      "Bild für unseren neuen Artikel: „Der Schleier, an dem elf Frauen vierzehn Monate saßen“. Es geht um den Brautschleier von 1841 in Raum 2, wer ihn machte und was sie verdienten. Von Kuratorin Hannah Pascoe.",
      "Neuer Artikel: „Der Schleier, an dem elf Frauen vierzehn Monate saßen“",
      "Neuer Artikel",
      [
        "Hannah Pascoe",
        "Kuratorin",
        "Der Brautschleier von 1841 in Raum 2, wer ihn machte und was sie verdienten.",
      ],
    ],
    [
      "Image de partage pour notre article de blog « Votre mur n'est pas humide, il étouffe ». Il parle du ciment, de la chaux et de deux maisons. Par la conservatrice Anne Morel.",
      "Sur le blog : « Votre mur n’est pas humide, il étouffe »",
      "Sur le blog",
      ["Anne Morel", "conservatrice", "Le ciment, la chaux et deux maisons."],
    ],
    [
      "Imagen para nuestra guía «El primer telescopio». La guía habla de apertura, montura y lo que sobra. Por la fundadora Juana Riera.",
      "Guía: «El primer telescopio»",
      "Guía",
      ["Juana Riera", "fundadora", "Apertura, montura y lo que sobra."],
    ],
    [
      "Immagine per il nostro nuovo articolo: «Il velo che impegnò undici donne». Parla del velo da sposa del 1841, di chi lo fece e di quanto fu pagata. Della curatrice Anna Pasco.",
      "Nuovo articolo: «Il velo che impegnò undici donne»",
      "Nuovo articolo",
      ["Anna Pasco", "curatrice", "Il velo da sposa del 1841, chi lo fece e quanto fu pagata."],
    ],
    [
      'Deelplaatje voor onze blogpost "Je muur is niet vochtig, hij stikt". Het gaat erover waarom cement het water vasthoudt. Door conservator Hanna Pasman.',
      "Op de blog: “Je muur is niet vochtig, hij stikt”",
      "Op de blog",
      ["Hanna Pasman", "conservator", "Waarom cement het water vasthoudt."],
    ],
    [
      "Imagem para o nosso novo artigo: «Ler o recibo de vencimento». Fala das doze linhas que ninguém percebe. Pela curadora Ana Pascoal.",
      "Novo artigo: “Ler o recibo de vencimento”",
      "Novo artigo",
      ["Ana Pascoal", "curadora", "As doze linhas que ninguém percebe."],
    ],
  ] as const)("%s", (brief, post, kicker, [author, role, lead]) => {
    const story = storyOf(brief);
    expect(story.posts.web?.split("\n")[0]).toBe(post);
    expect(story.kicker?.text).toBe(kicker);
    expect(post).toContain(story.headline.text);
    expect(publishedIn(story)).toMatchObject({ category: kicker, author, role, lead });
  });
});

test.each([
  'Image for our article "Can a lease be ended early?". By solicitor Priya Nair, 5 minute read.',
  "Artikel: „Heizung entlüften in zehn Minuten“. Von Meister Jens Kohl.",
  "Articolo: «Sfiatare i termosifoni in dieci minuti». Di Luigi Romano, idraulico.",
])("a picture says nothing over the title of what is only an article: %s", (brief) => {
  expect(publishedIn(storyOf(brief))?.category).toBe("");
});

test("what readers cannot be told in few words is left to the post", () => {
  const story = storyOf(
    "Vorschaubild für unseren Blogbeitrag „Warum die Wand nicht feucht ist“. Er handelt von einem alten Ziegel und der neuen Farbe. Von Jana Petersen.",
  );
  expect(publishedIn(story)?.lead).toBe("");
  expect(story.posts.web).toContain("Er handelt von einem alten Ziegel");
});

describe("what only looks like an article is none", () => {
  test.each([
    'Picture for our exhibition "The veil and the pin". It is about the lace makers of Honiton and runs until 3 May.',
    'New book: "The Salt Road". It is about three brothers and one boat. By Ewan Reid, £14.99.',
    'Your mountain guide says: "You will come down with tired legs and a smile".',
    "Nuovo libro: «La via del sale». Parla di tre fratelli e una barca. Di Ivo Reda, 14,90 €.",
    "Les articles en solde sont à moitié prix jusqu'au 31 janvier.",
  ])("%s", (brief) => {
    const story = storyOf(brief);
    expect(publishedIn(story)).toBeUndefined();
    expect(story.kicker?.text ?? "").not.toMatch(/article|guide|articolo/iu);
  });
});
