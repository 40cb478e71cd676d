// quicktype's Python, with records as the dictionaries that JSON is: TypedDict for objects, Literal for lists of values.
import {
  FetchingJSONSchemaStore,
  getOptionValues,
  InputData,
  JSONSchemaInput,
  PythonRenderer,
  PythonTargetLanguage,
  pythonOptions,
  quicktype,
} from "quicktype-core";

/** Names that a class body of Python cannot have as fields. */
const KEYWORDS =
  /^(and|as|class|def|del|elif|else|except|for|from|global|if|import|in|is|not|or|pass|raise|return|try|while|with|yield)$/;
const isName = (name) => /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.test(name);

const literalOf = (values) => `Literal[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
const sorted = (values) => [...values].sort();

/** Lists of values that have a name in the description, by their values. */
const namedLists = (definitions) =>
  new Map(
    Object.entries(definitions)
      .filter(([, { enum: values }]) => values)
      .map(([name, { enum: values }]) => [sorted(values).join(), name]),
  );

class TypedDictRenderer extends PythonRenderer {
  declared = new Set();
  lists = new Map();

  pythonType(type, isRoot, isQuoted) {
    if (type.kind !== "enum") return super.pythonType(type, isRoot, isQuoted);
    const values = sorted(type.cases);
    const name = this.lists.get(values.join());
    return name ?? [this.withTyping("Literal"), literalOf(values).slice("Literal".length)];
  }

  namedType(type, isQuoted) {
    const name = this.nameForNamedType(type);
    return isQuoted || this.declared.has(type) ? name : ['"', name, '"'];
  }

  emitClass(type) {
    const name = this.nameForNamedType(type);
    const fields = [];
    this.forEachClassProperty(type, "none", (_, json, { type: of, isOptional }) =>
      fields.push({ json, isOptional, of: json === "file" ? "bytes" : this.pythonType(of) }),
    );
    this.withTyping("TypedDict");
    if (fields.every(({ json }) => isName(json))) this.emitBody(name, type, fields);
    else this.emitCall(name, fields);
    this.declared.add(type);
  }

  /** Python 3.9 has no NotRequired: what may be absent stands in a class of its own. */
  emitBody(name, type, fields) {
    const needed = fields.filter(({ isOptional }) => !isOptional);
    const others = fields.filter(({ isOptional }) => isOptional);
    if (others.length === 0) return this.emitFields(["class ", name, "(TypedDict):"], type, needed);
    const base = needed.length === 0 ? "TypedDict" : ["_", name];
    if (needed.length > 0) {
      this.emitFields(["class _", name, "(TypedDict):"], type, needed, false);
      this.ensureBlankLine(2);
    }
    return this.emitFields(["class ", name, "(", base, ", total=False):"], type, others);
  }

  emitFields(line, owner, fields, isNamed = true) {
    this.emitBlock(line, () => {
      if (isNamed) this.emitDescription(this.descriptionForType(owner));
      for (const { json, of } of fields) {
        this.emitLine(json, ": ", of);
        this.emitDescription(this.descriptionForClassProperty(owner, json));
      }
      if (fields.length === 0) this.emitLine("pass");
    });
  }

  /** For fields whose names are words of Python. */
  emitCall(name, fields) {
    const pairs = fields.flatMap(({ json, of }) => [JSON.stringify(json), ": ", of, ", "]);
    const isWhole = fields.every(({ isOptional }) => !isOptional);
    this.emitLine(name, ' = TypedDict("', name, '", {', pairs, isWhole ? "})" : "}, total=False)");
  }

  emitEnum() {}
}

class TypedDictLanguage extends PythonTargetLanguage {
  lists = new Map();
  get supportsOptionalClassProperties() {
    return true;
  }
  get stringTypeMapping() {
    return new Map();
  }
  makeRenderer(context, options) {
    const renderer = new TypedDictRenderer(this, context, getOptionValues(pythonOptions, options));
    return Object.assign(renderer, { lists: this.lists });
  }
}

/** The Python source of JSON schemas by name. */
export async function typedDictsOf(definitions) {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  await input.addSource({ name: "Api", schema: JSON.stringify({ definitions }), uris: ["#/definitions/"] });
  const inputData = new InputData();
  inputData.addInput(input);
  const lists = namedLists(definitions);
  const { lines } = await quicktype({
    inputData,
    lang: Object.assign(new TypedDictLanguage(), { lists }),
    combineClasses: false,
    rendererOptions: { "just-types": "true", "python-version": "3.9", "nice-property-names": "false" },
  });
  // Before the first class, which may name them.
  const declared = [...lists].map(([values, name]) => `${name} = ${literalOf(values.split(","))}`);
  const first = lines.findIndex((line) => line.startsWith("class "));
  return lines.toSpliced(first, 0, ...declared, "", "").join("\n");
}
