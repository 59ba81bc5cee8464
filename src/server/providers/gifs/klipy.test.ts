import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findGifs, sendGif } from '#contract/gifs';
import { startTestServer } from '../../testing/start-test-server.ts';
import { createKlipy } from './klipy.ts';
import { GifProviderUnavailable } from './provider.ts';

/** Requests to the fake provider below, which speaks KLIPY's protocol version 2. */
const requests: URL[] = [];
let answer: (url: URL, response: ServerResponse) => void;
const provider = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://provider');
  requests.push(url);
  answer(url, response);
});
const listening = Promise.withResolvers<void>();
provider.listen(0, '127.0.0.1', listening.resolve);
await listening.promise;
afterAll(() => void provider.close().closeAllConnections());
const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

const frame = { create: { width: 40, height: 30, channels: 3 as const, background: '#a0f' } };
const webp = await sharp(frame).webp().toBuffer();
const gif = await sharp(frame).gif().toBuffer();
const picture = (name: string, more: object = {}) => ({
  url: `${origin}/pictures/${name}`,
  dims: [40, 30],
  size: webp.length,
  duration: 1.2,
  preview: '',
  ...more,
});
const result = (id: string, more: object = {}) => ({
  id,
  title: '',
  content_description: `A ${id}`,
  media_formats: { tinywebp: picture(`${id}.webp`), tinygif: picture(`${id}.gif`) },
  itemurl: `https://klipy.com/gifs/${id}`,
  tags: [],
  created: 1_750_000_000,
  hasaudio: false,
  ...more,
});
const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const send = (response: ServerResponse, type: string, bytes: Uint8Array) =>
  response.writeHead(200, { 'content-type': type }).end(bytes);

function respond(url: URL, response: ServerResponse): void {
  if (url.pathname.startsWith('/pictures/'))
    return void (url.pathname.endsWith('.gif')
      ? send(response, 'image/gif', gif)
      : send(response, 'image/webp', webp));
  const page = url.searchParams.get('pos') ?? '0';
  const word = url.searchParams.get('q') ?? 'popular';
  json(response, { results: [result(`${word}-${page}`)], next: page === '0' ? '24' : '' });
}
beforeEach(() => {
  requests.length = 0;
  answer = respond;
});

const options = { key: 'a-secret-key', url: origin, pictureOrigins: [origin], timeoutMs: 60_000 };
const klipy = createKlipy(options);
const impatient = createKlipy({ ...options, timeoutMs: 300 });
const find = (words: string, after: string | null = null) => klipy.find({ words, language: 'nl', after });

describe('queries to the provider (spec 1.2)', () => {
  test('popular GIFs and a search use the locale of the language and the filter, and reveal nothing about the member', async () => {
    expect((await find('')).gifs).toEqual([
      {
        id: 'klipy-popular-0',
        width: 40,
        height: 30,
        words: 'A popular-0',
        address: `${origin}/pictures/popular-0.webp`,
      },
    ]);
    await klipy.find({ words: 'kawa', language: 'pl', after: null });
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/v2/featured', '/v2/search']);
    expect(Object.fromEntries(requests[1]?.searchParams ?? [])).toEqual({
      ...{ key: 'a-secret-key', q: 'kawa', locale: 'pl_PL', contentfilter: 'medium', limit: '24' },
      media_filter: 'tinywebp,webp,tinygif,mediumgif',
    });
  });

  test('the next page is fetched by its position, until there is none', async () => {
    const first = await find('cat');
    expect(first.next).toBe('24');
    const second = await find('cat', first.next);
    expect(second).toMatchObject({ gifs: [{ id: 'klipy-cat-24' }], next: null });
  });

  test('an unusable result does not spoil the others', async () => {
    const odd = [
      result('evil', { media_formats: { tinywebp: picture('x', { url: 'http://169.254.169.254/latest' }) } }),
      result('other-port', { media_formats: { tinywebp: picture('x', { url: 'http://127.0.0.1:1/x' }) } }),
      result('user', { media_formats: { tinywebp: picture('x', { url: origin.replace('//', '//me@') }) } }),
      result('film', { media_formats: { mp4: picture('film.mp4') } }),
      result('huge', { media_formats: { tinygif: picture('x', { dims: [9_000, 9_000] }) } }),
      result('../../etc/passwd'),
      { id: 7 },
      null,
    ];
    const only = result('gif-only', {
      media_formats: { tinygif: picture('g.gif') },
      content_description: 'two\u202e\nlines ',
    });
    answer = (_, response) => void json(response, { results: [...odd, only], next: null });
    expect((await find('odd')).gifs).toMatchObject([{ id: 'klipy-gif-only', words: 'two lines' }]);
  });
});

