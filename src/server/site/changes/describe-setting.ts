import * as z from 'zod/mini';
import type { StaffSetting } from '#contract/staff-settings';

type Description = Pick<StaffSetting, 'kind' | 'choices' | 'min' | 'max' | 'nullable'>;

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
};

/**
 * Says how a value of a schema is edited.
 * @spec D5.10
 */
export const describeSetting = (schema: z.ZodMiniType): Description =>
  describe(z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema);

function describe(schema: JsonSchema): Description {
  const { anyOf, items, minimum, maximum, type } = schema;
  if (anyOf) return describeUnion(anyOf);
  const choices = choicesOf(schema);
  if (choices.length > 0) return { ...PLAIN, kind: 'choice', choices };
  if (type === 'integer' || type === 'number')
    return { ...PLAIN, kind: 'number', min: boundOf(minimum), max: boundOf(maximum) };
  if (items) {
    const list = choicesOf(items);
    return { ...PLAIN, kind: list.length > 0 ? 'choices' : 'lines', choices: list };
  }
  return type === 'object' ? describeRecord(schema) : PLAIN;
}

const PLAIN: Description = { kind: 'text', choices: [], min: null, max: null, nullable: false };

/** Such as a number or null, or an address or nothing. */
function describeUnion(options: JsonSchema[]): Description {
  const others = options.filter(({ type, const: value }) => type !== 'null' && value !== '');
  const nullable = options.some(({ type }) => type === 'null');
  return { ...describe(others[0] ?? {}), nullable };
}

function describeRecord({ propertyNames, additionalProperties }: JsonSchema): Description {
  const values = typeof additionalProperties === 'object' ? additionalProperties : {};
  const kind = ({ object: 'prices', integer: 'numbers' } as const)[values.type ?? ''] ?? 'texts';
  return { ...PLAIN, kind, choices: propertyNames ? choicesOf(propertyNames) : [] };
}

const choicesOf = ({ enum: list, const: only }: JsonSchema): string[] =>
  (list ?? (only === undefined ? [] : [only])).map(String);

/** JSON Schema gives an unbounded integer the limits of what a number can hold. */
const boundOf = (bound: number | undefined): number | null =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound;
