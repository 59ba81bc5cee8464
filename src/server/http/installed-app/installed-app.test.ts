import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brandPalette } from '#contract/brand-palette';
import { changeDiscretion } from '#contract/discretion';
import { insertMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { serveInstalledApp } from './serve-installed-app.ts';

const server = await startTestServer(
  {},
  { addPages: async (http, app) => serveInstalledApp(http, app, async () => 'start();') },
);

const get = (url: string, headers: Record<string, string> = {}) =>
  server.http.inject({ url, headers: { host: 'localhost', ...headers } });
const manifest = async (headers?: Record<string, string>) =>
  (await get('/manifest.webmanifest', headers)).json();

describe('the manifest (spec 7.12)', () => {
  test('names the site, its colours and its start page, in the language of the caller', async () => {
    const dutch = await manifest({ 'accept-language': 'nl' });
    expect(dutch).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/members',
      display: 'standalone',
      name: 'Lavender',
      theme_color: brandPalette(293).surface[0],
    });
    expect(dutch.lang).toBe('nl-NL');
    expect(dutch.shortcuts.map(({ url, name }: Record<string, string>) => [url, name])).toEqual([
      ['/chats', 'Berichten'],
      ['/likes', 'Likes'],
    ]);
    const english = await manifest({ cookie: 'language=en' });
    expect(english.lang).toMatch(/^en/);
    expect(english.shortcuts[0].name).toBe('Messages');
  });

  test('has icons that exist in their sizes, for every purpose', async () => {
    const { icons, shortcuts } = await manifest();
    const all = [...icons, ...shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons)];
    for (const { src, sizes } of all) {
      const { statusCode, rawPayload, headers } = await get(src);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      const { width, height } = await sharp(rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const purpose of ['any', 'maskable', 'monochrome'])
      expect(icons.filter((icon: { purpose: string }) => icon.purpose === purpose)).toHaveLength(2);
  });

  test('maskable icons fill their square, and monochrome ones are transparent around one colour', async () => {
    const maskable = await sharp((await get('/app-icons/maskable-192.png')).rawPayload).stats();
    expect(maskable.isOpaque).toBe(true);
    const { data } = await sharp((await get('/app-icons/monochrome-96.png')).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255) colours.add([data[at], data[at + 1], data[at + 2]].join());
    expect([...colours]).toEqual(['0,0,0']);
    expect(data[3]).toBe(0);
  });

  test('in discreet mode says nothing of the site, by the account or by the cookie of the browser (spec D5.2)', async () => {
    const member = await insertMember(server.app, { name: 'Bram', email: 'bram@mail.example' });
    const cookie = `session=${member.sessionSecret}`;
    expect((await manifest({ cookie })).name).toBe('Lavender');
    await server.as(member).call(changeDiscretion, { body: { discreet: true } });
    for (const headers of [{ cookie }, { cookie: 'discreet=escape' }]) {
      const { body } = await get('/manifest.webmanifest', headers);
      expect(JSON.parse(body)).toMatchObject({ name: 'Agenda', short_name: 'Agenda' });
      expect(body).not.toMatch(/lavender|likes|screenshot|description|dating/i);
      for (const { src } of JSON.parse(body).icons) expect(src).toMatch(/^\/app-icons\/neutral-/);
    }
  });

  test('takes photos from other apps; without a service worker the member chooses the photo again', async () => {
    const { share_target: target } = await manifest();
    expect(target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });
    const answer = await server.http.inject({
      method: 'POST',
      url: target.action,
      headers: { host: 'localhost', 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\nx\r\n--x--\r\n',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/profile?shared=missing']);
  });
});

describe('the service worker and the offline page (spec 7.12)', () => {
  test('the script is requested each time, changes with the language, and is the same in discreet mode (spec D5.2)', async () => {
    const answer = await get('/service-worker.js');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; img-src 'self'",
    );
    expect(answer.body.endsWith('\nstart();')).toBe(true);
    const etag = String(answer.headers.etag);
    expect((await get('/service-worker.js', { 'if-none-match': etag })).statusCode).toBe(304);
    const statusWith = async (cookie: string) =>
      (await get('/service-worker.js', { 'if-none-match': etag, cookie })).statusCode;
    expect([await statusWith('language=en'), await statusWith('discreet=off')]).toEqual([200, 304]);
    for (const name of ['any-192', 'neutral-any-192', 'monochrome-96', 'neutral-monochrome-96'])
      expect(answer.body).toContain(`"/app-icons/${name}.png"`);
  });

  test('the offline page has the colours of the site and the language, but never its name', async () => {
    const { body, headers } = await get('/offline', { cookie: 'language=en' });
    expect(body).toContain('You’re offline');
    expect(body).toContain(brandPalette(293).violet[0]);
    expect(body).not.toMatch(/lavender/i);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; style-src 'sha256-.*script-src 'sha256-/,
    );
    expect((await get('/offline', { cookie: 'language=nl' })).body).toContain('Je bent offline');
  });

  test('hosts that belong to no site get none of these files', async () => {
    for (const url of ['/manifest.webmanifest', '/service-worker.js', '/offline', '/app-icons/any-192.png'])
      expect((await server.http.inject({ url, headers: { host: 'evil.example' } })).statusCode).not.toBe(200);
  });
});
