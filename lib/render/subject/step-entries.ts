type SlideData = Record<string, unknown>;
type SlideTexts = { title: unknown; body: unknown; isEntry: boolean };

const isList = (value: unknown): value is readonly SlideData[] => Array.isArray(value);

const wordsOf = ({ title, body }: SlideData) => ({ title, body });
/** A line of release notes, "Fixed: farrier visits no longer jump", is about what the software does with a thing. */
const UNSAID = { title: "", body: "" };

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
    return slides.map(({ tag, ...said }, i) => ({ ...(tag ? UNSAID : wordsOf(said)), isEntry: i < counted }));
  }
  const { items } = (steps ?? {}) as { items?: unknown };
  return isList(items) ? items.map(({ title, text }) => ({ title, body: text, isEntry: true })) : [];
}
