/** Work of others, as the licences page lists it. */
export type Part = {
  name: string;
  version?: string | undefined;
  /** An SPDX expression. */
  licence: string;
  /** Where its source is; https. */
  source?: string | undefined;
  /** The package that contains it, if it is not one itself. */
  within?: string | undefined;
  /** Copyright lines of a part that brings no licence itself. */
  owner?: string | undefined;
  /** What its package does not publish about its contents. */
  gap?: string | undefined;
  /** Licences and copyright lines, word for word. */
  texts: readonly string[];
};
