import * as z from "zod/v4";
import { escaped } from "../layout.ts";

/** A mail as the service hands it to a gateway. */
const Letter = z.object({ to: z.string(), subject: z.string(), text: z.string() });
type Letter = z.infer<typeof Letter>;

/** The mail in a body, if it is one. */
export function letterIn(body: unknown): Letter | undefined {
  const read = Letter.safeParse(body);
  return read.success ? read.data : undefined;
}

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/** Text with its addresses as links; everything else is shown as it is. */
function linked(text: string): string {
  let at = 0;
  let html = "";
  for (const m of text.matchAll(LINK)) {
    html += `${escaped(text.slice(at, m.index))}<a href="${escaped(m[0])}">${escaped(m[0])}</a>`;
    at = m.index + m[0].length;
  }
  return html + escaped(text.slice(at));
}

/** A mail as its recipient sees it. */
export const letterHtml = ({ to, subject, text }: Letter, at: string): string =>
  `<article class="call letter"><header><h2>${escaped(subject)}</h2>
<p class="soft">To ${escaped(to)}, <time datetime="${at}">${at.slice(11, 19)}</time></p></header>
${text
  .trim()
  .split(/\n{2,}/)
  .map((part) => `<p>${linked(part.trim()).replaceAll("\n", "<br>")}</p>`)
  .join("\n")}</article>`;
