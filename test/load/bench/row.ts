/** One line of the table. Times are in the unit named beside them. */
export type Row = {
  /** The measurement that it comes from, as `npm run bench` names it; set by the program. */
  part?: string;
  name: string;
  value: number;
  unit: string;
  /** The same figure of the limit Worker, measured in turns with ours. */
  baseline?: number;
  /** `value / baseline`: above 1 is good for a rate, below 1 for a time. */
  ratio?: number;
  /** Half the distance of the outer quartiles, as a share of the median: of the ratios where there are any. */
  spread?: number;
  aim?: string;
  /** This run beside a stored one: of the ratios where there are any, else of the values. */
  before?: number;
  note?: string;
};

/** The value below which the share `q` of the sample lies; NaN for an empty one. */
export function quantile(sample: readonly number[], q: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

export const median = (sample: readonly number[]): number => quantile(sample, 0.5);

export const mean = (sample: readonly number[]): number =>
  sample.reduce((sum, value) => sum + value, 0) / sample.length;

/** Half of the interquartile range, as a share of the median. */
export const spread = (sample: readonly number[]): number =>
  (quantile(sample, 0.75) - quantile(sample, 0.25)) / 2 / median(sample);
