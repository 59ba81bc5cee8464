import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESIGN_VERSION } from '#contract/constants';
import { sharePictureNames, sharePicturePath } from '#contract/share-pictures';
import { defaultSettings } from '../../site/settings.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { fitText, loadTextOutliner } from './outline-text.ts';

const server = await startTestServer();
const get = (url: string, host = 'localhost') => server.http.inject({ url, headers: { host } });
const site = { ...defaultSettings, audience: 'men_seeking_men', design_version: DESIGN_VERSION } as const;

beforeAll(() => openSecondSite(server));

describe('share pictures (spec 2.7)', () => {
  test.each(sharePictureNames)('%s is a picture of the size that networks show uncut', async name => {
    const { statusCode, headers, rawPayload } = await get(sharePicturePath(name, 'nl', site));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(rawPayload.length).toBeLessThan(150_000);
  });

  test('are kept forever at the address that pages name, and asked for again at any other', async () => {
    const cacheControl = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await cacheControl(sharePicturePath('home', 'en', site))).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await cacheControl('/share/home-en.jpg')).toBe('public, max-age=3600');
    expect(await cacheControl('/share/home-en.jpg?v=old')).toBe('public, max-age=3600');
  });

  test('may be shown by pages of other sites', async () => {
    expect((await get('/share/home-en.jpg')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('speak the language of their address and have the colours and the name of the host’s site', async () => {
    const pictures = await Promise.all([
      get('/share/home-nl.jpg'),
      get('/share/home-en.jpg'),
      get('/share/home-en.jpg', 'lilac.localhost'),
    ]);
    expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3);
  });

  test.each([
    '/share/unknown-nl.jpg',
    '/share/home-xx.jpg',
    '/share/home.jpg',
    '/share/home-nl.png',
    '/share/..%2fhome-nl.jpg',
  ])('%s does not exist', async path => {
    expect((await get(path)).statusCode).toBe(404);
  });

  test('do not exist in a language that the site does not offer', async () => {
    expect((await get('/share/home-fr.jpg')).statusCode).toBe(200);
    expect((await get('/share/home-fr.jpg', 'lilac.localhost')).statusCode).toBe(404);
  });
});

describe('the text of a share picture', () => {
  const SPACE = { width: 560, height: 310, lineHeight: 1.08 };

  test('stays in its space, whatever its length', async () => {
    const outliner = await loadTextOutliner();
    for (const text of [
      'Hi',
      'Meet men near you',
      'Een lange zin over mannen die elkaar vanavond nog ontmoeten',
    ]) {
      const { lines, size } = fitText(outliner, text, SPACE, [88, 64, 40]);
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(SPACE.width);
      expect(lines.length * size * SPACE.lineHeight).toBeLessThanOrEqual(SPACE.height);
    }
  });

  test('has accents and Polish characters, and leaves out what no font has', async () => {
    const outliner = await loadTextOutliner();
    for (const character of ['é', 'ß', 'ł', 'ż', '’', '€'])
      expect(outliner(character, 40).width, character).toBeGreaterThan(5);
    expect(outliner('🎭', 40)).toEqual({ svg: '', width: 0 });
  });
});
