import * as z from "zod/v4";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import { own } from "../../../lib/text/own.ts";

type ContentBody = Record<string, unknown>;
type Path = readonly (string | number)[];

/** A text of finished content, as a field of a form. */
export type ContentField = {
  /** Its name in the form: `content.` and its path in the content. */
  name: string;
  path: Path;
  label: string;
  value: string;
  /** A list of texts: one a line. */
  isList: boolean;
  maxlength?: number;
};

const PREFIX = "content.";

/** Fields that say how something is drawn, or name a picture. */
const NO_WORDS =
  /^(?:kind|language|photo|photos|more_photos|photo_treatment|device|screen|screens|portrait|icon)$/;

const USUAL: Readonly<Record<string, string>> = {
  headline: "Headline",
  supporting: "Subline",
  kicker: "Above the headline",
  cta: "Call to action",
  url: "Address",
};

type Schema = { type?: string; enum?: unknown; maxLength?: number; anyOf?: readonly Schema[] };

/** The words of finished content as fields: those of its template, and what stands within its lists and groups. */
export function contentFields(outputType: string | null, body: ContentBody): ContentField[] {
  const template = own(TEMPLATES, outputType ?? "");
  const { properties = {} } = template
    ? (z.toJSONSchema(template.data, { io: "input", unrepresentable: "any" }) as {
        properties?: Record<string, Schema>;
      })
    : {};
  const names = [...new Set([...Object.keys(properties), ...Object.keys(body)])];
  return names
    .filter((name) => !NO_WORDS.test(name) && !own(properties, name)?.enum)
    .flatMap((name) => {
      const schema = own(properties, name);
      const value = own(body, name) ?? (schema?.type === "string" ? "" : undefined);
      const label = name === template?.headline ? "Headline" : labelOf([name]);
      return textsAt(value, [name]).map((field) => ({
        ...field,
        ...(field.path.length === 1 && { label }),
        ...(field.path.length === 1 && schema?.maxLength && { maxlength: schema.maxLength }),
      }));
    });
}

/** How a tick and a cross of a comparison are written. */
const [YES, NO] = ["yes", "no"];

/** Every text, number, tick and cross at and below a place. */
function textsAt(value: unknown, path: Path): ContentField[] {
  if (typeof value === "string" || typeof value === "number")
    return [fieldAt(path, String(value), typeof value === "string" && value.includes("\n"))];
  if (typeof value === "boolean") return [fieldAt(path, value ? YES : NO, false)];
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string"))
    return [fieldAt(path, value.join("\n"), true)];
  if (!value || typeof value !== "object") return [];
  return Object.entries(value)
    .filter(([name]) => !NO_WORDS.test(name))
    .flatMap(([name, inner]) => textsAt(inner, [...path, Array.isArray(value) ? Number(name) : name]));
}

const fieldAt = (path: Path, value: string, isList: boolean): ContentField => ({
  name: `${PREFIX}${path.join(".")}`,
  path,
  label: labelOf(path),
  value,
  isList,
});

/** "Points 2, label" for the label of the second point. */
function labelOf(path: Path): string {
  const words = path.map((part) =>
    typeof part === "number" ? String(part + 1) : (own(USUAL, part) ?? part.replaceAll("_", " ")),
  );
  const said = words.reduce((text, word) =>
    /^\d+$/.test(word) ? `${text} ${word}` : `${text}, ${word.toLowerCase()}`,
  );
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();

/** Whether a form holds finished content. */
export const hasContent = (sent: Readonly<Record<string, string>>): boolean =>
  Object.keys(sent).some((name) => name.startsWith(PREFIX));

/** What a form changes of finished content, by the template's fields; undefined for nothing. An emptied field is null. */
export function contentChanges(
  outputType: string | null,
  body: ContentBody,
  sent: Readonly<Record<string, string>>,
): ContentBody | undefined {
  const changed = contentFields(outputType, body).flatMap(({ name, path, value, isList }) => {
    const text = plain(own(sent, name) ?? value);
    return text === plain(value) ? [] : [{ path, text, isList }];
  });
  if (changed.length === 0) return undefined;
  const after = changed.reduce<ContentBody>(
    (whole, { path, text, isList }) =>
      replaced(whole, path, typed(valueAt(body, path), text, isList)) as ContentBody,
    body,
  );
  const names = [...new Set(changed.map(({ path: [name] }) => String(name)))];
  return Object.fromEntries(names.map((name) => [name, withoutEmpty(own(after, name)) ?? null]));
}

/** The text in the type that stands there now. */
function typed(was: unknown, text: string, isList: boolean): unknown {
  if (text === "") return undefined;
  // Lines of code keep their indents, and blank lines where there were some.
  if (Array.isArray(was) && isList)
    return text.split("\n").filter((line) => line.trim() !== "" || was.includes(""));
  if (typeof was === "boolean" && [YES, NO].includes(text.toLowerCase())) return text.toLowerCase() === YES;
  return typeof was === "number" && Number.isFinite(Number(text)) ? Number(text) : text;
}

const valueAt = (from: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, part) => {
    if (Array.isArray(at)) return at.at(Number(part));
    return at && typeof at === "object" ? own(at as ContentBody, String(part)) : undefined;
  }, from);

/** The same content with another value at a place; undefined takes the place out. */
function replaced(content: unknown, [part, ...rest]: Path, value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(content)) return content.map((one, i) => (i === part ? replaced(one, rest, value) : one));
  const entries = Object.entries(content as ContentBody).map(
    ([name, inner]) => [name, name === part ? replaced(inner, rest, value) : inner] as const,
  );
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** An entry of a list, or a group, whose words are all gone goes with them. */
function withoutEmpty(value: unknown): unknown {
  if (!value || typeof value !== "object") return value;
  if (!Array.isArray(value)) return textsAt(value, ["group"]).length > 0 ? within(value) : undefined;
  const left = value.filter((one) => textsAt(one, ["entry"]).length > 0);
  return left.length > 0 ? left : undefined;
}

/** A group whose lists and groups are without empty ones. */
const within = (group: object): ContentBody =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, inner]) => {
      const left = withoutEmpty(inner);
      return left === undefined ? [] : [[name, left]];
    }),
  );

/** Problems of the content's fields, at the fields of the form. */
export function contentErrors(
  errors: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = Object.keys(sent).filter((name) => name.startsWith(PREFIX));
  const placeOf = (field: string) =>
    names.find((name) => name.slice(PREFIX.length).split(".").includes(field));
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [placeOf(name) ?? name, text]));
}
