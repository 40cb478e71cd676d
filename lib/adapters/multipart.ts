type File = { name: string; mimeType: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * A body of fields and files (RFC 7578). FormData would turn line breaks into CR LF, and captions have to
 * arrive unchanged.
 */
export async function multipart(
  fields: Record<string, string>,
  files: Record<string, File> = {},
): Promise<{ type: string; bytes: ArrayBuffer }> {
  const boundary = `part-${crypto.randomUUID()}`;
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`, value, "\r\n");
  }
  for (const [field, { name, mimeType, bytes }] of Object.entries(files)) {
    const head = `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${mimeType}`;
    parts.push(`--${boundary}\r\n${head}\r\n\r\n`, bytes, "\r\n");
  }
  parts.push(`--${boundary}--\r\n`);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: await new Blob(parts).arrayBuffer() };
}
