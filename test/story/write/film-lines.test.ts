import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isBalanced } from "../../../lib/text/balanced.ts";
import { brandOf } from "../../copy/brands.ts";

const linesOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "tiktok", assetType: "video" }).scenes.map(
    ({ text }) => text,
  );

test.each([
  "Your child's eye test is free. Dr. Amara Nwosu checks how both eyes work together, looks at the back of the eye and tests colour vision, which schools rarely do. Bring the Red Book.",
  "Ha empezado la campaña. Cada árbol da unos 60 kg al año, y este otoño la fruta es más dulce porque las noches han sido frías y los días, soleados. Pedidos antes de las 12 h.",
  "Unser Kurs beginnt im Januar. Wir zeigen an drei Abenden in der Werkstatt am alten Hafen, wie man Holz sägt, hobelt und leimt, und am Ende nehmen Sie einen Hocker mit nach Hause. Der Kurs kostet 90 €.",
])("no line of a film begins or ends inside a sentence: %s", (brief) => {
  const lines = linesOf(brief);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^[\p{Lu}\d«“„¿¡]/u);
    expect(line).not.toMatch(/[,;:–]$|\s(?:and|und|y|which)$/u);
    expect(line).not.toMatch(/^(?:Looks|Which|Wie|Und|Y)\s/u);
  }
});

test("a film says no condition without what follows, and nothing that follows without its condition", () => {
  const lines = linesOf(
    "How to bleed a radiator. Turn the heating off and wait for half an hour. Close the valve when water comes. If the same radiator needs bleeding again after only a few weeks, there is something else going on and it is worth calling somebody.",
  );
  expect(lines.join("\n")).not.toMatch(/same radiator|something else/);
});

test("a clause longer than a film shows at one look is two lines where each has its own subject and verb", () => {
  const lines = linesOf(
    "The grand is finished. Over the summer the soundboard was dried slowly and four long cracks were filled with old spruce from Bohemia. It goes home today.",
  );
  expect(lines).toContain("Over the summer the soundboard was dried slowly");
  expect(lines).toContain("Four long cracks were filled with old spruce from Bohemia");
});

test("a list of things is not parted so", () => {
  const lines = linesOf(
    "The grand is finished. We work with spruce from Bohemia, felt from Hesse and the old tools that our teacher left to us all. It goes home today.",
  );
  expect(lines.some((line) => line.startsWith("The old tools"))).toBe(false);
});

test("what is offered behind a clause and its colon has lines of its own", () => {
  const lines = linesOf(
    "So ölst du deinen Tisch neu.\n\n1. Tisch abwischen\n2. Staub absaugen\n3. Öl dünn auftragen\n\nWer's lieber mit uns zusammen macht: Kurs am Samstag, 9. Oktober 2027, 9 bis 13 Uhr, 75 Euro inkl. Material, bei uns in der Werkstatt in Freiburg.",
  );
  expect(lines).toContain("Kurs am Samstag, 9. Oktober 2027, 9 bis 13 Uhr");
  expect(lines).toContain("75 Euro inkl. Material, bei uns in der Werkstatt in Freiburg");
});

test("an address within a sentence stays in it", () => {
  const lines = linesOf(
    "La recogida será el 12 de octubre. El aceite nuevo se podrá comprar desde el 1 de diciembre en tresolivos.example y en la almazara. Botella de 500 ml: 12 €.",
  );
  expect(lines.join("\n")).toContain("desde el 1 de diciembre en tresolivos.example y en la almazara");
});

test("an address at the end of a sentence is left to the last picture", () => {
  const lines = linesOf(
    "Poetry evening on Thursday 14 January. Mulled cider included. Tickets at northfold.example.",
  );
  expect(lines.join("\n")).not.toContain("northfold.example");
});

