type SlideData = Record<string, unknown>;
type SlideTexts = { title: unknown; body: unknown; isEntry: boolean };

const isList = (value: unknown): value is readonly SlideData[] => Array.isArray(value);

/** How many of a series' slides are steps to count, from the first on. */
function countedIn({ numbered, steps }: SlideData, total: number): number {
  if (numbered === true) return total;
  return typeof steps === "number" ? steps : 0;
}

/** The slides of a series, or the steps of a page, which are searched for what each of them names. */
export function namingTexts(data: SlideData): SlideTexts[] {
  const { slides, steps } = data;
  if (isList(slides)) {
    const counted = countedIn(data, slides.length);
    return slides.map(({ title, body }, i) => ({ title, body, isEntry: i < counted }));
  }
  const { items } = (steps ?? {}) as { items?: unknown };
  return isList(items) ? items.map(({ title, text }) => ({ title, body: text, isEntry: true })) : [];
}
