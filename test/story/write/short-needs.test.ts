import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { leans } from "../../../lib/story/write/leaning.ts";
import { brandOf } from "../../copy/brands.ts";

const short = (brief: string) =>
  houseStory({ brief, brand: brandOf("Kite"), channel: "twitter", assetType: "card" }).posts.twitter ?? "";

const SWIM =
  "Night swim at the lido on Saturday 20 June 2026, 8 to 11 pm. The water will be lit from below and there will be hot soup. The band from the high school plays two sets, one at half past eight and one at ten. Entry is £6, children under 12 free. Children must be with an adult in the water. No glass at the poolside. We expect about three hundred swimmers, and the queue at the gate is quick. Northfield Lido, 4 Weir Lane.";

describe("a short post keeps what readers act on", () => {
  test("price and who is free, what is not allowed, and the address", () => {
    const post = short(SWIM);
    for (const needed of ["20 June 2026", "£6, children under 12 free", "No glass", "4 Weir Lane"])
      expect(post).toContain(needed);
    expect(post).not.toContain("The band");
  });

  test("the other way round a closed gate, in place of what took the bridge", () => {
    const post = short(
      "The north gate of Calder Wood is closed from Monday 8 June until Friday 19 June 2026 while we rebuild the bridge over the beck, which the February flood took with it. Please use the south gate on Mill Road. The long path, the orchard and the bird hide stay open. Keep dogs on a lead: ground-nesting birds are sitting until the end of July. No parking on the verge.",
    );
    expect(post).toContain("Please use the south gate on Mill Road.");
    expect(post).not.toContain("flood");
  });

  test("a price although what the first guests get found no room", () => {
    const post = short(
      "El sábado 13 de junio de 2026 a las 11:00 jugamos la final juvenil en el Campo de la Alameda, calle Feria 80. La entrada cuesta 3 € y los menores de 14 años entran gratis. No se puede entrar con botellas de vidrio. Habrá paella para los primeros 150 y la banda del barrio tocará en el descanso. Después repartimos los trofeos de toda la temporada.",
    );
    expect(post).toContain("La entrada cuesta 3 €");
    expect(post).toContain("No se puede entrar con botellas");
    // "Después" leans on a sentence that is gone.
    expect(post).not.toContain("Después");
  });
});

test("a short post announces five rules with all of them, or with where they are", () => {
  const rules = [
    "Wear the shield at night for one week.",
    "Do not rub the eye.",
    "Use the drops four times a day for the first two weeks and then twice a day until the bottle is empty.",
    "Do not swim for four weeks.",
    "Call 0161 496 0001 at once if the eye hurts or your sight gets worse.",
  ];
  const post = short(["Five rules after your cataract operation.", ...rules].join(" "));
  const shown = rules.filter((rule) => post.includes(rule.slice(0, 15))).length;
  expect([0, rules.length]).toContain(shown);
  expect(post).toMatch(/picture|Call 0161/);
});

describe("a number that photos are sent to", () => {
  const action = (brief: string) =>
    houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" }).cta;

  test.each([
    "Found a bat in your house? Take a photo and send it to 07700 900123. Do not touch it.",
    "Schickt uns ein Foto eures Brotes an 0170 5550123. Die schönsten zeigen wir im Laden.",
    "Envoyez une photo de votre jardin au 06 39 98 12 34 avant le 30 juin 2026.",
    "Manda una foto de tu gol al 600 000 123 antes del 30 de junio de 2026.",
    "Mandate una foto della stoffa al 347 555 0123. Vi diciamo di che epoca è.",
    "Stuur een foto van je fiets naar 06 5550 1234. Wij zeggen wat de reparatie kost.",
    "Envie uma foto do livro para o 912 555 123. Dizemos se o temos.",
  ])("is not called: %s", (brief) => expect(action(brief)).toBeNull());

  test("but one that is called is", () => {
    expect(action("The workshop is open again. Questions? Call 0113 496 0123.")?.label).toContain(
      "0113 496 0123",
    );
  });
});

