import type { Brandrun, Schemas } from "../../clients/ts/src/index.ts";
import type { CallInput } from "../call-input.ts";
import { calling } from "../calling.ts";
import type { CliCommand } from "../command.ts";
import { printDryRun } from "../dry-run.ts";
import { fieldsOf, listOf, textOf } from "../json.ts";
import { type Column, facts, list, nextLine } from "../print.ts";

type Batch = Schemas["Batch"];
/** A batch, or what `--dry-run` answers. */
type DrawnBatch = Batch | Schemas["DryRuns"];

export const DRAWING: Readonly<Record<string, CliCommand>> = {
  "templates list": calling({
    about: "List the templates.",
    example: "npx brandrun templates list",
    call: (api, _, sent) => api.templates.list(sent),
    print: (templates, view) =>
      list(
        templates,
        [
          ["Template", ({ output_type: type }) => type],
          ["Makes", ({ asset_type: type }) => type],
          ["About", ({ about }) => about],
        ],
        "There are no templates.",
      )(view),
  }),
  "templates show": calling({
    about: "Show a template: its fields and a sample that `render` takes.",
    args: [{ name: "TEMPLATE", about: "The name of a template, as `templates list` shows it." }],
    example: "npx brandrun templates show stat",
    call: (api, { word }, sent) => api.templates.get(word(), sent),
    print: ({ output_type, about, schema, sizes, sample, preview_url }, view) =>
      [
        facts({ template: output_type, about, preview: preview_url }, view),
        list(fieldsOfSchema(schema), FIELD_COLUMNS, "It takes no fields.")(view),
        list(
          sizes,
          [
            ["Size", ({ name }) => name],
            ["Pixels", ({ width, height }) => `${width} x ${height}`],
          ],
          "It has no sizes.",
        )(view),
        `  npx brandrun render ${output_type} --data '${JSON.stringify(sample).replaceAll("'", "'\\''")}'\n`,
      ].join("\n"),
    pictures: ({ preview_url: url }) => [url],
  }),
  render: calling({
    about: "Draw a template with your own words, without a brief, and wait for it.",
    args: [{ name: "TEMPLATE", about: "The name of a template, as `templates list` shows it." }],
    options: ["data", "channel", "format", "theme", "file-type", "seed", "out", "no-wait", "dry-run"],
    says: { channel: "What it is for; it sets the size. Default web." },
    example: `npx brandrun render stat --data '{"value": "12x", "label": "faster invoices", "headline": "Invoices in a minute"}'`,
    async calls(api, input) {
      const destination = await input.destination();
      const channel = input.value("channel");
      const body = {
        items: [
          {
            output_type: input.word(),
            ...(channel !== undefined && { channel }),
            body: {
              ...(await input.json(input.required("data", "@data.json"))),
              ...given({
                format: input.value("format"),
                theme: input.value("theme"),
                file_type: input.value("file-type"),
                seed: input.number("seed"),
              }),
            },
          },
        ],
        ...(input.has("dry-run") && { dry_run: true }),
      };
      const batch: DrawnBatch = await input.ask(
        (sent): Promise<DrawnBatch> => api.render.create(body as never, sent),
      );
      if (!("items" in batch) || input.has("no-wait")) return batch;
      const end = await completed(api, input, batch);
      for (const { run_id: id } of destination ? end.items : [])
        await input.save(await input.ask((sent) => api.runs.get(id, {}, sent)), destination);
      return end;
    },
    print: (batch, view) => ("items" in batch ? printBatch(batch, view) : printDryRun(batch, view)),
    pictures: (batch) => itemsOf(batch).flatMap(({ asset_url: url }) => url ?? []),
    failed: (batch) => itemsOf(batch).some(({ status }) => status === "failed"),
  }),
};

const itemsOf = (batch: DrawnBatch) => ("items" in batch ? batch.items : []);

const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const printBatch = ({ items }: Batch, view: Parameters<typeof facts>[1]) =>
  items
    .map(
      ({ run_id, status, verdict, asset_url, error_code }) =>
        facts({ run: run_id, status, verdict, asset: asset_url, error: error_code }, view) +
        nextLine(`run ${run_id}`),
    )
    .join("\n");

type Field = { name: string; needed: boolean; what: string };

const FIELD_COLUMNS: readonly Column<Field>[] = [
  ["Field", ({ name }) => name],
  ["Required", ({ needed }) => needed],
  ["What it is", ({ what }) => what],
];

/** The fields that `--data` takes. Their descriptions name the limits. */
function fieldsOfSchema(schema: unknown): Field[] {
  const { properties, required } = fieldsOf(schema);
  const needed = new Set(listOf(required, textOf));
  return Object.entries(fieldsOf(properties)).map(([name, field]) => {
    const { description, enum: values } = fieldsOf(field);
    const what = [textOf(description), listOf(values, textOf).join(", ")].filter(Boolean).join(" ");
    return { name, needed: needed.has(name), what };
  });
}

const WATCH_SECONDS = 2;

async function completed(api: Brandrun, input: CallInput, first: Batch): Promise<Batch> {
  let batch = first;
  while (batch.status !== "completed") {
    const { queued, running, succeeded, failed } = batch.counts;
    const ended = succeeded + failed;
    input.progress.at("drawing", (100 * ended) / (queued + running + ended));
    const { batch_id: id } = batch;
    batch = await input.ask((sent) => api.render.get(id, { wait: WATCH_SECONDS }, sent));
    if (batch.status !== "completed") await input.breathe();
  }
  return batch;
}
