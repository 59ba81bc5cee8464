import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call';
import { httpStatusOf } from '#contract/errors';
import { possibleErrors } from '../platform/http/possible-errors.ts';
import { createDocument, type DocumentInfo } from '../platform/openapi/document.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { apiDocument } from './document.ts';
import { routes, routesByDomain } from './routes.ts';

type Response = { description: string; content?: Record<string, { schema: object }> };
type Operation = {
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: { name?: string; $ref?: string }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, Response>;
};
type ApiDocument = { paths: Record<string, Record<string, Operation>>; components: { schemas: object } };

const document = apiDocument(false) as unknown as ApiDocument;
const operationOf = ({ path: url, method }: Call) => document.paths[url]?.[method.toLowerCase()];

async function readContractCalls(): Promise<[string, Call][]> {
  const folder = path.resolve(import.meta.dirname, '../../contract');
  const files = globSync('*.ts', { cwd: folder }).filter(file => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map(file => import(pathToFileURL(path.join(folder, file)).href)));
  return modules
    .flatMap(module => Object.entries(module as object))
    .filter((entry): entry is [string, Call] => {
      const value: unknown = entry[1];
      return typeof value === 'object' && value !== null && 'method' in value && 'repeat' in value;
    });
}
const calls = await readContractCalls();

describe('every call of the contract', () => {
  test('is found', () => {
    expect(calls.length).toBeGreaterThan(30);
  });

  test.each(calls)('%s is served, once', (_name, call) => {
    expect(routes.filter(route => route.call === call)).toHaveLength(1);
  });

  test.each(calls.filter(([, { path: url }]) => !url.startsWith('/api/staff-')))(
    '%s is documented, with its answers and errors',
    (_name, call) => {
      const operation = operationOf(call);
      expect(operation?.summary).toContain(call.summary);
      expect(operation?.description).toContain(`Section ${call.section}`);
      const route = routes.find(served => served.call === call);
      for (const code of route ? possibleErrors(route) : []) {
        expect(operation?.responses[httpStatusOf(code)]?.description).toContain(`\`${code}\``);
      }
      const names = operation?.parameters.map(({ name, $ref }) => name ?? $ref) ?? [];
      if (call.marker) expect(names).toContain(call.marker.split('=')[0]);
      for (const name of Object.keys((call.query as { shape?: object }).shape ?? {}))
        expect(names).toContain(name);
      if (call.repeat === 'key') expect(names).toContain('#/components/parameters/IdempotencyKey');
      if (call.upload) expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(call.upload.types);
    },
  );
});

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result).toEqual({ valid: true });
    expect(document).toMatchObject({ openapi: '3.1.0' });
  });

  test('has no dangling references', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(match => match[1] ?? '');
    expect(refs.length).toBeGreaterThan(100);
    const missing = refs.filter(
      ref =>
        ref.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document) ===
        undefined,
    );
    expect(missing).toEqual([]);
  });

  test('combines calls that differ in their marker into one operation', () => {
    const signup = document.paths['/api/signup.php']?.post;
    expect(signup?.parameters).toContainEqual(
      expect.objectContaining({ name: 'check', in: 'query', required: false }),
    );
    expect(signup?.requestBody?.content['application/json']?.schema).toHaveProperty(
      'anyOf.1.title',
      '?check=1',
    );
    expect(signup?.responses['200']?.content?.['application/json']?.schema).toHaveProperty('anyOf.length', 2);
    expect(signup?.description).toContain('**With `?check=1`: Sign-up step 1');
  });

  test('describes a number in a query as a number, an empty answer as 204, and the required access', () => {
    const search = document.paths['/api/members.php']?.get;
    expect(search?.parameters).toContainEqual({
      ...{ name: 'page', in: 'query', required: false },
      schema: { type: 'integer', minimum: 1, maximum: 50 },
    });
    expect(search?.security).toEqual([{}, { session: [] }]);
    const overlay = document.paths['/api/auto-like.php']?.get;
    expect(Object.keys(overlay?.responses ?? {})).toEqual(expect.arrayContaining(['200', '204']));
    expect(overlay?.security).toEqual([{ session: [] }]);
    expect(Object.keys(document.paths['/api/like.php']?.delete?.responses ?? {})).not.toContain('200');
  });

  test('does not contain staff calls', () => {
    const [first] = routesByDomain.site;
    if (!first) throw new Error('no route');
    const staffCall = { ...first.call, path: '/api/secret.php', access: 'staff' } as const;
    const info: DocumentInfo = {
      ...{ title: 't', version: '1', description: 'd', sessionCookie: 's', schemas: {} },
      groups: [{ name: 'Staff', description: 's', routes: [{ call: staffCall, options: {} }] }],
    };
    expect(JSON.stringify(createDocument(info))).not.toMatch(/secret|Staff/);
  });
});

describe('over the wire', async () => {
  const server = await startTestServer();

  test('the document is the same for everyone, and is not sent again when unchanged', async () => {
    const first = await server.visitor().request({ url: '/api/openapi.json' });
    expect(first.body).toEqual(document);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await server.visitor().request({ url: '/api/openapi.json', headers });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('its page loads only files of this site', async () => {
    const { body, headers, status } = await server.visitor().request({ url: '/api/docs' });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const files = [...String(body).matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
      match => match[1] ?? '',
    );
    expect(files).toHaveLength(4);
    for (const url of files) expect((await server.visitor().request({ url })).status).toBe(200);
    expect(String(body)).not.toMatch(/https?:/);
  });

  test.each(['/api/docs/index.html', '/api/docs/oauth2-redirect.html', '/api/docs/../api-document.ts'])(
    'no other file of the library is served: %s',
    async url => {
      expect((await server.visitor().request({ url })).status).toBe(404);
    },
  );
});
