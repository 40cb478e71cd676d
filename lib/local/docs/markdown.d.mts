export type Heading = { id: string; title: string; depth: number };
/** A heading and the plain text below it. */
/** `names` is what its tables are about, the first column of each; `code` are its listings. */
export type Section = { id: string; title: string; text: string; names: string; code: string };

/** Reads a page of Markdown (GitHub's kind). `linkTo` turns the target of a link or picture into an address. */
export function readMarkdown(
  text: string,
  linkTo: (target: string) => string,
): { html: string; headings: Heading[]; sections: Section[] };
