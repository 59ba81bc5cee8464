import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { RenderContext } from '../../src/server/platform/http/pages.ts';
import { portOf, reportToParent } from './child-server.ts';
import { newAddressHeaders } from './load.ts';
import { openServer } from './open-server.ts';

// The benchmark compares our server with this server, which renders stored API answers.
type Entry = { contextFor(document: RenderContext): Promise<RouterContextProvider> };

const server = await openServer(process.env.DATABASE_URL ?? '');
const build = (await import(pathToFileURL(path.resolve('build/server/index.js')).href)) as ServerBuild;
const entry = build.entry.module as unknown as Entry;
const answers = new Map<string, string>();

async function fetchOnce(url: string): Promise<Response> {
  const answer = answers.get(url) ?? (await answerOf(url));
  answers.set(url, answer);
  return new Response(answer, { headers: { 'content-type': 'application/json' } });
}

async function answerOf(url: string): Promise<string> {
  const { statusCode, body } = await server.http.inject({
    url,
    headers: { ...newAddressHeaders(), host: 'localhost' },
  });
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  return body;
}

const handle = createRequestHandler(build, 'production');
const rendered = async (url: string): Promise<Buffer> => {
  const context = await entry.contextFor({
    fetch: fetchOnce,
    locale: 'nl-NL',
    nonce: 'constant',
    apiBaseUrl: '',
    report: console.error,
  });
  const response = await handle(new Request(`http://localhost${url}`), context);
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

const card = (nth: number) =>
  createElement(
    'li',
    { key: nth, className: 'card' },
    createElement(
      'a',
      { href: `/members/${nth}` },
      createElement('img', { src: `/media/${nth}.webp`, alt: '', width: 256, height: 256 }),
      createElement('span', null, `Member ${nth}, ${20 + nth}`),
      createElement('span', null, 'Amsterdam'),
    ),
  );
const cards = () =>
  createElement(
    'ul',
    null,
    Array.from({ length: 24 }, (_, nth) => card(nth)),
  );

const http = fastify();
const light = await rendered('/');
http.get('/light', async (_request, reply) => reply.type('text/html; charset=utf-8').send(light));
http.get('/bare', async (_request, reply) => reply.type('text/html').send(renderToString(cards())));
http.get('/*', async ({ url }, reply) => reply.type('text/html; charset=utf-8').send(await rendered(url)));

await http.listen({ port: 0, host: '127.0.0.1' });
reportToParent(portOf(http.server), async () => {
  await http.close();
  await server.close();
});
