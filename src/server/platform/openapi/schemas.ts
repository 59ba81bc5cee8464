import * as z from 'zod/mini';

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = { [keyword: string]: unknown };
/** Schemas of the contract that the document names, by their name. */
export type NamedSchemas = Record<string, z.ZodMiniType>;

const REF = '#/components/schemas/';

/** Makes JSON Schemas of the contract's: named ones become references to the components. */
export function createSchemas(named: NamedSchemas) {
  const metadata = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) metadata.add(schema, { id });
  const options = { metadata, io: 'output', override: readable } as const;
  return {
    /**
     * One schema. What callers send is described as it is understood, not as it is typed: a number in a query string is
     * a number.
     */
    of(schema: z.ZodMiniType): JsonSchema {
      const { $schema: _dialect, $defs: _inComponents, ...json } = z.toJSONSchema(schema, options);
      return relocated(json);
    },
    /** The named ones, for `components.schemas`. */
    components(): Record<string, JsonSchema> {
      const { schemas } = z.toJSONSchema(metadata, { ...options, uri: id => REF + id });
      return Object.fromEntries(
        Object.entries(schemas).map(([name, { $schema: _dialect, $id: _own, id: _name, ...json }]) => [
          name,
          json,
        ]),
      );
    },
  };
}
export type Schemas = ReturnType<typeof createSchemas>;

/** Points references from the schema's own definitions to the components. */
const relocated = (json: object): JsonSchema =>
  JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#/$defs/', `"$ref":"${REF}`));

/** Leaves out what is true but tells a reader nothing, or promises more than the contract does. */
function readable({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  // A format says in a word what its pattern says in a line.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  // Control characters: a class of them tells nobody anything, and makes the examples noise.
  if (String(jsonSchema.pattern).startsWith('^[^\\u0000')) {
    delete jsonSchema.pattern;
    jsonSchema.description ??= 'Without control characters.';
  }
  // Answers may grow by members that an older reader does not know.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** What an answer is besides null, and whether it may be null: 204 instead of a body. */
export function withoutNull(schema: JsonSchema): { body: JsonSchema | null; mayBeEmpty: boolean } {
  if (schema.type === 'null') return { body: null, mayBeEmpty: true };
  if (!Array.isArray(schema.anyOf)) return { body: schema, mayBeEmpty: false };
  const rest = schema.anyOf.filter(({ type }: JsonSchema) => type !== 'null') as JsonSchema[];
  const mayBeEmpty = rest.length < schema.anyOf.length;
  return { body: rest.length === 1 && rest[0] ? rest[0] : { ...schema, anyOf: rest }, mayBeEmpty };
}
