import type { Tool as ListedTool, ToolAnnotations } from "@modelcontextprotocol/server";
import { inputSchema, outputSchema } from "./schemas.ts";
import type { Tool } from "./tool.ts";
import { TOOLS } from "./tools.ts";

let listed: ListedTool[] | undefined;

/** The list of tools, the same for every caller. It is made when it is first asked for. */
export function listedTools(): ListedTool[] {
  listed ??= TOOLS.map(toListed);
  return listed;
}

function toListed(tool: Tool): ListedTool {
  return {
    name: tool.operation.id,
    title: tool.title,
    description: tool.description,
    // Both are object schemas, which the type of the protocol wants to see.
    inputSchema: inputSchema(tool) as ListedTool["inputSchema"],
    outputSchema: outputSchema(tool) as NonNullable<ListedTool["outputSchema"]>,
    annotations: annotationsOf(tool),
  };
}

function annotationsOf({ operation, destructive, repeatable, outside }: Tool): ToolAnnotations {
  const readOnlyHint = operation.effect === "read";
  return {
    readOnlyHint,
    destructiveHint: destructive ?? false,
    idempotentHint: readOnlyHint || (repeatable ?? false),
    openWorldHint: outside ?? false,
  };
}