const misbehaviour: Record<string, (url: URL, response: ServerResponse) => void> = {
  'an error': (_, response) => void response.writeHead(500).end(),
  'a page': (_, response) => void send(response, 'text/html', Buffer.from('<p>no</p>')),
  'half of JSON': (_, response) => void send(response, 'application/json', Buffer.from('{"results": [')),
  'another shape': (_, response) => void json(response, { data: [] }),
  'a redirect into the own network': (_, response) =>
    void response.writeHead(302, { location: `${origin}/pictures/a.webp` }).end(),
  'a body without end': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.on('error', () => undefined);
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
    };
    response.on('drain', write);
    write();
  },
  silence: () => undefined,
};

describe('a provider that misbehaves', () => {
  test.each(Object.keys(misbehaviour))(
    '%s: the provider counts as unavailable, and the error does not contain the key',
    async name => {
      answer = misbehaviour[name] as typeof answer;
      const error = await impatient
        .find({ words: 'cat', language: 'nl', after: null })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(GifProviderUnavailable);
      expect(JSON.stringify([String(error), (error as Error).cause])).not.toContain('a-secret-key');
    },
  );

  test.each(Object.keys(misbehaviour))('a picture with %s is refused', async name => {
    answer = misbehaviour[name] as typeof answer;
    await expect(impatient.load(`${origin}/pictures/a.webp`)).rejects.toBeInstanceOf(GifProviderUnavailable);
  });

  test.each([
    'http://127.0.0.1:1/a.webp',
    'file:///etc/passwd',
    'https://klipy.com.evil.example/a',
    'nonsense',
  ])('%s is not requested', async address => {
    await expect(klipy.load(address)).rejects.toBeInstanceOf(GifProviderUnavailable);
    expect(requests).toEqual([]);
  });

  test('every host below its own is allowed, and none that only looks like it', async () => {
    const real = createKlipy({ ...options, pictureOrigins: ['https://*.klipy.com'] });
    const media = (url: string) => result('x', { media_formats: { tinywebp: picture('x', { url }) } });
    const urls = [
      'https://static.klipy.com/a',
      'http://static.klipy.com/a',
      'https://evilklipy.com/a',
      'https://klipy.com.evil.example/a',
      'https://static.klipy.com:8443/a',
    ];
    answer = (_, response) => void json(response, { results: urls.map(media) });
    const { gifs } = await real.find({ words: 'x', language: 'en', after: null });
    expect(gifs.map(({ address }) => address)).toEqual(['https://static.klipy.com/a']);
  });
});

describe('through this server', () => {
  test('a found GIF is sent and served from here, fetched once, and stays when the provider is unavailable', async () => {
    const server = await startTestServer({ KLIPY_KEY: 'k', KLIPY_URL: origin, KLIPY_PICTURES: origin });
    const anton = await server.signUpMember({ credits: 5 });
    const bram = await server.signUpMember();
    const { gifs, by } = await server.as(anton).call(findGifs, { query: { words: 'dog' } });
    await server.as(bram).call(findGifs, { query: { words: 'Dog' } });
    expect([by, gifs, requests.length]).toEqual([
      'klipy',
      [{ id: 'klipy-dog-0', width: 40, height: 30, words: 'A dog-0' }],
      1,
    ]);

    const show = (part: string) => server.visitor().request({ url: `/media/gifs/klipy-dog-0/${part}` });
    const shown = await Promise.all([show('moving'), show('moving'), show('still')]);
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(shown[0]?.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(requests.filter(({ pathname }) => pathname.startsWith('/pictures/'))).toHaveLength(1);

    answer = misbehaviour['an error'] as typeof answer;
    expect(await server.as(anton).send(findGifs, { query: { words: 'bird' } })).toMatchObject({
      status: 424,
      error: { code: 'gifs_away' },
    });
    const body = { to: bram.profileId, client_id: crypto.randomUUID(), gif: 'klipy-dog-0' };
    expect((await server.as(anton).call(sendGif, { body })).message.gif).toEqual(gifs[0]);
    expect((await show('moving')).status).toBe(200);
  });

  test('an unlisted id, and bytes that are no picture, are not served', async () => {
    const server = await startTestServer({ KLIPY_KEY: 'k', KLIPY_URL: origin, KLIPY_PICTURES: origin });
    const anton = await server.signUpMember();
    const show = (id: string) => server.visitor().request({ url: `/media/gifs/${id}/moving` });
    expect((await show('klipy-secret')).status).toBe(404);
    expect((await show('own-yacht')).status).toBe(404);
    await server.as(anton).call(findGifs, { query: { words: 'lie' } });
    answer = (_, response) =>
      void send(response, 'image/webp', Buffer.from('RIFF0000WEBP<script>alert(1)</script>'));
    expect((await show('klipy-lie-0')).status).toBe(424);
  });
});
