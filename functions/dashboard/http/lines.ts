type Lines = readonly unknown[];

/**
 * Answers a file of one JSON object a line. The first part is read before the answer, so that a refusal is one; the
 * others while the browser takes them.
 */
export async function linesOf(parts: AsyncGenerator<Lines>, name: string): Promise<Response> {
  const encoder = new TextEncoder();
  const bytesOf = (part: Lines) => encoder.encode(part.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
  let next = await parts.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(bytesOf(next.value));
      next = await parts.next();
    },
    cancel: () => parts.return(undefined).then(() => undefined),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/x-ndjson; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
