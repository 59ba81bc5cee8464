import type { ServedCall } from '../http/possible-errors.ts';
import { operationOf } from './operation.ts';
import { errorComponents } from './refusal-responses.ts';
import { createSchemas, type JsonSchema, type NamedSchemas } from './schemas.ts';

export type DocumentInfo = {
  title: string;
  version: string;
  /** Markdown. */
  description: string;
  sessionCookie: string;
  schemas: NamedSchemas;
  groups: { name: string; description: string; routes: readonly ServedCall[] }[];
};

/**
 * The document leaves out staff calls.
 * @spec D3.6
 */
export function createDocument(info: DocumentInfo): JsonSchema {
  const schemas = createSchemas(info.schemas);
  const groups = info.groups
    .map(group => ({ ...group, routes: group.routes.filter(({ call }) => call.access !== 'staff') }))
    .filter(({ routes }) => routes.length > 0);
  const paths: Record<string, JsonSchema> = {};
  for (const { name, routes } of groups) {
    for (const operations of Map.groupBy(routes, ({ call }) => `${call.method} ${call.path}`).values()) {
      const [{ call }] = operations as [ServedCall];
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: operationOf(operations, name, schemas),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version, description: info.description },
    servers: [{ url: '/', description: 'This site.' }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas.components(), ...errorComponents },
      securitySchemes: securitySchemes(info.sessionCookie),
      parameters,
      headers,
    },
  };
}

const securitySchemes = (cookie: string): JsonSchema => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookie,
    description: 'Set by logging in, for 30 days; no script can read it.',
  },
  partner: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of a partner of this site, sent by the partner’s server.',
  },
});

const parameters: JsonSchema = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Chosen by the caller, a new one for each thing to do. The same key with the same data answers what it answered first, for 24 hours; with other data it is refused.',
    schema: { type: 'string', minLength: 8, maxLength: 100 },
  },
  RequestType: {
    name: 'X-Request-Type',
    in: 'header',
    required: false,
    description: 'Who asks: the browser or the rendering of a page. Information only, never trusted.',
    schema: { type: 'string', enum: ['client', 'server'] },
  },
};

const headers: JsonSchema = {
  RetryAfter: { description: 'Seconds after which to try again.', schema: { type: 'integer', minimum: 1 } },
};
