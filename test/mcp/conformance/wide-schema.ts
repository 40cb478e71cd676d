export const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** A schema of arguments with keywords of that dialect, which a list of tools has to keep. */
export const WIDE_SCHEMA = {
  $schema: DIALECT,
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // biome-ignore lint/suspicious/noThenProperty: the keyword is called so.
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};
