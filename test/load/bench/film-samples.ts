const PHOTOGRAPHS = ["before", "after", "person"];

/** A sample whose entries each name a photograph in place of a product screen. */
export const withPhotographs = (sample: unknown): unknown =>
  JSON.parse(JSON.stringify(sample), (_, value) =>
    Array.isArray(value)
      ? value.map((entry, i) => ({ ...entry, photo: PHOTOGRAPHS[i % PHOTOGRAPHS.length] }))
      : value,
  );
