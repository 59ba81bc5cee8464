import * as z from 'zod/mini';

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown };
export type NamedSchemas = Record<string, z.ZodMiniType>;

const REF = '#/components/schemas/';

/** Named schemas become references to components. */
export function createSchemas(named: NamedSchemas) {
  const metadata = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) metadata.add(schema, { id });
  const options = { metadata, io: 'output', override: simplifySchema } as const;
  return {
    /** Describes parsed values, for example a query parameter as a number. */
    of(schema: z.ZodMiniType): JsonSchema {
      const { $schema: _dialect, $defs: _inComponents, ...json } = z.toJSONSchema(schema, options);
      return relocateReferences(json);
    },
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

const relocateReferences = (json: object): JsonSchema =>
  JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#/$defs/', `"$ref":"${REF}`));

/** Removes details that the contract does not promise. */
function simplifySchema({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  // With a pattern against control characters, Swagger UI would generate useless examples.
  if (String(jsonSchema.pattern).startsWith('^[^\\u0000')) {
    delete jsonSchema.pattern;
    jsonSchema.description ??= 'Without control characters.';
  }
  // Lets clients accept new properties, which later versions of the API may send.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Separates null from the other types, because the server sends null as 204. */
export function splitNull(schema: JsonSchema): { body: JsonSchema | null; mayBeEmpty: boolean } {
  if (schema.type === 'null') return { body: null, mayBeEmpty: true };
  if (!Array.isArray(schema.anyOf)) return { body: schema, mayBeEmpty: false };
  const rest = schema.anyOf.filter(({ type }: JsonSchema) => type !== 'null') as JsonSchema[];
  const mayBeEmpty = rest.length < schema.anyOf.length;
  return { body: rest.length === 1 && rest[0] ? rest[0] : { ...schema, anyOf: rest }, mayBeEmpty };
}
