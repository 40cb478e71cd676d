import { expect, test } from "vitest";
import { bansMotif } from "../../../lib/story/read/motif-bans.ts";

test.each([
  "Please no Father Christmas and no snowflakes, we sell it until the end of February.",
  "And no planes anywhere in the pictures, obviously!",
  "Don't use any handshakes.",
  "Bitte keine Schneeflocken, wir verkaufen sie bis März.",
  "Pas de flocons s'il vous plaît.",
  "Nada de copos de nieve, por favor.",
  "Niente fiocchi di neve, per favore.",
  "Geen sneeuwvlokken graag.",
  "Keine Menschen auf den Bildern, bitte.",
])("for the maker: %s", (sentence) => expect(bansMotif(sentence)).toBe(true));

test.each([
  "No Santa this year: our grotto stays closed.",
  "No dogs in the hall, please.",
  "No experience needed.",
  "The snowflakes are on the window until 6 January.",
  "No more than 12 people in the photos of 1954.",
])("for readers: %s", (sentence) => expect(bansMotif(sentence)).toBe(false));
