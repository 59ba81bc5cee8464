import { STATUS_CODES } from 'node:http';
import { type ErrorCode, errorCodes, httpStatusOf } from '#contract/errors';
import type { JsonSchema } from './schemas.ts';

const RETRY_AFTER = { $ref: '#/components/headers/RetryAfter' };

export function refusalResponses(codes: ErrorCode[]): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(codes, httpStatusOf);
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, statusCodes]) => [String(status), refusalResponse(status, statusCodes)]),
  );
}

function refusalResponse(status: number, codes: ErrorCode[]): JsonSchema {
  const codeList = codes.map(code => `\`${code}\``).join(', ');
  return {
    description: `${STATUS_CODES[status]}: ${codeList}`,
    ...([425, 429, 503].includes(status) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/json': { schema: narrowToCodes(codes) } },
  };
}

const narrowToCodes = (codes: ErrorCode[]): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Error' },
    { type: 'object', properties: { error: { type: 'object', properties: { code: { enum: codes } } } } },
  ],
});

const code = { $ref: '#/components/schemas/ErrorCode' };
const params = {
  type: 'object',
  description: 'What the sentence was made with, e.g. `{ "minutes": 15 }`.',
  additionalProperties: { type: ['string', 'number'] },
};

/** @spec 8.1 D3.5 D3.6 */
export const errorComponents: Record<string, JsonSchema> = {
  ErrorCode: {
    type: 'string',
    description:
      'What went wrong, for programs. A code has one status. Codes of refused fields stand at `error.fields`.',
    enum: errorCodes,
  },
  FieldError: {
    type: 'object',
    required: ['code', 'message'],
    properties: { code, params, message: { type: 'string', description: "In the caller's language." } },
  },
  Error: {
    type: 'object',
    description: 'The one shape of every refusal.',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code,
          message: { type: 'string', description: "A sentence in the caller's language." },
          params,
          fields: {
            type: 'object',
            description: 'Refused fields by their path, as `email` or `query.page`.',
            additionalProperties: { $ref: '#/components/schemas/FieldError' },
          },
        },
      },
      authentication_required: {
        const: true,
        description: 'With the code of the same name: the login has ended.',
      },
    },
  },
};
