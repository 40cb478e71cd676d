import { describe, expect, test } from "vitest";
import { sensitive, tragedyIn } from "../../../lib/story/review/sensitive.ts";

describe("a brief of a death or a tragedy is held for a person", () => {
  test.each([
    ["en", "We lost Maria, our co-founder, last night. The shop is closed until Monday."],
    ["en", "Our dear colleague Tom passed away on Sunday."],
    ["en", "We have lost a dear friend. The match on Saturday is cancelled."],
    ["en", "Sadly, the founder of our club died this morning."],
    ["en", "Ana Ruiz, 1961, RIP. The library stays shut today."],
    ["en", "Two workers were killed in an accident at our site."],
    ["en", "We collect blankets for the victims of the flood."],
    ["de", "Unsere Gründerin Maria ist gestern Nacht gestorben. Der Laden bleibt zu."],
    ["de", "Wir haben gestern unsere Mitgründerin verloren. Wir schließen bis Montag."],
    ["de", "Wir trauern um unseren Kollegen Jonas."],
    ["fr", "Notre fondatrice Maria nous a quittés hier soir."],
    ["fr", "Nous avons perdu Maria, notre cofondatrice. La boutique est fermée."],
    ["es", "Anoche falleció María, nuestra cofundadora."],
    ["es", "Hemos perdido a nuestra compañera Lucía. La tienda cierra hasta el lunes."],
    ["it", "È venuta a mancare Maria, la nostra cofondatrice."],
    ["it", "Abbiamo perso la nostra collega Anna. Il negozio resta chiuso."],
    ["nl", "Onze oprichter Maria is gisteravond overleden."],
    ["nl", "We hebben gisteren onze collega verloren. De winkel is dicht."],
    ["pt", "Perdemos a Maria, a nossa cofundadora, ontem à noite. Faleceu em casa."],
    ["pt", "A nossa colega Ana morreu ontem."],
    ["ja", "創業者の田中が昨夜亡くなりました。"],
  ])("in %s: %s", (_, brief) => {
    expect(tragedyIn(brief)).toBeDefined();
  });

  test("with its sentence", () => {
    const brief =
      "News from us. Maria, our co-founder, passed away at 10.30 a.m. on Sunday. We close until Monday.";
    expect(tragedyIn(brief)).toBe("Maria, our co-founder, passed away at 10.30 a.m. on Sunday.");
  });
});

test.each([
  "He lost 3 kg in four weeks with our plan.",
  "We lost the final, and we are proud all the same.",
  "We lost to Leeds on Saturday, 2-1.",
  "We lost our way in Porto, and found the best pastry shop.",
  "We have lost 40 kg of rust from the old tram.",
  "Dead simple invoicing, with one killer feature.",
  "Cakes to die for. Deadline: Friday.",
  "No more dead batteries: the old phone died, the new one lasts two days.",
  "Our freezer never lets a fire die.",
  "Murder mystery dinner on Friday, 20:00.",
  "Rip the page out and hang it up.",
  "Lost and found: a blue scarf waits at the desk.",
  "The painter died in 1907; her house is a museum now, open on Sundays.",
  "Four Weddings and a Funeral, in the cinema on Friday.",
  "Wir haben das Finale verloren, aber viel gelernt.",
  "Wir haben unsere Freundschaftskarten neu gedruckt.",
  "Der Akku ist gestorben? Wir tauschen ihn in 20 Minuten.",
  "Nous avons perdu la finale, pas le sourire.",
  "Vous serez morts de rire: spectacle vendredi.",
  "Hemos perdido el miedo a los lunes.",
  "Si te mueres de risa, la segunda entrada es gratis.",
  "Abbiamo perso 3 chili, e trovato il buonumore.",
  "We hebben de finale verloren, maar het clubhuis is open.",
  "Perdemos o medo das segundas-feiras.",
  "Our walk-in freezer has died after 19 years.",
  "Perdemos o jogo, ganhámos amigos.",
])("is no such brief: %s", (brief) => {
  expect(tragedyIn(brief)).toBeUndefined();
});

test.each([
  "RECALL NOTICE. Product: Little Barra, 200 g.",
  "Product recall: child seat, batch P27-03.",
  "Wir rufen unser Roggenbrot vom 4. Mai zurück.",
  "Wir rufen umgehend alle Gläser zurück.",
  "Wir rufen am 4. Mai verkaufte Brote zurück.",
  "Nous rappelons le lot LB 2717.",
  "Richiamiamo i vasetti del lotto 12.",
  "Rappel de produit : lot LB 2717.",
])("a call-back is looked at by a person: %s", (brief) => {
  expect(sensitive(brief)[0]?.doubts[0]).toContain("calls a product back");
});

test.each([
  "We recall our first market day fondly.",
  "Rufen Sie uns zurück, wann Sie wollen.",
  "Bei Druckstellen erreichen Sie uns über den Anrufbeantworter, wir rufen am selben Tag zurück.",
  "Sprechen Sie auf das Band, wir rufen so bald wie möglich zurück.",
  "Wir rufen innerhalb von 24 Stunden zurück.",
  "Laissez un message, nous rappelons le jour même.",
  "Lasciate un messaggio, vi richiamiamo.",
])("%s is none", (brief) => expect(sensitive(brief)).toEqual([]));
