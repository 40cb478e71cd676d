import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { kite } from "../../copy/brands.ts";

const wishes = (brief: string) => readStory({ brief, brand: kite }).wishes.map((w) => `${w.rule}=${w.value}`);

test.each([
  ["No emojis please.", "no_emoji="],
  ["Bitte keine Emojis.", "no_emoji="],
  ["Pas d'emojis, merci.", "no_emoji="],
  ["Geen emoji's.", "no_emoji="],
  ["絵文字なし", "no_emoji="],
  ["Don't mention the price.", "leave_out_kind=price"],
  ["Bitte den Preis nicht nennen.", "leave_out_kind=price"],
  ["No mencionar el precio.", "leave_out_kind=price"],
  ["不要提价格。", "leave_out_kind=price"],
  ["Please don't mention Acme Corp.", "leave_out_words=Acme Corp"],
  ["Don't use words like 'cheap'.", "leave_out_words=cheap"],
  ["Keep it short.", "short="],
  ["Max 30 words.", "short=30 words"],
  ["Tone: warm, not salesy.", "tone=warm, not salesy"],
  ["Honest tone please.", "tone=Honest"],
  ["Make it 5 slides.", "slides=5"],
  ["Write it in German.", "language=de"],
  ["Must include the phrase “Terms apply”.", "must_say=Terms apply"],
  ["End with: see you on Monday", "end_with=see you on Monday"],
  ["CTA: Book a demo", "action=Book a demo"],
  ["Ask. #calmwork", "hashtag=calmwork"],
])("%s", (brief, wish) => {
  expect(wishes(`Kite now syncs with Outlook. ${brief}`)).toContain(wish);
});

test.each([
  "60 g Haselnüsse rösten und hacken, aber nicht zu fein.",
  "Den Teig kneten, nicht zu lang.",
  "Hachez les noisettes, pas trop fin.",
  "Pica la cebolla, no muy fina.",
  "Tritate le nocciole, non troppo fini.",
  "Hak de noten, niet te fijn.",
  "Pique as nozes, não muito finas.",
])("what a statement is not to have too much of is no tone: %s", (step) => {
  const { wishes, facts } = readStory({ brief: `Pesto. ${step} Sal.`, brand: kite });
  expect(wishes).toEqual([]);
  expect(facts.map(({ quote }) => quote)).toContain(step);
});

test.each(["Beat in the eggs, then fold in the flour, not too long.", "Stir the glaze, but not too fast."])(
  "nor is what a step is not to have too much of: %s",
  (step) => {
    const { wishes, facts } = readStory({ brief: `Our ginger loaf. ${step} Bake it.`, brand: kite });
    expect(wishes).toEqual([]);
    expect(facts.map(({ quote }) => quote)).toContain(step);
  },
);

test.each([
  ["The party begins at 3 pm on 3 July, not too long.", "short="],
  ["Das Fest beginnt am 3. Juli um 15 Uhr, aber bitte nicht zu werblich.", "not werblich"],
  ["La fête commence le 3 juillet à 15 h, pas trop formel.", "pas trop formel"],
  ["De winkel gaat op 3 juli open, niet te druk.", "niet te druk"],
])("and of a text it is: %s", (brief, tone) => {
  expect(wishes(brief)).toContainEqual(expect.stringContaining(tone));
});

test("words of a statement are no wish", () => {
  const brief =
    "Speakers: Ana Ruiz and Tom Bell. Our mood lights are back in style. No emails, no catch. The new menu has short ribs. Kite must be updated by Friday. Assign a task, get a reminder, and close it with one click.";
  expect(wishes(brief)).toEqual([]);
});

test("where something works is no talk among colleagues", () => {
  const { facts } = readStory({
    brief: "Kite checklists now live in Slack. The draft is in Slack.",
    brand: kite,
  });
  const said = facts.filter(({ from }) => from === "brief").map(({ quote }) => quote);
  expect(said).toEqual(["Kite checklists now live in Slack."]);
});

