import type { Call } from '#contract/call';
import { possibleErrors, type ServedCall } from '../http/possible-errors.ts';
import { refusalResponses } from './refusal-responses.ts';
import { type JsonSchema, type Schemas, splitNull } from './schemas.ts';

/**
 * Calls that differ only in `Call.marker` become one operation, because OpenAPI paths have no query.
 * @spec D3.6
 */
export function operationOf(routes: ServedCall[], tag: string, schemas: Schemas): JsonSchema {
  const calls = routes
    .map(({ call }) => call)
    .sort((left, right) => markerOf(left).localeCompare(markerOf(right)));
  const [first] = calls;
  if (!first) throw new Error('an operation of no call');
  return {
    operationId: operationId(first),
    tags: [tag],
    summary: calls.map(({ summary }) => summary).join(' / '),
    description: calls.map(callDescription).join('\n\n'),
    security: securityOf(calls),
    parameters: parametersOf(calls, schemas),
    ...requestBodyOf(calls, schemas),
    responses: {
      ...successResponses(calls, schemas),
      ...refusalResponses([...new Set(routes.flatMap(possibleErrors))]),
    },
  };
}

const markerOf = ({ marker }: Call): string => marker ?? '';

/** For example `getUser` for GET /api/user.php. */
const operationId = ({ method, path }: Call): string =>
  method.toLowerCase() +
  path
    .slice('/api/'.length, -'.php'.length)
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const RETRY_TEXTS = {
  natural: 'May be repeated: the same again has the same effect.',
  key: 'May be repeated with the same `Idempotency-Key` within 24 hours: it happens once.',
  none: 'Not to be repeated by itself.',
} as const;
const ACCESS_TEXTS = {
  anyone: 'Anyone may call.',
  member: 'For a logged-in member.',
  partner: 'For a partner’s server, with its key.',
  provider: 'For the server of a provider, by its signature.',
  staff: 'For staff.',
} as const;

function callDescription(call: Call): string {
  const head = call.marker ? `**With \`?${call.marker}\`: ${call.summary}.**` : `**${call.summary}.**`;
  const origin = call.sameOrigin ? 'Answered to requests of the same origin only.' : '';
  return [
    head,
    ACCESS_TEXTS[call.access],
    RETRY_TEXTS[call.repeat],
    origin,
    `Section ${call.section} of docs/product.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Public calls work without a session (`{}`), but a session changes their answer. */
const securityOf = (calls: Call[]): JsonSchema[] =>
  calls.some(({ access }) => access === 'anyone')
    ? [{}, { session: [] }]
    : calls
        .map(({ access: callAccess }) => (callAccess === 'partner' ? { partner: [] } : { session: [] }))
        .slice(0, 1);

function parametersOf(calls: Call[], schemas: Schemas): JsonSchema[] {
  const markers = calls.flatMap(call => (call.marker ? [markerParameter(call, calls)] : []));
  const query = calls.flatMap(call => queryParameters(call, schemas));
  const unique = [...new Map(query.map(parameter => [parameter.name, parameter])).values()];
  const keyed = calls.some(({ repeat }) => repeat === 'key');
  return [
    ...markers,
    ...unique,
    ...(keyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    { $ref: '#/components/parameters/RequestType' },
  ];
}

function markerParameter({ marker = '', summary }: Call, calls: Call[]): JsonSchema {
  const [name = '', value = ''] = marker.split('=');
  const required = calls.every(call => call.marker !== undefined);
  return {
    name,
    in: 'query',
    required,
    description: `Makes it: ${summary}.`,
    schema: { type: 'string', enum: [value] },
  };
}

function queryParameters(call: Call, schemas: Schemas): JsonSchema[] {
  const { properties = {}, required = [] } = schemas.of(call.query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBodyOf(calls: Call[], schemas: Schemas): { requestBody?: JsonSchema } {
  const content: Record<string, JsonSchema> = {};
  const bodies: JsonSchema[] = [];
  for (const call of calls.filter(({ method }) => method !== 'GET')) {
    for (const type of call.upload?.types ?? [])
      content[type] = { schema: { type: 'string', format: 'binary', maxLength: call.upload?.maxBytes } };
    const schema = schemas.of(call.body);
    if (!call.upload && hasProperties(schema)) bodies.push(withTitle(schema, call, calls));
  }
  const schema = anyOfSchemas(bodies);
  if (schema) content['application/json'] = { schema };
  if (Object.keys(content).length === 0) return {};
  const everyCall = bodies.length === calls.length || calls.every(({ upload }) => upload);
  return { requestBody: { required: everyCall, content } };
}

const hasProperties = ({ properties = {} }: JsonSchema): boolean =>
  Object.keys(properties as object).length > 0;

function successResponses(calls: Call[], schemas: Schemas): Record<string, JsonSchema> {
  const bodies: JsonSchema[] = [];
  let empty = false;
  for (const call of calls) {
    const { body, mayBeEmpty } = splitNull(schemas.of(call.output));
    if (body) bodies.push(withTitle(body, call, calls));
    empty ||= mayBeEmpty;
  }
  const schema = anyOfSchemas(bodies);
  return {
    ...(schema && { '200': { description: 'Done.', content: { 'application/json': { schema } } } }),
    ...(empty && { '204': { description: schema ? 'There is nothing to answer.' : 'Done.' } }),
  };
}

/** Adds a title that names the call, if several calls share the operation. */
const withTitle = (schema: JsonSchema, call: Call, calls: Call[]): JsonSchema =>
  calls.length > 1 ? { title: call.marker ? `?${call.marker}` : 'without a marker', ...schema } : schema;

/** Uses `anyOf`, because `oneOf` forbids a value that matches several schemas. */
const anyOfSchemas = (schemas: JsonSchema[]): JsonSchema | undefined =>
  schemas.length > 1 ? { anyOf: schemas } : schemas[0];
