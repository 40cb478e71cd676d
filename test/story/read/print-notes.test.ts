import { expect, test } from "vitest";
import { isPrintNote } from "../../../lib/story/read/print-notes.ts";

test.each([
  "Will be printed A5 as well.",
  "We'll print it as a poster too.",
  "It gets printed on A4.",
  "Wird auch als A5 gedruckt.",
  "Sera aussi imprimé en A5.",
  "Verrà stampato anche in A3.",
  "Am liebsten mit der Geschichte, dass der Nikolaus kommt.",
  "Ideally with a photo of the boat.",
  "Liefst met een foto van de winkel.",
])("for the maker: %s", (words) => expect(isPrintNote(words)).toBe(true));

test.each([
  "All photos are printed on A4 paper.",
  "Your name will be printed on the bib.",
  "We print posters up to A2.",
  "Am liebsten mit dem Fahrrad kommen.",
  "Preferably with a friend.",
  "Am liebsten mit einer Anmeldung vorab.",
])("for readers: %s", (words) => expect(isPrintNote(words)).toBe(false));
