/** Builds something large on first use, so that importing this library costs an isolate next to nothing. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A set of words from one line of text. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Remembers the answers of a pure function of one text; the memory is emptied when it is full. */
export function remembered<T>(read: (s: string) => T, max = 1000): (s: string) => T {
  const known = new Map<string, T>();
  return (s) => {
    const before = known.get(s);
    if (before !== undefined) return before;
    const answer = read(s);
    if (known.size >= max) known.clear();
    known.set(s, answer);
    return answer;
  };
}

/** The same of texts in a language; that nothing was found is remembered as well. */
export function rememberedIn<T>(
  read: (text: string, language: string) => T,
  max = 1000,
): (text: string, language: string) => T {
  const inLanguage = new Map<string, (text: string) => { answer: T }>();
  return (text, language) => {
    const known = inLanguage.get(language) ?? remembered((one) => ({ answer: read(one, language) }), max);
    inLanguage.set(language, known);
    return known(text).answer;
  };
}
