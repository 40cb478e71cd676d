/** Whether every quotation mark and bracket that a text opens is closed in it. */
export const isClosed = (text: string): boolean =>
  (text.match(/[(“„«]/gu) ?? []).length === (text.match(/[)»]|”|(?<=\S)“/gu) ?? []).length &&
  (text.match(/"/gu) ?? []).length % 2 === 0;