test("wishes that contradict each other are both kept", () => {
  expect(wishes("No emojis, but make it fun with emojis maybe one.")).toEqual(["no_emoji=", "emoji="]);
});

test("what a wish leaves out stands apart from the list it was named in", () => {
  const brief =
    "Post about our new oat milk. It's made from Yorkshire oats, 1 litre, £2.10, in shops from 2 December. Don't mention the price.";
  const says = [
    ...new Set(
      readStory({ brief, brand: kite })
        .facts.filter((f) => f.from === "brief")
        .map((f) => f.says),
    ),
  ];
  expect(says).toEqual([
    "Our new oat milk is made from Yorkshire oats, 1 litre, in shops from 2 December.",
    "£2.10.",
  ]);
});

test.each([
  "Please don't let it get twee.",
  "It shouldn't sound too preachy or smug.",
  "Bitte nicht zu kitschig.",
  "Es soll nicht rührselig klingen.",
  "Que ce ne soit pas larmoyant.",
  "Que no suene cursi.",
  "Che non sia troppo sdolcinato.",
  "Maak het alsjeblieft niet te klef.",
  "Que não fique lamechas.",
])("a text must not become what its author calls it: %s", (brief) => {
  expect(wishes(`The bakery on Mill Lane opens on 3 May at 9.\n${brief}`)).toEqual([
    expect.stringMatching(/^tone=not \p{L}/u),
  ]);
});

test.each(["Don't let it get too hot.", "Do not let it get damp.", "Lasst es nicht zu kalt werden."])(
  "readers are told how a thing must not become: %s",
  (brief) => {
    expect(wishes(`Soak the sourdough starter overnight.\n${brief}`)).toEqual([]);
  },
);

test.each([
  ["Ne mettez pas les prix.", "leave_out_kind=price"],
  ["Please don't put the prices on it.", "leave_out_kind=price"],
  ["Please leave the prices off, even if you find them on our site.", "leave_out_kind=price"],
  [
    "Ne mettez pas les prix des chantiers, même si vous les trouvez sur notre site.",
    "leave_out_words=prix des chantiers",
  ],
  ["No pongan los precios.", "leave_out_kind=price"],
  ["Non mettete i prezzi, anche se sono sul sito.", "leave_out_kind=price"],
  ["Não ponham os preços.", "leave_out_kind=price"],
  ["Please don't turn it into an appeal.", "tone=don't turn it into an appeal"],
])("what is not to be there is a wish to the end of its sentence: %s", (wish, read) => {
  const brief = `The workshop opens on 5 January at 9 am. ${wish}`;
  const { heldBack, facts } = readStory({ brief, brand: kite });
  expect(wishes(brief)).toContain(read);
  expect(facts.filter(({ from, span }) => from === "brief" && span.start > 40)).toEqual([]);
  expect(heldBack.filter(({ why }) => why === "unclear")).toEqual([]);
});

test.each([
  "Do not put the jumper in the dryer.",
  "Ne mettez pas le pull au sèche-linge.",
  "Non mettete il maglione nell'asciugatrice.",
])("what readers are not to do is none: %s", (rule) => {
  expect(wishes(`How to wash our wool. Wash it at 30 degrees. ${rule} Dry it flat.`)).toEqual([]);
});

test.each([
  "Don't apologise for us, but stay friendly.",
  "Bitte entschuldigt euch nicht für uns, aber bleibt freundlich.",
  "Ne vous excusez pas à notre place, on assume, mais restez aimables.",
  "No pidáis perdón por nosotros, pero sed amables.",
  "Non chiedete scusa per noi, ma siate gentili.",
  "Bied geen excuses aan namens ons, maar blijf vriendelijk.",
  "Não peçam desculpa por nós, mas sejam simpáticos.",
])("who is not to apologise makes the post: %s", (sentence) => {
  const { wishes } = readStory({ brief: `We open on Monday.\n${sentence}`, brand: kite });
  expect(wishes).toMatchObject([{ rule: "tone" }]);
});
