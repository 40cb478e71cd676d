/** Its first word with a capital, where that is a common word: "iPhone", "b2b" and "kite.example" stay as they are. */
export const capitalized = (text: string): string =>
  text.replace(
    /^(\p{Ll})(\p{Ll}*)(?![\p{L}\d]|[.@/]\p{L})/u,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
