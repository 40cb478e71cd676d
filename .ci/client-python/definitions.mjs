const pascal = (id) => id.replace(/(?:^|[_.])([a-z])/g, (_, letter) => letter.toUpperCase());

/** The type of the filters of a call. */
export const queryName = (operationId) => `${pascal(operationId)}Query`;
/** The type of the message of a kind of event. */
const messageName = (kind) => `${pascal(kind)}Message`;

export const callsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, route]) =>
    Object.entries(route).map(([method, operation]) => ({ path, method, operation })),
  );
export const parametersIn = ({ parameters = [] }, at) => parameters.filter((one) => one.in === at);

/** What the types are made of, as JSON schemas by name: records, requests, filters and messages. */
export function definitionsOf(description) {
  const { schemas } = description.components;
  for (const { operation } of callsOf(description)) asArguments(operation, schemas);
  const filters = callsOf(description)
    .map(({ operation }) => [operation.operationId, parametersIn(operation, "query")])
    .filter(([, parameters]) => parameters.length > 0)
    .map(([id, parameters]) => [queryName(id), filtersOf(parameters)]);
  const messages = Object.entries(description.webhooks).map(([kind, { post }]) => [
    messageName(kind),
    post.requestBody.content["application/json"].schema,
  ]);
  const all = { ...schemas, ...Object.fromEntries(filters), ...Object.fromEntries(messages) };
  const maybe = Object.keys(schemas).filter((name) => schemas[name].type?.includes?.("null"));
  const named = Object.entries(all).map(([name, schema]) => [
    name,
    titled(withNull(plain(schema), maybe, true), name),
  ]);
  return { definitions: Object.fromEntries(named), messages: messages.map(([name]) => name) };
}

/**
 * The request as arguments of a method. `dry_run` chooses between two answers, so the method has it. Where a call takes
 * a form, the file is given as bytes.
 */
function asArguments({ operationId, requestBody }, schemas) {
  const request = schemas[`${pascal(operationId)}Request`];
  if (!request) return;
  delete request.properties.dry_run;
  request.properties = Object.fromEntries(
    Object.entries(request.properties).map(([name, schema]) => [argumentName(name), schema]),
  );
  request.required = request.required?.map(argumentName);
  if (!requestBody?.content["multipart/form-data"]) return;
  request.properties.file = { type: "string" };
  // Of the ways to bring a file one is needed: none is needed by itself.
  for (const { properties } of request.oneOf ?? []) Object.assign(request.properties, properties);
  request.required = request.required?.filter((name) => !/_(url|base64)$/.test(name));
  delete request.oneOf;
}

/** Filters that take several values with commas between them take a list. */
function filtersOf(parameters) {
  const typeOf = ({ name, description, schema }) => {
    if (name === "wait") return { type: "integer", description };
    const isList = schema.pattern?.includes(",(") || /\bcommas?\b/.test(description);
    const several = { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] };
    return { ...(isList ? several : schema), description };
  };
  const properties = parameters.map((one) => [argumentName(one.name), typeOf(one)]);
  return { type: "object", properties: Object.fromEntries(properties) };
}

/** `from` is a word of Python: as an argument it is `from_`. */
const argumentName = (name) => (name === "from" ? "from_" : name);

/** Without what types do not tell. */
const plain = (schema) =>
  JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "#/definitions/"), (name, value) =>
    (["examples", "required"].includes(name) && !Array.isArray(value)) ||
    (name === "examples" && Array.isArray(value)) ||
    (["format", "pattern", "default"].includes(name) && typeof value !== "object")
      ? undefined
      : value,
  );

/** A record that may be null is not null itself: what refers to it is. */
function withNull(schema, maybe, isWhole = false) {
  if (Array.isArray(schema)) return schema.map((one) => withNull(one, maybe));
  if (typeof schema !== "object" || schema === null) return schema;
  if (maybe.some((name) => schema.$ref === `#/definitions/${name}`))
    return { anyOf: [schema, { type: "null" }] };
  const entries = Object.entries(schema).map(([name, value]) => [name, withNull(value, maybe)]);
  const inner = Object.fromEntries(entries);
  return isWhole && inner.type?.includes?.("null") ? { ...inner, type: "object" } : inner;
}

function singular(name) {
  const one = name
    .replace(/ies$/, "y")
    .replace(/(sh|ch|x)es$/, "$1")
    .replace(/([^su])s$/, "$1");
  return one === name ? `${name}Item` : one;
}

/** Names every object within a schema after its place, so that names do not depend on each other. */
function titled(schema, name) {
  if (typeof schema !== "object" || schema === null || schema.$ref) return schema;
  const inner = { ...schema };
  if (inner.properties) {
    inner.title = name;
    const entries = Object.entries(inner.properties);
    inner.properties = Object.fromEntries(
      entries.map(([field, of]) => [field, titled(of, name + pascal(field))]),
    );
  }
  for (const kind of ["items", "additionalProperties"])
    if (inner[kind]) inner[kind] = titled(inner[kind], singular(name));
  for (const kind of ["anyOf", "oneOf", "allOf"])
    if (inner[kind]) inner[kind] = inner[kind].map((one) => titled(one, name));
  return inner;
}
