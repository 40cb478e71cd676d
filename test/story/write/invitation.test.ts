import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { invitationIn } from "../../../lib/story/write/invitation.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType: "card" });

test.each([
  ["We baked a new rye bread. Visit us!", "Visit us"],
  ["Our repair café has moved to Mill Lane. Book a repair this week.", "Book a repair this week"],
  ["Wir haben ein neues Roggenbrot gebacken. Besuchen Sie uns!", "Besuchen Sie uns"],
  ["Unser neues Roggenbrot ist da. Kommt vorbei!", "Kommt vorbei"],
  ["Notre nouveau pain de seigle est là. Venez nous voir !", "Venez nous voir"],
  ["Nuestro nuevo pan de centeno ya está aquí. ¡Visítanos!", "Visítanos"],
  ["Il nostro nuovo pane di segale è arrivato. Venite a trovarci!", "Venite a trovarci"],
  ["Ons nieuwe roggebrood ligt klaar. Kom langs!", "Kom langs"],
])("%s invites by: %s", (brief, label) => {
  const story = storyOf(brief);
  expect(story.cta).toMatchObject({ label, url: "" });
  const shown = [story.headline, story.support, ...story.points].map((line) => line?.text ?? "");
  expect(shown.join("\n")).not.toContain(label);
  expect(story.posts.linkedin).toContain(label);
});

test("an address, a number or a code of the brief comes before an invitation", () => {
  expect(storyOf("New bikes are here. Visit us! example.com").cta?.url).toContain("example.com");
});

test.each([
  "Visit us on Saturday at 10",
  "Join the 400 teams that plan with us",
  "We visit you",
  "Call me maybe",
])("%s is a statement, and no bare invitation", (text) => expect(invitationIn(text, "en")).toBe(""));

test.each(["We close our shop on Mill Lane for good on 31 May. Visit us!", "Visit us!"])(
  "%s has no action of its own",
  (brief) => expect(storyOf(brief).cta).toBeNull(),
);
