/** Rows of some measurements (all, or those whose names match), and the heading of the page below which their cause stands. */
type Cause = { parts: readonly string[]; rows?: RegExp; heading: string };

export const CAUSES: readonly Cause[] = [
  { parts: ["throughput"], rows: /^generate/, heading: "Why generate takes longer than the limit" },
  { parts: ["throughput"], rows: /^poll/, heading: "Why a poll takes longer than the limit" },
  { parts: ["refused"], rows: /429/, heading: "Why 429 takes longer than the limit" },
  { parts: ["refused"], heading: "Why 403 takes longer than the limit" },
  { parts: ["agents"], heading: "Why a tool call takes longer than its endpoint" },
  { parts: ["batch"], heading: "Why the batch is slow on one machine" },
  { parts: ["webhooks", "cards", "fairness", "studio"], heading: "Why work at once waits on one machine" },
  { parts: ["burst"], heading: "Why a burst waits on one machine" },
  { parts: ["scale"], rows: /^list, (q|metadata)/, heading: "Why the search grows" },
  { parts: ["scale"], rows: /, blocks$/, heading: "Why pages grow" },
  { parts: ["scale"], heading: "Why a statement of some hundredths of a millisecond scatters" },
  { parts: ["size"], heading: "Why an install is larger than its aim" },
  { parts: ["start"], rows: /^ready/, heading: "Why npm start takes its time" },
  { parts: ["start"], rows: /^first card/, heading: "Why the first card of an isolate is slow" },
  { parts: ["start"], rows: /^start of the Worker/, heading: "Why the Worker starts slower than hello" },
  { parts: ["memory"], heading: "Why workerd grows" },
  { parts: ["pages"], heading: "Why a page is painted late" },
  { parts: ["film"], rows: /cold beside warm/, heading: "Why the first film is slow" },
  { parts: ["film"], heading: "Why a film takes its time" },
  { parts: ["templates"], heading: "Why flat designs gain less" },
  { parts: ["render"], heading: "Why a card takes its time" },
];
