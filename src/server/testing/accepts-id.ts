import type * as z from 'zod/mini';
import type { Call } from '#contract/call';

type SchemaDefinition = {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: z.ZodMiniType[];
};

export const acceptsId = ({ query, body }: Pick<Call, 'query' | 'body'>): boolean =>
  hasId(query) || hasId(body);

function hasId(schema: z.ZodMiniType): boolean {
  const {
    format,
    shape,
    innerType,
    element,
    in: from,
    options,
  } = schema._zod.def as unknown as SchemaDefinition;
  if (format === 'uuid') return true;
  const parts = [...Object.values(shape ?? {}), ...(options ?? []), innerType, element, from];
  return parts.some(part => part !== undefined && hasId(part));
}
