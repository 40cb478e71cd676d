import type { Template } from "../../lib/render/template.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { describeLook } from "../../lib/runs/looks.ts";
import { describeTemplate } from "../../lib/runs/templates.ts";
import { Look } from "../../lib/vocab.ts";

/** Templates that show how much a picture can hold: a series, code, a voice, a date. */
const SHOWN = ["chart_line", "comparison", "changelog", "quote", "event", "code"];

type Picture = { title: string; about: string; preview_url: string };

/** What the service draws, drawn by the service. */
export const Gallery = ({ publicUrl }: { publicUrl: string }) => {
  const templates: readonly Template[] = Object.values(TEMPLATES).filter(({ id }) => SHOWN.includes(id));
  return (
    <>
      <section aria-labelledby="templates-title" class="stack">
        <h2 id="templates-title">{`${Object.keys(TEMPLATES).length} templates, chosen by what you say`}</h2>
        <p class="soft">
          Figures over years become a chart, a quotation becomes a portrait, a changelog becomes a list. Each
          says what it needs; the one that shows most of your facts wins.
        </p>
        <Pictures of={templates.map((template) => describeTemplate(template, publicUrl))} />
      </section>
      <section aria-labelledby="looks-title" class="stack">
        <h2 id="looks-title">One story in seven looks</h2>
        <p class="soft">
          Your palette, logo and voice suggest one. It holds for cards, slides and films alike.
        </p>
        <Pictures of={Look.options.map((look) => describeLook({ look }, publicUrl))} />
      </section>
    </>
  );
};

const Pictures = ({ of }: { of: readonly Picture[] }) => (
  <ul class="pictures">
    {of.map(({ title, about, preview_url }) => (
      <li>
        <figure>
          <img src={preview_url} alt={`${title}: ${about}`} loading="lazy" />
          <figcaption>{title}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