test("“So bleibt …” heads the brief that it opens", () => {
  const brief = "So bleibt dein Brot frisch. Nicht in Plastik wickeln. Nicht in den Kühlschrank legen.";
  const { headline } = houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" });
  expect(headline.text).toBe("So bleibt dein Brot frisch");
});

test.each([
  ["en", "You can bring them to 4 Mill Lane.", "You can bring a friend."],
  ["de", "Sie können es montags abgeben.", "Sie können Gäste mitbringen."],
  ["fr", "Vous pouvez les déposer le lundi.", "Vous pouvez déposer un dossier."],
  ["es", "Puedes traerlo de lunes a viernes.", "Puedes traer amigos."],
  ["it", "Potete portarli il lunedì.", "Potete portare amici."],
  ["nl", "Je kunt het maandag brengen.", "Je kunt vrienden meenemen."],
  ["pt", "Pode trazê-los à segunda.", "Pode trazer amigos."],
])("what is brought stands in the sentence before (%s)", (language, leaning, whole) => {
  expect(leans(leaning, language)).toBe(true);
  expect(leans(whole, language)).toBe(false);
});

describe("what has the least room", () => {
  test("a price comes before what to bring along and to wear", () => {
    const post = short(
      "Come and wake up our apple trees! Wassail night at Brindle Orchard, Saturday 16 January 2027, gates open at 5 pm, torchlit procession at 6. Bring a pan and a spoon and make as much noise as you can. Hot juice and cider, soup from the kitchen, morris side at half past six. Adults £6, under-12s free. Sturdy boots needed, the lower field is muddy. Dogs on leads welcome. Tickets at brindle.example.",
    );
    expect(post).toContain("Adults £6, under-12s free");
  });

  test("fewer paragraphs, where all sentences find room in them", () => {
    const post = short(
      "Offer for December: gutter clearing for a semi-detached house £76 instead of £95, so 20 % off. Includes photos before and after and removal of all the muck. Book by 19 December 2026, job done by 31 January 2027. Within 15 miles of Aldersyke. Call 01632 960 418 or message us here.",
    );
    expect(post).toContain("Within 15 miles of Aldersyke.");
  });

  test("what the thanks are for comes before whom they are for", () => {
    const post = short(
      "Thank you. Because of you, our new barn for retired working horses is paid for. 412 people and 9 local businesses gave $86,500 between March and November 2026. The roof went on last week and the first six horses move in before Christmas. To the school in Pike Ridge that sold 300 cookies: the horses owe you one. Visitors are welcome from Saturday, March 6, 2027, 10 am to 3 pm.",
    );
    expect(post).toContain("is paid for");
    expect(post).not.toContain("cookies");
  });

  test("a timetable without its times says where they are", () => {
    const { posts } = houseStory({
      brief:
        "Winter timetable for the foot ferry Ninny, Monday 7 December 2026 to Sunday 28 February 2027.\nFrom Cradle Quay: 7.10, 8.40, 12.15, 16.00, 17.45\nFrom Inchmorra: 7.35, 9.05, 12.40, 16.25, 18.10\nSaturdays: no 7.10 and no 7.35. Sundays: only 12.15 and 16.00 out, 12.40 and 16.25 back.\nNo sailings on 25 December and 1 January.\nSingle £3, islanders £1.20, bikes and dogs free. In winds above force 7 we don't sail; ring 01632 960 417 for the day's word.",
      brand: brandOf("Inchmorra Ferry"),
      channel: "twitter",
      assetType: "infographic",
    });
    expect(posts.twitter).toContain("The whole list is in the picture.");
  });

  test("a post that leaves something out sends to the brand's site", () => {
    const brief =
      "Weirbook 4 is out on Tuesday 1 December 2026. It lets reservoir keepers log seepage, water levels and crack widths on a phone with no signal, and syncs when they are back in the van. New in 4: photo comparison against last year's visit. Existing customers get it at no extra charge.";
    const { posts } = houseStory({
      brief,
      brand: brandOf("Weirbook", { website: "weirbook.example" }),
      channel: "twitter",
      assetType: "og_image",
    });
    expect(posts.twitter).toContain("New in 4");
    expect(posts.twitter).toContain("https://weirbook.example");
  });
});