test.each([
  [
    "Nouveau à la fromagerie : la Tomme des Sagnes, notre première pâte pressée. En vente dès le samedi 14 juin au marché d'Aubenas (place de l'Airette, 8 h–12 h 30) et à la ferme tous les jours sauf le mercredi.",
    [
      "En vente dès le samedi 14 juin au marché d’Aubenas (place de l’Airette, 8 h–12 h 30)",
      "À la ferme tous les jours sauf le mercredi",
    ],
  ],
  [
    "Our first pressed cheese is ready. On sale from Saturday 14 June at the covered market in Hexham (Beaumont Street, 8 to 12.30) and at the farm shop every day except Wednesday.",
    [
      "On sale from Saturday 14 June at the covered market in Hexham (Beaumont Street, 8 to 12.30)",
      "At the farm shop every day except Wednesday",
    ],
  ],
  [
    "Consejo de abril: si os aparece un enjambre en el balcón, no lo reguéis con la manguera ni echéis insecticida. Las abejas casi siempre se van solas.",
    ["Si os aparece un enjambre en el balcón, no lo reguéis con la manguera ni echéis insecticida"],
  ],
])("a film shows each place with its hours, and a condition with what follows: %s", (brief, lines) => {
  expect(linesOf(brief)).toEqual(expect.arrayContaining(lines));
});

test("a day of two numbers with full stops ends no sentence, and a short form none either", () => {
  const lines = linesOf(
    "We launch the Löyly 6, a sauna boat for six persons. Price starts at 38 900 € incl. VAT. First boat can be tried in Kuopio harbour 22.–24. May, one hour free.",
  );
  expect(lines.join("\n")).toContain("22.–24. May, one hour free");
  expect(lines.join("\n")).not.toMatch(/^May/mu);
});

const made = (brief: string, assetType: "video" | "slideshow" | "card" = "video") =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "instagram", assetType });

test.each([
  "The mill is open again. Every other Friday, 10:00 to 12:30 (8 and 22 May, 5 and 19 June, then 3 July) you can watch us grind. Flour is sold at the door.",
  "Die Mühle ist wieder offen. Jeden zweiten Freitag, 10:00 bis 12:30 Uhr (8. und 22. Mai, 5. und 19. Juni, dann 3. Juli) könnt ihr zusehen. Mehl gibt es an der Tür.",
  "“I never owned a watch. I follow the bell, mostly, and trust the baker.” Ina Holt, our oldest miller.",
])("no line of a film holds half of a bracket or of a quotation: %s", (brief) => {
  for (const { text } of made(brief).scenes) expect(isBalanced(text)).toBe(true);
});

test("thanks that open a brief stand over the news of a film, and over no card", () => {
  const brief =
    "Thank you! The plant swap on the first two weekends of May raised £640 for the yard. 12 beds will be dug in April.";
  expect(made(brief).kicker?.text).toBe("Thank you!");
  expect(made(brief, "slideshow").kicker?.text).toBe("Thank you!");
  expect(made(brief, "card").kicker?.text).not.toBe("Thank you!");
});

test("a command of the brand keeps its letters in the post", () => {
  const { posts } = houseStory({
    brief: "Fernwick 3.1 is out. It starts twice as fast. Upgrade: npm install -g fernwick",
    ...{ brand: brandOf("Fernwick"), channel: "twitter", assetType: "card" },
  });
  expect(posts.twitter).toContain("npm install -g fernwick");
  expect(posts.twitter).toContain("Fernwick 3.1");
});

test("a brand in small letters within a sentence has its capital", () => {
  expect(made("We moved. From May you find fernwick in the old mill.").posts.instagram).toContain(
    "find Fernwick",
  );
});

const TIPS =
  "Three things for people who sit all day:\n\n1. Put your phone charger in another room.\n2. Stand for the first two minutes of a call.\n3. Before lunch, turn your head slowly left and right, five times each way, as if you were looking for somebody you like.\n\nIf a pain lasts longer than two weeks, let somebody look at it.";

test("a step too long for one look is shown in parts, the first behind its number", () => {
  const lines = linesOf(TIPS);
  const at = lines.indexOf("3. Before lunch, turn your head slowly left and right, five times each way");
  expect(at).toBeGreaterThan(0);
  expect(lines[at + 1]).toBe("As if you were looking for somebody you like");
});

test("a step too long for one look is shown without the reason at its end where that is enough", () => {
  const lines = linesOf(
    "Two ways to stop your pipes freezing:\n\n1. Open the loft hatch.\n2. Find your stopcock now, try whether it turns, and show everybody where it is, because in the night you will have no time to look.",
  );
  expect(lines).toContain("2. Find your stopcock now, try whether it turns, and show everybody where it is");
  expect(lines.join("\n")).not.toMatch(/because|^And show/imu);
});

test("a sentence with the few words of another line is no repetition of it", () => {
  expect(linesOf(TIPS)).toContain("If a pain lasts longer than two weeks, let somebody look at it");
});

