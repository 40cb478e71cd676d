// The description as people read it in the reference. `/api/v1/openapi.json` itself keeps every word for programs.

const METHODS = ["get", "post", "put", "patch", "delete"];

/** Headers of every call; the text at the top says once what they do. */
const EVERYWHERE = ["X-Service-Key-ID", "X-Service-Key-Workspace-ID", "X-Service-Key-Scopes", "X-Request-Id"];
const ABOUT = `

The [guides](/docs/) show a [first call](/docs/), a [webhook](/docs/webhooks), a [post](/docs/posting) and a [whole program](/docs/whole-program) step by
step; [errors](/docs/api#errors) and [limits](/docs/limits) have pages of their own. Each group below begins with a link to its guide.

The whole description for programs is [openapi.json](/api/v1/openapi.json).

## Headers of every call

\`Authorization: Bearer KEY\` says who asks. \`X-Request-Id\` names the request if you like; the answer carries it, or one of ours.
\`X-Service-Key-ID\`, \`X-Service-Key-Workspace-ID\` and \`X-Service-Key-Scopes\` are accepted and ignored. The calls below name only what they
take besides.`;

const isEverywhere = ({ $ref = "" }) => EVERYWHERE.some((name) => $ref === `#/components/parameters/${name}`);

/** Most callers see the second answer; a dry run answers the first, and only where it is asked for. */
const isDryRun = (answer) => answer?.description?.startsWith("The answer to a dry run") === true;

function operationForReaders({ parameters = [], responses, ...operation }) {
  const { 200: first, ...others } = responses;
  return {
    ...operation,
    parameters: parameters.filter((parameter) => !isEverywhere(parameter)),
    responses: isDryRun(first) ? { ...others, "200 with dry_run": first } : responses,
  };
}

function pathForReaders(path) {
  return Object.fromEntries(
    Object.entries(path).map(([name, value]) => [
      name,
      METHODS.includes(name) ? operationForReaders(value) : value,
    ]),
  );
}

/** What has to be given stands before what may be; else the order of the description. */
function requiredFirst(schema) {
  const { properties, required = [] } = schema;
  if (!properties) return schema;
  const entries = Object.entries(properties);
  const isRequired = ([name]) => required.includes(name);
  const sorted = [...entries.filter(isRequired), ...entries.filter((entry) => !isRequired(entry))];
  return { ...schema, properties: Object.fromEntries(sorted) };
}

const withSortedRequests = ({ schemas, ...components }) => ({
  ...components,
  schemas: Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      name.endsWith("Request") ? requiredFirst(schema) : schema,
    ]),
  ),
});

/** The viewer shows no `externalDocs` of a group, so the link stands in its text. */
const tagForReaders = ({ description, externalDocs, ...tag }) => ({
  ...tag,
  externalDocs,
  description: externalDocs
    ? `${description} More in [the guide](${pathOf(externalDocs.url)}).`
    : description,
});
/** Readers stay at the address they came by. */
const pathOf = (address) => {
  const { pathname, hash } = new URL(address);
  return pathname + hash;
};

/** The same description, without what every call repeats. */
export function forReaders({ info, tags, paths, components, ...description }) {
  return {
    ...description,
    info: { ...info, description: `${info.description}${ABOUT}` },
    tags: tags.map(tagForReaders),
    components: withSortedRequests(components),
    paths: Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, pathForReaders(path)])),
  };
}
