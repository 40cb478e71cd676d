/** A quotation with who said it, by offsets in its stretch; empty strings where it is not told. */
export type FoundQuotation = {
  lead: number;
  end: number;
  text: string;
  name: string;
  role: string;
  company: string;
};
