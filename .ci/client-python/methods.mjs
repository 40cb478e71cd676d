import { callsOf, parametersIn, queryName } from "./definitions.mjs";

const HEAD = `from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from ._caller import Caller
from ._pages import Pages

if TYPE_CHECKING:
    from typing import Literal

    from typing_extensions import Unpack

    from . import types as t


class Calls(Caller):
    """Every call of the API, under its name in the interface description."""
`;

/** Posts that compute and change nothing. */
const COMPUTES = new Set(["clarify_brief", "draft_brand_dna"]);
/**
 * For machines that are no clients: the description itself, scanners that report leaked keys, and the login by which a
 * program gets its key.
 */
const LEFT = new Set([
  "get_description",
  "report_leaked_keys",
  "begin_login",
  "finish_login",
  "give_back_key",
]);

/** The class with a method for each call. */
export function methodsOf(description) {
  const calls = callsOf(description).filter(({ operation }) => !LEFT.has(operation.operationId));
  return `${HEAD}\n${calls.map(methodOf).join("\n")}`;
}

function methodOf({ path, method, operation }) {
  const call = { path, method, operation, ...shapeOf(operation) };
  return call.dry ? withDryRun(call) : plainMethod(call);
}

const nameOf = (schema) => schema?.$ref?.split("/").at(-1);
const jsonOf = (of) => of?.content?.["application/json"]?.schema;

/** What a call takes and answers, as names of types. */
function shapeOf(operation) {
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, answer]) => optionsOf(jsonOf(answer)));
  const dry = answers.find((name) => name.includes("DryRun"));
  const made = answers.find((name) => !name.includes("DryRun"));
  const request = nameOf(jsonOf(operation.requestBody));
  const query = parametersIn(operation, "query").length > 0 ? queryName(operation.operationId) : undefined;
  return { dry, made, takes: request ?? query, sends: request ? "body" : "query" };
}

function optionsOf(schema) {
  if (!schema) return ["None"];
  if (schema.items) return [`list[${optionsOf(schema.items)[0]}]`];
  return schema.anyOf ? schema.anyOf.map(typeName) : [typeName(schema)];
}
const typeName = (schema) => `t.${nameOf(schema)}`;

const idsOf = (path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const pathOf = (path) => {
  const text = path.replace(/\{(\w+)\}/g, "{self._id($1)}");
  return text === path ? `"${path}"` : `f"${text}"`;
};

/** How a call may be repeated: see _caller.py. */
function repeatOf({ method, operation }) {
  const isKeyed = operation.parameters?.some((one) => one.$ref?.endsWith("/Idempotency-Key"));
  if (isKeyed) return "keyed";
  return ["get", "delete"].includes(method) || COMPUTES.has(operation.operationId) ? "safe" : "unsafe";
}

/** The first sentence of what an operation does; code marks would stand between quotation marks. */
const sentenceOf = ({ description }) => description.split(/\.\s/)[0].replace(/\.$/, "").replaceAll("`", "");

const signature = (ids, more) => {
  const places = ids.map((name) => `${name}: str`);
  return ["self", ...places, ...(ids.length > 0 ? ["/"] : []), ...more].join(", ");
};

function plainMethod(call) {
  const { path, method, operation, made, takes, sends } = call;
  const fields = takes ? [`**${sends}: Unpack[t.${takes}]`] : [];
  const isPaged =
    made.startsWith("list[") && parametersIn(operation, "query").some(({ name }) => name === "limit");
  const answer = isPaged ? made.replace("list[", "Pages[") : made;
  const sent = takes ? `, ${sends}=dict(${sends})` : "";
  const body = isPaged
    ? `Pages(self, ${pathOf(path)}, dict(${sends}))`
    : `self._call("${method.toUpperCase()}", ${pathOf(path)}, "${repeatOf(call)}"${sent})`;
  return `    def ${operation.operationId}(${signature(idsOf(path), fields)}) -> ${answer}:
        """${sentenceOf(operation)}."""
        ${made === "None" ? "" : "return "}${body}
`;
}

function withDryRun(call) {
  const { path, method, operation, dry, made, takes } = call;
  const ids = idsOf(path);
  const typed = (flag) => signature(ids, ["*", flag, `**body: Unpack[t.${takes}]`]);
  return `    @overload
    def ${operation.operationId}(${typed("dry_run: Literal[True]")}) -> ${dry}: ...

    @overload
    def ${operation.operationId}(${typed("dry_run: Literal[False] = False")}) -> ${made}: ...

    def ${operation.operationId}(${signature(ids, ["**body: Any"])}) -> Any:
        """${sentenceOf(operation)}. With \`dry_run=True\` it says what would happen and cost."""
        return self._call("${method.toUpperCase()}", ${pathOf(path)}, "${repeatOf(call)}", body=body)
`;
}