test.each([
  [
    "Two things to do before the fireworks:\n\n1. Walk the dog before 4 pm.\n2. Close the curtains.\n\nIf it is very bad, talk to your vet by Friday 18 December, because medicine needs to be tried out beforehand.",
    "If it is very bad, talk to your vet by Friday 18 December",
  ],
  [
    "Zwei Dinge vor dem Feuerwerk:\n\n1. Geh vor 16 Uhr mit dem Hund raus.\n2. Mach die Vorhänge zu.\n\nWenn es sehr schlimm ist, sprich bis Freitag, 18. Dezember mit der Tierärztin, weil man Medikamente vorher ausprobieren muss.",
    "Wenn es sehr schlimm ist, sprich bis Freitag, 18. Dezember mit der Tierärztin",
  ],
])("what to do by a day is shown without the reason at its end", (brief, line) =>
  expect(linesOf(brief)).toContain(line),
);

test("a reason that a sentence has room for stays in it", () => {
  expect(
    linesOf("We are closed on Friday. Please ring first, because the bell is broken.").join("\n"),
  ).toContain("because the bell is broken");
});

test("labelled days are all scenes, in their order, and a long one falls in two", () => {
  const lines = linesOf(
    "What happens to a beer bottle in Odumase.\n\nMonday: the bottles come from three chop bars and one wedding.\nTuesday: the powder is dyed and poured into clay moulds, with a cassava stalk in the middle for the hole.\nWednesday: 45 minutes in the kiln. The stalk burns away and the hole stays.\n\nVisit us Tuesday to Friday, 9 to 3.",
  );
  expect(lines).toEqual([
    "Monday: the bottles come from three chop bars and one wedding",
    "Tuesday: the powder is dyed and poured into clay moulds",
    "With a cassava stalk in the middle for the hole",
    "Wednesday: 45 minutes in the kiln. The stalk burns away and the hole stays",
    "Visit us Tuesday to Friday, 9 to 3",
  ]);
});

test("a label stays with what it is of where its entry falls in two", () => {
  const lines = linesOf(
    "Une semaine de savon.\n\nLundi : l’huile d’olive et la soude sont pesées au gramme près dans l’arrière-boutique, avec les fenêtres ouvertes.\nMardi : le chaudron chauffe dix heures.\nMercredi : on coule dans les moules de bois.",
  );
  expect(lines[0]?.replace(/\s/gu, " ")).toBe(
    "Lundi : l’huile d’olive et la soude sont pesées au gramme près dans l’arrière-boutique",
  );
});

test("signs that are counted have a scene each, the last one too", () => {
  const lines = linesOf(
    "Free hearing checks on Wednesday 3 March 2027. Four signs that it’s time for a check: you turn the TV above 30, you understand men better than women, you answer “yes” to questions that weren’t yes or no, or your ears ring at night.",
  );
  expect(lines).toEqual([
    "Four signs that it’s time for a check",
    "You turn the TV above 30",
    "You understand men better than women",
    "You answer “yes” to questions that weren’t yes or no",
    "Your ears ring at night",
  ]);
});

test("the address behind the headline is a scene, and a quotation has its speaker", () => {
  const lines = linesOf(
    'Free hearing checks on Wednesday 3 March 2027, 8 am to 4 pm, at our centre on Ring Road, Ibadan, first floor above Bisi Pharmacy. There is a lift.\n\n"My children thought I was ignoring them. I was only guessing." Mrs Folake Adewumi, 71, retired teacher, fitted in our clinic.\n\nThe check takes 15 minutes and doesn’t hurt.',
  );
  expect(lines).toEqual([
    "At our centre on Ring Road, Ibadan, first floor above Bisi Pharmacy",
    "There is a lift",
    "“My children thought I was ignoring them. I was only guessing.” – Mrs Folake Adewumi",
    "The check takes 15 minutes and doesn’t hurt",
  ]);
});

test("an entry for which a film has no room is asked about", () => {
  const days = Array.from(
    { length: 15 },
    (_, i) => `Day ${i + 1}: we walk ${i + 10} km along the old coast path.`,
  );
  const story = houseStory({
    brief: `Walking the coast in fifteen days.\n\n${days.join("\n")}`,
    brand: brandOf("Fernwick"),
    channel: "tiktok",
    assetType: "video",
  });
  expect(story.doubts.map(({ slot }) => slot)).toContain("scenes");
});
