/** Its first word with a capital, where that is a common word: "iPhone", "b2b", "kite.example" and "npm i kite" stay as they are, and Dutch "één" keeps one accent. */
export const capitalized = (text: string): string =>
  text.replace(
    /^(?!(?:npm|npx|pnpm|yarn|pip3?|docker|git|brew|cargo|kubectl|sudo|ssh|curl) )(\p{Ll})(\p{Ll}*)(?![\p{L}\d]|[.@/]\p{L})/u,
    (word) => (word === "één" ? "Eén" : word.charAt(0).toUpperCase() + word.slice(1)),
  );
